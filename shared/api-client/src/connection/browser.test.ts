import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { onNetworkHint, responds } from './browser';

const originalFetch = globalThis.fetch;

function fetchWith(respond: () => Promise<Partial<Response>>) {
  const fetched = jest.fn<typeof fetch>(respond as typeof fetch);
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: originalFetch });
});

describe('a server', () => {
  it.each([200, 404, 503])('responds with status %i', async (status) => {
    const fetched = fetchWith(async () => ({ status, arrayBuffer: async () => new ArrayBuffer(0) }));
    expect(await responds('/here')).toBe(true);
    expect(fetched).toHaveBeenCalledWith('/here', expect.objectContaining({ method: 'HEAD' }));
  });

  it('does not respond when the request fails', async () => {
    fetchWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await responds('/here')).toBe(false);
  });
});

describe('a hint about the network', () => {
  it("comes from the browser's events, and at the start if it reports no network", () => {
    const hint = jest.fn();
    onNetworkHint(hint);
    expect(hint).toHaveBeenCalledTimes(0);
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect(hint).toHaveBeenCalledTimes(2);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const another = jest.fn();
    onNetworkHint(another);
    expect(another).toHaveBeenCalledTimes(1);
  });
});
