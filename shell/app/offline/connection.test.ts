import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserConnection, whenOnline } from './connection';
import { fakeConnection } from './fake-connection';

const originalFetch = globalThis.fetch;
let shopResponds = true;
let sent = 0;

/** Opens a page with the given network report of the browser and reachability of the shop. */
function openPage({ reported = true, responds = true } = {}) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(reported);
  shopResponds = responds;
  return browserConnection();
}

/** Waits until all requests have settled. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  sent = 0;
  const fetch = async () => {
    sent += 1;
    if (!shopResponds) throw new TypeError('Failed to fetch');
    return { status: 503, arrayBuffer: async () => new ArrayBuffer(0) };
  };
  Object.assign(globalThis, { fetch });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete document.documentElement.dataset.kept;
  Object.assign(globalThis, { fetch: originalFetch });
});

describe("a page's connection", () => {
  it('is online if the browser reports no network, but the shop responds', async () => {
    const connection = openPage({ reported: false });
    expect(connection.isOffline()).toBe(false);
    await settle();
    dispatchEvent(new Event('offline'));
    await settle();
    expect(connection.isOffline()).toBe(false);
    expect(sent).toBeGreaterThan(0);
  });

  it('is offline if the browser reports no network and the shop does not respond', async () => {
    const connection = openPage({ reported: false, responds: false });
    await settle();
    expect(connection.isOffline()).toBe(true);
  });

  it('is not checked while the browser reports a network, until the page is shown again', async () => {
    const connection = openPage({ responds: false });
    await settle();
    expect([connection.isOffline(), sent]).toEqual([false, 0]);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(connection.isOffline()).toBe(true);
  });

  it('starts offline on a page from a cache, until the shop responds', async () => {
    document.documentElement.dataset.kept = '2026-11-21T10:00:00.000Z';
    const connection = openPage();
    expect([connection.isOffline(), connection.storedAt]).toEqual([true, '2026-11-21T10:00:00.000Z']);
    await settle();
    expect(connection.isOffline()).toBe(false);
  });
});

const arrivals = { remote: 'catalog', module: 'new-arrivals', deferred: true };
const frame = (markup: string) => {
  document.body.innerHTML = `<div data-remote="catalog" data-module="new-arrivals">${markup}</div>`;
};

afterEach(() => document.body.replaceChildren());

describe('whenOnline', () => {
  it('waits for the shop while the page shows server markup', async () => {
    frame('<!--$--><p>Sixteen products</p><!--/$-->');
    const { connection, become } = fakeConnection(true);
    let isBack = false;
    const back = whenOnline(connection)(arrivals)?.then(() => (isBack = true));
    await Promise.resolve();
    expect(isBack).toBe(false);
    become(false);
    await back;
    expect(isBack).toBe(true);
  });

  it.each([
    ['the shop responds', false, '<!--$--><p>Sixteen products</p><!--/$-->'],
    ['there is only a placeholder', true, '<!--$?--><p>Loading</p><!--/$-->'],
    ['the fragment is already hydrated', true, '<p>Sixteen products</p>'],
  ])('does not wait when %s', (_name, offline, markup) => {
    frame(markup);
    expect(whenOnline(fakeConnection(offline).connection)(arrivals)).toBeNull();
  });
});
