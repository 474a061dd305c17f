import { expect, test } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import { doneOf, headNotice } from './head-notice';

const assigned = (change: Partial<Assignment> = {}): Assignment => ({
  ...{ stable: '1.1.0', lastKnownGood: '1.0.0', killed: false },
  ...change,
});

const release = (seq: number, assignments: Release['assignments']): Release => ({
  ...{ env: 'live', seq, parent: seq - 1, assignments, actor: 'asha', reason: 'r' },
  at: '2026-11-26T08:00:00.000Z',
});

const before = release(6, { cart: assigned() });
const freeze = { by: 'asha', at: before.at, reason: 'Diwali week' };

/** The notice as text, in a shop whose cart was rolled back and is frozen. */
function noticeFor(query: Parameters<typeof doneOf>[0]): string {
  const live = release(7, { cart: assigned({ stable: '1.0.0', previews: ['2.0.0'] }) });
  const { html } = headNotice({
    ...{ release: live, before, freezes: { cart: freeze }, done: doneOf(query) },
    now: new Date('2026-11-26T09:00:00.000Z'),
  });
  return html.replaceAll(/<[^>]*>/g, '');
}

test.each([
  [{ done: '7' }, 'Done. cart: 1.1.0 to 1.0.0'],
  [{ done: '7', freeze: 'cart' }, 'Done. cart is frozen.'],
  [{ done: '7', freeze: 'catalog' }, 'Done. The freeze of catalog has ended.'],
  [{ done: '7', freeze: '*' }, 'Done. The freeze of all remotes has ended.'],
  [{ done: '7', preview: 'cart@2.0.0' }, 'Done. cart@2.0.0 can be previewed.'],
  [{ done: '7', preview: 'cart@1.9.0' }, 'Done. The preview of cart@1.9.0 has ended.'],
])('after %j it shows what was done', (query, text) => {
  expect(noticeFor(query)).toContain(text);
});

test.each([{}, { done: '6' }, { done: 'x', freeze: 'cart' }])(
  'with the query %j of another release it only shows the live one',
  (query) => {
    expect(noticeFor(query)).not.toContain('Done');
    expect(noticeFor(query)).toContain('Release 7');
  },
);
