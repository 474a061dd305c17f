import type { CDPSession } from '@playwright/test';
import type { TimedRequest } from './round-trips';

/** One request of the page: kind as the browser names it, bytes as they came over the wire, headers included. */
export interface WireRequest {
  readonly url: string;
  kind: string;
  bytes: number;
  /** Seconds of the browser's own clock. */
  readonly start: number;
  end: number | null;
}

export interface RequestLog {
  readonly all: ReadonlyMap<string, WireRequest>;
  /** Time since the last traffic, in ms; 0 while a request is open. */
  idleMs(): number;
  /** Requests that were answered, on the navigation's clock. */
  timed(): readonly TimedRequest[];
}

/** Writes down what a page asks for, from now on. */
export async function logRequests(cdp: CDPSession): Promise<RequestLog> {
  const all = new Map<string, WireRequest>();
  const open = new Set<string>();
  let last = performance.now();
  const touch = () => (last = performance.now());
  const close = (id: string, at: number) => {
    open.delete(id);
    const request = all.get(id);
    if (request) request.end = at;
    touch();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    open.add(requestId);
    all.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0, start: timestamp, end: null });
    touch();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = all.get(requestId);
    // A preloaded script is of no kind but by what it holds.
    if (request && /javascript/.test(response.mimeType)) request.kind = 'Script';
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = all.get(requestId);
    if (request) request.bytes = encodedDataLength;
    close(requestId, timestamp);
  });
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => close(requestId, timestamp));
  await cdp.send('Network.enable');

  return {
    all,
    idleMs: () => (open.size > 0 ? 0 : performance.now() - last),
    timed() {
      const requests = [...all.values()];
      const began = Math.min(...requests.map(({ start }) => start));
      return requests.flatMap(({ start, end }) =>
        end === null ? [] : [{ start: (start - began) * 1000, end: (end - began) * 1000 }],
      );
    },
  };
}
