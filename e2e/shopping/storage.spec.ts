import {
  addButtons,
  cards,
  cartButton,
  cartPanel,
  chooseFirst,
  wishlistButton,
  wishlistPanel,
} from '../support/shopper';
import { collectConsoleErrors } from '../support/console-log';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const junk: Readonly<Record<string, string>> = {
  'broken JSON': '[{"productId":',
  'another shop’s data': '{"lines":[{"sku":7}],"v":3}',
  'lines with missing fields': '[null,7,"x",{"productId":"p"},{"productId":{},"rate":"free"}]',
  'a number': '42',
};

for (const [what, value] of Object.entries(junk)) {
  test(`storage with ${what} gives an empty cart and a working page`, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('visited')) return;
      sessionStorage.setItem('visited', 'yes');
      for (const key of ['cartItems', 'storeCount', 'wishlistItems', 'wishlistCount']) {
        localStorage.setItem(key, text);
      }
    }, value);
    await openHydrated(page, '/all-products');
    await cartButton(page).click();
    await expect(cartPanel(page).getByText('No product selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await wishlistButton(page).click();
    await expect(wishlistPanel(page).getByText('Your wishlist is empty')).toBeVisible();
    await page.keyboard.press('Escape');

    await addButtons(page).first().click();
    await cartButton(page).click();
    await expect(cartPanel(page).getByRole('listitem')).toHaveCount(1);
    await openHydrated(page, '/cart');
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'Remove' }),
    ).toHaveCount(1);
    expect(consoleErrors).toEqual([]);
  });
}

test('cart and wishlist survive a reload, under the specified storage keys', async ({ page }) => {
  await chooseFirst(page, 2);
  await page.reload();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  await expect(page.getByTestId('wishlist-badge')).toHaveText('2');
  await cartButton(page).click();
  await expect(cartPanel(page).getByRole('listitem')).toHaveCount(2);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual(
    expect.arrayContaining(['cartItems', 'storeCount', 'wishlistCount', 'wishlistItems']),
  );
  expect(stored.storeCount).toBe('2');
});

test('two tabs of one shopper stay in sync', async ({ page, context }) => {
  await openHydrated(page, '/all-products');
  const other = await context.newPage();
  await openHydrated(other, '/faq');
  await addButtons(page).first().click();
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /wishlist/i })
    .click();
  await expect(other.getByTestId('cart-badge')).toHaveText('1');
  await expect(other.getByTestId('wishlist-badge')).toHaveText('1');
  await cartButton(other).click();
  await cartPanel(other).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('');
  await cartButton(page).click();
  await expect(cartPanel(page).getByText('No product selected')).toBeVisible();
});
