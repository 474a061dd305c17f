import { expect, test } from '../support/translatable-test';
import { atNight } from '../nightly';
import { expectAccessible } from '../support/axe';
import { goTo } from '../support/go-to';
import { openHydrated } from '../support/hydrated';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized, widths } from '../support/widths';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

const old = '/collections/decorative-tape/washi-material';
const moved = '/collections/tapes/washi-tapes';

/** The server's response to a page request, without following redirects. */
async function respond(path: string): Promise<readonly [status: number, location: string | null]> {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

const html = async (path: string) => (await fetch(shop.url + path)).text();

test('a category moves and its old address redirects, and the menu and the home page change', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(await respond(old)).toEqual([200, null]);
  await signInAdmin(page, shop, 'Asha');
  await page.goto(`${shop.officeUrl}/storefront`);
  await page.getByRole('link', { name: 'Decorative Tape' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Decorative Tape', level: 1 });
  await expect(heading).toBeVisible();

  await test.step('a category is renamed', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Tapes');
    await page.getByLabel('URL', { exact: true }).fill('stickers');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('This URL is already used by “Stickers”.')).toBeVisible();
    await expectAccessible(page, 'a rejected address');
    await page.getByLabel('URL', { exact: true }).fill('tapes');
    await page.getByLabel('Subcategory 1').fill('Washi Tapes');
    await page.getByRole('button', { name: 'Move down Washi Tapes' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move down Washi Tapes' })).toBeFocused();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText(/^Saved\. The shop shows the change/)).toBeVisible();

    await expect.poll(() => respond(`${old}?sort=best-value`)).toEqual([301, `${moved}?sort=best-value`]);
    expect(await respond(moved)).toEqual([200, null]);
    expect(await respond('/collections/decorative-tape/all')).toEqual([301, '/collections/tapes/all']);
    const sitemap = await html('/sitemap.xml');
    expect([sitemap.includes(moved), sitemap.includes(old)]).toEqual([true, false]);
  });

  await test.step('the menu is changed, and rendered on the server', async () => {
    await page.goto(`${shop.officeUrl}/storefront/menu`);
    await page.getByRole('button', { name: 'Move down Products' }).press('Enter');
    await page.getByLabel('Label').nth(4).fill('Our story');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await expect.poll(() => html('/')).toContain('Our story');
  });

  await test.step('a section is hidden', async () => {
    await page.getByRole('link', { name: 'Home page' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Show Trust strip' }).press('Space');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await expect.poll(() => html('/')).not.toContain('100% Transparency');
  });

  await test.step('a hero picture becomes a link', async () => {
    await page.getByRole('link', { name: 'Hero images' }).press('Enter');
    await page.getByLabel('Link (optional)').first().fill(moved);
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect(page.frameLocator('iframe').getByText(`Links to ${moved}`)).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  });

  await test.step('a redirect is added', async () => {
    await page.goto(`${shop.officeUrl}/storefront/redirects`);
    const redirects = page.getByRole('table', { name: 'Redirects' });
    await expect(redirects.getByText(old, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add redirect' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Old URL').fill('/sale.php');
    await dialog.getByLabel('New URL').fill(old);
    await expectAccessible(page, 'adding a redirect');
    await dialog.getByRole('button', { name: 'Add' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => respond('/sale.php?from=mail')).toEqual([301, `${moved}?from=mail`]);
    expect(await respond('/nothing.php')).toEqual([404, null]);
  });

  await test.step('shoppers see all of it, and an old link in the shop opens the new page', async () => {
    await page.setViewportSize(sized(1366));
    await openHydrated(page, shop.url);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Themes',
      'Products',
      'Brands',
      'Blog',
      'Our story',
    ]);
    await page.locator(`section[aria-roledescription=carousel] a[href="${moved}"]`).first().click();
    await expect(page).toHaveURL(shop.url + moved);
    await goTo(page, `${old}?sort=best-value`);
    await expect(page).toHaveURL(`${shop.url}${moved}?sort=best-value`);
    await expect(page.getByRole('heading', { name: 'Washi Tapes', level: 1 })).toBeVisible();
  });
});

const pages = ['categories', 'menu', 'mobile', 'home', 'redirects'] as const;

test('the storefront’s pages are accessible at each width', atNight, async ({ page }) => {
  test.setTimeout(120_000);
  await signInAdmin(page, shop, 'Meera');
  for (const name of pages) {
    await page.goto(`${shop.officeUrl}/storefront/${name}`);
    await expect(page.getByRole('navigation', { name: 'Storefront' })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize(sized(width));
      await expectAccessible(page, `${name} at ${width} px`);
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
    }
  }
  await page.goto(`${shop.officeUrl}/storefront/categories`);
  await page.getByRole('link', { name: 'Stickers' }).click();
  await expect(page.getByLabel('Subcategory 1')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    await expectAccessible(page, `a category at ${width} px`);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/category-${width}.png`, fullPage: true });
  }
});
