import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { pollUntil } from '../support/poll-until';
import { freePort } from '../support/temporary-shop';
import type { Browser, BrowserWindow, Point } from './browser-window';
import { collected, collecting } from './collect-console-errors';
import { startDisplay } from './display';
import { findWebKitDriver } from './programs';
import { startProcess, type ProcessGroup } from './start-process';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** `eager`: an address is open before its scripts have run, so that their console errors are collected. */
const capabilities = { browserName: 'MiniBrowser', pageLoadStrategy: 'eager' };

/** Longer than any script of the journeys. */
const lostAfterMs = 3000;

/**
 * WebKit switches processes for another opener policy, and may lose a script sent right after the switch, so it is
 * sent again. The driver passes a callback as the last argument.
 */
async function evaluate(driver: WebDriver, expression: string): Promise<unknown> {
  const script = `
    const done = arguments[arguments.length - 1];
    ${collecting};
    Promise.resolve()
      .then(() => (${expression}))
      .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const response = await Promise.race([
    driver.executeAsyncScript<{ value?: unknown; error?: string }>(script),
    pause(lostAfterMs, null, { ref: false }),
  ]);
  if (response === null) return evaluate(driver, expression);
  if (response.error !== undefined) throw new Error(response.error);
  return response.value;
}

function windowOf(driver: WebDriver): Omit<BrowserWindow, 'version' | 'close'> {
  const actions = () => driver.actions({ async: true });
  const moves = ({ x, y }: Point) =>
    actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    // The height includes a toolbar, which only a script could measure.
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    async open(url) {
      await driver.get(url);
      await evaluate(driver, 'true');
    },
    evaluate: (expression) => evaluate(driver, expression),
    moveTo: (point) => moves(point).perform(),
    pressAt: (point) => moves(point).click().perform(),
    type: (text) => actions().sendKeys(text).perform(),
    pressKey: (key) => actions().sendKeys(keys[key]).perform(),
    consoleErrors: async () => (await evaluate(driver, collected)) as string[],
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Starts WebKit's driver and resolves with its address when it responds. */
async function startDriver(env: NodeJS.ProcessEnv): Promise<ProcessGroup & { readonly url: string }> {
  const port = await freePort();
  const group = startProcess(findWebKitDriver(), ['--host=127.0.0.1', `--port=${port}`], {
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  if (await pollUntil(10_000, async () => (await fetch(`${url}/status`)).ok)) return { ...group, url };
  await group.end();
  throw new Error('WebKitWebDriver did not start.');
}

/** Starts a display for WebKitGTK's MiniBrowser. Each window is a process and a WebDriver session. */
export async function startWebKit(): Promise<Browser> {
  const display = await startDisplay();
  // WebKit's sandbox needs rights that root in a container does not have.
  const isRoot = process.getuid?.() === 0;
  const env = { ...display.env, ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) };
  return {
    async openWindow() {
      const { url, end } = await startDriver(env);
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      const version = `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`;
      return { ...windowOf(driver), version, close: () => driver.quit().finally(end) };
    },
    close: display.close,
  };
}
