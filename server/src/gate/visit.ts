import type { BrowserContext, Page } from 'playwright-core';
import { limits } from './limits';
import { landmarks, type Landmark, type Observed } from './observed';
import { settlesWithin, waitUntilSettled } from './settle';

const hydrationMark = '[hydration]';
/** What Chromium writes for a response with a status; the files of remotes are checked separately. */
const ofTheNetwork = /^Failed to load resource|net::ERR_/;
const remoteFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\/(.+?)(?:\?|$)/;

/** Collects what goes wrong in a page, from before it is opened. */
function listen(page: Page) {
  const errors: string[] = [];
  const hydration: string[] = [];
  const lost: string[] = [];
  const ran = new Map<string, Set<string>>();
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(hydrationMark)) hydration.push(text.slice(hydrationMark.length).trim());
    else if (message.type() === 'error' && !ofTheNetwork.test(text)) errors.push(text);
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
  return { errors, hydration, lost, ran };
}

/** Waits until React has hydrated the page near the viewport. */
export async function waitUntilReady(page: Page, timeout: number = limits.readyMs): Promise<boolean> {
  return page
    .waitForFunction(
      () =>
        document.documentElement.dataset.hydrated === 'true' &&
        !document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])'),
      undefined,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );
}

const visibleLandmarks = (names: readonly Landmark[]): Landmark[] =>
  names.filter((name) =>
    [...document.querySelectorAll<HTMLElement>(name)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isEmpty = name === 'main' && element.innerText.trim().length < 20;
      return isShown && width > 1 && height > 1 && !isEmpty;
    }),
  );

const nothing: Observed = {
  ...{ status: 0, isReady: false, hangs: false, paintMs: null, landmarks: [], errors: [] },
  ...{ hydration: [], lost: [], ran: {}, replaced: [], picture: null },
};

/** Opens a page in a new window and returns what it observes once the page has settled. `use` may then do more with it. */
export async function visit(
  context: BrowserContext,
  url: string,
  use: (page: Page) => Promise<void> = async () => undefined,
): Promise<Observed> {
  const page = await context.newPage();
  const seen = listen(page);
  const soFar = () => ({
    ...nothing,
    ...{ errors: seen.errors, hydration: seen.hydration, lost: seen.lost },
    ran: Object.fromEntries([...seen.ran].map(([remote, versions]) => [remote, [...versions]])),
  });
  const response = await page
    .goto(url, { waitUntil: 'domcontentloaded', timeout: limits.readyMs })
    .catch(() => null);
  const status = response?.status() ?? 0;
  const isReady = status > 0 && (await waitUntilReady(page));
  try {
    // What a timer hides or throws a moment later belongs to the page that a person sees.
    if (isReady) await waitUntilSettled(page, limits.holdMs);
    const found = await settlesWithin(limits.hangMs, page.evaluate(visibleLandmarks, landmarks));
    const inPage = await settlesWithin(
      limits.hangMs,
      page.evaluate(() => ({
        replaced: window.gateInPage.replaced(),
        paintMs: window.gateInPage.paintMs(),
      })),
    );
    const picture = isReady ? await page.screenshot({ timeout: limits.hangMs }).catch(() => null) : null;
    if (isReady) await use(page);
    return { ...soFar(), status, isReady, landmarks: found, ...inPage, picture };
  } catch {
    return { ...soFar(), status, isReady, hangs: true };
  }
}
