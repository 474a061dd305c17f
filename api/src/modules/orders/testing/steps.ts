import { takeStep } from '../fulfilment';
import { once } from '../../staff/once';
import type { IdempotentActor } from '../ports';
import type { RefundInput } from '../refund-order';
import { cancelForShopper } from '../shopper-steps';
import type { Step } from '../order-states';
import type { OrderShop } from './order-shop';

/** A staff member without a log. */
export const staff = (name: string): IdempotentActor => ({
  name,
  log: async () => undefined,
  once: (tx, keyed, at, work) => once(tx, { ...keyed, actor: name }, at, work),
});

/** A step of each kind. */
export const step = {
  pack: { to: 'packed' },
  ship: { to: 'shipped', courier: 'India Post', trackingNumber: 'RP123456789IN' },
  deliver: { to: 'delivered' },
  cancel: { to: 'cancelled', reason: 'the shopper asked for it' },
  /** By the shopper on the order's page. */
  shopperCancels: { to: 'cancelled', reason: 'asked by the shopper' },
  takeBack: { to: 'returned', reason: 'nobody was at home', restock: true },
} as const satisfies Record<string, Step>;

/** Each step, with the steps that must precede it. */
export const stepsFromPlaced = [
  ['packs', [], step.pack],
  ['ships', [step.pack], step.ship],
  ['delivers', [step.pack, step.ship], step.deliver],
  ['cancels a new order', [], step.cancel],
  ['cancels a new order for its shopper', [], step.shopperCancels],
  ['cancels a packed order', [step.pack], step.cancel],
  ['accepts the return of a shipped order', [step.pack, step.ship], step.takeBack],
] as const satisfies readonly (readonly [string, readonly Step[], Step])[];

/** Takes steps in sequence, as the staff member Asha except for the shopper's steps. */
export async function takeSteps(
  shop: Pick<OrderShop, 'payments'>,
  publicId: string,
  steps: readonly Step[],
): Promise<void> {
  const { context } = shop.payments;
  for (const next of steps) {
    if (next === step.shopperCancels) await cancelForShopper(context, publicId);
    else await takeStep(context, publicId, next, staff('Asha'));
  }
}

/** Each state in which a unit may be refunded, with the steps that reach it. */
export const refundsFromPlaced = [
  ['a new order', []],
  ['a packed order', [step.pack]],
  ['an order on its way', [step.pack, step.ship]],
  ['a delivered order', [step.pack, step.ship, step.deliver]],
] as const satisfies readonly (readonly [string, readonly Step[]])[];

/** A refund of one unit of an order from `placeOrder`, which is restocked. The key identifies the refund. */
export const oneUnitRefund = (
  { productId }: { readonly productId: string },
  key: string,
  change: Partial<RefundInput> = {},
): RefundInput => ({
  key,
  lines: [{ productId, color: '', quantity: 1 }],
  restock: true,
  reason: 'it was torn',
  amountPaise: 11_200,
  ...change,
});
