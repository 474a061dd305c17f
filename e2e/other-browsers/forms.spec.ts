import { freshEmail, address } from '../support/shopper';
import { journeyWidths } from '../support/widths';
import type { ShopPage } from './shop-page';
import { expect, test } from './test';

const password = 'a long enough secret';

async function confirm(tab: ShopPage, message: string): Promise<void> {
  const alert = tab.getByRole('alertdialog', { name: 'Vintage Craft' });
  await expect.poll(() => alert.getByText(message).isVisible()).toBe(true);
  await alert.getByRole('button', { name: 'OK' }).press();
}

for (const width of journeyWidths) {
  test(`a shopper signs up, signs in, sees the profile and signs out at ${width} px`, async ({ tab }) => {
    const email = freshEmail();
    const main = tab.getByRole('main');
    await tab.resize(width);
    await tab.open('/auth/signup');
    await main.getByLabel('Name').fill(address.name);
    await main.getByLabel('Email').fill(email);
    await main.getByLabel(/^Password/).fill(password);
    await main.getByLabel('Phone Number').fill(address.phone);
    await main.getByRole('button', { name: 'Sign Up' }).press();
    await confirm(tab, 'Account Created Succesfully');

    await tab.open('/auth/login');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel(/^Password/).fill(password);
    await main.getByRole('button', { name: 'Sign In' }).press();
    await confirm(tab, 'Login-Succesfully');
    await expect.poll(() => tab.path()).toBe('/');
    // A browser may report aborted files when a page is left while it loads.
    await tab.hydrated();

    await tab.open('/user/profile');
    await expect.poll(() => main.getByText('Verified - Cannot be changed').isVisible()).toBe(true);
    await main.getByRole('button', { name: 'Sign Out' }).press();
    await expect.poll(() => tab.path()).toBe('/');
    await tab.hydrated();
    expect(await tab.consoleErrors()).toEqual([]);
  });

  test(`a message of the contact form is sent at ${width} px, and the form is empty again`, async ({
    tab,
  }) => {
    const main = tab.getByRole('main');
    await tab.resize(width);
    await tab.open('/contact');
    await main.getByLabel('Full name').fill(address.name);
    await main.getByLabel('Email').fill(address.email);
    await main.getByLabel('Phone number').fill(address.phone);
    await main.getByLabel('Message').fill('Do you post to Leh?');
    await main.getByRole('button', { name: 'Send message' }).press();
    await expect
      .poll(() => main.getByText('Thank you. Your message is on its way to us.').isVisible())
      .toBe(true);
    await expect.poll(() => main.getByLabel('Message').value()).toBe('');
    expect(await tab.consoleErrors()).toEqual([]);
  });
}
