import { createHash } from 'node:crypto';
import puppeteer, { type ConsoleMessage, type Page, ProtocolError } from 'puppeteer-core';
import type { Browser, BrowserWindow } from './browser-window';
import { findFirefox } from './programs';

const errorTypes: readonly string[] = ['error', 'warn'] satisfies ReturnType<ConsoleMessage['type']>[];

const hashOfNothing = createHash('sha384').update('').digest('base64');

/** Firefox's messages for a file whose loading is aborted by navigation, and which therefore has no content or response. */
const abortMessages = [
  `The computed hash is “${hashOfNothing}”`,
  'A ServiceWorker intercepted the request and encountered',
  // A font's loading was aborted (NS_BINDING_ABORTED).
  'status=2152398850',
];

function collectConsoleErrors(page: Page): readonly string[] {
  const consoleErrors: string[] = [];
  const note = (text: string) => {
    if (!abortMessages.some((part) => text.includes(part))) consoleErrors.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (errorTypes.includes(message.type())) note(message.text());
  });
  return consoleErrors;
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    // Sent with the size. Firefox ESR 140 does not know it.
    const isUnknown =
      error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride');
    if (!isUnknown) throw error;
  }
  await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
}

function windowOf(page: Page, version: string): BrowserWindow {
  const consoleErrors = collectConsoleErrors(page);
  return {
    version,
    resize: (width, height) => resize(page, width, height),
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    consoleErrors: async () => consoleErrors,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.browserContext().close(),
  };
}

/** Starts headless Firefox, driven by WebDriver BiDi, which it supports without a driver. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const version = await browser.version();
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      return windowOf(await context.newPage(), version);
    },
    close: () => browser.close(),
  };
}
