import {
  freshEmail,
  signIn,
  signInAgain,
  signOut,
  openCheckout,
  bookedOrder,
  bookedOrderNumber,
  fillShipping,
  openPaymentWindow,
  payByCard,
  payInWindow,
} from '../support/shopper';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { expect, test, type Page } from '../support/test';

const booked = (page: Page) => page.getByRole('heading', { name: 'Your order is booked' });
const onlyOwner = (page: Page) =>
  page.getByText('Only the account or browser that placed the order can see its details.');

async function openWindow(page: Page): Promise<void> {
  await openCheckout(page);
  await fillShipping(page);
  await openPaymentWindow(page);
}

async function expectBooked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(booked(page)).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toHaveText('');
}

/** Expects this number of orders in the profile, all placed. */
async function expectOrders(page: Page, count: number): Promise<void> {
  await openHydrated(page, '/user/profile');
  await expect(page.getByRole('main').getByText('Order Placed')).toHaveCount(count);
}

test.describe('the session ends while the payment window is open', () => {
  test('with cleared cookies, a guest still gets the order and its page', async ({ page }) => {
    await openWindow(page);
    await page.context().clearCookies();
    await payInWindow(page);
    await expectBooked(page);
    const number = await bookedOrder(page);
    await page.reload();
    expect(await bookedOrder(page)).toBe(number);
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test('after signing out in another tab, the order is placed and stays with the account', async ({
    page,
    shop,
  }) => {
    const email = freshEmail();
    await signIn(page, shop.url, email);
    await openWindow(page);
    await signOut(page, shop.url);
    await payInWindow(page);
    await expectBooked(page);
    await expect(onlyOwner(page)).toBeVisible();
    await expectAccessible(page, 'an order without its details');
    await signInAgain(page, shop.url, email);
    await expectOrders(page, 1);
  });

  test('another account that signs in sees only that the order is placed', async ({ page, shop }) => {
    const owner = freshEmail();
    await signIn(page, shop.url, owner);
    await openWindow(page);
    await signOut(page, shop.url);
    await signIn(page, shop.url, freshEmail());
    await payInWindow(page);
    await expectBooked(page);
    await expect(onlyOwner(page)).toBeVisible();
    await openHydrated(page, '/user/profile');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await signInAgain(page, shop.url, owner);
    await expectOrders(page, 1);
  });
});

test.describe('a guest who signs in', () => {
  test('after paying finds the order in the account', async ({ page, shop }) => {
    await openCheckout(page);
    await fillShipping(page);
    await payByCard(page);
    const number = await bookedOrder(page);
    await signIn(page, shop.url, freshEmail());
    await expectOrders(page, 1);
    await page.goto('/checkout/success');
    expect(await bookedOrderNumber(page)).toBe(number);
  });

  test('between opening and paying finds the order in the account', async ({ page, shop }) => {
    await openWindow(page);
    await signIn(page, shop.url, freshEmail());
    await payInWindow(page);
    await bookedOrder(page);
    await expectOrders(page, 1);
  });
});

test('in a tab whose session has ended, Pay asks for confirmation before charging again', async ({
  page,
}) => {
  await openWindow(page);
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText(/not confirmed yet/)).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  const question = page.getByRole('dialog', { name: /Pay again\?$/ });
  await expect(question).toHaveAccessibleDescription(
    /may already have been taken for this order\. If you pay now, you may be charged another/,
  );
  await expectAccessible(page, 'the confirmation before a second payment');
  await question.getByRole('button', { name: 'Do not pay' }).click();
  await expect(pay).toBeFocused();
  await expect(page.locator('iframe.razorpay-checkout-frame')).toHaveCount(0);
  await pay.click();
  await question.getByRole('button', { name: /^Pay ₹.* again$/ }).click();
  await payInWindow(page);
  await bookedOrder(page);
});

test("if the provider's script is blocked, the page explains why and what to do, then takes the payment", async ({
  page,
}) => {
  const script = '**/checkout.js';
  await page.route(script, (route) => route.abort());
  await openCheckout(page);
  await fillShipping(page);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/The payment window did not load, so nothing was charged/)).toBeVisible();
  await expect(pay).toBeFocused();
  await expectAccessible(page, 'a payment that did not start');
  await page.unroute(script);
  await payByCard(page);
  await bookedOrder(page);
});
