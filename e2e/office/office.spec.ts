import { expect, test, type Page } from '../support/translatable-test';
import { codeAt } from '@shop/server-kit/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { atNight } from '../nightly';
import { expectAccessible } from '../support/axe';
import { placeOrders } from '../support/place-orders';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized } from '../support/widths';

const phone = sized(390);
const laptop = sized(1366);

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
  await placeOrders(shop.url, ['Asha Rao', 'Ravi Kumar', 'Meera Nair']);
});
test.afterAll(() => shop.dispose());

/** Creates an admin with the key in the data folder, by keyboard. */
async function setUp(page: Page, name = 'Asha'): Promise<void> {
  await page.goto(shop.officeUrl);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'sign in');
  await page.getByRole('link', { name: /I have the setup key/ }).press('Enter');
  const key = await readFile(path.join(shop.dataDir, 'office-key'), 'utf8');
  await page.getByLabel('Key').fill(key.trim());
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill('seven blue stamps');
  await page.keyboard.press('Enter');
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await expectAccessible(page, 'the authenticator');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: /Open the office/ }).press('Enter');
  await page.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Selects the orders of these shoppers in the list, by keyboard. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await rowOf(page, name).getByRole('checkbox').press('Space');
  await expect(page.getByText(`${names.length} selected`)).toBeVisible();
}

/** Marks the selection as packed and ships it, by keyboard. */
async function shipChosen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark 2 as packed' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as packed' }).press('Enter');
  await expect(page.getByText('2 packed.')).toBeVisible();
  await page.getByRole('link', { name: 'Packed' }).press('Enter');
  await expect(page.getByText(/^2 orders, /)).toBeVisible();
  await choose(page, 'Asha Rao', 'Ravi Kumar');
  await page.getByRole('button', { name: 'Ship 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ship 2 orders' });
  await expect(dialog.getByLabel('Courier')).toBeFocused();
  await expectAccessible(page, 'shipping many');
  await page.keyboard.type('India Post');
  for (const [index, field] of (await dialog.getByLabel(/^Tracking number/).all()).entries())
    await field.fill(`EA00${index}IN`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 shipped.')).toBeVisible();
  await expect(page.getByText('No orders match')).toBeVisible();
}

test('a staff member sets up the office, ships several orders at once, and cancels one', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.setViewportSize(laptop);
  await setUp(page);
  await expect(page.getByText(/^3 orders, ₹/)).toBeVisible();
  await expectAccessible(page, 'the list');
  await choose(page, 'Asha Rao', 'Ravi Kumar');
  await expectAccessible(page, 'chosen orders');
  await shipChosen(page);

  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rowOf(page, 'Ravi Kumar')).toContainText(/India Post EA00\dIN/);
  await expectAccessible(page, 'the list on a phone');
  await rowOf(page, 'Meera Nair').getByRole('link').click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page, 'an order on a phone');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the order?' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Reason').fill('Asked by phone');
  await expectAccessible(page, 'cancelling on a phone');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled. The refund is on its way.')).toBeVisible();
  await expect(page.getByText('Asked by phone', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Refund of ₹/ })).toBeVisible();

  await page.setViewportSize(laptop);
  await expectAccessible(page, 'a cancelled order');
  await expect(page.getByText('Remaining invoice amount')).toBeVisible();
  await page.getByRole('link', { name: 'Invoice' }).click();
  const credit = page.getByRole('region', { name: /^Credit note CN\/\d\d-\d\d\/00001$/ });
  await expect(credit.getByRole('row', { name: /^IGST \d/ })).toBeVisible();
  await expectAccessible(page, 'an invoice with its credit note');
  await page.setViewportSize(phone);
  await expectAccessible(page, 'an invoice with its credit note on a phone');
  await page.setViewportSize(laptop);
  await page.goBack();
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await expect(page.getByRole('article')).toContainText('Meera Nair');
  await page.emulateMedia({ media: 'screen' });
  for (const room of ['Review', 'Staff', 'Activity log', 'My account']) {
    await page.getByRole('link', { name: room, exact: true }).click();
    await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible();
    await expectAccessible(page, room);
  }
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in\?to=%2Fmy-account$/);
  expect(refused).toEqual([]);
});

/** 50 orders take a minute, so this test runs at night only. */
const MANY = 50;

