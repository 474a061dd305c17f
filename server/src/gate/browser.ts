import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openWorld } from './page-world';
import { limits } from './limits';
import { withTimeout, watchRequests } from './settle';

/** A cookie that determines which versions a browser gets. */
export interface GateCookie {
  readonly name: string;
  readonly value: string;
}

export interface Shopper {
  readonly shop: string;
  readonly cookies: readonly GateCookie[];
  readonly width: number;
  readonly height: number;
  /** The initial storage of the shopper's browser; empty when absent. */
  readonly storage?: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** Whether animations run, as for most shoppers. Without animations, screenshots of the same page are equal. */
  readonly animates?: boolean;
  /** Whether the shop's service worker runs, which can respond instead of the network. */
  readonly worker?: boolean;
}

/** A browser that is replaced after a page hangs, as that keeps its process busy. */
export interface GateBrowser {
  version(): string;
  /** A browser window with a separate context. */
  open(shopper: Shopper): Promise<BrowserContext>;
  /** Closes a window, or the whole browser if its pages hang or prevent closing. The next window starts a new browser. */
  leave(window: BrowserContext, hangs?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Otherwise reports and visits of these pages would count as shoppers'. */
const unsent = ['*/registry/v1/telemetry*', '*/api/v1/visits*'];

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // Otherwise `navigator.webdriver` is true, and a page could behave differently in the gate.
  '--disable-blink-features=AutomationControlled',
  // Chromium's sandbox needs permissions that root in a container does not have.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Makes a headless browser identify itself like one with a window. */
async function hideHeadlessName(page: Page, version: string): Promise<void> {
  const session = await openWorld(page);
  const [major = ''] = version.split('.');
  const brands = [
    { brand: 'Chromium', version: major },
    { brand: 'Not)A;Brand', version: '8' },
  ];
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    userAgentMetadata: {
      ...{ brands, platform: 'Linux', platformVersion: '', architecture: 'x86', model: '', mobile: false },
    },
  });
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: unsent });
}

/** Sets the versions for pages that are opened in a window from now on. */
export async function setCookies(
  context: BrowserContext,
  shop: string,
  cookies: readonly GateCookie[],
): Promise<void> {
  await context.addCookies(
    cookies.map(({ name, value }) => ({
      ...{ name, value: encodeURIComponent(value), url: shop, httpOnly: true, sameSite: 'Lax' as const },
      secure: name.startsWith('__Host-'),
    })),
  );
}

const prepared = new WeakMap<Page, Promise<void>>();

/** Opens a page that the gate observes from the start. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await prepared.get(page);
  return page;
}

/** A finished window, and whether a page in it hangs. */
export interface Done {
  readonly context: BrowserContext;
  readonly hangs: boolean;
}

/** Closes concurrently used windows after all are finished, as a hanging one ends the whole browser. */
export async function closeAll(browser: GateBrowser, all: readonly Done[]): Promise<void> {
  for (const { context } of all.filter(({ hangs }) => !hangs)) await browser.leave(context);
  for (const { context } of all.filter(({ hangs }) => hangs)) await browser.leave(context, true);
}

/** Starts the Chromium at a path. The library is imported lazily, as only the gate uses it. */
export async function openGateBrowser(executablePath: string): Promise<GateBrowser> {
  const { chromium } = await import('playwright-core');
  // In a process that can be killed, as a browser with a hanging page does not always end.
  const launch = async () => {
    const server = await chromium.launchServer({ executablePath, args, host: '127.0.0.1' });
    return { server, browser: await chromium.connect(server.wsEndpoint()) };
  };
  let running = await launch();
  return {
    version: () => `Chromium ${running.browser.version()}`,
    async open({ shop, cookies, width, height, storage, animates = false, worker = false }) {
      const version = running.browser.version();
      const context = await running.browser.newContext({
        viewport: { width, height },
        serviceWorkers: worker ? 'allow' : 'block',
        reducedMotion: animates ? 'no-preference' : 'reduce',
        ...(storage && { storageState: storage }),
      });
      await setCookies(context, shop, cookies);
      watchRequests(context);
      context.on('page', (page) => {
        // The page may be closed already.
        prepared.set(
          page,
          hideHeadlessName(page, version).catch(() => undefined),
        );
      });
      return context;
    },
    async leave(window, hangs = false) {
      // The browser has already ended because another window hung.
      if (window.browser() !== running.browser) return;
      const isClosed =
        !hangs &&
        (await withTimeout(limits.hangMs, window.close()).then(
          () => true,
          () => false,
        ));
      // If two windows of a browser hang, it is only replaced once.
      if (isClosed || window.browser() !== running.browser) return;
      const gone = running;
      running = await launch();
      await gone.server.kill();
    },
    close: () => running.server.kill(),
  };
}
