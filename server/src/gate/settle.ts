import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { inWorld } from './page-world';
import { limits } from './limits';

/** A page that has not responded in time. */
export class PageHangError extends Error {
  constructor() {
    super('The page does not respond.');
  }
}

/** Resolves with a page's result, or rejects with PageHangError once it has not responded for `ms`. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageHangError()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves with the result, or rejects with PageHangError once the page counts as hanging. */
export const withHangTimeout = <Result>(work: Promise<Result>): Promise<Result> =>
  withTimeout(limits.hangMs, work);

/** Requests that a page does not wait for, or that never end. */
const endless = new Set(['eventsource', 'media', 'ping', 'websocket']);

interface Pending {
  readonly requests: Set<Request>;
  /** Total number so far. */
  count: number;
  /** When the last of them ended, by `performance.now()`. */
  idleSince: number;
}

const pendingOf = new WeakMap<Page, Pending>();

function watchRequestsOf(page: Page): void {
  const pending: Pending = { requests: new Set(), count: 0, idleSince: performance.now() };
  pendingOf.set(page, pending);
  const end = (request: Request) => {
    if (pending.requests.delete(request)) pending.idleSince = performance.now();
  };
  page.on('request', (request) => {
    if (endless.has(request.resourceType())) return;
    // Requests of the previous document may end without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.requests.clear();
    pending.requests.add(request);
    pending.count += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Number of requests that a page has sent so far, without endless ones. */
export const requestsOf = (page: Page): number => pendingOf.get(page)?.count ?? 0;

/** Counts the pending requests of all pages of a context from now on, for `isSettled`. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', watchRequestsOf);
}

/** Whether all requests are done and the DOM has not changed, both for `ms`. Rejects when the page stops responding. */
export async function isSettled(page: Page, ms: number = limits.quietMs): Promise<boolean> {
  const { requests, idleSince } = pendingOf.get(page) ?? { requests: new Set(), idleSince: 0 };
  if (requests.size > 0 || performance.now() - idleSince < ms) return false;
  const quietMs = await withTimeout(
    limits.hangMs,
    // A page cannot be evaluated while it is navigating.
    inWorld(page, () => window.gateInPage.quietMs()).catch(() => 0),
  );
  return quietMs >= ms;
}

/**
 * Waits at least `minMs`, and until a page has settled; at most `limits.settleMs` for a page that keeps changing, such as one with
 * a clock. Rejects when the page stops responding.
 */
export async function waitUntilSettled(page: Page, minMs = 0): Promise<void> {
  const began = performance.now();
  const passedMs = () => performance.now() - began;
  while (passedMs() < minMs || !(await isSettled(page))) {
    if (passedMs() >= Math.max(minMs, limits.settleMs)) return;
    await pause(limits.pollMs);
  }
}
