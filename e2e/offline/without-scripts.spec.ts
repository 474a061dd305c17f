import { freshEmail, address } from '../support/shopper';
import { sample, pagesOfTheDay } from '../support/screens';
import { expect, test } from '../support/test';
import { watchAddresses } from '../support/typed-in-addresses';

const password = 'a long enough secret';
const message = 'Do you post to Leh?\nAnd <b>when</b>?';

test.describe('in a browser that runs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper signs up and signs in', async ({ page }) => {
    const email = freshEmail();
    const leaks = watchAddresses(page, [email, password]);
    await page.goto('/auth/signup');
    await page.getByLabel('Name').fill(address.name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Phone Number').fill(address.phone);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Account Created Succesfully' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Sign In' }).click();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('not the one');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email or password is not correct.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toBeEmpty();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    const known = await page.request.get('/api/v1/user/verify');
    expect(await known.json()).toEqual({ data: { id: expect.any(String), name: address.name, email } });
    expect(leaks()).toEqual([]);
  });

  test('a second account for an email address is refused, and typed values stay', async ({ page }) => {
    const email = freshEmail();
    for (const outcome of ['Account Created Succesfully', 'Sign Up']) {
      await page.goto('/auth/signup');
      await page.getByLabel('Name').fill(address.name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByLabel('Phone Number').fill(address.phone);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('heading', { name: outcome })).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists.');
    await expect(page.getByLabel('Name')).toHaveValue(address.name);
    await expect(page.getByLabel('Phone Number')).toHaveValue(address.phone);
    await expect(page.getByLabel('Password')).toBeEmpty();
  });

  test('text that is too long is returned unchanged, with a message next to its field', async ({ page }) => {
    const name = 'x'.repeat(121);
    await page.goto('/auth/signup');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Phone Number').fill(address.phone);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const fault = 'Name must not be longer than 120 characters';
    await expect(page.getByRole('alert')).toHaveText(fault);
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(fault);
    await expect(field).toHaveValue(name);
  });

  test('a message is sent', async ({ page }) => {
    const leaks = watchAddresses(page, [message, address.name, address.email]);
    await page.goto('/contact');
    // Valid for a browser, but has no visible characters.
    await page.getByLabel('Full name').fill('\u202e');
    await page.getByLabel('Email').fill(address.email);
    await page.getByLabel('Phone number').fill(address.phone);
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText('Full name is required');
    await expect(page.getByLabel('Message')).toHaveValue(message);
    await page.getByLabel('Full name').fill(address.name);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
    await expect(page).toHaveURL('/forms/contact/done');
    expect(leaks()).toEqual([]);
  });

  test('the checkout explains that it needs scripts, and keeps the address', async ({ page }) => {
    const leaks = watchAddresses(page, [address.name, address.streetAddress]);
    await page.goto('/checkout');
    // Playwright's other locators ignore the content of a noscript.
    await expect(page.locator('noscript p')).toContainText('Turn on JavaScript to pay.');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByLabel('Full name').fill(address.name);
    await page.getByLabel('Street address').fill(address.streetAddress);
    await page.getByLabel('State').selectOption(address.state);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    for (let time = 0; time < 2; time += 1) {
      await expect(page.getByRole('alert')).toHaveText('Nothing was ordered, and nothing was paid.');
      await expect(page.getByLabel('Full name')).toHaveValue(address.name);
      await expect(page.getByLabel('Street address')).toHaveValue(address.streetAddress);
      await expect(page.getByLabel('State')).toHaveValue(address.state);
      await page.getByRole('button', { name: 'Try Again' }).click();
    }
    expect(leaks()).toEqual([]);
  });

  test('the success page explains that it cannot show an order', async ({ page }) => {
    await page.goto('/checkout/success');
    await expect(page.locator('noscript h1')).toHaveText('No order to show yet');
    await expect(page.locator('noscript h1')).toBeVisible();
    await expect(page.getByText('Your order is booked')).toBeHidden();
  });

  test('controls that need scripts are not enabled, and the header links to pages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/all-products', sample.product]) {
      await page.goto(path);
      for (const name of ['Add to Cart', 'Buy Now', 'Wishlist'])
        await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.locator('main noscript p')).toContainText('Turn on JavaScript to buy.');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL(/\/product-category\??$/);
    await page.getByRole('button', { name: /^Cart:/ }).click();
    await expect(page).toHaveURL(/\/cart\??$/);
  });

  test('a search finds products, and reports when it finds none', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const field = page.getByRole('searchbox', { name: 'Search products' });
    await field.fill('brush pens');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=brush+pens');
    const count = page.getByText(/^\d+ products? for “brush pens”$/);
    await expect(count).toBeVisible();
    const cards = page.getByTestId('product-card');
    expect(parseInt((await count.textContent()) ?? '')).toBe(await cards.count());
    await expect(field).toHaveValue('brush pens');
    await field.fill('no such thing at all');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No Product Found')).toBeVisible();
  });

  test('a listing is filtered and sorted', async ({ page }) => {
    await page.goto(sample.theme);
    const sort = page.locator('noscript [name=sort]');
    await sort.selectOption('Price: Low to High');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/[?&]sort=price-low-to-high/);
    await expect(sort).toHaveValue('price-low-to-high');
    await expect(page.getByRole('group', { name: 'Filters' })).toBeHidden();
    await page.goto('/brand-category');
    await page.getByRole('checkbox', { name: 'OKMT' }).check();
    await page.locator('noscript button').click();
    await expect(page.getByText('3 of 3 products')).toBeAttached();
    await expect(page.getByRole('checkbox', { name: 'OKMT' })).toBeChecked();
  });
});

test.describe('every form that the server sends', () => {
  test.use({ javaScriptEnabled: false });
  const formsOnly = ['/search', '/auth/signup', '/auth/reset-password?token=none'];
  const paths = new Set([...pagesOfTheDay.map(({ path }) => path), ...formsOnly]);
  const secret = '[type=password],[type=email],[type=tel],textarea,[name=streetAddress]';

  test('has a method and an action, and posts private data', async ({ page }) => {
    const seen = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      const forms = await page.locator('form').evaluateAll(
        (all, selector) =>
          (all as HTMLFormElement[]).map((form) => ({
            method: form.getAttribute('method'),
            action: form.getAttribute('action') ?? '',
            isPrivate: form.querySelector(selector) !== null,
          })),
        secret,
      );
      for (const { method, action, isPrivate } of forms) {
        expect(`${path}: ${method} ${action}`).toMatch(
          isPrivate ? /: post \/[\w/-]+$/ : /: (get|post) \/[\w/-]+$/,
        );
        seen.add(`${method} ${action}`);
      }
      const loose = await page
        .locator(secret)
        .evaluateAll((all) => all.filter((field) => !field.closest('form')).length);
      expect([path, loose]).toEqual([path, 0]);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'get /search',
        'post /auth/login',
        'post /auth/signup',
        'post /auth/reset-password',
        'post /contact',
        'post /checkout',
      ]),
    );
  });
});
