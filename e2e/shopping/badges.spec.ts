import { cartButton, cartPanel, cards, wishlistButton, wishlistPanel } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized, journeyWidths } from '../support/widths';

for (const width of journeyWidths) {
  test.describe(`badges at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('badges and tooltips follow adds and removals', async ({ page }) => {
      await openHydrated(page, '/all-products');
      const cart = page.getByTestId('cart-badge');
      const wishlist = page.getByTestId('wishlist-badge');
      await expect(cart).toHaveText('');
      await expect(cartButton(page)).toHaveAttribute('title', 'Cart (0 items)');
      await expect(wishlistButton(page)).toHaveAttribute('title', 'WishListCount (0 items)');

      const add = cards(page).first().getByRole('button', { name: 'Add to Cart' });
      await add.click();
      await expect(page.getByText('Item added to cart!')).toBeVisible();
      await add.click();
      await cards(page).nth(1).getByRole('button', { name: 'Add to Cart' }).click();
      await expect(cart).toHaveText('3');
      await expect(cartButton(page)).toHaveAttribute('title', 'Cart (3 items)');

      await cards(page)
        .first()
        .getByRole('button', { name: /wishlist/i })
        .click();
      await expect(page.getByText('Item added to wishlist!')).toBeVisible();
      await expect(wishlist).toHaveText('1');
      await expect(wishlistButton(page)).toHaveAttribute('title', 'WishListCount (1 items)');

      // Removing a line of two units changes the badge by two. The stored count falls by one, as specified.
      await cartButton(page).click();
      await cartPanel(page).getByRole('button', { name: 'Remove' }).first().click();
      await expect(cart).toHaveText('1');
      expect(await page.evaluate(() => localStorage.getItem('storeCount'))).toBe('2');
      await page.keyboard.press('Escape');
      await wishlistButton(page).click();
      await wishlistPanel(page)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(wishlist).toHaveText('');
      await expect(page.getByTitle('WishListCount (0 items)')).toBeAttached();
    });

    test('badges show 99+ above 99, and tooltips the exact number', async ({ page }) => {
      await openHydrated(page, '/all-products');
      const add = cards(page).first().getByRole('button', { name: 'Add to Cart' });
      await add.click();
      await expect(page.getByTestId('cart-badge')).toHaveText('1');
      await page.evaluate(() => {
        const items = localStorage.getItem('cartItems') ?? '';
        localStorage.setItem('cartItems', items.replace('"count":1', '"count":99'));
      });
      await openHydrated(page, '/all-products');
      await expect(page.getByTestId('cart-badge')).toHaveText('99');
      await add.click();
      await expect(page.getByTestId('cart-badge')).toHaveText('99+');
      await expect(cartButton(page)).toHaveAttribute('title', 'Cart (100 items)');
    });
  });
}
