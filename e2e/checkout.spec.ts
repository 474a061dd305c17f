import { openCheckout } from './support/checkout';
import { fillShipping } from './support/shopper';
import { expect, test } from './support/test';
import { sized, journeyWidths } from './support/widths';

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

    test('an empty shipping form says what is missing, field by field', async ({ page }) => {
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

test('the checkout says how payments are secured, and its alert names a cancelled payment', async ({
  page,
}) => {
  await openCheckout(page);
  await expect(page.getByText('Payments are secured with 256-bit encryption')).toBeVisible();
  await fillShipping(page);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  const window = page.frameLocator('iframe.razorpay-checkout-frame');
  await expect(window.getByLabel('Card number')).toBeVisible();
  await window.getByLabel('Card number').press('Escape');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Payment cancelled');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(pay).toBeFocused();
  await page.getByRole('button', { name: 'Back to Shipping Information' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
});
