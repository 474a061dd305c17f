import type { Page } from '@playwright/test';
import { startMailServer, type MailServer } from '../../api/src/testing/mail-server';
import type { ProductCard } from '@shop/contracts';
import { checkWidths } from '../support/check-widths';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { fillShipping } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let shop: TestShop;
let shopUrl: string;
let mail: MailServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  mail = await startMailServer();
  const port = await freePort();
  shopUrl = `http://127.0.0.1:${port}`;
  shop = await startShop({ PORT: String(port), PUBLIC_ORIGIN: shopUrl, SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await shop.dispose();
  await mail.close();
});

/** The link that confirms a product alert. */
async function confirmLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const texts = mail.mails.flatMap(({ to, text }) => (to?.[0]?.address === email ? [text ?? ''] : []));
      return (link = /http\S+confirm-alert\?key=\S+/.exec(texts.join('\n'))?.[0] ?? '');
    }, 'the link that confirms it')
    .not.toBe('');
  return link;
}

/** The URL of a product in stock. */
async function productUrl(page: Page): Promise<string> {
  const list = await page.request.get(`${shopUrl}/api/v1/product?limit=20&fields=card`);
  const { data } = (await list.json()) as { data: { products: ProductCard[] } };
  const product = data.products.find(({ stock, variantCount }) => stock > 5 && variantCount === undefined);
  return `${shopUrl}/products/${product?.slugProduct}`;
}

const optional = (page: Page) =>
  page.getByRole('checkbox', { name: 'Emails about offers and reminders (optional)' });

test('notices are off until staff show them; a consent is given, withdrawn and recorded', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const staff = await (await browser.newContext()).newPage();
  await signInAdmin(staff, shop, 'Asha');

  await test.step('without notices, no form asks', async () => {
    for (const path of ['/auth/signup', '/contact', '/checkout']) {
      await openHydrated(page, `${shopUrl}${path}`);
      await expect(optional(page)).toHaveCount(0);
    }
  });

  await test.step('staff show them', async () => {
    await staff.goto(`${shop.officeUrl}/storefront/notices`);
    await staff.getByRole('button', { name: 'Show notices' }).press('Enter');
    await expect(staff.getByRole('button', { name: 'Stop showing notices' })).toBeVisible();
    await expectAccessible(staff, 'notices');
    await checkWidths(staff, 'office-notices');
  });

  await test.step('the forms show them, even in the document from the server', async () => {
    for (const path of ['/auth/signup', '/contact']) {
      const document = await page.request.get(`${shopUrl}${path}`);
      expect(await document.text()).toContain('Emails about offers and reminders (optional)');
      const unscripted = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await unscripted.goto(`${shopUrl}${path}`);
      const box = await optional(unscripted).boundingBox();
      expect(box?.width, `style of the notice at ${path} without scripts`).toBe(20);
      await unscripted.context().close();
      await openHydrated(page, `${shopUrl}${path}`);
      await expect(optional(page)).not.toBeChecked();
      await page.getByText('Your choice and your rights').press('Enter');
      await expectAccessible(page, `notice at ${path}`);
      await checkWidths(page, `notice${path.replaceAll('/', '-')}`);
    }
  });

  await test.step('the checkout keeps what was ticked on the way to the payment', async () => {
    await openHydrated(page, await productUrl(page));
    await page.getByTestId('buy-bar').getByRole('button', { name: 'Add to Cart' }).press('Enter');
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await openHydrated(page, `${shopUrl}/checkout`);
    await optional(page).check();
    await checkWidths(page, 'notice-checkout');
    await fillShipping(page);
    await page.getByRole('button', { name: 'Back to Shipping Information' }).press('Enter');
    await expect(optional(page)).toBeChecked();
  });

  await test.step('an account that agreed turns it off and on again', async () => {
    await openHydrated(page, `${shopUrl}/auth/signup`);
    await page.getByLabel('Name', { exact: true }).fill('Meera Rao');
    await page.getByLabel('Email', { exact: true }).fill('meera@example.in');
    await page.getByLabel('Password').fill('seven blue stamps');
    await page.getByLabel('Phone Number').fill('9000012345');
    await optional(page).check();
    await page.getByRole('button', { name: 'Sign Up' }).press('Enter');
    await page.getByRole('button', { name: 'OK' }).press('Enter');
    await openHydrated(page, `${shopUrl}/auth/login`);
    await page.getByLabel('Email', { exact: true }).fill('meera@example.in');
    await page.getByLabel('Password').fill('seven blue stamps');
    await page.getByRole('button', { name: 'Sign In' }).press('Enter');
    await page.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(page).toHaveURL(`${shopUrl}/`);
    await page.goto(`${shopUrl}/user/profile`);
    const toggle = page.getByRole('switch', { name: 'Emails about offers and reminders' });
    await expect(toggle).toBeChecked();
    await toggle.press('Space');
    await expect(page.getByText('Turned off.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expectAccessible(page, 'consents of the profile');
    await checkWidths(page, 'notice-profile');
  });

  await test.step('a guest waits for a sold-out variant, and confirms the address', async () => {
    await staff.getByRole('button', { name: 'Offer alerts' }).press('Enter');
    await expect(staff.getByText(/^Product pages offer an email/)).toBeVisible();
    await checkWidths(staff, 'office-alerts');
    const guest = await (await browser.newContext()).newPage();
    await openHydrated(guest, `${shopUrl}/products/felt-inkpad-in-a-tin?colour=Leaf`);
    await guest.getByRole('button', { name: 'Email me when it is back' }).press('Enter');
    await expect(guest.getByLabel('Email', { exact: true })).toBeFocused();
    await checkWidths(guest, 'alert-form');
    await guest.getByLabel('Email', { exact: true }).fill('ravi@example.in');
    await guest.getByRole('button', { name: 'Email me', exact: true }).press('Enter');
    await expect(guest.getByText(/^Please check your inbox/)).toBeFocused();
    await guest.goto(await confirmLink('ravi@example.in'));
    await checkWidths(guest, 'alert-confirm');
    await guest.getByRole('button', { name: 'Yes, email me' }).press('Enter');
    await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await guest.context().close();
  });

  await test.step('an account waits for a lower price, and stops on its profile', async () => {
    await openHydrated(page, await productUrl(page));
    await page.getByRole('button', { name: 'Email me if the price drops' }).press('Enter');
    await expect(page.getByText('meera@example.in')).toBeVisible();
    await checkWidths(page, 'alert-price');
    await page.getByRole('button', { name: 'Email me', exact: true }).press('Enter');
    await expect(page.getByText(/^Please check your inbox/)).toBeVisible();
    await page.goto(`${shopUrl}/user/profile`);
    const list = page.getByRole('region', { name: 'Emails about products' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await checkWidths(page, 'alert-profile');
    await list.getByRole('button', { name: /^Stop/ }).press('Enter');
    await expect(list.getByText('You have not requested emails about any product.')).toBeVisible();
  });

  await test.step('the office shows both', async () => {
    await staff.goto(`${shop.officeUrl}/people?search=meera`);
    await staff.getByRole('link', { name: 'Meera Rao' }).press('Enter');
    const consents = staff.getByRole('region', { name: 'Consents' }).getByRole('listitem');
    await expect(consents).toHaveText([/Withdrawn.*on the profile/, /Given.*at sign-up/]);
    await expectAccessible(staff, 'consents of a person');
    await checkWidths(staff, 'office-person');
  });
});
