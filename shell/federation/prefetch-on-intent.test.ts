import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteModule } from '@shop/contracts';
import type { ShopDispatch } from '@shop/store';
import { isConstrainedConnection, prefetchOnIntent } from './prefetch-on-intent';
import type { FragmentRef } from './routing/page-routes';

it('does not prefetch on slow or metered connections', () => {
  expect(isConstrainedConnection({})).toBe(false);
  expect(isConstrainedConnection({ connection: { effectiveType: '4g' } })).toBe(false);
  expect(isConstrainedConnection({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(isConstrainedConnection({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
});

const routes = [{ path: '/blogs/:name', fragments: [{ remote: 'content', module: 'blog-post' }] }];
const dispatch = (() => undefined) as unknown as ShopDispatch;

let load: jest.Mock<(fragment: FragmentRef) => Promise<RouteModule>>;
let loadData: jest.Mock<NonNullable<RouteModule['load']>>;

beforeEach(() => {
  jest.useFakeTimers();
  loadData = jest.fn(() => Promise.resolve(null));
  load = jest.fn(() => Promise.resolve({ Component: () => null, load: loadData } satisfies RouteModule));
  // A separate page for each test: the listener is never removed.
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  page.innerHTML =
    '<a id="one" href="/blogs/one?x=1"><b>One</b></a><a id="two" href="/blogs/two">Two</a><a id="out" href="https://example.in/blogs/x">Out</a>';
  prefetchOnIntent({ routes, load, dispatch, within: page });
});
afterEach(() => void jest.useRealTimers());

/** Waits two frames and a task, until the shopper's action is painted. */
const shown = () => jest.advanceTimersByTimeAsync(40);
const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

describe('prefetchOnIntent', () => {
  it('loads code and data of a hovered link, once', async () => {
    fire('#one b', 'pointerover');
    await jest.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(1);
    expect(loadData.mock.calls[0]?.[0]).toMatchObject({ params: { name: 'one' } });
    expect(loadData.mock.calls[0]?.[0].query.get('x')).toBe('1');
    fire('#one', 'focusin');
    await jest.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('ignores links that the pointer only crosses', async () => {
    fire('#one', 'pointerover');
    await jest.advanceTimersByTimeAsync(20);
    fire('#two', 'pointerover');
    await jest.advanceTimersByTimeAsync(100);
    expect(loadData.mock.calls.map(([context]) => context.params.name)).toEqual(['two']);
  });

  it('starts after focus, touch and button presses are painted, and ignores links to other sites', async () => {
    fire('#one', 'touchstart');
    fire('#two', 'pointerdown');
    fire('#out', 'focusin');
    await jest.advanceTimersByTimeAsync(16);
    expect(load).not.toHaveBeenCalled();
    await shown();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not prefetch when the pointer is pressed before the hover delay', async () => {
    fire('#one', 'pointerover');
    await jest.advanceTimersByTimeAsync(60);
    fire('#one', 'pointerdown');
    await jest.advanceTimersByTimeAsync(10);
    expect(load).not.toHaveBeenCalled();
    await shown();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('prefetches lead fragments, but not on a slow connection', async () => {
    const approach = jest.fn();
    load.mockResolvedValue({ Component: () => null, approach });
    fire('#one b', 'focusin');
    await shown();
    expect(approach.mock.calls).toEqual([[document.getElementById('one')]]);
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true });
    fire('#two', 'focusin');
    await shown();
    Reflect.deleteProperty(navigator, 'connection');
    expect(load).toHaveBeenCalledTimes(2);
    expect(approach).toHaveBeenCalledTimes(1);
  });

  it('prefetches a link again when the shopper returns to it after its data expired', async () => {
    fire('#one', 'focusin');
    await jest.advanceTimersByTimeAsync(31_000);
    fire('#one', 'focusin');
    await shown();
    expect(loadData).toHaveBeenCalledTimes(2);
  });

  it('retries after a failure', async () => {
    load.mockRejectedValueOnce(new Error('network'));
    fire('#two', 'focusin');
    await shown();
    fire('#two', 'focusin');
    await shown();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
