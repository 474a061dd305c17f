import { expectAccessible } from '../support/axe';
import { openCheckout, address, bookedOrder, bookedOrderNumber, fillShipping } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test, type Page } from '../support/test';
import { sized, journeyWidths } from '../support/widths';

const messages = [
  'Name is required',
  'Email is required',
  'Phone is required',
  'Street address is required',
  'City is required',
  'State is required',
  'PIN code is required',
];

for (const width of journeyWidths) {
  test.describe(`the checkout at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('an empty shipping form shows an error at each missing field', async ({ page }) => {
      await openCheckout(page);
      const form = page.getByRole('form', { name: 'Shipping Information' });
      await form.getByRole('button', { name: 'Continue to Payment' }).click();
      for (const message of messages) await expect(form.getByText(message).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeHidden();
      await form.getByLabel('City').fill('Bengaluru');
      await expect(form.getByLabel('City')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true');
    });
  });
}

test('step 1 rejects text that is too long, and only warns about an unlikely email address', async ({
  page,
}) => {
  await openCheckout(page);
  const form = page.getByRole('form', { name: 'Shipping Information' });
  const email = form.getByLabel('Email');
  await email.fill('asha@gmail,com');
  await form.getByLabel('Phone').fill('9'.repeat(31));
  const warning = 'This does not look like an email address';
  await expect(form.getByText(warning)).toBeVisible();
  await expectAccessible(page, 'a warning in step 1');
  await form.getByRole('button', { name: 'Did you mean asha@gmail.com?' }).click();
  await expect(email).toHaveValue('asha@gmail.com');
  await expect(email).toBeFocused();
  await expect(form.getByText(warning)).toBeHidden();

  await email.fill('asha@gmail,com');
  for (const [label, text] of [
    ['Full name', address.name],
    ['Street address', 'x'.repeat(241)],
    ['City', address.city],
    ['PIN code', address.pinCode],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption(address.state);
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await form.getByRole('link', { name: 'Phone must not be longer than 30 characters' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveValue('9'.repeat(31));
  await form.getByLabel('Phone').fill(address.phone);
  await form.getByLabel('Street address').fill(address.streetAddress);
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('No email about this order can reach')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
});

const paymentWindow = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

async function closeAlert(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'Vintage Craft', description: message });
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
}

test('the checkout shows how payments are secured, and an alert for a cancelled payment', async ({
  page,
}) => {
  await openCheckout(page);
  await expect(page.getByText('Payments are secured with 256-bit encryption')).toBeVisible();
  await fillShipping(page);
  await payButton(page).click();
  const window = paymentWindow(page);
  await expect(window.getByLabel('Card number')).toBeFocused();
  await expectAccessible(page, 'the payment window');
  await window.getByLabel('Card number').press('Escape');
  await closeAlert(page, 'Payment cancelled');
  await expect(payButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back to Shipping Information' }).click();
  await expect(page.getByLabel('City')).toHaveValue(address.city);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue(address.city);
  await expect(page.getByRole('region', { name: 'Order Summary' }).getByRole('listitem')).toHaveCount(1);
});

test('a failed start, a decline and a lost response each result in one order that is paid once and has an invoice', async ({
  page,
}) => {
  const orders: unknown[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/payment/checkout') && response.ok())
      orders.push(((await response.json()) as { id: string }).id);
  });
  await openCheckout(page);
  await fillShipping(page);
  const window = paymentWindow(page);

  await test.step('the payment fails to start', async () => {
    await page.route('**/api/v1/payment/key', (route) => route.abort());
    await payButton(page).click();
    await closeAlert(page, 'Payment initialization failed');
    await page.unroute('**/api/v1/payment/key');
  });

  await test.step('the bank declines the payment, and so does a UPI app', async () => {
    await payButton(page).click();
    await window.getByRole('button', { name: /0008 0001/ }).click();
    await window.getByRole('button', { name: /^Pay/ }).click();
    await expect(window.getByText(/insufficient account balance/)).toBeVisible();
    await window.getByRole('button', { name: 'Try again' }).click();
    await window.getByRole('tab', { name: 'UPI' }).click();
    await expect(window.getByRole('img', { name: 'QR code of this payment' })).toBeVisible();
    await expectAccessible(page, 'the payment window with a QR code');
    await window.getByRole('button', { name: 'Play the scan' }).click();
    await window.getByRole('button', { name: 'Failure' }).click();
    await expect(window.getByText(/declined in the UPI app/)).toBeVisible();
    await window.getByRole('button', { name: 'Close' }).click();
    await closeAlert(page, 'Payment cancelled');
  });

  await test.step('the response to a net banking payment is lost', async () => {
    await page.route('**/api/v1/payment/status', (route) => route.abort(), { times: 1 });
    await payButton(page).click();
    await window.getByRole('tab', { name: 'Net banking' }).click();
    await window.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
    await window.getByRole('button', { name: /^Pay/ }).click();
    await window.getByRole('button', { name: 'Success' }).click();
    await closeAlert(page, 'Payment verification failed. Please contact support.');
  });

  await test.step('a retry finds that payment and places the order without opening a window', async () => {
    await payButton(page).click();
    const number = await bookedOrder(page);
    expect(new Set(orders).size).toBe(1);
    await expect(page.getByText('14 Dak Lane, 2B').first()).toBeVisible();
    await page.goto('/success');
    expect(await bookedOrderNumber(page)).toBe(number);
    await expectAccessible(page, 'the ticket');
  });

  await test.step('only the invoice is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    const invoice = page.getByRole('region', { name: 'Invoice' });
    await expect(invoice.getByText(/^VC\/\d\d-\d\d\/\d{5}$/)).toBeVisible();
    await expect(invoice.getByRole('row', { name: /^CGST 6%/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('article')).toBeHidden();
  });
});

test('the success page without an order links onward', async ({ page }) => {
  await openHydrated(page, '/checkout/success');
  await expect(page.getByRole('heading', { name: 'No order to show yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/$/);
});
