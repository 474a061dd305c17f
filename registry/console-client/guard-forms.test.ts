import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { guardForms } from './guard-forms';

let offline = false;
let responds = true;
/** The submit buttons of the forms that were sent. */
const sent: (string | undefined)[] = [];

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = () => find('button')?.click();
const bar = () => find('#bars')?.textContent;

beforeAll(() => {
  const connection = { isOffline: () => offline, subscribe: () => () => undefined };
  guardForms(connection, async () => responds);
  // Instead of the browser, which would leave the page.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    sent.push(event.submitter?.textContent);
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  offline = false;
  responds = true;
  sent.length = 0;
  document.body.innerHTML = `<div id="bars"></div>
    <form method="post" action="/ops/change"><input name="reason" value="Too early" required><button>Roll back</button></form>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a console form', () => {
  it.each([true, false])('is sent immediately and only once while the browser reports %s', (reported) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(reported);
    press();
    press();
    expect(sent).toEqual(['Roll back']);
  });

  it('is not sent while the registry does not respond, and keeps the input', async () => {
    offline = true;
    responds = false;
    press();
    await settle();
    expect(sent).toEqual([]);
    expect(bar()).toMatch(/^Not sent: the registry does not respond\./);
    expect(find('input')).toHaveValue('Too early');
    responds = true;
    press();
    press();
    await settle();
    expect(sent).toEqual(['Roll back']);
    expect(bar()).toBe('');
  });

  it('is not sent if a field was emptied while the registry was checked', async () => {
    offline = true;
    press();
    Object.assign(find('input') ?? {}, { value: '' });
    await settle();
    expect(sent).toEqual([]);
    Object.assign(find('input') ?? {}, { value: 'Too slow' });
    press();
    await settle();
    expect(sent).toEqual(['Roll back']);
  });

  it('can be sent again after returning to its page', () => {
    press();
    dispatchEvent(new Event('pageshow'));
    press();
    expect(sent).toHaveLength(2);
  });
});
