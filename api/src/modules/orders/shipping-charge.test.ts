import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@shop/contracts';
import { createMailer } from '../mail/mailer';
import { previewRefund, refundOrder } from './refund-order';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { staff, step, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
beforeEach(async () => {
  await shop.database.db
    .insertInto('shipping_rule')
    .values({ free_from_paise: 5_000, price_paise: 4_000 })
    .execute();
});
afterEach(async () => {
  await shop.database.db.deleteFrom('shipping_rule').execute();
  await shop.assertNoDrift();
});
afterAll(() => shop.close());

/** Two units of one product and one of another, for 48 rupees together, with 5% and 18% GST. */
async function placeOrder() {
  const shopper = shop.newShopper();
  const lines = [
    { productId: await shop.addProduct({ ratePaise: 1_500, gstBp: 500, title: 'Seal' }), quantity: 2 },
    { productId: await shop.addProduct({ ratePaise: 1_800, gstBp: 1_800, title: 'Ink' }), quantity: 1 },
  ];
  // 30 + 5%, 18 + 18%, and shipping of 40 + 18%: 31.50 + 21.24 + 47.20 = 99.94.
  const { status, body } = await shopper.checkout(lines, 10_000);
  expect(status).toBe(200);
  const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
  await shopper.report(paid);
  const { body: confirmed } = await shopper.confirm(String(body.id), lines);
  const { order } = confirmed as unknown as { order: { _id: string } };
  const read = async () => {
    const { body: placed } = await shopper.get(`/order/${order._id}`);
    return (placed as unknown as { data: PlacedOrder }).data;
  };
  return { publicId: order._id, lines, read };
}

const units = (lines: readonly { readonly productId: string; readonly quantity: number }[]) =>
  lines.map((line) => ({ ...line, color: '' }));

describe('shipping', () => {
  it('follows the rule, and costs nothing without one', async () => {
    const shopper = shop.newShopper();
    expect((await shopper.get('/shipping-rule')).body).toEqual({
      data: { freeFromPaise: 5_000, pricePaise: 4_000 },
    });
    const productId = await shop.addProduct({ ratePaise: 2_400, gstBp: 1_200 });
    const checkout = (quantity: number, amount: number) =>
      shop.newShopper().checkout([{ productId, quantity }], amount);
    expect((await checkout(1, 2_700)).body).toMatchObject({ status: 409, amount: 7_200 });
    expect((await checkout(1, 7_200)).status).toBe(200);
    expect((await checkout(3, 8_100)).status).toBe(200);
    await shop.database.db.deleteFrom('shipping_rule').execute();
    expect((await shopper.get('/shipping-rule')).body).toEqual({ data: null });
    expect((await checkout(1, 2_700)).status).toBe(200);
  });

  it('is in the order, its invoice and its email, with the highest tax rate of the goods', async () => {
    const { publicId, read } = await placeOrder();
    const order = await read();
    expect(order.total).toBe(100);
    expect(order.invoice).not.toBeNull();
    expect(order.totals).toEqual({
      subtotalPaise: 8_800,
      shipping: { amountPaise: 4_000, gstRate: 18 },
      taxPaise: 1_194,
      roundingPaise: 6,
      payablePaise: 10_000,
      taxes: [
        { gstRate: 5, taxablePaise: 3_000, taxPaise: 150 },
        { gstRate: 18, taxablePaise: 5_800, taxPaise: 1_044 },
      ],
    });
    const { body_text: text } = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('message_key', '=', `order-placed:${publicId}`)
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/Shipping\W+₹40\.00/);
  });

  it('is refunded in full when the order is cancelled', async () => {
    const { publicId, read } = await placeOrder();
    // Viewing the order issues its invoice, which a credit note names.
    await read();
    await takeSteps(shop, publicId, [step.cancel]);
    const { creditNotes = [], totals } = await read();
    expect(creditNotes).toMatchObject([
      { covers: 'rest', amountPaise: 10_000, taxablePaise: totals.subtotalPaise, roundingPaise: 6 },
    ]);
    expect(creditNotes[0]?.taxes).toEqual(totals.taxes);
  });

  it('is refunded with the last units, so that refunds add up to the paid amount', async () => {
    const { publicId, lines, read } = await placeOrder();
    const context = shop.payments.context;
    const amounts: number[] = [];
    for (const [index, wanted] of lines.entries()) {
      const { amountPaise } = await previewRefund(context, publicId, units([wanted]));
      amounts.push(amountPaise);
      const input = { key: `${publicId}-${index}`, lines: units([wanted]), restock: false, amountPaise };
      await refundOrder(context, publicId, { ...input, reason: 'Damaged' }, staff('Asha'));
    }
    expect(amounts).toEqual([3_100, 6_900]);
    const { creditNotes = [], totals } = await read();
    const sum = (key: 'amountPaise' | 'taxablePaise') =>
      creditNotes.reduce((all, note) => all + note[key], 0);
    expect([sum('amountPaise'), sum('taxablePaise')]).toEqual([10_000, totals.subtotalPaise]);
  });
});
