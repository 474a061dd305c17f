import { addButtons } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('unavailable items are shown before Pay, in the cart and in the checkout, and corrected there', async ({
  page,
}) => {
  await openHydrated(page, '/all-products');
  const add = addButtons(page);
  for (const index of [0, 1]) await add.nth(index).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  // The maximum quantity of a line, which exceeds the stock of every product.
  await page.evaluate(() => {
    const items = localStorage.getItem('cartItems') ?? '';
    localStorage.setItem('cartItems', items.replaceAll('"count":1', '"count":999'));
  });

  await openHydrated(page, '/cart');
  const main = page.getByRole('main');
  const make = main.getByRole('button', { name: /^Make it \d+$/ });
  await expect(main.getByText(/^Only \d+ left$/)).toHaveCount(2);
  await make.first().click();
  await expect(make).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 }).first().getByRole('link')).toBeFocused();
  await main.getByRole('button', { name: 'Check out' }).click();

  await expect(page).toHaveURL(/\/checkout$/);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const total = summary.getByRole('definition').last();
  const before = await total.innerText();
  await expect(summary.getByText(/^Only \d+ left$/)).toHaveCount(1);
  await summary.getByRole('button', { name: /^Make it \d+$/ }).click();
  await expect(summary.getByText(/^Only \d+ left$/)).toHaveCount(0);
  await expect(total).not.toHaveText(before);
  await expect(summary.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();

  const remove = summary.getByRole('button', { name: /^Remove / }).first();
  await remove.click();
  await expect(summary).toBeFocused();
  await remove.click();
  await expect(page.getByText('There is nothing to check out')).toBeVisible();
  await expect(main).toBeFocused();
});
