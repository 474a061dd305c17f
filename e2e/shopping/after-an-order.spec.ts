import type { Page } from '@playwright/test';
import { skipsNightlyTests } from '../nightly';
import {
  freshEmail,
  signIn,
  openCheckout,
  address,
  bookedOrder,
  fillShipping,
  payByCard,
} from '../support/shopper';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized, widths } from '../support/widths';

/** Runs axe at each width, during the day only on a phone, and checks that nothing overflows the window. */
async function expectFits(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    // Scrolls content out from under the fixed header.
    await page.evaluate(() => scrollTo(0, 0));
    if (!skipsNightlyTests || width === widths[0]) await expectAccessible(page, `${state} at ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a guest opens the order by its link in another browser, reads the invoice and cancels it', async ({
  page,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await payByCard(page);
  const number = await bookedOrder(page);
  const link = (await page.getByRole('link', { name: 'See your order' }).getAttribute('href')) ?? '';
  expect(link).toMatch(/^\/orders\/ord_\w+#[\w-]{43}$/);

  // Without cookies the shop treats it as another browser.
  await page.context().clearCookies();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''));
  const document = await page.request.get(link);
  expect(document.headers()).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
  await openHydrated(page, link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('Order Placed');
  await expectFits(page, 'an order');

  await main.getByRole('link', { name: 'Invoice' }).click();
  await expect(main.getByRole('button', { name: 'Print invoice' })).toBeVisible();
  await expectFits(page, 'an invoice');
  await main.getByRole('link', { name: 'Your order' }).click();

  await main.getByRole('button', { name: 'Cancel order' }).click();
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeFocused();
  await main.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Order cancelled.' })).toBeFocused();
  await expect(main.getByRole('region', { name: 'Timeline' })).toContainText(
    'to your original payment method',
  );
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(main.getByRole('region', { name: 'Timeline' })).toContainText(
    /Credit note CN\/\d\d-\d\d\/\d{5}/,
  );

  await main.getByRole('link', { name: 'Invoice' }).click();
  const credit = main.getByRole('region', { name: /^Credit Note CN\// });
  await expect(credit.getByText('Remaining invoice amount')).toBeVisible();
  await expect(credit.getByRole('row', { name: /^Credited ₹/ })).toBeVisible();
  await expectFits(page, 'an invoice with its credit note');
  await page.emulateMedia({ media: 'print' });
  await expect(credit).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  expect(sent.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([]);

  const key = link.replace(/#./, '#_');
  await openHydrated(page, '/');
  await openHydrated(page, key);
  await expect(main.getByText("We can't show this order")).toBeVisible();
});

test('a shopper saves an address, uses it at the checkout, finds the order and changes the password', async ({
  page,
  shop,
}) => {
  const email = freshEmail();
  const main = page.getByRole('main');
  await signIn(page, shop.url, email);
  await openHydrated(page, '/user/profile');
  await main.getByRole('link', { name: 'Your addresses' }).click();
  await main.getByRole('button', { name: 'Add an address' }).click();
  const form = main.getByRole('form', { name: 'New address' });
  await form.getByRole('button', { name: 'Save address' }).click();
  await expectAccessible(page, 'an empty address');
  for (const [label, text] of [
    ['Full name', address.name],
    ['Email', email],
    ['Phone', address.phone],
    ['Street address', address.streetAddress],
    ['City', address.city],
    ['PIN code', address.pinCode],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption(address.state);
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Address saved.' })).toBeFocused();
  await expectFits(page, 'the address book');

  await openCheckout(page);
  await main.getByLabel('Use a saved address').selectOption({ index: 1 });
  await expect(main.getByLabel('PIN code')).toHaveValue(address.pinCode);
  await expectFits(page, 'the checkout with a saved address');
  await main.getByRole('button', { name: 'Continue to Payment' }).click();
  await payByCard(page);
  const number = await bookedOrder(page);

  await openHydrated(page, '/user/profile');
  await main.getByRole('link', { name: /^View order/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  expect(new URL(page.url()).hash).toBe('');

  await openHydrated(page, '/user/profile');
  await main.getByLabel('Current password').fill('not the secret');
  await main.getByLabel('New password').fill('another long secret');
  await main.getByRole('button', { name: 'Change the Password' }).click();
  await expect(main.getByText('Your current password is not correct.')).toBeVisible();
  await main.getByLabel('Current password').fill('a long enough secret');
  await main.getByRole('button', { name: 'Change the Password' }).click();
  await expect(main.getByText('Your password has been changed.')).toBeVisible();
  await expectFits(page, 'the profile');
  await page.reload();
  await expect(main.getByText('Verified - Cannot be changed')).toBeVisible();
});
