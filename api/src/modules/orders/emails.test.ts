import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createMailer } from '../mail/mailer';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});

beforeEach(() => shop.database.db.deleteFrom('mail_outbox').execute());

afterAll(() => shop.close());

const mails = () => shop.database.db.selectFrom('mail_outbox').selectAll().execute();

/** An order that is paid at the provider, but not reported to the shop yet. */
async function payFor(email: string): Promise<string> {
  const shopper = shop.newShopper();
  const seal = await shop.addProduct({ title: 'Brass <seal> & wax', ratePaise: 10_050, colors: 'Indigo' });
  const tin = await shop.addProduct({ title: 'Tin', ratePaise: 33_300, discountBp: 1_000 });
  const products = [
    { productId: seal, quantity: 2, color: 'Indigo' },
    { productId: tin, quantity: 1 },
  ];
  // 201.00 + 299.70 = 500.70; with tax 560.784, rounded up 561
  const { body } = await shopper.checkout(products, 56_100, { email, apartment: 'Flat 3' });
  const orderId = String(body.id);
  await shop.sandbox.pay({ orderId, method: 'card', failure: null });
  return orderId;
}

it('a placed order sends one email, even when its payment is reported repeatedly', async () => {
  const orderId = await payFor('asha@example.in');
  shop.sandbox.faults.webhooks = 'repeat';
  await shop.deliver();
  await shop.reconcile();
  const { public_id } = await shop.database.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const number = `VC-${public_id.slice(4, 9)}-${public_id.slice(9, 14)}`.toUpperCase();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'order-placed',
    recipient: 'asha@example.in',
    reply_to: 'hello@vintagecraft.example',
    subject: `Your order ${number} is booked`,
  });
  expect(mail?.body_text).toContain(
    [
      '2 × Brass <seal> & wax, Indigo: ₹201.00',
      '1 × Tin: ₹299.70',
      'Subtotal: ₹500.70',
      '12% GST: ₹60.08',
      'Rounded to a whole rupee: ₹0.22',
      'Paid: ₹561.00',
      '',
      'Ship to',
      'Asha Rao',
      '12 MG Road',
      'Flat 3',
      'Pune 411001',
      'Maharashtra',
      '9000090000',
    ].join('\n'),
  );
  expect(mail?.body_text).toContain('Questions? hello@vintagecraft.example or +91 90000 12345');
  expect(mail?.body_html).toContain('2 × Brass &lt;seal&gt; &amp; wax, Indigo</th>');
});

it.each(['not an address', 'asha@example.in, all@example.in'])(
  'an order with the address "%s" is placed without an email',
  async (email) => {
    const orderId = await payFor(email);
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
    expect(await mails()).toEqual([]);
  },
);
