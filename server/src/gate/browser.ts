import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openWorld } from './page-world';
import { limits } from './limits';
import { settlesWithin, watchRequests } from './settle';

/** A cookie that decides which versions a browser gets. */
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
  /** Whether animations run, as for most shoppers; without them two pictures of a page are alike. */
  readonly moves?: boolean;
  /** Whether the shop's service worker runs, which answers in place of the network. */
  readonly worker?: boolean;
}

/** A browser that is replaced once a page in it hangs, which would keep its process busy. */
export interface GateBrowser {
  version(): string;
  /** A browser window with a separate context. */
  open(shopper: Shopper): Promise<BrowserContext>;
  /** Closes a window; or the whole browser, which the next window replaces, when its pages hang or prevent closing. */
  leave(window: BrowserContext, hangs?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Reports and visits of these pages would count as shoppers'. */
const unsent = ['*/registry/v1/telemetry*', '*/api/v1/visits*'];

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // Else `navigator.webdriver` is true, and a page could be good for the gate alone.
  '--disable-blink-features=AutomationControlled',
  // Chromium's own sandbox needs rights that root in a container does not have.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Makes a browser without a window name itself as one with a window does. */
async function nameAsUsual(page: Page, version: string): Promise<void> {
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

/** Decides which versions the pages of a window get that are opened from now on. */
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

/** Opens a page in which the gate sees everything from the start. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await prepared.get(page);
  return page;
}

/** A window that is done with, and whether a page in it hangs. */
export interface Done {
  readonly context: BrowserContext;
  readonly hangs: boolean;
}

/** Leaves windows that were used at the same time, once all are done with: one that hangs takes the whole browser with it. */
export async function leaveAll(browser: GateBrowser, all: readonly Done[]): Promise<void> {
  for (const { context } of all.filter(({ hangs }) => !hangs)) await browser.leave(context);
  for (const { context } of all.filter(({ hangs }) => hangs)) await browser.leave(context, true);
}

/** Starts the Chromium at that path. The library is imported lazily, for the gate only. */
export async function openGateBrowser(executablePath: string): Promise<GateBrowser> {
  const { chromium } = await import('playwright-core');
  // In a process that can be killed: a browser with a page that hangs does not always end itself.
  const launch = async () => {
    const server = await chromium.launchServer({ executablePath, args, host: '127.0.0.1' });
    return { server, browser: await chromium.connect(server.wsEndpoint()) };
  };
  let running = await launch();
  return {
    version: () => `Chromium ${running.browser.version()}`,
    async open({ shop, cookies, width, height, storage, moves = false, worker = false }) {
      const version = running.browser.version();
      const context = await running.browser.newContext({
        viewport: { width, height },
        serviceWorkers: worker ? 'allow' : 'block',
        reducedMotion: moves ? 'no-preference' : 'reduce',
        ...(storage && { storageState: storage }),
      });
      await setCookies(context, shop, cookies);
      watchRequests(context);
      context.on('page', (page) => {
        // A closed page needs nothing.
        prepared.set(
          page,
          nameAsUsual(page, version).catch(() => undefined),
        );
      });
      return context;
    },
    async leave(window, hangs = false) {
      // The browser of that window is gone already: another one of it hung.
      if (window.browser() !== running.browser) return;
      const isClosed =
        !hangs &&
        (await settlesWithin(limits.hangMs, window.close()).then(
          () => true,
          () => false,
        ));
      // Two windows that hang are of one browser, which is replaced once.
      if (isClosed || window.browser() !== running.browser) return;
      const gone = running;
      running = await launch();
      await gone.server.kill();
    },
    close: () => running.server.kill(),
  };
}
