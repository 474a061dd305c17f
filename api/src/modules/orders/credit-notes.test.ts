import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import { creditEarlier } from '../../migrations/0125-credit-notes';
import { createMailer } from '../mail/mailer';
import { takeStep } from './fulfilment';
import { listCreditNotes } from './credit-notes';
import { listEvents } from './order-repository';
import { refundOrder } from './refund-order';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { staff, step, takeSteps, oneUnitRefund } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const notesOf = ({ id }: Pick<PlacedOrder, 'id'>) => listCreditNotes(shop.database.db, id);

const refundUnit = (order: PlacedOrder) =>
  refundOrder(
    shop.payments.context,
    order.publicId,
    oneUnitRefund(order, `one-${order.publicId}`),
    staff('Asha'),
  );

const refundByHand = async ({ paymentId }: PlacedOrder, amount?: number) => {
  await shop.sandbox.refundByHand({ paymentId, ...(amount !== undefined && { amount }) });
  await shop.deliver();
};

const mailsOf = ({ publicId }: PlacedOrder, kind: string) =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('message_key', '=', `${kind}:${publicId}`)
    .execute();

const number = expect.stringMatching(/^CN\/\d\d-\d\d\/\d{5}$/);
/** Refunds all of an order of one unit. */
const ofAll = {
  number,
  covers: 'rest',
  items: [],
  pieces: [],
  amountPaise: 11_200,
  taxablePaise: 10_000,
  roundingPaise: 0,
  taxes: [{ gstRate: 12, taxablePaise: 10_000, taxPaise: 1_200 }],
};

describe('the credit note of an order with an invoice', () => {
  it.each([
    ['is cancelled', [], step.cancel],
    ['is cancelled by its shopper', [step.pack], step.shopperCancels],
    ['comes back', [step.pack, step.ship], step.takeBack],
  ] as const)(
    'that %s is issued once, even by concurrent requests to two instances',
    async (_name, before, last) => {
      const order = await placeOrder(shop);
      await takeSteps(shop, order.publicId, before);
      const second = await shop.openSecondInstance();
      await Promise.all([
        ...Array.from({ length: 5 }, () => takeSteps(shop, order.publicId, [last])),
        takeStep(
          second.context,
          order.publicId,
          last,
          staff(last === step.shopperCancels ? 'the shopper' : 'Asha'),
        ),
      ]);
      const [note, ...others] = await notesOf(order);
      expect(others).toEqual([]);
      expect(note).toMatchObject(ofAll);
      const event = (await listEvents(shop.database.db, order.id)).at(-1);
      expect(event).toMatchObject({
        kind: last.to,
        detail: { creditNote: note?.number, amountPaise: 11_200 },
      });
      const [mail] = await mailsOf(order, `order-${last.to}`);
      expect(mail?.body_text).toContain(`Credit note: ${note?.number}\nFor invoice: VC/`);
      const { body } = await order.shopper.get(`/order/${order.publicId}/page`);
      expect(body).toMatchObject({
        data: {
          order: { creditNotes: [note] },
          timeline: expect.arrayContaining([
            expect.objectContaining({ kind: last.to, creditNote: note?.number }),
          ]),
        },
      });
    },
  );

  it('credits what the earlier notes left, to the paisa', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await refundUnit(order);
    await refundByHand(order, 1_000);
    await takeSteps(shop, order.publicId, [step.pack, step.ship, step.takeBack]);
    const notes = await notesOf(order);
    expect(notes).toMatchObject([
      { covers: 'pieces', amountPaise: 11_200, taxablePaise: 10_000, taxes: [{ taxPaise: 1_200 }] },
      {
        covers: 'rest',
        amountPaise: 22_400,
        taxablePaise: 20_000,
        roundingPaise: 0,
        taxes: [{ taxPaise: 2_400 }],
      },
    ]);
  });

  it('covers the whole payment when it was refunded in the dashboard, before or after shipping', async () => {
    const order = await placeOrder(shop);
    await refundByHand(order);
    await shop.deliver();
    expect(await notesOf(order)).toMatchObject([ofAll]);
    const sent = await placeOrder(shop);
    await takeSteps(shop, sent.publicId, [step.pack, step.ship]);
    await refundByHand(sent);
    await shop.deliver();
    expect(await notesOf(sent)).toMatchObject([ofAll]);
    await takeSteps(shop, sent.publicId, [step.takeBack]);
    expect(await notesOf(sent)).toHaveLength(1);
  });

  it('covers only money for a partial refund in the dashboard, and staff see it', async () => {
    const order = await placeOrder(shop);
    await refundByHand(order, 1_200);
    const part = { covers: 'money', amountPaise: 1_200, taxablePaise: 0, roundingPaise: 0, taxes: [] };
    const [note] = await notesOf(order);
    expect(note).toMatchObject(part);
    expect((await listEvents(shop.database.db, order.id)).at(-1)).toMatchObject({
      kind: 'refund',
      author: null,
      detail: { amountPaise: 1_200, creditNote: note?.number },
    });
    await takeSteps(shop, order.publicId, [step.cancel]);
    expect(await notesOf(order)).toMatchObject([
      part,
      { ...ofAll, amountPaise: 10_000, roundingPaise: -1_200 },
    ]);
  });
});

describe('an order without an invoice', () => {
  it('does not get a credit note when it is cancelled, nor an invoice afterwards', async () => {
    const order = await placeOrder(shop, { seen: false });
    await takeSteps(shop, order.publicId, [step.cancel]);
    const { body } = await order.shopper.get(`/order/${order.publicId}`);
    expect(body).toMatchObject({ data: { status: 'cancelled', invoice: null } });
    expect(await notesOf(order)).toEqual([]);
  });

  it('gets an invoice when it is shipped, with a credit note for earlier refunds', async () => {
    const order = await placeOrder(shop, { seen: false });
    await refundByHand(order, 1_200);
    expect(await notesOf(order)).toEqual([]);
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    expect(await notesOf(order)).toMatchObject([{ covers: 'money', amountPaise: 1_200 }]);
    const { body } = await order.shopper.get(`/order/${order.publicId}`);
    expect(body).toMatchObject({ data: { invoice: { number: expect.stringMatching(/^VC\//) } } });
  });

  it('is cancelled without an invoice, or credited, when its invoice is requested concurrently', async () => {
    const second = await shop.openSecondInstance();
    const order = await placeOrder(shop, { seen: false });
    await Promise.all([
      order.shopper.get(`/order/${order.publicId}`),
      takeStep(second.context, order.publicId, step.cancel, staff('Asha')),
      order.shopper.get(`/order/${order.publicId}`),
    ]);
    const { body } = await order.shopper.get(`/order/${order.publicId}`);
    const { invoice } = (body as { data: { invoice: object | null } }).data;
    expect(await notesOf(order)).toHaveLength(invoice === null ? 0 : 1);
  });
});

it('earlier orders get their missing notes once, with the next numbers', async () => {
  const order = await placeOrder(shop);
  const part = await placeOrder(shop, { units: 2 });
  await takeSteps(shop, order.publicId, [step.cancel]);
  await refundByHand(part, 5_000);
  const { db } = shop.database;
  await db.deleteFrom('order_refund').where('order_id', 'in', [order.id, part.id]).execute();
  // Migrations use an untyped database: its tables differ from the current ones.
  const migrate = () => creditEarlier(db as unknown as Kysely<unknown>);
  await migrate();
  await migrate();
  expect(await notesOf(order)).toMatchObject([ofAll]);
  expect(await notesOf(part)).toMatchObject([{ covers: 'money', amountPaise: 5_000 }]);
});
