import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { poll } from './poll';
import { watchRegistry } from './watch-connection';

const originalFetch = globalThis.fetch;
let responds = true;
let asked: string[] = [];

const bar = () => document.querySelector('#bars')?.textContent;
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  responds = true;
  asked = [];
  const fetch = async (address: string) => {
    asked.push(address);
    if (!responds) throw new TypeError('Failed to fetch');
    return { ok: false, status: 401, arrayBuffer: async () => new ArrayBuffer(0) };
  };
  Object.assign(globalThis, { fetch });
  document.body.innerHTML = '<div id="bars"></div><footer><time>27 Nov 2026, 10:00 IST</time></footer>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: originalFetch });
});

describe('the connection to the registry', () => {
  it('is not reported as lost while the registry responds, even if the browser reports that it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    watchRegistry();
    await settle();
    dispatchEvent(new Event('offline'));
    await settle();
    expect(asked).toContain('/healthz');
    expect(bar()).toBe('');
  });

  it('is reported as lost while the registry does not respond', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    responds = false;
    watchRegistry();
    await settle();
    expect(bar()).toMatch(/^No connection\. This page is from 27 Nov 2026, 10:00 IST/);
    responds = true;
    await jest.advanceTimersByTimeAsync(3000);
    expect(bar()).toBe('');
  });

  it('is checked when a poll gets no response', async () => {
    const connection = watchRegistry();
    responds = false;
    poll('/ops/head.json', 15_000, () => undefined, connection.check);
    await settle();
    expect(connection.isOffline()).toBe(true);
  });
});
