import type { Page } from '@playwright/test';
import { freshEmail, signIn, cards, address } from '../support/shopper';
import { delayRequests } from '../support/delay-requests';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { watchAddresses } from '../support/typed-in-addresses';

const password = 'a long enough secret';
const message = 'Do you post to Leh? And when?';
const dialog = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words });

/** Opens a page whose scripts are held back until released. */
async function openWithoutCode(page: Page, path: string) {
  const shell = await delayRequests(page, '**/shell/*.js');
  const remotes = await delayRequests(page, '**/remotes/**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return { shell, remotes };
}

const pages = [
  ['', false],
  [', on a page that is being translated', 'parsed'],
] as const;

for (const [when, translated] of pages) {
  test.describe(`a form that is filled in and submitted before its code has loaded${when}`, () => {
    test.use({ translated });

    test('signs in', async ({ page, browser, shop }) => {
      const email = freshEmail();
      const other = await browser.newPage({ baseURL: shop.url });
      await signIn(other, shop.url, email);
      await other.close();
      const leaks = watchAddresses(page, [email, password]);
      const { shell, remotes } = await openWithoutCode(page, '/auth/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('form', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
      shell.release();
      remotes.release();
      await dialog(page, 'Login-Succesfully').getByRole('button').click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: address.name })).toBeVisible();
      expect(leaks()).toEqual([]);
    });

    test('signs up', async ({ page }) => {
      const email = freshEmail();
      const leaks = watchAddresses(page, [email, password, address.name]);
      const { shell, remotes } = await openWithoutCode(page, '/auth/signup');
      await page.getByLabel('Name').fill(address.name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByLabel('Phone Number').fill(address.phone);
      await page.getByLabel('Phone Number').press('Enter');
      shell.release();
      remotes.release();
      await expect(dialog(page, 'Account Created Succesfully')).toBeVisible();
      expect(leaks()).toEqual([]);
    });

    test('writes to the shop', async ({ page }) => {
      const leaks = watchAddresses(page, [message, address.name]);
      const { shell, remotes } = await openWithoutCode(page, '/contact');
      await page.getByLabel('Full name').fill(address.name);
      await page.getByLabel('Email').fill(address.email);
      await page.getByLabel('Phone number').fill(address.phone);
      await page.getByLabel('Message').fill(message);
      await page.getByRole('button', { name: 'Send message' }).click();
      const sent = page.waitForRequest('**/api/v1/contact');
      shell.release();
      remotes.release();
      expect((await sent).postDataJSON()).toMatchObject({ fullName: address.name, message });
      await expect(page.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
      expect(leaks()).toEqual([]);
    });

    test('continues with the checkout', async ({ page }) => {
      await openHydrated(page, '/all-products');
      await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByTestId('cart-badge')).toHaveText('1');
      const leaks = watchAddresses(page, [address.streetAddress, address.email]);
      const { shell, remotes } = await openWithoutCode(page, '/checkout');
      await page.getByLabel('Full name').fill(address.name);
      await page.getByLabel('Email').fill(address.email);
      await page.getByLabel('Phone').fill(address.phone);
      await page.getByLabel('Street address').fill(address.streetAddress);
      await page.getByLabel('City').fill(address.city);
      await page.getByLabel('State').selectOption(address.state);
      await page.getByLabel('PIN code').fill(address.pinCode);
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      shell.release();
      remotes.release();
      await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
      const label = page.locator('address').filter({ hasText: address.name });
      await expect(label).toContainText(address.streetAddress);
      await expect(label).toContainText(address.state);
      expect(leaks()).toEqual([]);
    });

    test('searches', async ({ page }) => {
      const { shell, remotes } = await openWithoutCode(page, '/search');
      await page.getByRole('searchbox', { name: 'Search products' }).fill('washi');
      await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
      shell.release();
      remotes.release();
      await expect(page).toHaveURL('/search?q=washi');
      await expect(page.getByText(/^\d+ products? for “washi”$/)).toBeVisible();
    });
  });
}

