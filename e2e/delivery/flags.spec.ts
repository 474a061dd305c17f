import { expect, test, type Page } from '@playwright/test';
import { release } from '../support/admin-of';
import { expectAccessible } from '../support/axe';
import { signInToConsole } from '../support/console';
import { openHydrated } from '../support/hydrated';
import { startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

const [first, second] = ['During Diwali, we answer within a week.', 'The counter is closed on Friday.'];

/** The server-rendered document, without its scripts, which contain the release. */
async function renderedContact(): Promise<string> {
  const text = await (await fetch(`${shop.url}/contact`)).text();
  return text.replace(/<script[\s\S]*?<\/script>/g, '');
}

const seqOf = (output: string) => Number(/Release (\d+) is live/.exec(output)?.[1]);

/** Opens the contact page, and returns React's errors about differences from the server's markup. */
async function openContact(page: Page): Promise<string[]> {
  const hydrationErrors: string[] = [];
  page.on('console', (message) => {
    if (/hydrat/i.test(message.text())) hydrationErrors.push(message.text());
  });
  await openHydrated(page, `${shop.url}/contact`);
  return hydrationErrors;
}

test('a flag changes the server-rendered page and the browser without a publish, and a rollback undoes it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(await renderedContact()).not.toContain(first);
  const set = await release(shop, 'flags', 'set', 'content', `contactNotice=${first}`);
  expect(set.code, set.output).toBe(0);
  expect(await renderedContact()).toContain(first);
  expect(await openContact(page)).toEqual([]);
  await expect(page.getByText(first)).toBeVisible();

  // A page that the browser renders shows it, too.
  await openHydrated(page, `${shop.url}/faq`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByText(first)).toBeVisible();
  await expectAccessible(page, 'contact with a notice');

  expect((await release(shop, 'flags', 'set', 'content', `contactNotice=${second}`)).code).toBe(0);
  expect(await renderedContact()).toContain(second);
  const back = await release(shop, 'rollback', String(seqOf(set.output)));
  expect([back.code, back.output]).toEqual([0, expect.stringContaining('flag contactNotice')]);
  const rendered = await renderedContact();
  expect([rendered.includes(first), rendered.includes(second)]).toEqual([true, false]);
  expect(await openContact(page)).toEqual([]);
  await expect(page.getByText(first)).toBeVisible();

  const unset = await release(shop, 'flags', 'unset', 'content', 'contactNotice');
  expect(unset.code, unset.output).toBe(0);
  expect(await renderedContact()).not.toContain(first);
});

test('the command refuses values that no live version can use', async () => {
  const long = await release(shop, 'flags', 'set', 'content', `contactNotice=${'x'.repeat(201)}`);
  expect([long.code, long.output]).toEqual([
    expect.any(Number),
    expect.stringContaining('must be a text of at most 200 characters'),
  ]);
  expect(long.code).not.toBe(0);
  const unknown = await release(shop, 'flags', 'set', 'content', 'colour=red');
  expect(unknown.output).toContain('content@1.0.0 does not declare the flag "colour".');
});

test('operators set a flag in the console with the keyboard on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops/remotes/content`);
  await page.getByRole('link', { name: 'Flags' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'content flags' })).toBeVisible();
  await expectAccessible(page, 'flags');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByLabel('Value of contactNotice').fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set content flag contactNotice' })).toBeVisible();
  await expectAccessible(page, 'change of a flag');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByLabel('Reason').fill('The counter is painted');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done.')).toBeVisible();
  expect(await renderedContact()).toContain(second);
});
