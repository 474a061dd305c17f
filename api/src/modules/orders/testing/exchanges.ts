import { addVariants } from '../../catalog/testing/add-variants';
import { ApiError } from '../../../platform/http/api-error';
import { decideExchange, type ExchangeDecision, startExchange } from '../exchange-steps';
import { listExchanges } from '../exchanges';
import { previewRefund, refundOrder } from '../refund-order';
import { shipPart } from '../ship-parcel';
import type { OrderShop } from './order-shop';
import type { Shopper } from './shopper';
import { staff, step, takeSteps } from './steps';

/** The ids of the variants of a journal. */
interface Journals {
  readonly green: string;
  /** At the price of the green one. */
  readonly red: string;
  /** At twice the price. */
  readonly large: string;
}

/** An order of green journals. */
export interface VariantOrder extends Journals {
  readonly shopper: Shopper;
  readonly id: number;
  readonly publicId: string;
}

const choiceOf = (colour: string, size: string) => ({ choice: { Colour: colour, Size: size } });

/** Adds a journal with variants: green and red ones at 100 rupees, and large red ones. */
export async function addJournals(
  shop: OrderShop,
  { green, red }: { readonly green: number; readonly red: number },
): Promise<Journals> {
  const parent = await shop.addProduct({ title: 'Dot journal', stock: 0, hsn: '4820' });
  const options = [
    { name: 'Colour', values: ['Green', 'Red'] },
    { name: 'Size', values: ['A5', 'A4'] },
  ];
  const [greenId = '', redId = '', large = ''] = await addVariants(shop.database, parent, options, [
    { ...choiceOf('Green', 'A5'), stock: green },
    { ...choiceOf('Red', 'A5'), stock: red },
    { ...choiceOf('Red', 'A4'), stock: 5, ratePaise: 20_000 },
  ]);
  return { green: greenId, red: redId, large };
}

/**
 * Buys green journals and delivers the order, unless `sent` is false. By default, adds a new journal with one red one in stock.
 */
export async function buyJournals(
  shop: OrderShop,
  {
    units = 1,
    red = 1,
    sent = true,
    journals,
  }: {
    readonly units?: number;
    readonly red?: number;
    readonly sent?: boolean;
    readonly journals?: Journals;
  } = {},
): Promise<VariantOrder> {
  const bought = journals ?? (await addJournals(shop, { green: units, red }));
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId: bought.green, quantity: units }], units * 11_200);
  const orderId = String(body.id);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  const { id, public_id: publicId } = await shop.database.db
    .selectFrom('shop_order')
    .select(['id', 'public_id'])
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (sent) await takeSteps(shop, publicId, [step.pack, step.ship, step.deliver]);
  return { ...bought, shopper, id, publicId };
}

/** An exchange of one green journal for a red one. */
export const forRed = (order: VariantOrder, change: object = {}) => ({
  ...{ productId: order.green, color: 'Green / A5', quantity: 1, variantId: order.red },
  ...change,
});

/** Units of a variant in stock, and how many of them are reserved. */
export const stockOf = async ({ database }: Pick<OrderShop, 'database'>, productId: string) => {
  const { stock, reserved } = await database.db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('public_id', '=', productId)
    .executeTakeFirstOrThrow();
  return [stock, reserved];
};

/** The states of the exchanges of an order. */
export const exchangeStates = async (
  { database }: Pick<OrderShop, 'database'>,
  { id }: Pick<VariantOrder, 'id'>,
) => (await listExchanges(database.db, id)).map(({ state }) => state);

/** The status and the message of an ApiError; undefined if the work succeeds. */
export async function refused(work: Promise<unknown>): Promise<readonly [number, string] | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.status, error.message];
  }
}

/** Refunds the payment of an order in the provider's dashboard. */
export async function refundByHand(
  { database, sandbox, deliver }: Pick<OrderShop, 'database' | 'sandbox' | 'deliver'>,
  { id }: Pick<VariantOrder, 'id'>,
): Promise<void> {
  const { paid_payment_id: paymentId } = await database.db
    .selectFrom('shop_order')
    .select('paid_payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await sandbox.refundByHand({ paymentId: paymentId ?? '' });
  await deliver();
}

let keys = 0;
const newKey = () => `desk-${(keys += 1)}`;

/** Steps of the staff member Asha with the first exchange of an order, each with a new key. */
export function openExchangeDesk({ payments: { context }, database: { db } }: OrderShop) {
  const asha = staff('Asha');
  const decide = ({ publicId }: VariantOrder, decision: ExchangeDecision) =>
    decideExchange(context, publicId, 1, decision, asha);
  return {
    decide,
    /** Starts an exchange of a green journal for a red one. */
    start: (order: VariantOrder, change: object = {}) =>
      startExchange(
        context,
        order.publicId,
        { key: newKey(), reason: 'too green', ...forRed(order), ...change },
        asha,
      ),
    receive: (order: VariantOrder, restocks = true) => decide(order, { to: 'received', restocks }),
    /** Sends the replacement by hand. */
    send: ({ publicId }: VariantOrder) =>
      shipPart(
        context,
        publicId,
        { key: newKey(), exchange: 1, courier: 'India Post', trackingNumber: 'RP9IN' },
        asha,
      ),
    /** Refunds one green journal, which goes back in stock. Returns the amount in paise. */
    async refundOne({ publicId, green: productId }: VariantOrder): Promise<number> {
      const lines = [{ productId, color: 'Green / A5', quantity: 1 }];
      const { amountPaise } = await previewRefund(context, publicId, lines);
      const refund = { key: newKey(), lines, restock: true, reason: 'too green', amountPaise };
      await refundOrder(context, publicId, refund, asha);
      return amountPaise;
    },
    /** The emails about an order, earliest first. */
    async emailsOf({ publicId }: VariantOrder) {
      const mails = await db
        .selectFrom('mail_outbox')
        .select(['subject', 'body_text as text'])
        .where('message_key', 'like', `%:${publicId}%`)
        .orderBy('id')
        .execute();
      return mails;
    },
  };
}

export type ExchangeDesk = ReturnType<typeof openExchangeDesk>;
