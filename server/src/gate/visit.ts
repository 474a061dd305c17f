import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { examine, scrollThrough, storedNames, visibleLandmarks } from './examine';
import { openPage } from './browser';
import { inPage, inWorld, replacedFunctions } from './page-world';
import { limits } from './limits';
import { landmarks, type Observed } from './observed';
import { PageHangError, withTimeout, withHangTimeout, waitUntilSettled } from './settle';

const hydrationMark = '[hydration]';
/** Chromium's console message for a failed response. The files of remotes are checked separately. */
const networkError = /^Failed to load resource|net::ERR_/;
const remoteFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\/(.+?)(?:\?|$)/;

/** Collects a page's errors and requests from before it is opened. Returns a function that reads them. */
export function listen(page: Page) {
  const errors: string[] = [];
  const hydration: string[] = [];
  const lost: string[] = [];
  const ran = new Map<string, Set<string>>();
  const hosts = new Set<string>();
  let documents = 0;
  let workers = 0;
  page.on('worker', () => (workers += 1));
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(hydrationMark)) hydration.push(text.slice(hydrationMark.length).trim());
    else if (message.type() === 'error' && !networkError.test(text)) errors.push(text);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') || protocol.startsWith('ws')) hosts.add(host);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('response', (response) => {
    const [, remote, version, file] = remoteFile.exec(response.url()) ?? [];
    if (!remote || !version || !file) return;
    if (!response.ok() && response.status() !== 304) lost.push(`${remote}@${version}/${file}`);
    if (file.endsWith('remoteEntry.js') || file.endsWith('remoteEntry.mjs'))
      ran.set(remote, (ran.get(remote) ?? new Set()).add(version));
  });
  page.on('requestfailed', (request) => {
    const [, remote, version, file] = remoteFile.exec(request.url()) ?? [];
    const why = request.failure()?.errorText ?? '';
    if (remote && !why.includes('ERR_ABORTED')) lost.push(`${remote}@${version}/${file}`);
  });
  return () => ({
    ...{ errors, hydration, lost, documents, workers, hosts: [...hosts] },
    ran: Object.fromEntries([...ran].map(([remote, versions]) => [remote, [...versions]])),
  });
}

/** Waits until React has hydrated the page near the viewport. Resolves with whether it did in time. */
export async function waitUntilReady(page: Page, timeout: number = limits.readyMs): Promise<boolean> {
  const until = performance.now() + timeout;
  const isReady = () =>
    inWorld(
      page,
      () =>
        document.documentElement.dataset.hydrated === 'true' &&
        !document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])'),
    );
  // A page cannot be evaluated while it is navigating, and never responds when it hangs.
  while (!(await withTimeout(until - performance.now(), isReady()).catch(() => false))) {
    if (performance.now() > until) return false;
    await pause(limits.pollMs);
  }
  return true;
}

const nothing: Observed = {
  ...{ status: 0, isReady: false, hangs: false, paintMs: null, shift: null, landmarks: [] },
  ...{
    errors: [],
    hydration: [],
    lost: [],
    ran: {},
    hosts: [],
    stored: [],
    workers: 0,
    documents: 0,
    replaced: [],
    examined: null,
    picture: null,
  },
};

interface VisitOptions {
  /** Whether to scroll, tab through and print the page as well. */
  readonly isUsed?: boolean;
  /** Whether to take a screenshot. */
  readonly isPictured?: boolean;
  /** Called with the page at the end. */
  readonly use?: ((page: Page) => Promise<void>) | undefined;
}

const pictureOf = (page: Page) =>
  page
    .screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: limits.pictureMs })
    .catch(() => null);

/** Opens a page in a new window and returns what it observes once the page has settled. */
export async function visit(
  context: BrowserContext,
  url: string,
  { isUsed = false, isPictured = false, use }: VisitOptions = {},
): Promise<Observed> {
  const page = await openPage(context);
  const seen = listen(page);
  const response = await page
    .goto(url, { waitUntil: 'domcontentloaded', timeout: limits.readyMs })
    .catch(() => null);
  const status = response?.status() ?? 0;
  const isReady = status > 0 && (await waitUntilReady(page));
  try {
    // A timer may hide an element or throw a moment later; a shopper sees that too.
    if (isReady) await waitUntilSettled(page, limits.holdMs);
    const measured = await withHangTimeout(
      inWorld(page, () => ({ paintMs: window.gateInPage.paintMs(), shift: window.gateInPage.shift() })),
    );
    if (isReady && isPictured) await scrollThrough(page);
    const found = await withHangTimeout(inWorld(page, visibleLandmarks, landmarks));
    const picture = isReady && isPictured ? await pictureOf(page) : null;
    const examined = isReady ? await examine(page, isUsed) : null;
    const replaced = await withHangTimeout(inPage(page, replacedFunctions));
    // Before the page is used: a pressed button may open another document.
    const { documents } = seen();
    if (isReady) await use?.(page);
    const stored = await withHangTimeout(inWorld(page, storedNames));
    const rest = { ...measured, landmarks: found, replaced, stored, examined, picture };
    return { ...nothing, ...seen(), documents, status, isReady, ...rest };
  } catch (error) {
    // Other errors come from pages that navigate away or reload.
    return { ...nothing, ...seen(), status, isReady, hangs: error instanceof PageHangError };
  }
}
