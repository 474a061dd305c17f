import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { cartButton, cartPanel, bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { expect, test } from '../support/test';
import { sized } from '../support/widths';

/** A sample product with two options, of which one combination is sold out and one is not sold. */
const address = '/products/postal-blue-fountain-pen';
const title = 'Postal Blue Fountain Pen';

const radio = (page: Page, value: string) => page.getByRole('main').getByRole('radio', { name: value });
const mainPhoto = (page: Page) => page.getByTestId('main-photo').locator('img').first().getAttribute('src');

test('a shopper chooses a variant, pays for it, and the order shows the choice', async ({ page }) => {
  await openHydrated(page, address);
  const first = await mainPhoto(page);
  await radio(page, 'Vermilion').check();
  await expect(page).toHaveURL(/\?colour=Vermilion&nib=Fine$/);
  await expect(page.getByText('FP-0042-VE-FI')).toBeVisible();
  await expect.poll(() => mainPhoto(page)).not.toBe(first);
  await expectAccessible(page, 'the page of a product with variants');

  await radio(page, 'Medium').check();
  await expect(page.getByTestId('stock')).toHaveText('Sold out');
  await expect(page.getByTestId('buy-bar').getByTestId('add-to-cart')).toBeDisabled();
  await radio(page, 'Leaf').check();
  await expect(page.getByTestId('stock')).toHaveText('Not available');
  await expectAccessible(page, 'a combination that is not sold');
  await radio(page, 'Fine').check();
  await page.getByTestId('buy-bar').getByTestId('add-to-cart').click();

  await cartButton(page).click();
  await expect(cartPanel(page)).toContainText('Leaf / Fine');
  await cartPanel(page).getByRole('link', { name: title }).click();
  await expect(radio(page, 'Leaf')).toBeChecked();

  await openHydrated(page, '/checkout');
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Leaf / Fine');
  await fillShipping(page);
  await payByCard(page);
  await bookedOrder(page);
  await page.getByRole('link', { name: 'See your order' }).click();
  const bought = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(bought).toHaveCount(1);
  await expect(bought).toContainText('Leaf / Fine');
});

test('the keyboard chooses, and Back returns from the page', async ({ page }) => {
  await openHydrated(page, `${address}?colour=Indigo&nib=Fine`);
  await radio(page, 'Indigo').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Vermilion')).toBeChecked();
  await expect(radio(page, 'Vermilion')).toBeFocused();
  await expect(page).toHaveURL(/colour=Vermilion/);
});

for (const width of [390, 820, 1366]) {
  test(`the options fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sized(width));
    await openHydrated(page, `${address}?colour=Vermilion&nib=Medium`);
    await expect(radio(page, 'Medium')).toBeChecked();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page, `options at ${width} px`);
  });
}

test('a card shows the lowest price and links to the options', async ({ page }) => {
  await openHydrated(page, '/search?q=leather+wrap+journal');
  const card = page.getByTestId('product-card').filter({ hasText: 'Leather Wrap Journal' }).first();
  await expect(card).toContainText('from');
  await expect(card.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^Choose Options/ }).click();
  await expect(radio(page, 'Kraft')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens the choice in its address', async ({ page, shop }) => {
    await page.goto(`${shop.url}${address}?colour=Leaf`);
    await expect(page.getByTestId('product-title')).toHaveText(title);
    await expect(page.getByText('FP-0042-LE-FI')).toBeVisible();
    expect(await mainPhoto(page)).toContain('postal-blue-fountain-pen-3');
    await expect(radio(page, 'Leaf')).toBeChecked();
    await radio(page, 'Indigo').check();
    await radio(page, 'Medium').check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\?colour=Indigo&nib=Medium$/);
    await expect(page.getByText('FP-0042-IN-ME')).toBeVisible();
  });
});
