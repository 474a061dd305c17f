import type { Insertable } from 'kysely';
import type { CodSettingTable } from '../../cod/tables';
import { confirmCashOrder } from '../cod-confirm';
import { recordRemittance, recordTransfer } from '../cod-money';
import { takeStep } from '../fulfilment';
import { importRemittances } from '../import-remittances';
import { refundOrder } from '../refund-order';
import { orderNumber } from '../shopper-orders';
import type { OrderShop } from './order-shop';
import type { ApiResponse, Shopper } from './shopper';
import { address } from './address';
import { newReceipt } from './shopper';
import { oneUnitRefund, staff, step } from './steps';

const usual = { offered: true, fee_paise: 2_500, min_paise: null, max_paise: null, confirm_hours: 24 };

/** Turns on cash on delivery, by default with a fee of 25.00 rupees and without limits. */
export async function offerCash(
  { database }: Pick<OrderShop, 'database'>,
  setting: Partial<Insertable<CodSettingTable>> = {},
): Promise<void> {
  const columns = { ...usual, ...setting };
  await database.db
    .insertInto('cod_setting')
    .values({ id: 1, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

let customers = 0;

/** An address whose email and phone number no other test uses. */
export function newCustomer() {
  customers += 1;
  return { ...address, email: `cash-${customers}@example.in`, phone: String(9_100_000_000 + customers) };
}

interface CashRequest {
  readonly products: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly color?: string;
  }[];
  readonly amount: number;
}

/** Requests an order with cash on delivery, by default as a new customer. */
export const requestCash = (
  shopper: Shopper,
  { products, amount }: CashRequest,
  rest: object = {},
): Promise<ApiResponse> =>
  shopper.post('/order/cod', {
    ...newCustomer(),
    amount,
    currency: 'INR',
    receipt: newReceipt(),
    products,
    ...rest,
  });

/** The id of the order in a response. */
export const idOf = ({ body }: ApiResponse): string => (body.order as { readonly _id: string })._id;

/** The order with a public id. */
export const orderOf = ({ database }: Pick<OrderShop, 'database'>, publicId: string) =>
  database.db
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();

/** An unconfirmed order of a new product at 100.00 rupees with the fee of 25.00: with tax, 140.00 for one unit. */
export async function requestNewCash(shop: OrderShop, { units = 1 }: { readonly units?: number } = {}) {
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ stock: 2 * units, ratePaise: 10_000 });
  const amount = 11_200 * units + 2_800;
  const response = await requestCash(shopper, { products: [{ productId, quantity: units }], amount });
  const publicId = idOf(response);
  const { id } = await orderOf(shop, publicId);
  return { shopper, productId, publicId, id, amount };
}

/** The key of the link that confirms an order. */
export async function confirmKey({ payments: { context } }: OrderShop, publicId: string): Promise<string> {
  const url = await context.links.confirmAddressOf(context.database.db, publicId);
  return url?.split('#')[1] ?? '';
}

type Context = OrderShop['payments']['context'];
type CashOrder = Awaited<ReturnType<typeof requestNewCash>>;

/** A step with an order of two units, the state after it, and the steps that precede it. */
interface CashStep {
  readonly name: string;
  readonly before: readonly CashStep[];
  readonly take: (context: Context, order: CashOrder) => Promise<void>;
  /** The state after it. */
  readonly to: string;
}

const confirm: CashStep = {
  name: 'confirms an order',
  before: [],
  take: (context, { publicId }) => confirmCashOrder(context, publicId, staff('Asha')),
  to: 'placed',
};
const cancelUnconfirmed: CashStep = {
  name: 'cancels an order that is waiting for confirmation',
  before: [],
  take: (context, { publicId }) => takeStep(context, publicId, step.cancel, staff('Asha')),
  to: 'cancelled',
};
const cancel: CashStep = { ...cancelUnconfirmed, name: 'cancels a confirmed order', before: [confirm] };
const ship: CashStep = {
  name: 'ships an order',
  before: [confirm],
  async take(context, { publicId }) {
    await takeStep(context, publicId, step.pack, staff('Asha'));
    await takeStep(context, publicId, step.ship, staff('Asha'));
  },
  to: 'shipped',
};
const refuse: CashStep = {
  name: 'takes back a refused parcel',
  before: [confirm, ship],
  take: (context, { publicId }) => takeStep(context, publicId, step.takeBack, staff('Asha')),
  to: 'returned',
};
const deliver: CashStep = {
  name: 'collects the cash of a delivered order',
  before: [confirm, ship],
  take: (context, { publicId }) => takeStep(context, publicId, step.deliver, staff('Asha')),
  to: 'delivered',
};
const remit: CashStep = {
  name: 'records a remittance',
  before: [confirm, ship, deliver],
  take: (context, { publicId, amount: amountPaise }) =>
    recordRemittance(
      context,
      publicId,
      { key: `remit-${publicId}`, amountPaise, reference: 'UTR 12345', day: '2026-11-29' },
      staff('Asha'),
    ),
  to: 'delivered',
};
const importFile: CashStep = {
  name: 'imports a file of remittances',
  before: [confirm, ship, deliver],
  async take(context, { publicId, amount }) {
    const row = `${orderNumber(publicId)},${amount / 100},2026-01-01,UTR 12345`;
    const csv = `order,amount,date,reference\n${row}\n`;
    await importRemittances(context, { csv, file: 'remittances.csv', dryRun: false }, staff('Asha'));
  },
  to: 'delivered',
};
const refundBefore: CashStep = {
  name: 'refunds a unit before the cash is collected',
  before: [confirm],
  take: (context, order) =>
    refundOrder(context, order.publicId, oneUnitRefund(order, `unit-${order.publicId}`), staff('Asha')),
  to: 'placed',
};
const refundAfter: CashStep = {
  ...refundBefore,
  name: 'refunds a unit after the cash is collected',
  before: [confirm, ship, deliver],
  to: 'delivered',
};
const transfer: CashStep = {
  name: 'records the transfer of a refund',
  before: [confirm, ship, deliver, refundAfter],
  take: (context, { publicId }) =>
    recordTransfer(
      context,
      publicId,
      { key: `transfer-${publicId}`, amountPaise: 11_200, reference: 'UPI 12345' },
      staff('Asha'),
    ),
  to: 'delivered',
};

/** All steps of orders with cash on delivery. */
export const cashSteps: readonly CashStep[] = [
  confirm,
  cancelUnconfirmed,
  cancel,
  ship,
  refuse,
  deliver,
  remit,
  importFile,
  refundBefore,
  refundAfter,
  transfer,
];

/** Takes steps in sequence. */
export async function takeCashSteps(
  shop: OrderShop,
  order: CashOrder,
  steps: readonly CashStep[],
): Promise<void> {
  for (const { take } of steps) await take(shop.payments.context, order);
}

/** The steps by name, for tests that combine them. */
export const cashStep = {
  confirm,
  cancel,
  ship,
  refuse,
  deliver,
  remit,
  refundBefore,
  refundAfter,
  transfer,
};
