import { sample } from '../support/screens';
import { address } from '../support/shopper';
import { journeyWidths } from '../support/widths';
import type { ShopPage } from './shop-page';
import { expect, test } from './test';

async function fillShipping(tab: ShopPage): Promise<void> {
  const form = tab.getByRole('form', { name: 'Shipping Information' });
  await form.getByLabel('Full name').fill(address.name);
  await form.getByLabel('Email').fill(address.email);
  await form.getByLabel('Phone').fill(address.phone);
  await form.getByLabel('Street address').fill(address.streetAddress);
  await form.getByLabel('Apartment').fill(address.apartment);
  await form.getByLabel('City').fill(address.city);
  await form.getByLabel('State').choose(address.state);
  await form.getByLabel('PIN code').fill(address.pinCode);
  await form.getByRole('button', { name: 'Continue to Payment' }).press();
}

async function payByCard(tab: ShopPage): Promise<void> {
  await tab.getByRole('button', { name: /^Pay ₹/ }).press();
  const payment = tab.frame('iframe.razorpay-checkout-frame');
  await payment.getByLabel('Card number').fill('4100 2800 0000 1007');
  await payment.getByLabel('Expiry (MM/YY)').fill('12/39');
  await payment.getByLabel('CVV').fill('123');
  await payment.getByLabel('Name on card').fill(address.name);
  await payment.getByRole('button', { name: /^Pay/ }).press();
}

for (const width of journeyWidths) {
  test(`a guest buys a product at ${width} px: cart, panel, checkout, payment, success`, async ({ tab }) => {
    await tab.resize(width);
    await tab.open(sample.product);
    const badge = tab.getByTestId('cart-badge');
    await tab.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().press();
    await expect.poll(() => tab.getByText('Item added to cart!').isVisible()).toBe(true);
    await expect.poll(() => badge.text()).toBe('1');

    await tab.getByRole('button', { name: 'Cart: 1 items' }).press();
    const panel = tab.getByRole('dialog', { name: 'Cart' });
    await expect.poll(() => panel.getByText('1 items in cart').isVisible()).toBe(true);
    await panel.getByRole('button', { name: 'Check out' }).press();
    await expect.poll(() => tab.path()).toBe('/checkout');

    await fillShipping(tab);
    await expect.poll(() => tab.getByRole('heading', { name: 'Complete Payment' }).isVisible()).toBe(true);
    await payByCard(tab);
    await expect.poll(() => tab.path()).toBe('/checkout/success');
    const booked = tab.getByRole('heading', { name: 'Your order is booked' });
    await expect.poll(() => booked.isVisible()).toBe(true);
    const number = tab.getByText(/^VC-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expect.poll(() => number.isVisible()).toBe(true);
    await expect.poll(() => badge.text()).toBe('');
    expect(await tab.consoleErrors()).toEqual([]);
  });
}