test.describe('text typed while the code is loading', () => {
  test('stays during hydration', async ({ page, shop }) => {
    // A signed-in shopper's name would fill an empty field.
    await signIn(page, shop.url, freshEmail());
    await openHydrated(page, '/all-products');
    await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    const { shell, remotes } = await openWithoutCode(page, '/checkout');
    await page.getByLabel('Full name').fill('Meera');
    shell.release();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    // The page is interactive, the form is not yet.
    await page.getByLabel('City').fill('Pune');
    remotes.release();
    await expect(page.getByRole('region', { name: 'Order Summary' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByLabel('Email')).not.toBeEmpty();
    await expect(page.getByLabel('Full name')).toHaveValue('Meera');
    await expect(page.getByLabel('City')).toHaveValue('Pune');
  });
});

for (const [when, translated] of pages) {
  test.describe(`actions while the code is loading${when}`, () => {
    test.use({ translated });

    test('opens the search of the header', async ({ page }) => {
      const { shell, remotes } = await openWithoutCode(page, '/faq');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      remotes.release();
      shell.release();
      await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
      await expect(page).toHaveURL('/faq');
    });

    test('puts the chosen quantity into the cart', async ({ page }) => {
      const { shell, remotes } = await openWithoutCode(page, sample.product);
      await page.getByRole('main').getByLabel('Quantity', { exact: true }).last().fill('3');
      await page.getByRole('main').getByTestId('add-to-cart').first().click();
      shell.release();
      remotes.release();
      await expect(page.getByTestId('cart-badge')).toBeVisible();
      const counts = () =>
        page.evaluate(() =>
          (JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { count: number }[]).map(
            ({ count }) => count,
          ),
        );
      await expect.poll(counts).toEqual([3]);
    });

    test('filters by the chosen brand', async ({ page }) => {
      const { shell, remotes } = await openWithoutCode(page, '/brand-category');
      await page.getByRole('checkbox', { name: 'OKMT' }).check();
      shell.release();
      remotes.release();
      await expect(page.getByText('3 of 3 products')).toBeAttached();
      await expect(page.getByRole('checkbox', { name: 'OKMT' })).toBeChecked();
    });
  });
}

test.describe('a form whose code does not load', () => {
  test('is posted by the browser after a delay', async ({ page, browser, shop }) => {
    const email = freshEmail();
    const other = await browser.newPage({ baseURL: shop.url });
    await signIn(other, shop.url, email);
    await other.close();
    const leaks = watchAddresses(page, [email, password]);
    await openWithoutCode(page, '/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    const session = await page.context().cookies();
    expect(session.map(({ name }) => name)).toContain('session');
    expect(leaks()).toEqual([]);
  });

  test('is posted immediately when the code fails', async ({ page }) => {
    await page.route(/\/remotes\/content\/.+\.js/, (route) => route.abort());
    const shell = await delayRequests(page, '**/shell/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill(address.name);
    await page.getByLabel('Email').fill(address.email);
    await page.getByLabel('Phone number').fill(address.phone);
    await page.getByLabel('Message').fill(`${message} ${crypto.randomUUID()}`);
    await page.getByRole('button', { name: 'Send message' }).click();
    shell.release();
    await page.waitForURL('/forms/contact/done');
    await expect(page.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
  });

  test('of the checkout keeps the address until the code loads', async ({ page }) => {
    await openHydrated(page, '/all-products');
    await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    const { shell, remotes } = await openWithoutCode(page, '/checkout');
    await page.getByLabel('Full name').fill(address.name);
    await page.getByLabel('State').selectOption(address.state);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('heading', { name: 'Card payments need JavaScript' })).toBeVisible();
    await page.getByLabel('City').fill('Surat');
    shell.release();
    remotes.release();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Order Summary' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByLabel('Full name')).toHaveValue(address.name);
    await expect(page.getByLabel('City')).toHaveValue('Surat');
    await expect(page.getByLabel('State')).toHaveValue(address.state);
  });
});
