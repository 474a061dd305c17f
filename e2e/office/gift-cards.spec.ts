import type { Page } from '@playwright/test';
import { startMailServer, type MailServer } from '../../api/src/testing/mail-server';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillAddress, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let mail: MailServer;
let shop: TestShop;
let shopUrl: string;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  mail = await startMailServer();
  const port = await freePort();
  shopUrl = `http://127.0.0.1:${port}`;
  shop = await startShop({ PORT: String(port), PUBLIC_ORIGIN: shopUrl, SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await shop.dispose();
  await mail.close();
});

const recipient = 'ravi@example.in';

/** The code in the email to the recipient. */
async function emailedCode(): Promise<string> {
  let code: string | undefined;
  await expect(() => {
    const toRecipient = mail.mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
    [code] = toRecipient.flatMap(({ text }) => /Code: (\S{19})/.exec(text ?? '')?.[1] ?? []);
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

async function openCheckout(page: Page, slug: string) {
  await openHydrated(page, `${shopUrl}/products/${slug}`);
  await page.getByTestId('buy-bar').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await openHydrated(page, `${shopUrl}/checkout`);
  await expect(page.getByText('Payable total')).toBeVisible();
}

test('staff sell gift cards, and the recipient spends the emailed code', async ({ page }) => {
  test.setTimeout(480_000);

  await test.step('they are switched on in the office', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/gift-cards`);
    await expect(page.getByText('No gift cards yet')).toBeVisible();
    await checkWidths(page, 'gift-cards-empty');
    await page.getByLabel('Sell gift cards').check();
    await page.getByRole('form', { name: 'Gift card settings' }).getByRole('button').press('Enter');
    await expect(page.getByText('Gift card settings saved.')).toBeVisible();
    await page.goto(`${shop.officeUrl}/products?search=gift+card+of+rs+500`);
    await page
      .getByRole('link', { name: /^Gift Card of Rs 500/ })
      .first()
      .click();
    await expect(page.getByLabel('Gift card value, ₹')).toHaveValue('500');
    await checkWidths(page, 'gift-card-product');
  });

  await test.step('a shopper enters the recipient, and pays without GST', async () => {
    await openCheckout(page, 'gift-card-of-rs-500-letterpress');
    await page.getByText('The gift card is for someone else').press('Enter');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('Please enter the email address of the recipient.').first()).toBeVisible();
    await checkWidths(page, 'gift-card-recipient');
    await page.getByLabel('Email of the recipient').fill(recipient);
    await page.getByLabel('Name of the recipient (optional)').fill('Ravi');
    await page.getByLabel('Message (optional)').fill('Happy birthday!');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    expect(await payByCard(page)).toBe(500);
    await bookedOrder(page);
  });

  await test.step('the office lists the card, and shows its ledger', async () => {
    const code = await emailedCode();
    await page.goto(`${shop.officeUrl}/gift-cards`);
    const link = page.getByRole('link', { name: `····${code.slice(-4)}` });
    await expect(link).toBeVisible();
    await checkWidths(page, 'gift-cards');
    await page.getByRole('button', { name: 'Issue a gift card' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Issue a gift card' })).toBeVisible();
    await checkWidths(page, 'gift-card-issue');
    await page.keyboard.press('Escape');
    await link.click();
    await expect(page.getByRole('table', { name: 'Ledger' })).toBeVisible();
    await checkWidths(page, 'gift-card');
    await page.getByRole('button', { name: 'Send the code again' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).press('Enter');
    await expect(page.getByText('The code is on its way.')).toBeVisible();
  });

  await test.step('the code pays a part of another order, and the ledger names it', async () => {
    const code = await emailedCode();
    await openCheckout(page, 'botanical-pet-tape-50-mm');
    await page.getByText('Have a gift card?').click();
    await page.getByLabel('Gift card code').fill(code);
    await page.getByLabel('Gift card code').press('Enter');
    await expect(page.getByText('Balance ₹500.00')).toBeVisible();
  });
});
