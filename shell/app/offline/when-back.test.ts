import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeConnection } from './fake-connection';
import { whenBack } from './when-back';

const arrivals = { remote: 'catalog', module: 'new-arrivals', deferred: true };
const frame = (markup: string) => {
  document.body.innerHTML = `<div data-remote="catalog" data-module="new-arrivals">${markup}</div>`;
};

afterEach(() => document.body.replaceChildren());

describe('whenBack', () => {
  it('waits for the shop while the page shows what the server has sent', async () => {
    frame('<!--$--><p>Sixteen products</p><!--/$-->');
    const { connection, become } = fakeConnection(true);
    let isBack = false;
    const back = whenBack(connection)(arrivals)?.then(() => (isBack = true));
    await Promise.resolve();
    expect(isBack).toBe(false);
    become(false);
    await back;
    expect(isBack).toBe(true);
  });

  it.each([
    ['the shop responds', false, '<!--$--><p>Sixteen products</p><!--/$-->'],
    ['there is a placeholder alone', true, '<!--$?--><p>On its way</p><!--/$-->'],
    ['the page has rendered it before', true, '<p>Sixteen products</p>'],
  ])('does not wait when %s', (_name, offline, markup) => {
    frame(markup);
    expect(whenBack(fakeConnection(offline).connection)(arrivals)).toBeNull();
  });
});
