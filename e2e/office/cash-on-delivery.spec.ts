import { startMailServer, type MailServer } from '../../api/src/testing/mail-server';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { fillShipping } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let mail: MailServer;
let shop: TestShop;
let shopUrl: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  mail = await startMailServer();
  const port = await freePort();
  shopUrl = `http://127.0.0.1:${port}`;
  shop = await startShop({ PORT: String(port), PUBLIC_ORIGIN: shopUrl, SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await shop.dispose();
  await mail.close();
});

/** The link in the email that asks to confirm an order. */
async function confirmLink(): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const [found] = mail.mails.flatMap(({ text }) => /http\S+#confirm\.[\w-]+/.exec(text ?? '') ?? []);
    expect(found).toBeDefined();
    link = found;
  }).toPass();
  return link ?? '';
}

test('an order with cash on delivery is switched on, confirmed by its email, delivered and remitted', async ({
  page,
}) => {
  test.setTimeout(240_000);

  await test.step('staff offer it', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/delivery`);
    await expect(page.getByText('The checkout does not offer cash on delivery.')).toBeVisible();
    const form = page.getByRole('form', { name: 'Cash on delivery' });
    await form.getByLabel('Offer cash on delivery').check();
    await form.getByLabel('Fee in ₹, before GST').fill('25');
    await form.getByLabel('Maximum total in ₹').fill('5000');
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Cash on delivery settings saved.')).toBeVisible();
    await checkWidths(page, 'cash-setting');
  });

  await test.step('a shopper chooses it', async () => {
    await openHydrated(page, `${shopUrl}/product-category`);
    await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).nth(1).click();
    await page.getByTestId('product-card').first().getByRole('link').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await openHydrated(page, `${shopUrl}/checkout`);
    await fillShipping(page);
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
    await expect(
      page.getByText('Fee ₹25.00 + GST. We will send you a link to confirm the order.'),
    ).toBeVisible();
    await checkWidths(page, 'cash-checkout');
    await page.getByRole('button', { name: /^Place order for ₹/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeVisible();
    await checkWidths(page, 'cash-requested');
  });

  await test.step('the page that the email links to confirms it', async () => {
    await openHydrated(page, await confirmLink());
    await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeVisible();
    await checkWidths(page, 'cash-confirm');
    await page.getByRole('button', { name: 'Confirm order' }).press('Enter');
    await expect(page.getByText('Your order is confirmed.')).toBeVisible();
    await expect(page.getByText(/^The order is confirmed\. Please have ₹/)).toBeVisible();
    await checkWidths(page, 'cash-confirmed');
    await page.reload();
    await expect(page.getByText(/^The order is confirmed\. Please have ₹/)).toBeVisible();
  });

  await test.step('staff deliver it and record the remittance', async () => {
    await page.goto(`${shop.officeUrl}/orders?payment=cod`);
    await expect(page.getByText('Cash', { exact: true })).toBeVisible();
    await checkWidths(page, 'cash-orders');
    await page.getByRole('row').getByRole('link', { name: /^VC-/ }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Mark as packed' }).press('Enter');
    await dialog.getByRole('button', { name: 'Mark as packed' }).press('Enter');
    await page.getByRole('button', { name: 'Ship', exact: true }).press('Enter');
    await dialog.getByLabel('Courier').fill('India Post');
    await dialog.getByLabel('Tracking number').fill('RP123456789IN');
    await dialog.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Parcel refused' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as delivered' }).press('Enter');
    await dialog.getByRole('button', { name: 'Mark as delivered' }).press('Enter');
    await page.getByRole('button', { name: 'Record remittance' }).press('Enter');
    await dialog.getByLabel('Reference').fill('UTR 12345');
    await checkWidths(page, 'cash-remittance');
    await dialog.getByRole('button', { name: 'Record' }).press('Enter');
    await expect(page.getByText('Remittance recorded.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('UTR 12345, by Asha');
    await checkWidths(page, 'cash-order');
  });

  await test.step("a courier's file with the same remittance changes nothing", async () => {
    await page.goto(`${shop.officeUrl}/orders?payment=cod`);
    await page.getByRole('link', { name: 'Import remittances' }).press('Enter');
    const choose = (name: string, row: string) =>
      page.getByLabel('CSV file').setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(`awb,amount,date,utr\n${row}\n`),
      });
    await choose('wrong.csv', 'RP000000000IN,1,2026-01-01,UTR 12345');
    await expect(page.getByRole('table', { name: 'Errors' })).toContainText(
      'no parcel has the tracking number RP000000000IN',
    );
    await checkWidths(page, 'remittance-errors');
    const remitted = await page.request.get(`${shop.officeUrl}/api/v1/staff/orders?payment=cod`);
    const { data } = (await remitted.json()) as { data: { items: { id: string }[] } };
    const order = await page.request.get(`${shop.officeUrl}/api/v1/staff/orders/${data.items[0]?.id ?? ''}`);
    const { cod } = (
      (await order.json()) as { data: { cod: { remittances: { amountPaise: number; day: string }[] } } }
    ).data;
    const { amountPaise = 0, day = '' } = cod.remittances[0] ?? {};
    await choose('utr-12345.csv', `RP123456789IN,${amountPaise / 100},${day},UTR 12345`);
    await expect(page.getByText('1 row was already recorded.')).toBeVisible();
    await checkWidths(page, 'remittance-import');
  });
});
