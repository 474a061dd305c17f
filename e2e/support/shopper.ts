import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

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

/** Fills in step 1 of the checkout and continues to the payment. */
export async function fillShipping(page: Page): Promise<void> {
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
}

/** Fills in the shipping form. */
export async function fillAddress(page: Page, { pinCode = address.pinCode } = {}): Promise<void> {
  const form = page.getByRole('form', { name: 'Shipping Information' });
  await form.getByLabel('Full name').fill(address.name);
  await form.getByLabel('Email', { exact: true }).fill(address.email);
  await form.getByLabel('Phone').fill(address.phone);
  await form.getByLabel('Street address').fill(address.streetAddress);
  await form.getByLabel('Apartment').fill(address.apartment);
  await form.getByLabel('City').fill(address.city);
  await form.getByLabel('State').selectOption(address.state);
  await form.getByLabel('PIN code').fill(pinCode);
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

/** Found by tooltips, which earlier shells have, too. */
export const cartButton = (page: Page) => page.getByTitle(/^Cart \(/);
export const wishlistButton = (page: Page) => page.getByTitle(/^WishListCount \(/);
export const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
export const wishlistPanel = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' });
export const cards = (page: Page) => page.getByTestId('product-card');

/** The buttons of cards whose product is in stock: concurrent tests may have bought the last unit of others. */
export const addButtons = (page: Page) =>
  cards(page).getByRole('button', { name: 'Add to Cart', disabled: false });

/** Adds the first products of a list to the cart and the wishlist, one of each. */
export async function chooseFirst(page: Page, count: number): Promise<void> {
  await openHydrated(page, '/all-products');
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await card.getByRole('button', { name: /wishlist/i }).click();
  }
  await expect(page.getByTestId('cart-badge')).toHaveText(String(count));
  await expect(page.getByTestId('wishlist-badge')).toHaveText(String(count));
}

/** Opens step 1 of the checkout with one product in the cart. */
export async function openCheckout(page: Page): Promise<void> {
  await openHydrated(page, '/all-products');
  await addButtons(page).first().click();
  await openHydrated(page, '/checkout');
}

const password = 'a long enough secret';

async function post(page: Page, origin: string, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data, headers: { origin } });
  if (!response.ok())
    throw new Error(`${path} responded with ${response.status()}: ${await response.text()}`);
}

/** Signs the page's browser in to an account that `signIn` created. */
export const signInAgain = (page: Page, origin: string, email: string): Promise<void> =>
  post(page, origin, '/api/v1/user/signin', { email, password, confirmPassword: password });

/** Creates an account and signs in through the API: the forms have separate tests. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const { name, phone: phoneNumber } = address;
  await post(page, origin, '/api/v1/user/signup', { name, email, password, phoneNumber });
  await signInAgain(page, origin, email);
}

/** Signs the page's browser out, as another tab would. */
export const signOut = (page: Page, origin: string): Promise<void> =>
  post(page, origin, '/api/v1/user/signout', {});

/** A unique email address. */
export const freshEmail = () => `asha.${crypto.randomUUID()}@example.in`;
