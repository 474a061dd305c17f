import { expect, test, type APIRequestContext, type Page } from '../support/translatable-test';
import { readFile } from 'node:fs/promises';
import { startMailServer, type MailServer } from '../../api/src/testing/mail-server';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { signInAdmin, signInInvited } from '../support/staff';
import { placeOrders } from '../support/place-orders';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { sized } from '../support/widths';

const phone = sized(390);
const laptop = sized(1366);

let mail: MailServer;
let shop: TestShop;
let shopUrl: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  mail = await startMailServer();
  const port = await freePort();
  shopUrl = `http://127.0.0.1:${port}`;
  shop = await startShop({ PORT: String(port), PUBLIC_ORIGIN: shopUrl, SMTP_URL: mail.url });
  await placeOrders(shopUrl, ['Asha Rao']);
});
test.afterAll(async () => {
  await shop.dispose();
  await mail.close();
});

/** Calls the office as the signed-in user. */
async function post(api: APIRequestContext, address: string, data: object = {}): Promise<unknown> {
  const headers = { origin: shop.officeUrl };
  const response = await api.post(`${shop.officeUrl}/api/v1/staff/${address}`, { data, headers });
  expect([address, response.status()]).toEqual([address, 200]);
  return response.json();
}

/** Sends the contact form. Returns the ticket's number. */
async function writeToTheShop(page: Page): Promise<string> {
  await openHydrated(page, `${shopUrl}/contact`);
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Message').fill('Do you post to Leh?');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
  const message = await page.getByText(/^Your reference number is EN-/).innerText();
  return /EN-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(message)?.[0] ?? '';
}

/** Searches a list for a row, and opens it. */
async function open(page: Page, room: string, words: string, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: room }).press('Enter');
  await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible();
  await page.getByLabel('Search').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, room);
  await page.getByRole('row').getByRole('link', { name: link }).press('Enter');
  await expect(page.getByRole('heading', { name: link, level: 1 })).toBeVisible();
}

test('an enquiry is answered; its sender is exported, and erased after their last order is closed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(laptop);
  const number = await writeToTheShop(page);
  await expect
    .poll(() => mail.mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`))
    .toContain(`asha@example.in: We have your enquiry ${number}`);
  const api = page.context().request;
  await signInAdmin(page, shop, 'Asha');

  await page.goto(`${shop.officeUrl}/enquiries`);
  await open(page, 'Enquiries', number, number);
  await expect(page.getByText('Do you post to Leh?')).toBeVisible();
  await expectAccessible(page, 'an enquiry');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, by India Post.');
  await page.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(page.getByText('The answer is being sent.')).toBeVisible();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect
    .poll(() => mail.mails.map(({ subject, text }) => `${subject}: ${text}`))
    .toContainEqual(expect.stringMatching(new RegExp(`^Your enquiry ${number}: [^]*Yes, by India Post\\.`)));
  await page.setViewportSize(phone);
  await expectAccessible(page, 'an answered enquiry on a phone');
  await page.setViewportSize(laptop);

  await open(page, 'People', 'asha@example.in', 'Asha Rao');
  await expect(page.getByRole('region', { name: 'Enquiries' })).toContainText(number);
  await expectAccessible(page, 'a person');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export data' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({
    email: 'asha@example.in',
    account: null,
    orders: { orders: [{ address: { streetAddress: '12 MG Road' } }] },
    enquiries: [{ number, message: 'Do you post to Leh?' }],
  });

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Erase person' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await dialog.getByLabel('Their email address').fill('asha@example.in');
  await expectAccessible(page, 'erasing on a phone');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(/Not yet\. Order VC.* is not shipped yet/);
  const orders = await api.get(`${shop.officeUrl}/api/v1/staff/orders`);
  const [order] = ((await orders.json()) as { data: { items: { id: string }[] } }).data.items;
  await post(api, `orders/${order?.id}/pack`);
  await post(api, `orders/${order?.id}/ship`, { courier: 'India Post', trackingNumber: 'EA1IN' });
  await post(api, `orders/${order?.id}/deliver`);
  await dialog.getByRole('button', { name: 'Erase permanently' }).press('Enter');
  await expect(page.getByText(/^Person erased/)).toBeVisible();
  await expectAccessible(page, 'nobody');
  await expect(page.getByText('No people yet')).toBeVisible();
  await page.goto(`${shop.officeUrl}/orders/${order?.id}`);
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  await expect(page.getByText('Asha Rao')).toBeHidden();
});

test('a packer can access neither these pages nor their API', async ({ browser, page }) => {
  await signInAdmin(page, shop, 'Meera');
  const context = await browser.newContext();
  const packer = await context.newPage();
  await signInInvited(page, packer, shop, { name: 'Ravi', role: 'packer' });
  await packer.goto(`${shop.officeUrl}/people`);
  await expect(packer.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(packer.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  for (const room of ['People', 'Enquiries'])
    await expect(packer.getByRole('link', { name: room, exact: true })).toHaveCount(0);
  for (const path of ['customers', 'enquiries']) {
    const response = await context.request.get(`${shop.officeUrl}/api/v1/staff/${path}`);
    expect([path, response.status()]).toEqual([path, 403]);
  }
  await context.close();
});
