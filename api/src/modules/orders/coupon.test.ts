import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@shop/contracts';
import { createMailer } from '../mail/mailer';
import { previewRefund, refundOrder } from './refund-order';
import { newCoupon, payOrder, quoteCoupon, usesOf } from './testing/coupons';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import type { Shopper } from './testing/shopper';
import { staff, step, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterEach(async () => {
  await shop.database.db.deleteFrom('shipping_rule').execute();
  await shop.assertNoDrift();
});
afterAll(() => shop.close());

const coupon = (fields?: Parameters<typeof newCoupon>[1]) => newCoupon(shop, fields);
const quote = (code: string, products: readonly object[], shopper?: Shopper) =>
  quoteCoupon(shop, code, products, shopper);

describe('a code', () => {
  it('is requested only while a coupon can be used', async () => {
    const isAvailable = async () => (await shop.newShopper().get('/coupon')).body;
    await shop.database.db.updateTable('coupon').set({ active: false }).execute();
    expect(await isAvailable()).toEqual({ data: { available: false } });
    const now = shop.clock.now();
    const later = new Date(now.getTime() + 60_000);
    await coupon({ active: false });
    await coupon({ starts_at: later });
    await coupon({ ends_at: now });
    const used = await coupon({ max_uses: 1, uses: 1 });
    expect(await isAvailable()).toEqual({ data: { available: false } });
    await shop.database.db.deleteFrom('coupon').where('code', '=', used).execute();
    await coupon({ ends_at: later });
    expect(await isAvailable()).toEqual({ data: { available: true } });
  });

  it('is compared regardless of case and spaces', async () => {
    const code = await coupon();
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    expect((await quote(` p a${code.slice(2).toLowerCase()} `, [{ productId, quantity: 1 }])).data).toEqual({
      code,
      couponPaise: 1_000,
      shippingPaise: 0,
      taxes: [{ gstRate: 12, taxablePaise: 9_000, taxPaise: 1_080 }],
      taxPaise: 1_080,
      roundingPaise: 20,
      payablePaise: 10_100,
    });
  });

  it('gets the same message if it is unknown, inactive or planned, and allows few guesses', async () => {
    const productId = await shop.addProduct();
    const shopper = shop.newShopper();
    const lines = [{ productId, quantity: 1 }];
    const planned = await coupon({ starts_at: new Date(shop.clock.now().getTime() + 60_000) });
    const unused = ['NOTHING', await coupon({ active: false }), planned];
    const responses = await Promise.all(unused.map((code) => quote(code, lines)));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({
      status: 422,
      message: 'This code is not valid. Please check how it is spelled.',
    });
    const statuses = new Set<number>();
    for (let guess = 0; guess < 61; guess += 1)
      statuses.add((await quote(`GUESS${guess}`, lines, shopper)).status);
    expect([...statuses]).toEqual([422, 429]);
    const blocked = await shopper.checkout(lines, 10_100, { coupon: 'GUESS' });
    expect(blocked).toMatchObject({ status: 429 });
    expect((await shopper.checkout(lines, 11_200)).status).toBe(200);
  });

  it('has a message when it does not apply', async () => {
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    const other = await shop.addProduct();
    const lines = [{ productId, quantity: 1 }];
    const minimum = await coupon({ min_paise: 22_000 });
    expect((await quote(minimum, lines)).message).toBe(`Add ₹120.00 more to use ${minimum}.`);
    expect((await quote(minimum, [{ productId, quantity: 3 }])).status).toBe(200);
    expect((await quote(await coupon({ ends_at: shop.clock.now() }), lines)).message).toBe(
      'This code has ended.',
    );
    expect((await quote(await coupon({ max_uses: 2, uses: 2 }), lines)).message).toBe(
      'This code has been used up.',
    );
    await shop.database.db.updateTable('coupon').set({ uses: 0 }).where('max_uses', '=', 2).execute();
    const free = await coupon({ kind: 'shipping' });
    expect((await quote(free, lines)).message).toBe(`Shipping is free already, without ${free}.`);
    const limited = await coupon({ is_limited: true });
    expect((await quote(limited, lines)).message).toBe(`${limited} is not for the products in your cart.`);
    const { db } = shop.database;
    await db
      .insertInto('coupon_product')
      .columns(['coupon_id', 'product_id'])
      .expression((from) =>
        from
          .selectFrom('coupon')
          .innerJoin('product', (join) => join.on('product.public_id', '=', productId))
          .select(['coupon.id', 'product.id as product_id'])
          .where('coupon.code', '=', limited),
      )
      .execute();
    expect((await quote(limited, [...lines, { productId: other, quantity: 4 }])).data).toMatchObject({
      couponPaise: 1_000,
    });
  });

  it('leaves at least ₹1 to pay', async () => {
    const code = await coupon({ kind: 'amount', amount_paise: 50_000 });
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    const lines = [{ productId, quantity: 1 }];
    expect((await quote(code, lines)).data).toMatchObject({ couponPaise: 9_900, payablePaise: 200 });
    const cheap = await shop.addProduct({ ratePaise: 100 });
    expect((await quote(code, [{ productId: cheap, quantity: 1 }])).message).toBe(
      `${code} does not apply to this cart.`,
    );
  });
});

describe('an order with a coupon', () => {
  /** Three units of one product and one of another, with 5% and 18% GST, plus shipping. */
  async function place(fields: Parameters<typeof newCoupon>[1], amount: number) {
    await shop.database.db
      .insertInto('shipping_rule')
      .values({ free_from_paise: 50_000, price_paise: 4_000 })
      .execute();
    const code = await coupon(fields);
    const shopper = shop.newShopper();
    const lines = [
      { productId: await shop.addProduct({ ratePaise: 1_500, gstBp: 500, title: 'Seal' }), quantity: 3 },
      { productId: await shop.addProduct({ ratePaise: 1_800, gstBp: 1_800, title: 'Ink' }), quantity: 1 },
    ];
    expect((await quote(code, lines, shopper)).data?.payablePaise).toBe(amount);
    const { status, body } = await shopper.checkout(lines, amount, { coupon: code });
    expect({ status, body }).toMatchObject({ status: 200, body: { amount } });
    await payOrder(shop, shopper, body.id);
    const { body: confirmed } = await shopper.confirm(String(body.id), lines);
    const publicId = (confirmed as unknown as { order: { _id: string } }).order._id;
    const read = async () => {
      const { body: placed } = await shopper.get(`/order/${publicId}`);
      return (placed as unknown as { data: PlacedOrder }).data;
    };
    return { code, publicId, lines, read };
  }

  it("is taxed on each line's discounted amount, and shows the discount in the order and its email", async () => {
    // 15.55 off 45.00 and 18.00: 11.11 and 4.44.
    const { code, publicId, read } = await place({ kind: 'amount', amount_paise: 1_555 }, 9_900);
    const { products, totals } = await read();
    expect(products).toHaveLength(2);
    expect(products).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Seal', couponPaise: 1_111 }),
        expect.objectContaining({ title: 'Ink', couponPaise: 444 }),
      ]),
    );
    expect(totals).toEqual({
      subtotalPaise: 8_745,
      shipping: { amountPaise: 4_000, gstRate: 18 },
      coupon: { code, amountPaise: 1_555 },
      taxPaise: 1_134,
      roundingPaise: 21,
      payablePaise: 9_900,
      taxes: [
        { gstRate: 5, taxablePaise: 3_389, taxPaise: 169 },
        { gstRate: 18, taxablePaise: 5_356, taxPaise: 965 },
      ],
    });
    const { body_text: text } = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('message_key', '=', `order-placed:${publicId}`)
      .executeTakeFirstOrThrow();
    expect(text).toMatch(new RegExp(`Coupon ${code}\\W+₹15\\.55`));
    expect(await usesOf(shop, code)).toBe(1);
  });

  it('refunds what was paid, unit by unit', async () => {
    const { publicId, lines, read } = await place({ kind: 'amount', amount_paise: 1_555 }, 9_900);
    const { context } = shop.payments;
    const units = lines.flatMap(({ productId, quantity }) =>
      Array.from({ length: quantity }, () => ({ productId, color: '', quantity: 1 })),
    );
    const amounts: number[] = [];
    for (const [index, unit] of units.entries()) {
      const { amountPaise } = await previewRefund(context, publicId, [unit]);
      const input = { key: `${publicId}-${index}`, lines: [unit], restock: false, amountPaise };
      await refundOrder(context, publicId, { ...input, reason: 'Damaged' }, staff('Asha'));
      amounts.push(amountPaise);
    }
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(9_900);
    const { creditNotes = [], totals } = await read();
    const sum = (key: 'taxablePaise' | 'couponPaise') =>
      creditNotes.reduce((all, note) => all + (note[key] ?? 0), 0);
    expect([sum('taxablePaise'), sum('couponPaise')]).toEqual([totals.subtotalPaise, 1_555]);
    const mails = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('kind', '=', 'order-refund')
      .execute();
    expect(mails.filter(({ body_text: text }) => text?.includes('Coupon PAPER'))).toHaveLength(4);
  });

  it('still counts as a use when it is cancelled after payment', async () => {
    const { code, publicId, read } = await place({ percent_bp: 2_000, max_uses: 1 }, 10_200);
    await read();
    await takeSteps(shop, publicId, [step.cancel]);
    const { creditNotes = [], totals } = await read();
    expect(creditNotes).toMatchObject([
      { covers: 'rest', amountPaise: 10_200, taxablePaise: totals.subtotalPaise, couponPaise: 1_260 },
    ]);
    expect(await usesOf(shop, code)).toBe(1);
  });

  it('is sent free of charge with a coupon for shipping', async () => {
    const { read } = await place({ kind: 'shipping' }, 6_900);
    const { totals } = await read();
    expect(totals).toMatchObject({
      subtotalPaise: 6_300,
      shipping: { amountPaise: 4_000 },
      coupon: { amountPaise: 4_000 },
    });
  });
});
