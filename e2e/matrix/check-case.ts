import { expect, type Browser, type Page } from '@playwright/test';
import { computedStyles, layOutEverything } from '../support/computed-styles';
import { collectConsoleErrors } from '../support/console-log';
import { webFontsApplied } from '../support/fonts';
import { goTo } from '../support/go-to';
import { hydrated, openHydrated } from '../support/hydrated';
import { watchShifts } from '../support/shifts';
import type { MatrixCase } from './cases';

/** Viewports of a phone and a laptop. */
export const widths = [390, 1366] as const;

/** Layout shift at or above which a page is faulty. */
export const maxShift = 0.02;

/** Limit of one step, far longer than it takes on a busy machine. */
const stepMs = 60_000;

interface View {
  readonly width: number;
  readonly scripts?: boolean;
}

/** Runs steps in a new page, with reduced motion as in all browser tests. */
async function inPage<T>(
  browser: Browser,
  { width, scripts = true }: View,
  steps: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // A page that is never hydrated is a fault of its case.
  context.setDefaultTimeout(stepMs);
  try {
    return await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until its fonts are applied and its files have arrived; resolves with its layout shift so far. */
async function openSteady(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchShifts);
  await openHydrated(page, url);
  await webFontsApplied(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifted);
}

/** The layout shift of a page that is opened in a new browser context. */
export const shiftOf = (browser: Browser, width: number, url: string) =>
  inPage(browser, { width }, (page) => openSteady(page, url));

async function expectStyles(page: Page, styles: MatrixCase['styles'] = {}): Promise<void> {
  for (const [id, properties] of Object.entries(styles))
    for (const [property, value] of Object.entries(properties))
      await expect(page.getByTestId(id), `${id} with its styles`).toHaveCSS(property, value);
}

/** Checks the server's markup and its styles in a browser without scripts. */
const isInSource = (browser: Browser, url: string, { markup, styles }: MatrixCase) =>
  inPage(browser, { width: 390, scripts: false }, async (page) => {
    const response = await page.goto(url);
    expect(response?.status(), 'the status').toBe(200);
    await expect(page.getByRole('main'), 'the server’s markup').toContainText(markup);
    await expectStyles(page, styles);
  });

/** Checks the page in a browser with scripts, at one width. */
const works = (browser: Browser, width: number, url: string, expected: MatrixCase) =>
  inPage(browser, { width }, async (page) => {
    const { throws, isReplaced, styles } = expected;
    const consoleErrors = collectConsoleErrors(page);
    const shift = await openSteady(page, url);
    if (isReplaced) await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    else await expectStyles(page, styles);
    await expected.works?.(page);
    await expect(page.getByRole('banner'), 'the header').toBeVisible();
    expect(
      consoleErrors.filter((text) => !throws?.test(text)),
      `console at ${width} px`,
    ).toEqual([]);
    if (throws) expect(consoleErrors.join('\n'), 'console').toMatch(throws);
    if (!isReplaced) expect(shift, `layout shift at ${width} px`).toBeLessThan(maxShift);
  });

/** Checks that another page looks the same after a visit to the case. */
const leavesNothing = (browser: Browser, url: string) =>
  inPage(browser, { width: 1366 }, async (page) => {
    const { origin, pathname } = new URL(url);
    await openHydrated(page, `${origin}/faq`);
    await webFontsApplied(page);
    await layOutEverything(page);
    const before = await computedStyles(page);
    await goTo(page, pathname);
    await expect(page.locator(`[data-module]`)).toHaveAttribute(
      'data-module',
      pathname.split('/').at(-1) ?? '',
    );
    await hydrated(page);
    await goTo(page, '/faq');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await hydrated(page);
    await expect.poll(async () => differences(before, await computedStyles(page)), '/faq').toEqual([]);
  });

/** The first elements whose styles differ, with the differences. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  const changed = before.flatMap((style, index) => {
    const other = after[index] ?? '';
    if (style === other) return [];
    const old = new Set(style.split(';'));
    return [
      `${style.slice(0, 60)}: ${other
        .split(';')
        .filter((one) => !old.has(one))
        .slice(0, 3)
        .join('; ')}`,
    ];
  });
  return changed.slice(0, 3);
}

/** The reasons why a case fails; none if it passes. */
export async function faultsOf(browser: Browser, url: string, expected: MatrixCase): Promise<string[]> {
  const checks = [
    () => isInSource(browser, url, expected),
    ...widths.map((width) => () => works(browser, width, url, expected)),
    () => leavesNothing(browser, url),
  ];
  const faults: string[] = [];
  for (const check of checks)
    await check().catch((error: unknown) =>
      faults.push(error instanceof Error ? error.message : String(error)),
    );
  return faults;
}
