import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/translatable-test';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { runScript } from '../support/run-script';
import { bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { startShop, type TestShop } from '../support/temporary-shop';

const CODE = 'ABCD-EFGH-JKMN-PQRS';

/** Adds a card with that code and 50 rupees, and one with 50,000. */
const cards = ['ABCDEFGHJKMNPQRS', 'ABCDEFGHJKMNPQRT'].map((key, index) => {
  const hash = createHash('sha256').update(`gift-card:${key}`).digest('hex');
  const paise = index === 0 ? 5_000 : 5_000_000;
  return `('card-${index}', '${hash}', '${key.slice(-4)}', ${paise}, ${paise}, '2999-01-01', now())`;
});
const addCards = `
  with added as (
    insert into gift_card (public_id, code_hash, last_four, initial_paise, balance_paise, expires_at, created_at)
    values ${cards.join(', ')} returning id, initial_paise
  )
  insert into gift_card_entry (key, gift_card_id, kind, amount_paise, at)
  select 'issue-' || id, id, 'issue', initial_paise, now() from added`;

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  const before = await startShop();
  await before.stop();
  await runScript('query-database.ts', before.dataDir, addCards);
  shop = await startShop({ DATA_DIR: before.dataDir });
});
test.afterAll(() => shop.dispose());

async function openCheckout(page: Page) {
  await openHydrated(page, `${shop.url}/product-category`);
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).nth(1).click();
  await page.getByTestId('product-card').first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await openHydrated(page, `${shop.url}/checkout`);
  await expect(page.getByText('Payable total')).toBeVisible();
}

async function enter(page: Page, code: string) {
  await page.getByText('Have a gift card?').click();
  await page.getByLabel('Gift card code').fill(code);
  await page.getByLabel('Gift card code').press('Enter');
}

test('a shopper pays a part with a gift card, and a whole order with another one', async ({ page }) => {
  test.setTimeout(480_000);

  await test.step('a code that is not valid is refused, and a card pays a part', async () => {
    await openCheckout(page);
    await enter(page, 'NOSUCHCODE');
    await expect(page.getByText('This gift card is not valid. Please check the code.')).toBeVisible();
    await checkWidths(page, 'gift-card-refused');
    await page.getByLabel('Gift card code').fill(CODE.toLowerCase());
    await page.getByLabel('Gift card code').press('Enter');
    await expect(page.getByText('Balance ₹50.00')).toBeVisible();
    await expect(page.getByText('Gift card ····PQRS', { exact: true }).first()).toBeVisible();
    await checkWidths(page, 'gift-card-applied');
  });

  await test.step('the rest is paid online, and the order shows both parts', async () => {
    await fillShipping(page);
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled();
    await checkWidths(page, 'gift-card-payment');
    await payByCard(page);
    await bookedOrder(page);
    await expect(page.getByText('Paid by gift card ····PQRS').first()).toBeVisible();
    await checkWidths(page, 'gift-card-order');
  });

  await test.step('nothing is left of it, and another card pays a whole order', async () => {
    await openCheckout(page);
    await enter(page, CODE);
    await expect(page.getByText('Nothing is left on gift card ····PQRS.')).toBeVisible();
    await page.getByLabel('Gift card code').fill('ABCD EFGH JKMN PQRT');
    await page.getByLabel('Gift card code').press('Enter');
    await expect(page.getByText('Balance ₹50,000.00')).toBeVisible();
    await fillShipping(page);
    const place = page.getByRole('button', { name: 'Place order with gift card' });
    await expect(place).toBeEnabled();
    await checkWidths(page, 'gift-card-covers');
    await place.click();
    await bookedOrder(page);
    await expect(page.getByText('Paid by gift card ····PQRT').first()).toBeVisible();
  });

  await test.step('the page of the order shows the card', async () => {
    await page
      .getByRole('link', { name: /your order/i })
      .first()
      .click();
    await expect(page.getByText('Paid by gift card ····PQRT').first()).toBeVisible();
    await checkWidths(page, 'gift-card-order-page');
  });
});
