import type { ProductCard } from '@shop/contracts';
import { formatRupees, discountBp, fromRupees, orderTotals, unitPrice } from '@shop/money';
import { gstBp, priceWithTax } from '@shop/money/price-with-tax';
import type { Page } from '@playwright/test';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, cartButton, cartPanel, fillShipping, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

const cards = async (page: Page) => {
  const response = await page.request.get(`${shop.url}/api/v1/product?limit=12&fields=card`);
  return ((await response.json()) as { data: { products: ProductCard[] } }).data.products;
};

/** The price in the JSON-LD of the open page. */
const offerPrice = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    );
    return /"price":"([\d.]+)"/.exec(texts.join())?.[1];
  });

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

test('prices are shown before GST by default, and with GST from card to order once staff choose it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const chosen = (await cards(page)).find(
    ({ discount, stock, variantCount }) => discount > 0 && stock > 5 && variantCount === undefined,
  );
  if (!chosen) throw new Error('No sample has a discount.');
  const { slugProduct, title } = chosen;
  const ratePaise = fromRupees(chosen.rate);
  const unitPaise = unitPrice(ratePaise, discountBp(chosen.discount));
  const card = page.getByTestId('product-card').filter({ hasText: title });

  await test.step('before GST', async () => {
    await openHydrated(page, `${shop.url}/all-products`);
    await expect(card).toContainText(`${formatRupees(unitPaise)}`);
    await expect(card).toContainText('+ GST');
    await openHydrated(page, `${shop.url}/products/${slugProduct}`);
    await expect(page.getByTestId('price-ticket')).toContainText('+ GST');
    expect(await offerPrice(page)).toBe((unitPaise / 100).toFixed(2));
  });

  await test.step('staff show prices with GST', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/storefront/prices`);
    await expect(page.getByText(/^The shop shows prices before GST/)).toBeVisible();
    await checkWidths(page, 'prices-office');
    await page.getByRole('button', { name: 'Show prices with GST' }).press('Enter');
    await expect(page.getByText(/^The shop shows prices with GST/)).toBeVisible();
  });

  const { shownGstRate = NaN } = (await cards(page)).find(({ _id }) => _id === chosen._id) ?? {};
  const taxBp = gstBp(shownGstRate);
  const shownPaise = priceWithTax(unitPaise, taxBp);
  const shown = formatRupees(shownPaise);

  await test.step('the card', async () => {
    await openHydrated(page, `${shop.url}/all-products`);
    await expect(card).toContainText(shown);
    await expect(card).toContainText('incl. GST');
    await expect(page.getByText('+ GST')).toHaveCount(0);
    await checkWidths(page, 'prices-listing');
    await card.getByRole('link', { name: title }).click();
  });

  await test.step('the page and its structured data', async () => {
    const priceTag = page.getByTestId('price-ticket');
    await expect(priceTag).toContainText(shown);
    await expect(priceTag).toContainText(formatRupees(priceWithTax(ratePaise, taxBp)));
    await openHydrated(page, `${shop.url}/products/${slugProduct}`);
    await expect(priceTag).toContainText(shown);
    expect(await offerPrice(page)).toBe((shownPaise / 100).toFixed(2));
    await checkWidths(page, 'prices-product');
    await page.getByTestId('buy-bar').getByTestId('add-to-cart').click();
  });

  const line = { ratePaise, discountBp: discountBp(chosen.discount), quantity: 1, taxBp };
  const { taxPaise, payablePaise } = orderTotals([line], 0);
  const includes = `Includes ${formatRupees(taxPaise)} GST`;

  await test.step('the cart', async () => {
    await cartButton(page).click();
    await expect(cartPanel(page)).toContainText(shown);
    await expect(cartPanel(page)).toContainText(includes);
    await checkWidths(page, 'prices-panel');
    await openHydrated(page, `${shop.url}/cart`);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(includes);
    await expect(page.getByText('+ GST')).toHaveCount(0);
    await checkWidths(page, 'prices-cart');
  });

  await test.step('the checkout and the order', async () => {
    await openHydrated(page, `${shop.url}/checkout`);
    await expect(summary(page)).toContainText(`${shown} × 1`);
    await expect(summary(page)).toContainText(includes);
    await expect(summary(page)).toContainText(`Payable total${formatRupees(payablePaise)}`);
    await checkWidths(page, 'prices-checkout');
    await fillShipping(page);
    await payByCard(page);
    await bookedOrder(page);
    await expect(page.getByRole('list', { name: 'Ordered' })).toContainText(
      `Total, including ${formatRupees(taxPaise)} GST`,
    );
    await checkWidths(page, 'prices-booked');
    await page.getByRole('link', { name: 'See your order' }).click();
    const contents = page.getByRole('region', { name: 'Items' });
    await expect(contents).toContainText(`Total paid${formatRupees(payablePaise)}`);
    await expect(contents).toContainText(includes);
    await checkWidths(page, 'prices-order');
  });

  await test.step('the feed has the same prices as the pages', async () => {
    const feed = await (await page.request.get(`${shop.url}/product-feed.xml`)).text();
    expect(feed).toContain(`<g:sale_price>${(shownPaise / 100).toFixed(2)} INR</g:sale_price>`);
  });
});
