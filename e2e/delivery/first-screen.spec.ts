import { expect, test, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { openQuietRegistry, situations } from '../../registry/src/testing/situations';
import { openTestConsole, type TestConsole } from '../../registry/src/testing/test-console';
import type { TestRegistry } from '../../registry/src/testing/test-registry';
import { expectAccessible } from '../support/axe';

const builtFiles = path.resolve(import.meta.dirname, '../../registry/console-client/dist');
/** A phone and a laptop; what is below this height is not on the first screen. */
const [widths, height] = [[390, 1366], 844] as const;

let registry: TestRegistry;
let ops: TestConsole;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  registry = await openQuietRegistry();
  ops = await openTestConsole(registry, undefined, builtFiles);
});
test.afterAll(async () => {
  await ops.close();
  await registry.close();
});

/** The contents of the status in each situation. */
const shown: Readonly<Record<string, { heading: RegExp; affected: RegExp; button: string }>> = {
  'no data': { heading: /^No data$/, affected: /^Unknown/, button: 'Open the shop' },
  'all well': {
    heading: /^No known problems$/,
    affected: /^No shoppers affected, based on at least 80 sessions in the last 6 hours$/,
    button: 'Promote a version',
  },
  'everything frozen': {
    heading: /^All remotes are frozen$/,
    affected: /^No shoppers\. New versions are blocked/,
    button: 'Unfreeze all remotes',
  },
  'remote disabled': {
    heading: /^account is disabled$/,
    affected: /^All shoppers: pages of account/,
    button: 'Enable account',
  },
  'canary failing': {
    heading: /^The canary catalog 1\.1\.0 is performing worse$/,
    affected: /^25% of shoppers: about 40 sessions in the last 6 hours, of which 40 failed$/,
    button: 'Abort canary of catalog',
  },
  'promotion failing': {
    heading: /^cart 1\.1\.0 is performing worse$/,
    affected: /^All shoppers: about 40 sessions in the last 6 hours, of which 40 failed$/,
    button: 'Roll back cart to 1.0.0',
  },
};

/** The pixels from the top of the page to the lower edge of an element. */
async function edgeOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return Math.ceil((box?.y ?? Infinity) + (box?.height ?? 0));
}

/** By keyboard, the button comes first after the skip link. */
async function expectFirstInContent(page: Page, button: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
}

test('the first screen shows what is wrong, since when, who is affected, and the button', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const session = await registry.session('admin');
  await page.context().addCookies([{ name: 'ops', value: session, url: ops.address }]);
  for (const { name: situation, begin, end } of situations) {
    await begin(registry);
    const expected = shown[situation];
    if (!expected) throw new Error(`Nothing is expected when ${situation}.`);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.goto(`${ops.address}/ops`);
      const status = page.getByRole('region', { name: expected.heading });
      await expect(status.getByRole('definition').nth(0)).toContainText(/\d{2}:\d{2}:\d{2} \S+/);
      await expect(status.getByRole('definition').nth(1)).toHaveText(expected.affected);
      const name = expected.button;
      const button = status.getByRole('button', { name }).or(status.getByRole('link', { name }));
      const edge = await edgeOf(button);
      console.log(`${situation} at ${width} px: the button ends ${edge} px from the top`);
      expect.soft(edge, `${situation} at ${width} px`).toBeLessThanOrEqual(height);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${situation} at ${width} px: overflow`).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${situation} at ${width} px`);
      await expectFirstInContent(page, button);
    }
    await end?.(registry);
  }
  await page.getByRole('button', { name: 'Roll back cart to 1.0.0' }).press('Enter');
  await expect(page.getByText('“1.1.0 rolled back: 100.0% of sessions failed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'No known problems' })).toBeVisible();
});
