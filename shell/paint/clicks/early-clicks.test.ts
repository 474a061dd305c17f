import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { earlyClickScript } from './early-click-script';
import { keepEarlyClicks, replayEarlyClicks } from './early-clicks';

const root = document.documentElement.dataset;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const responded: string[] = [];
let stop: () => void;

/** Handles clicks on hydrated elements, like React. */
const hydrate = (...ids: string[]) => {
  for (const id of ids) find(id).onclick = () => void responded.push(id);
};

beforeEach(() => {
  jest.useFakeTimers();
  responded.length = 0;
  document.body.innerHTML = `
    <button type="button" id="cart">Cart</button>
    <div data-remote="catalog"><button type="button" id="add"><b id="icon">Add</b></button><a id="way" href="#x">Product</a></div>`;
});
afterEach(() => {
  stop();
  delete root.live;
  delete root.hydrated;
  jest.useRealTimers();
});

describe('early clicks', () => {
  it('are recorded, and replayed when the clicked element is hydrated', () => {
    const script = document.createElement('script');
    script.textContent = earlyClickScript;
    document.head.append(script);
    find('icon').click();
    find('cart').click();
    stop = keepEarlyClicks(document.body);

    hydrate('cart', 'add');
    root.live = '';
    root.hydrated = 'true';
    replayEarlyClicks();
    expect(responded).toEqual(['cart']);
    find('add').parentElement?.setAttribute('data-ready', '');
    replayEarlyClicks();
    replayEarlyClicks();
    expect(responded).toEqual(['cart', 'add']);
  });

  it('on a fragment that is not hydrated are replayed, but not if they were handled', () => {
    root.live = '';
    root.hydrated = 'true';
    stop = keepEarlyClicks(document.body);
    hydrate('cart');
    find('cart').click();
    find('add').click();
    jest.runAllTimers();
    hydrate('add');
    find('add').parentElement?.setAttribute('data-ready', '');
    replayEarlyClicks();
    expect(responded).toEqual(['cart', 'add']);
  });

  it('on a fragment that is hydrated right after the click are replayed once', () => {
    root.live = '';
    root.hydrated = 'true';
    stop = keepEarlyClicks(document.body);
    find('add').click();
    hydrate('add');
    find('add').parentElement?.setAttribute('data-ready', '');
    replayEarlyClicks();
    jest.runAllTimers();
    replayEarlyClicks();
    expect(responded).toEqual(['add']);
  });

  it('that trigger hydration are handled by the fragment', () => {
    root.live = '';
    root.hydrated = 'true';
    // Like React on the page's root: the fragment is hydrated before the click reaches its button.
    document.body.addEventListener(
      'click',
      () => {
        hydrate('add');
        find('add').parentElement?.setAttribute('data-ready', '');
      },
      { capture: true, once: true },
    );
    stop = keepEarlyClicks(document.body);
    find('add').click();
    replayEarlyClicks();
    expect(responded).toEqual(['add']);
  });

  it('on links are left to the browser, and none is replayed before the cart is restored', () => {
    root.live = '';
    stop = keepEarlyClicks(document.body);
    find('way').click();
    find('add').click();
    jest.runAllTimers();
    hydrate('add', 'way');
    find('add').parentElement?.setAttribute('data-ready', '');
    replayEarlyClicks();
    expect(responded).toEqual([]);
    root.hydrated = 'true';
    replayEarlyClicks();
    expect(responded).toEqual(['add']);
  });
});
