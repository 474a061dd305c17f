import { cartButton, cartPanel, chooseFirst, wishlistButton, wishlistPanel } from '../support/shopper';
import { holdsFocus, pressesThatLeave } from '../support/focus';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized, journeyWidths } from '../support/widths';

for (const width of journeyWidths) {
  test.describe(`panels at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('empty panels show a message, and close by button, backdrop and Escape, restoring the focus', async ({
      page,
    }) => {
      await openHydrated(page, '/faq');
      await cartButton(page).click();
      await expect(cartPanel(page).getByText('No product selected')).toBeVisible();
      await cartPanel(page).getByRole('button', { name: 'Close' }).click();
      await expect(cartPanel(page)).toBeHidden();
      await expect(cartButton(page)).toBeFocused();

      await wishlistButton(page).click();
      await expect(wishlistPanel(page).getByText('Your wishlist is empty')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(wishlistPanel(page)).toBeHidden();
      await expect(wishlistButton(page)).toBeFocused();

      if (width > 460) {
        await cartButton(page).click();
        await expect(cartPanel(page)).toBeVisible();
        await page.mouse.click(20, 400);
        await expect(cartPanel(page)).toBeHidden();
      }
    });

    test('filled panels trap the focus, remove items, and link onward', async ({ page }) => {
      await chooseFirst(page, 2);
      await cartButton(page).click();
      const cart = cartPanel(page);
      await expect(cart.getByText('2 items in cart')).toBeVisible();
      expect(await holdsFocus(cart)).toBe(true);
      expect(await pressesThatLeave(page, cart, 12)).toEqual([]);
      await expect(cart.getByText('Total:')).toBeVisible();
      await expect(cart.getByText(/^Save ₹/)).toBeVisible();
      await expect(cart.getByText('Taxes and shipping calculated at checkout')).toBeVisible();
      await cart.getByRole('button', { name: 'Remove' }).first().click();
      await expect(cart.getByText('1 items in cart')).toBeVisible();
      await page.keyboard.press('Escape');

      await wishlistButton(page).click();
      const wishlist = wishlistPanel(page);
      await expect(wishlist.getByText('2 item(s) in wishlist')).toBeVisible();
      expect(await pressesThatLeave(page, wishlist, 10)).toEqual([]);
      const box = await wishlist.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(Math.min(width, 420));
      const edge = await page.evaluate(() => document.body.getBoundingClientRect().right);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(edge, 0);
      await wishlist.getByRole('link', { name: 'Continue Shopping' }).click();
      await expect(page).toHaveURL('/all-products');

      await cartButton(page).click();
      await cart.getByRole('button', { name: 'Check out' }).click();
      await expect(page).toHaveURL('/checkout');
      await expect(cart).toBeHidden();
    });
  });
}
