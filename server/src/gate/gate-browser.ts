import type { BrowserContext, Page } from 'playwright-core';
import { limits } from './limits';
import { watchPage } from './page-script';
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
}

/** A browser that is replaced once a page in it hangs, which would keep its process busy. */
export interface GateBrowser {
  version(): string;
  /** A browser window with a context of its own. */
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
  // Chromium's own sandbox needs rights that root in a container does not have.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

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
    async open({ shop, cookies, width, height }) {
      const context = await running.browser.newContext({
        viewport: { width, height },
        serviceWorkers: 'block',
        // Animations would make two screenshots of the same page differ.
        reducedMotion: 'reduce',
      });
      await context.addCookies(
        cookies.map(({ name, value }) => ({
          ...{ name, value: encodeURIComponent(value), url: shop, httpOnly: true, sameSite: 'Lax' as const },
          secure: name.startsWith('__Host-'),
        })),
      );
      // Functions compiled by tsx call this helper, which pages do not have.
      await context.addInitScript('globalThis.__name ??= (of) => of;');
      await context.addInitScript(watchPage);
      watchRequests(context);
      const block = async (page: Page) => {
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.setBlockedURLs', { urls: unsent });
      };
      // A closed page sends nothing.
      context.on('page', (page) => void block(page).catch(() => undefined));
      return context;
    },
    async leave(window, hangs = false) {
      const isClosed =
        !hangs &&
        (await settlesWithin(limits.hangMs, window.close()).then(
          () => true,
          () => false,
        ));
      if (isClosed) return;
      await running.server.kill();
      running = await launch();
    },
    close: () => running.server.kill(),
  };
}
