import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isHydrated } from '../support/hydrated';
import type { BrowserWindow, Key } from './browser-window';
import { installFinder } from './page-finder';
import { Part, type Call } from './part';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const installation = `(() => { ${library}\n; (${installFinder.toString()})(); })()`;

/** Calls in the page; the first call in each document installs the finder. */
const callIn =
  (window: BrowserWindow): Call =>
  async <Values extends readonly unknown[], Result>(
    work: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => {
    const call = `(${work.toString()})(...${JSON.stringify(values)})`;
    const expression = `'finder' in globalThis ? Promise.resolve(${call}).then((value) => ({ value })) : null`;
    const evaluate = async () => (await window.evaluate(expression)) as { readonly value: Result } | null;
    let outcome = await evaluate();
    if (!outcome) {
      await window.evaluate(installation);
      outcome = await evaluate();
    }
    if (!outcome) throw new Error('The page was left.');
    return outcome.value;
  };

/** A shop in a browser window, with the API of Playwright's page. */
export class ShopPage extends Part {
  constructor(
    window: BrowserWindow,
    private readonly origin: string,
  ) {
    super(window, callIn(window));
  }

  /** The same window with another origin. */
  at(origin: string): ShopPage {
    return new ShopPage(this.window, origin);
  }

  resize(width: number): Promise<void> {
    return this.window.resize(width, 900);
  }

  /** Opens a page and waits until it handles clicks. */
  async open(path: string): Promise<void> {
    await this.window.open(this.origin + path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await expect(async () => expect(await this.call(isHydrated)).toBe(true)).toPass({ timeout: 20_000 });
  }

  /** Path and query of the page. */
  path(): Promise<string> {
    return this.call(() => location.pathname + location.search).catch(() => '');
  }

  /** Navigates back, like the browser's button. */
  back(): Promise<void> {
    return this.call(() => void setTimeout(() => history.back()));
  }

  /** Reloads the page without waiting. */
  reload(): Promise<void> {
    return this.call(() => void setTimeout(() => location.reload()));
  }

  /** Navigates to a page of the shop without waiting. */
  leaveFor(path: string): Promise<void> {
    return this.call((address) => void setTimeout(() => location.assign(address)), path);
  }

  scrolled(): Promise<number> {
    return this.call(() => scrollY).catch(() => NaN);
  }

  pressKey(key: Key): Promise<void> {
    return this.window.pressKey(key);
  }

  consoleErrors(): Promise<readonly string[]> {
    return this.window.consoleErrors();
  }
}
