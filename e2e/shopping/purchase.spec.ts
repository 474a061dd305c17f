import { expect, test } from '../support/translatable-test';
import { openHydrated } from '../support/hydrated';
import { runScript } from '../support/run-script';
import { startShop } from '../support/temporary-shop';
import { address, bookedOrder, fillShipping, payByCard } from '../support/shopper';

interface OrderRow {
  readonly status: string;
  readonly total_paise: number;
  readonly subtotal_paise: number;
  readonly lines: number;
  readonly items_paise: number;
}

const ordersQuery = `
  select o.status, o.total_paise::int as total_paise, o.subtotal_paise::int as subtotal_paise,
    count(i.*)::int as lines, sum(i.unit_paise * i.quantity)::int as items_paise
  from shop_order o join order_item i on i.order_id = o.id group by o.id order by o.id`;

test('a guest buys from the home page, signs up, and places a second order', async ({ page }) => {
  test.setTimeout(300_000);
  const shop = await startShop();
  const { url } = shop;
  const paid: number[] = [];

  await test.step('home, a category, a product', async () => {
    await openHydrated(page, `${url}/`);
    await page.goto(`${url}/product-category`);
    await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).nth(1).click();
    await page.getByTestId('product-card').first().getByRole('link').first().click();
    await expect(page.getByTestId('product-title')).toBeVisible();
  });

  await test.step('the same product by its URL', async () => {
    const title = await page.getByTestId('product-title').innerText();
    await openHydrated(page, page.url());
    await expect(page.getByTestId('product-title')).toHaveText(title);
  });

  await test.step('add to the cart, and check out from its panel', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await page.getByRole('button', { name: 'Cart: 1 items' }).click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel.getByText('1 items in cart')).toBeVisible();
    await panel.getByRole('button', { name: 'Check out' }).click();
    await expect(page).toHaveURL(`${url}/checkout`);
  });

  await test.step('shipping, payment, success', async () => {
    await fillShipping(page);
    paid.push(await payByCard(page));
    await bookedOrder(page);
    await expect(page.getByTestId('cart-badge')).toHaveText('');
    await page.reload();
    await bookedOrder(page);
  });

  await test.step('sign up and sign in', async () => {
    await openHydrated(page, `${url}/auth/signup`);
    const form = page.getByRole('main');
    await form.getByLabel('Name').fill(address.name);
    await form.getByLabel('Email').fill(address.email);
    await form.getByLabel('Password').fill('a long enough secret');
    await form.getByLabel('Phone').fill(address.phone);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    const created = page.getByRole('alertdialog');
    await expect(created).toContainText('Account Created Succesfully');
    await created.getByRole('button', { name: 'OK' }).click();

    await openHydrated(page, `${url}/auth/login`);
    await form.getByLabel('Email').fill(address.email);
    await form.getByLabel('Password').fill('a long enough secret');
    await form.getByRole('button', { name: 'Sign In' }).click();
    const welcome = page.getByRole('alertdialog');
    await expect(welcome).toContainText('Login-Succesfully');
    await welcome.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(`${url}/`);
    await expect(page.getByTitle(address.name)).toHaveText('AR');
  });

  let bought = '';
  await test.step('a second purchase', async () => {
    await openHydrated(page, `${url}/all-products`);
    const card = page.getByTestId('product-card').nth(2);
    bought = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('button', { name: 'Cart: 1 items' }).click();
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Check out' }).click();
    await fillShipping(page);
    paid.push(await payByCard(page));
    await bookedOrder(page);
  });

  await test.step('the profile lists the new order', async () => {
    await page.getByTitle(address.name).click();
    await expect(page).toHaveURL(`${url}/user/profile`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: bought }).first()).toBeVisible();
    await expect(main.getByText('Order Placed').first()).toBeVisible();
  });

  await test.step('both orders are in the database, with the amounts paid in paise', async () => {
    expect(await shop.stop()).toBe(0);
    const rows = JSON.parse(await runScript('query-database.ts', shop.dataDir, ordersQuery)) as OrderRow[];
    expect(rows).toHaveLength(2);
    for (const [index, row] of rows.entries()) {
      expect(row.status).toBe('placed');
      expect(row.lines).toBe(1);
      expect(row.items_paise).toBe(row.subtotal_paise);
      expect(row.total_paise).toBe((paid[index] ?? 0) * 100);
      expect(row.total_paise).toBe(Math.ceil((row.subtotal_paise * 112) / 10_000) * 100);
    }
    await shop.dispose();
  });
});
