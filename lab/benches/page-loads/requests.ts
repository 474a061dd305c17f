import type { CDPSession } from '@playwright/test';
import type { TimedRequest } from './round-trips';

type Initiator = Readonly<{ type: string; url?: string }>;

/** A network request of the page. */
export interface WireRequest {
  readonly url: string;
  /** As the browser names it: Document, Script, Image, Fetch … */
  kind: string;
  /** Size of headers and body as transferred. */
  bytes: number;
  failed: boolean;
  /** Seconds on the browser's clock. */
  readonly start: number;
  end: number | null;
  readonly initiator: Initiator;
}

export interface RequestLog {
  /** Network transfers by the browser's ids, without cached responses. */
  readonly all: ReadonlyMap<string, WireRequest>;
  /** Time since the last traffic, in ms; 0 while a request is open. */
  idleMs(): number;
  /** The same requests on the navigation's clock. */
  timed(): readonly TimedRequest[];
}

const feedsCode = (kind: string) => /^(Document|Script|Fetch|XHR)$/.test(kind);

function onClock({ url, kind, start, end, initiator }: WireRequest, began: number): TimedRequest {
  return {
    url,
    start: (start - began) * 1000,
    end: end === null ? null : (end - began) * 1000,
    initiator: initiator.type === 'script' ? 'script' : 'markup',
    within: initiator.url ?? '',
    feedsCode: feedsCode(kind),
  };
}

/** Records a page's requests from now on. */
export async function logRequests(cdp: CDPSession): Promise<RequestLog> {
  const all = new Map<string, WireRequest>();
  const open = new Set<string>();
  let last = performance.now();
  const touch = () => (last = performance.now());
  const close = (id: string, at: number, failed: boolean) => {
    open.delete(id);
    const request = all.get(id);
    if (request) Object.assign(request, { end: failed ? null : at, failed: request.failed || failed });
    touch();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (/^(data|blob):/.test(request.url)) return;
    open.add(requestId);
    const kind = type ?? 'Other';
    all.set(requestId, {
      url: request.url,
      kind,
      bytes: 0,
      failed: false,
      start: timestamp,
      end: null,
      initiator,
    });
    touch();
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    open.delete(requestId);
    all.delete(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = all.get(requestId);
    if (!request) return;
    // The kind of a preloaded script can only be derived from its contents.
    if (/javascript/.test(response.mimeType)) request.kind = 'Script';
    if (response.status >= 400) request.failed = true;
  });
  cdp.on('Network.dataReceived', touch);
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = all.get(requestId);
    if (request) request.bytes = encodedDataLength;
    close(requestId, timestamp, false);
  });
  // A request that the page itself ends is not a failure: an unread 204 response ends that way.
  cdp.on('Network.loadingFailed', ({ requestId, timestamp, canceled = false }) =>
    close(requestId, timestamp, !canceled),
  );
  await cdp.send('Network.enable');

  return {
    all,
    idleMs: () => (open.size > 0 ? 0 : performance.now() - last),
    timed() {
      const requests = [...all.values()];
      const began = Math.min(...requests.map(({ start }) => start));
      return requests.map((request) => onClock(request, began));
    },
  };
}
