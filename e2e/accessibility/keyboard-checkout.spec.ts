import { type Announcements, recordAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/focus';
import { openHydrated } from '../support/hydrated';
import { addButtons, address } from '../support/shopper';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test, type Page } from '../support/test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({ SHOP_GSTIN: '08AAACH7409R1Z1', SEED_OPTIONS: 'on' });
});
test.afterAll(() => shop.dispose());

/** In Ladakh, where the sample rules do not deliver. */
const REFUSED_PIN = '194101';

/** Expects that a text has been announced since the last call. */
const expectAnnounced = (announcements: Announcements, text: RegExp) =>
  expect
    .poll(async () => (await announcements.take()).some((spoken) => text.test(spoken)), {
      message: String(text),
    })
    .toBe(true);

/** Types into the focused field, as a person does. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('the checkout with all options works with the keyboard alone and announces each result', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openHydrated(page, `${shop.url}/all-products`);
  await tabTo(page, addButtons(page).first(), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await openHydrated(page, `${shop.url}/checkout`);
  const announcements = await recordAnnouncements(page);
  const form = page.getByRole('form', { name: 'Shipping Information' });
  const pin = form.getByLabel('PIN code');
  const proceed = form.getByRole('button', { name: 'Continue to Payment' });

  await test.step('the focus follows the order of the form', async () => {
    await tabTo(page, form.getByLabel('Full name'), 60);
    const values = [address.name, address.email, address.phone, address.streetAddress, address.apartment];
    const names = ['Full name'];
    for (const value of values) {
      await retype(page, value);
      await page.keyboard.press('Tab');
    }
    expect(await form.getByLabel('City').evaluate((field) => field === document.activeElement)).toBe(true);
    names.push(...(await tabTo(page, proceed, 10)));
    expect(names).toEqual([
      'Full name',
      'State',
      'PIN code',
      'I am buying for a business',
      'Emails about offers and reminders (optional)',
      'Your choice and your rights',
      'Continue to Payment',
    ]);
    await expectAccessible(page, 'the empty form');
  });

  await test.step('a PIN code without delivery is announced, and refused next to its field', async () => {
    await pin.focus();
    await retype(page, REFUSED_PIN);
    await expectAnnounced(announcements, /194101/);
    await tabTo(page, proceed, 10);
    await page.keyboard.press('Enter');
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(REFUSED_PIN);
    await expectAccessible(page, 'a rejected PIN code');
  });

  await test.step('an invalid coupon is refused next to its field, and a valid one is announced', async () => {
    await pin.focus();
    await retype(page, address.pinCode);
    await expectAnnounced(announcements, /302001/);
    const entry = page.getByText('Have a coupon?');
    await tabTo(page, entry, 30);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Coupon code');
    await tabTo(page, code, 3);
    await retype(page, 'NOSUCHCODE');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/not valid/);
    await expect(code).toBeFocused();
    await expectAccessible(page, 'a rejected coupon');
    await retype(page, 'MONSOON');
    await page.keyboard.press('Enter');
    await expectAnnounced(announcements, /^Coupon applied\.$/);
    await expect(page.getByRole('region', { name: 'Coupon' })).toBeFocused();
    expect((await tabTo(page, page.getByRole('button', { name: 'Remove coupon' }), 3)).at(-1)).toBe(
      'Remove coupon',
    );
    await expectAccessible(page, 'an applied coupon');
  });

  await test.step('a GSTIN of another state is announced', async () => {
    await pin.focus();
    await tabTo(page, page.getByText('I am buying for a business'), 4);
    await page.keyboard.press('Enter');
    expect(await tabTo(page, form.getByLabel('GSTIN', { exact: true }), 3)).toEqual(['GSTIN']);
    await retype(page, '29AAGCB7383J1Z4');
    expect(await tabTo(page, form.getByLabel('Company name'), 3)).toEqual(['Company name']);
    await retype(page, 'Bindu Books');
    await expectAnnounced(announcements, /registered in Karnataka/);
    await expectAccessible(page, 'a business buyer');
    await tabTo(page, proceed, 4);
    await page.keyboard.press('Enter');
  });

  await test.step('cash on delivery is chosen with an arrow key, and the order is placed', async () => {
    await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeFocused();
    const inCash = page.getByRole('radio', { name: /^Cash on delivery/ });
    await expect(inCash).toBeEnabled();
    await tabTo(page, page.getByRole('radio', { name: /^Pay online/ }), 6);
    await page.keyboard.press('ArrowDown');
    await expect(inCash).toBeChecked();
    const place = page.getByRole('button', { name: /^Place order for ₹/ });
    await expect(place).toBeEnabled();
    await expectAccessible(page, 'the payment step');
    await tabTo(page, place, 10);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout\/success$/);
    await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeVisible();
    await expectAccessible(page, 'the placed order');
  });
});
