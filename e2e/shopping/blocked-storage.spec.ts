import { collectConsoleErrors } from '../support/console-log';
import { hydrated, openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { addButtons, bookedOrder, cartButton, cartPanel, fillShipping, payByCard } from '../support/shopper';
import { expect, test, type Page } from '../support/test';

/** How browsers restrict storage, by settings, in private windows and web views, and on full disks. Each runs in every document. */
const storages: Readonly<Record<string, () => void>> = {
  'local and session storage are blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      });
  },
  'only session storage is blocked': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    });
  },
  'storage can be opened, but every call is denied': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** The product's own button, not those of related products. */
const buyButton = (page: Page) => page.getByTestId('buy-bar').getByRole('button', { name: 'Buy Now' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

/** Waits for the checkout's own document. */
async function atCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await hydrated(page);
}

for (const [what, block] of Object.entries(storages)) {
  test.describe(`when ${what}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(block));

    test('Buy Now opens a checkout with that product, even after a reload', async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page);
      await openHydrated(page, sample.product);
      const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await buyButton(page).click();
      await atCheckout(page);
      await expect(summary(page).getByRole('listitem')).toHaveCount(1);
      await expect(summary(page)).toContainText(title);
      await page.reload();
      await atCheckout(page);
      await expect(summary(page)).toContainText(title);
      expect(consoleErrors).toEqual([]);
    });

    test('the cart opens a checkout with its products, which can be paid', async ({ page }) => {
      await openHydrated(page, '/all-products');
      await addButtons(page).first().click();
      await cartButton(page).click();
      await cartPanel(page).getByRole('button', { name: 'Check out' }).click();
      await atCheckout(page);
      await expect(summary(page).getByRole('listitem')).toHaveCount(1);
      await fillShipping(page);
      await payByCard(page);
      await bookedOrder(page);
    });
  });
}
