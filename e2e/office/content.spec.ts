import { expect, test, type Page } from '../support/translatable-test';
import { paths } from '@shop/config';
import { expectAccessible } from '../support/axe';
import { signInAdmin, signInInvited } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized } from '../support/widths';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/** The server-rendered HTML of a URL. */
const rendered = async (path: string) => (await fetch(`${shop.url}${path}`)).text();

/** Opens the page of a content entry in the office. */
const open = (page: Page, place: string) => page.goto(`${shop.officeUrl}/content/${place}`);

/** Publishes the open entry, with the keyboard. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
}

test('a staff member writes a post, changes and restores a policy, and the shop shows it immediately', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.setViewportSize(sized(1366));
  await signInAdmin(page, shop, 'Asha');
  await page.goto(`${shop.officeUrl}/content`);
  await expect(page.getByRole('row', { name: /Shipping Policy.*Original/ })).toBeVisible();
  await expectAccessible(page, 'the list of content');
  // The shop has now cached these pages.
  expect(await rendered('/blogs')).not.toContain('Of nibs and inks');
  const policy = await rendered(paths.shippingPolicy);

  await page.getByRole('link', { name: 'New post' }).press('Enter');
  await page.getByLabel('Title').fill('Of nibs and inks');
  await page.getByLabel('Date').fill('2026-01-05');
  await page.getByLabel('Author').fill('Meera');
  await page.getByLabel('Add image').fill('blog nibs');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add blog-nibs' }).press('Enter');
  await page.getByRole('button', { name: 'Edit as HTML: Text' }).click();
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('<p>A nib <a href="/faq">wants</a> ink.</p><script>stolen()</script>');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'All content' }).press('Enter');
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await expectAccessible(page, 'the confirmation before leaving');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Stay here' }).press('Enter');
  await expect(page).toHaveURL(/\/content\/new/);
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Of nibs and inks', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByRole('heading', { name: 'Of nibs and inks' })).toBeVisible();
  await expect(frame.getByText('A nib wants ink.')).toHaveCSS('font-size', '18px');
  await frame.getByRole('link', { name: 'wants' }).press('Enter');
  await expect(frame.getByText('By Meera')).toBeVisible();
  await expectAccessible(page, 'a post and its preview');
  await page.setViewportSize(sized(390));
  await expectAccessible(page, 'a post and its preview on a phone');
  expect(await rendered('/blogs')).not.toContain('Of nibs and inks');

  await publish(page);
  await expect.poll(() => rendered('/blogs')).toContain('Of nibs and inks');
  const post = await rendered('/blogs/of-nibs-and-inks');
  expect(post).toMatch(/By (<!-- -->)?Meera/);
  expect(post).not.toContain('stolen');

  await open(page, 'policy/shipping-policy');
  await page.getByRole('button', { name: 'Edit as HTML: Text' }).click();
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('<h2>By pigeon</h2><p>Weather permitting.</p>');
  await publish(page);
  await expect.poll(() => rendered(paths.shippingPolicy)).toContain('Weather permitting.');
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
  await expectAccessible(page, 'restoring a version on a phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText(/^Version 1 restored as the draft/)).toBeVisible();
  await publish(page);
  const textOf = (html: string) => /<h2 id="part-[\s\S]*?<nav/.exec(html)?.[0];
  expect(textOf(policy)).toBeDefined();
  await expect.poll(async () => textOf(await rendered(paths.shippingPolicy))).toBe(textOf(policy));

  await open(page, 'announcement/discount-top-bar');
  await page.getByLabel('Announcements').fill('The counter is closed on <strong>Monday</strong>');
  await publish(page);
  await expect.poll(() => rendered('/')).toContain('<p>The counter is closed on <strong>Monday</strong></p>');
  expect(refused).toEqual([]);

  const packing = await browser.newPage();
  await signInInvited(page, packing, shop, { name: 'Ravi', role: 'packer' });
  await open(packing, 'post/of-nibs-and-inks');
  await expect(packing.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(packing.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  const forbidden = await packing
    .context()
    .request.post(`${shop.officeUrl}/api/v1/staff/content/post/of-nibs-and-inks/publish`, {
      data: { version: 2 },
      headers: { origin: shop.officeUrl },
    });
  expect(forbidden.status()).toBe(403);
  await packing.close();
});
