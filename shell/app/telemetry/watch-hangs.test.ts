import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageEvent } from '../../federation/page-events';
import { releaseWith } from '../../federation/release-fixture';
import { watchHangs } from './watch-hangs';

const release = releaseWith(1, { catalog: '1.1.0' });
const events: PageEvent[] = [];
let now = 0;

const open = (of = release) =>
  watchHangs(of, { emit: (event) => events.push(event), storage: localStorage, clock: () => now });

const press = (type = 'pointerdown', selector = 'button') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  events.length = 0;
  now = 1_000_000;
  document.body.innerHTML = '<a>Shell</a><div data-remote="catalog"><button>Add to Cart</button></div>';
});
afterEach(() => void jest.useRealTimers());

describe('hangs', () => {
  it.each(['pointerdown', 'keydown'])(
    'are reported once by the next page when a %s was the last event',
    (type) => {
      open();
      press(type);
      now += 5000;
      open();
      open();
      expect(events).toEqual([{ kind: 'hang', remote: 'catalog', version: '1.1.0' }]);
    },
  );

  it.each([
    ['the page continues', () => jest.advanceTimersByTime(1000)],
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ])('are not reported when %s', (_what, then) => {
    open();
    press();
    then();
    now += 5000;
    open();
    expect(events).toEqual([]);
  });

  it('are not reported while another tab may still respond', () => {
    open();
    press();
    now += 4999;
    open();
    expect(events).toEqual([]);
  });

  it('are not reported for a press in the shell, or for a version that this page does not have', () => {
    open();
    press('pointerdown', 'a');
    now += 5000;
    open();
    press();
    now += 5000;
    open(releaseWith(2, { catalog: '1.0.0' }));
    expect(events).toEqual([]);
  });

  it('are not detected without storage', () => {
    watchHangs(release, { emit: (event) => events.push(event), storage: null });
    press();
    expect(events).toEqual([]);
  });
});