/** Selects every order of the list, by keyboard. */
async function chooseMany(page: Page): Promise<void> {
  await expect(page.getByText(`${MANY} orders, ₹`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await expect(page.getByText(`${MANY} selected`)).toBeVisible();
}

/** Packs, prints and ships many placed orders, by keyboard and with a pasted column. */
async function shipMany(page: Page): Promise<void> {
  await page.goto(`${shop.officeUrl}/orders?status=placed&search=Shopper&show=100`);
  await chooseMany(page);
  await page.getByRole('link', { name: 'Packing slips' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(MANY);
  await page.goBack();
  await chooseMany(page);
  await page.getByRole('button', { name: `Mark ${MANY} as packed` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as packed' }).press('Enter');
  await expect(page.getByText(`${MANY} packed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Packed' }).press('Enter');
  await chooseMany(page);
  await page.getByRole('button', { name: `Ship ${MANY}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ship ${MANY} orders` });
  await expect(dialog.getByLabel('Courier')).toBeFocused();
  await page.keyboard.type('India Post');
  await page.keyboard.press('Tab');
  const column = Array.from({ length: MANY }, (_, index) => `RP${index}IN`).join('\r\n');
  await page.locator(':focus').evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, column);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${MANY} shipped.`)).toBeVisible();
}

test('staff ship many orders at once, refund one item, and open the invoice', atNight, async ({ page }) => {
  test.setTimeout(240_000);
  await placeOrders(
    shop.url,
    Array.from({ length: MANY }, (_, index) => `Shopper ${index}`),
  );
  await page.setViewportSize(laptop);
  await setUp(page, 'Ravi');
  const began = Date.now();
  await shipMany(page);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'figure', description: `${MANY} orders shipped in ${seconds} s` });

  await page.goto(`${shop.officeUrl}/orders?search=Shopper+${MANY - 1}`);
  await rowOf(page, `Shopper ${MANY - 1}`)
    .getByRole('link')
    .press('Enter');
  await page.getByRole('button', { name: 'Refund items' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refund items' });
  await expect(dialog.getByLabel(/^Quantity of/)).toBeFocused();
  await page.keyboard.type('1');
  await expect(dialog.getByRole('button', { name: /^Refund ₹/ })).toBeVisible();
  await expectAccessible(page, 'refunding a unit');
  await dialog.getByLabel('Reason').fill('It was torn');
  await dialog.getByLabel('The items can be resold').press('Space');
  await dialog.getByRole('button', { name: /^Refund ₹/ }).press('Enter');
  await expect(page.getByText(/^Refund of ₹\S+ is on its way\.$/)).toBeVisible();
  await expect(page.getByText('1 refunded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund items' })).toBeHidden();
  await expectAccessible(page, 'an order with a refunded unit');

  await page.getByRole('link', { name: 'Invoice' }).press('Enter');
  await expect(page.getByRole('article', { name: /^Invoice of VC-/ })).toContainText(/CN\/\d\d-\d\d\/0000\d/);
  await expectAccessible(page, 'an invoice');
  await page.setViewportSize(phone);
  await expectAccessible(page, 'an invoice on a phone');
});

/** Tries to reach the office from a script in the page; runs in the page. */
async function reach(office: string) {
  const calls = `${office}/api/v1/staff`;
  const ask = (path: string, init: RequestInit) =>
    fetch(calls + path, { credentials: 'include', ...init }).then(
      ({ type, status }) => `${type} ${status}`,
      () => 'refused',
    );
  const cancel = JSON.stringify({ ids: ['nothing'] });
  const json = { 'content-type': 'application/json' };
  const frame = document.createElement('iframe');
  const framed = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = `${office}/orders`;
  document.body.append(frame);
  await framed;
  const inFrame = () => {
    try {
      return frame.contentWindow?.document.body.innerText ?? '';
    } catch {
      return 'refused';
    }
  };
  return {
    read: await ask('/orders', {}),
    change: await ask('/orders/pack', { method: 'POST', headers: json, body: cancel }),
    // Requests that a form can send without a preflight.
    unasked: await ask('/orders/pack', { method: 'POST', mode: 'no-cors', body: cancel }),
    signOut: await ask('/sign-out', { method: 'POST', mode: 'no-cors' }),
    ownOrigin: await fetch('/api/v1/staff/orders').then(({ status }) => status),
    frame: inFrame(),
    cookies: document.cookie,
  };
}

test('a script on the shop’s origin cannot act in the office of a signed-in user', async ({ browser }) => {
  // Without the shop's policy, which already forbids such calls: the office must reject them itself.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await setUp(page, 'Nila');
  const statuses: string[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === shop.officeUrl && pathname.startsWith('/api/v1/staff'))
      statuses.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  await page.goto(shop.url);
  const found = await page.evaluate(reach, shop.officeUrl);
  expect(found).toEqual({
    read: 'refused',
    change: 'refused',
    unasked: expect.stringMatching(/^(opaque 0|refused)$/),
    signOut: expect.stringMatching(/^(opaque 0|refused)$/),
    ownOrigin: 404,
    frame: 'refused',
    cookies: expect.not.stringContaining('office'),
  });
  expect(statuses.filter((line) => line.startsWith('POST') && !line.endsWith(' 403'))).toEqual([]);
  await page.goto(`${shop.officeUrl}/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await context.close();
});
