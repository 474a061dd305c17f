import { expect, type Page } from '@playwright/test';

export const address = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9000012345',
  streetAddress: '14 Dak Lane',
  apartment: '2B',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302001',
};

/** Fills step 1 of the checkout and goes on to the payment. */
export async function fillShipping(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Shipping Information' });
  await form.getByLabel('Full name').fill(address.name);
  await form.getByLabel('Email').fill(address.email);
  await form.getByLabel('Phone').fill(address.phone);
  await form.getByLabel('Street address').fill(address.streetAddress);
  await form.getByLabel('Apartment').fill(address.apartment);
  await form.getByLabel('City').fill(address.city);
  await form.getByLabel('State').selectOption(address.state);
  await form.getByLabel('PIN code').fill(address.pinCode);
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
}

/** Presses Pay and waits for the sandbox's window. Resolves with the rupees on the button. */
export async function openPaymentWindow(page: Page): Promise<number> {
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  const rupees = Number((await pay.innerText()).replace(/[^\d]/g, ''));
  await pay.click();
  await expect(paymentWindow(page).getByLabel('Card number')).toBeFocused();
  return rupees;
}

const paymentWindow = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');

/** Pays in the sandbox's window with the card that succeeds. */
export async function payInWindow(page: Page): Promise<void> {
  const window = paymentWindow(page);
  await window.getByLabel('Card number').fill('4100 2800 0000 1007');
  await window.getByLabel('Expiry (MM/YY)').fill('12/39');
  await window.getByLabel('CVV').fill('123');
  await window.getByLabel('Name on card').fill(address.name);
  await window.getByRole('button', { name: /^Pay/ }).click();
}

/** Presses Pay and pays by card. Resolves with the rupees on the button. */
export async function payByCard(page: Page): Promise<number> {
  const rupees = await openPaymentWindow(page);
  await payInWindow(page);
  return rupees;
}

/** Waits for an order summary and returns the order's number on it. */
export async function bookedOrderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Your order is booked' })).toBeVisible();
  const number = page.getByText(/^VC-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

/** Waits for the success page and returns the order's number on it. */
export async function bookedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success$/);
  return bookedOrderNumber(page);
}
