import {
  freshEmail,
  signIn,
  chooseFirst,
  openCheckout,
  bookedOrder,
  fillShipping,
  payByCard,
} from '../support/shopper';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { desktop, sized } from '../support/widths';

test('axe finds no violations on open filters and on a listing without products', async ({ page }) => {
  await openHydrated(page, sample.category);
  for (const filter of ['Availability', 'Category', 'Sort']) {
    await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
    await expect(page.getByRole('listbox', { name: filter })).toBeVisible();
    await expectAccessible(page, `${filter} open`);
    await page.keyboard.press('Escape');
  }
  await openHydrated(page, sample.emptyCategory);
  await expectAccessible(page, 'no products');
});

test('axe finds no violations on a product’s states: sold out, sections closed, gallery open', async ({
  page,
}) => {
  const response = await page.request.get('/api/v1/product?availability=out-of-stock&limit=1');
  const { data } = (await response.json()) as { data: { products: { slugProduct: string }[] } };
  await openHydrated(page, `/products/${data.products[0]?.slugProduct}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first()).toBeDisabled();
  await expectAccessible(page, 'sold out');
  for (const width of [desktop, 390]) {
    await page.setViewportSize(sized(width));
    await openHydrated(page, sample.product);
    await page.getByRole('button', { name: 'Description' }).click();
    await expectAccessible(page, `sections closed at ${width} px`);
    await page.getByRole('button', { name: 'Open full-screen gallery' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `gallery open at ${width} px`);
  }
});

test('axe finds no violations on a filled cart page, and on one with a removed line', async ({ page }) => {
  await chooseFirst(page, 2);
  for (const width of [desktop, 390]) {
    await page.setViewportSize(sized(width));
    await openHydrated(page, '/cart');
    await expectAccessible(page, `filled cart at ${width} px`);
  }
  await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expectAccessible(page, 'a removed line');
});

test('axe finds no violations on both steps of the checkout, its errors and its alert', async ({ page }) => {
  await openCheckout(page);
  await expectAccessible(page, 'step 1');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('PIN code is required').first()).toBeVisible();
  await expectAccessible(page, 'step 1 with errors');
  await page.setViewportSize(sized(390));
  await expectAccessible(page, 'step 1 with errors at 390 px');
  await page.setViewportSize(sized(desktop));
  await fillShipping(page);
  await expectAccessible(page, 'step 2');
  await page.setViewportSize(sized(390));
  await expectAccessible(page, 'step 2 at 390 px');
  await page.setViewportSize(sized(desktop));

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const window = page.frameLocator('iframe.razorpay-checkout-frame');
  await expect(window.getByLabel('Card number')).toBeVisible();
  await page.keyboard.press('Escape');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Payment cancelled');
  await expectAccessible(page, 'alert');
});

test('axe finds no violations on a placed order', async ({ page }) => {
  await openCheckout(page);
  await fillShipping(page);
  await payByCard(page);
  await bookedOrder(page);
  await expectAccessible(page, 'booked');
});

test('axe finds no violations on a signed-in profile, while reading and while editing', async ({
  page,
  shop,
}) => {
  await signIn(page, shop.url, freshEmail());
  for (const width of [desktop, 390]) {
    await page.setViewportSize(sized(width));
    await openHydrated(page, '/user/profile');
    await expect(page.getByText('Premium Member')).toBeVisible();
    await expectAccessible(page, `profile at ${width} px`);
  }
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page, 'profile while editing');
});

test('axe finds no violations when a part of the shop is unavailable', async ({ page }) => {
  await page.route('**/remotes/catalog/**', (route) => route.abort());
  await page.goto('/all-products');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'a screen away');
  await page.unroute('**/remotes/catalog/**');
  await page.route('**/remotes/cart/**', (route) => route.abort());
  await openHydrated(page, '/faq');
  await page.getByRole('button', { name: /^Cart:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('alert')).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, 'a panel away');
});
