import { addButtons, bookedOrder, cartButton, fillShipping, freshEmail, payByCard } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized } from '../support/widths';

test.use({ viewport: sized(390) });

test.describe('on a page that the browser translates', () => {
  test.use({ translated: 'hydrated' });

  test('a shopper searches, buys and signs up', async ({ page }) => {
    await openHydrated(page, '/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill('no such thing at all');
    await expect(page.getByText('No results')).toBeVisible();
    await field.fill('');
    await expect(page.getByText('No results')).toBeHidden();
    await field.fill('tape');
    await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page.getByText(/^\d+ products for “tape”$/)).toBeVisible();
    await page.getByRole('button', { name: /^Availability/ }).click();
    await page.getByRole('option', { name: 'In Stock' }).click();
    await expect(page.getByRole('button', { name: /^Availability/ })).toContainText('In Stock');

    await addButtons(page).first().click();
    await addButtons(page).nth(1).click();
    await cartButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('2 items in cart');
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Check out' }).click();
    await fillShipping(page);
    await payByCard(page);
    await bookedOrder(page);

    await openHydrated(page, '/auth/signup');
    const form = page.getByRole('form', { name: 'Sign Up' });
    await form.getByLabel('Name').fill('Asha Rao');
    await form.getByLabel('Email').fill(freshEmail());
    await form.getByLabel('Password').fill('a long enough secret');
    await form.getByLabel('Phone Number').fill('9000012345');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Account Created Succesfully');
  });
});

test.describe('on a page that is translated before its scripts have run', () => {
  test.use({ translated: 'parsed' });

  test('a shopper fills the cart, without reported mismatches', async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/registry/v1/telemetry')) reports.push(request.postData() ?? '');
    });
    await openHydrated(page, '/all-products');
    await addButtons(page).first().click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await openHydrated(page, '/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await openHydrated(page, '/cart');
    await expect(page.getByRole('main')).toContainText('Total');
    expect(reports.filter((report) => report.includes('Hydration'))).toEqual([]);
  });
});
