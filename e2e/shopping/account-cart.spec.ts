import { openHydrated } from '../support/hydrated';
import { freshEmail, signIn, signInAgain } from '../support/shopper';
import { expect, test } from '../support/test';

test('a cart follows its account to another device, and signing out clears it from the browser', async ({
  page,
  browser,
  shop,
}) => {
  const email = freshEmail();
  await signIn(page, shop.url, email);
  await openHydrated(page, '/all-products');
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/user/cart') &&
      (response.request().postData() ?? '').includes('"count":1') &&
      response.ok(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const badge = page.getByTestId('cart-badge');
  await expect(badge).toHaveText('1');
  await saved;

  const context = await browser.newContext({ baseURL: shop.url });
  const other = await context.newPage();
  await signInAgain(other, shop.url, email);
  await openHydrated(other, '/user/profile');
  await expect(other.getByTestId('cart-badge')).toHaveText('1');
  await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByTestId('cart-badge')).toHaveText('');
  const stored = await other.evaluate(() =>
    ['cartItems', 'storeCount', 'wishlistItems', 'accountCart'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );
  expect(stored).toEqual([]);
  await context.close();
  await expect(badge).toHaveText('1');
});
