import { cartButton, cartPanel, cards, wishlistButton, wishlistPanel } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { desktop, sized, journeyWidths } from '../support/widths';

for (const width of journeyWidths) {
  test.describe(`unavailable parts at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('with the catalog blocked, panels, header and other routes work', async ({ page }) => {
      await openHydrated(page, '/all-products');
      await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByTestId('cart-badge')).toHaveText('1');

      await page.route('**/remotes/catalog/**', (route) => route.abort());
      await page.goto('/all-products');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded', {
        timeout: 20_000,
      });
      await cartButton(page).click();
      await expect(cartPanel(page).getByText('1 items in cart')).toBeVisible();
      await cartPanel(page).getByRole('button', { name: 'Remove' }).click();
      await expect(cartPanel(page).getByText('No product selected')).toBeVisible();
      await page.keyboard.press('Escape');
      await wishlistButton(page).click();
      await expect(wishlistPanel(page).getByText('Your wishlist is empty')).toBeVisible();
      await page.keyboard.press('Escape');

      if (width === desktop) {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByRole('combobox').fill('tape');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Brands menu' }).click();
        await expect(page.getByTestId('mega-menu-brand').getByRole('link', { name: 'YIER' })).toBeVisible();
      } else {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await page.keyboard.press('Escape');
      }

      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of ['/auth/login', '/checkout', '/cart', '/contact']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      }
    });

    test('with the cart blocked, adding to the cart and the badge work', async ({ page }) => {
      await page.route('**/remotes/cart/**', (route) => route.abort());
      await openHydrated(page, '/all-products');
      await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByText('Item added to cart!')).toBeVisible();
      await expect(page.getByTestId('cart-badge')).toHaveText('1');
      await expect(cartButton(page)).toHaveAttribute('title', 'Cart (1 items)');
      await cartButton(page).click();
      await expect(cartPanel(page).getByRole('alert')).toContainText('could not be loaded', {
        timeout: 20_000,
      });
      await page.keyboard.press('Escape');
      await expect(cartPanel(page)).toBeHidden();

      await page.reload();
      await expect(page.getByTestId('cart-badge')).toHaveText('1');
      await page.goto('/checkout');
      await expect(page.getByRole('form', { name: 'Shipping Information' })).toBeVisible();

      await page.unroute('**/remotes/cart/**');
      await cartButton(page).click();
      await expect(cartPanel(page).getByText('1 items in cart')).toBeVisible({ timeout: 20_000 });
    });
  });
}

test('without a network the page shows a notice and keeps typed text, and a part loads automatically afterwards', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Do you post to Leh?');
  await context.setOffline(true);
  await expect(page.getByText('There is no network just now.')).toBeVisible();
  await expect(page.getByText('You can send your message when you are back online')).toBeVisible();
  await expect(message).toHaveValue('Do you post to Leh?');

  await cartButton(page).click();
  await expect(cartPanel(page).getByRole('alert')).toContainText(
    'loads automatically when you are back online',
    {
      timeout: 20_000,
    },
  );
  await context.setOffline(false);
  await expect(page.getByText('The network is back.')).toBeVisible();
  await expect(cartPanel(page).getByText('No product selected')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('Do you post to Leh?');
});

test('an element that another script removes breaks only its part of the frame, until a retry', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  const box = page.getByTestId('search-dropdown');
  await expect(box).toBeVisible();
  // As a browser extension may do.
  await box.evaluate((element) => element.remove());
  await search.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The header stopped working. Everything else is open.');
  await expect(alert.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await search.click();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
});
