import { tax } from '@shop/config';
import type { Buyer } from '@shop/config/gstin';
import { orderTotals } from '@shop/money';
import { giftCardPart } from '@shop/money/gift-card';
import { ApiError } from '../../../../platform/http/api-error';
import { addLog } from '../../../staff/repository';
import { once } from '../../../staff/once';
import { findByProviderOrder, findByPublicId } from '../../order-repository';
import type { IdempotentActor } from '../../ports';
import type { CartRecord } from './play-cart';
import type { FakeProvider } from './fake-provider';
import type { HistoryInstance, HistoryShop } from './history-shop';
import type { HistoryAccount, HistoryShopper } from './history-shopper';
import type { HistoryStep } from './history-step';

/** A product of a history, or a variant of one. */
export interface HistoryProduct {
  readonly id: string;
  /** The choice of a variant; empty for a product. */
  readonly color: string;
  /** The product of a variant. */
  readonly parent: string | null;
  ratePaise: number;
}

/** The current state of a history. */
export interface HistoryScene {
  readonly shop: HistoryShop;
  readonly provider: FakeProvider;
  readonly shoppers: readonly HistoryShopper[];
  /** The account to which shoppers sign in. */
  readonly account: HistoryAccount;
  readonly cart: CartRecord;
  /** The id of the first order of this history. */
  readonly firstOrder: number;
  readonly products: readonly HistoryProduct[];
  readonly coupons: readonly { readonly id: number; readonly code: string }[];
  readonly cards: readonly { readonly id: number; readonly code: string }[];
  /** Orders that a checkout returned, by the provider's id; with cash on delivery by the shop's. */
  readonly opened: {
    readonly id: string;
    readonly shopper: HistoryShopper;
    readonly buyer: Buyer | null;
  }[];
  /** Provider ids of the orders that were confirmed to their shopper as placed. */
  readonly acknowledged: Set<string>;
}

/** Steps by kind, each with the instance that handles it. */
export type Play<Kind extends HistoryStep['do']> = (
  scene: HistoryScene,
  instance: HistoryInstance,
  step: Extract<HistoryStep, { do: Kind }>,
) => unknown;

export const chosen = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length];

export const ravi: IdempotentActor = {
  name: 'Ravi',
  once: (tx, keyed, at, work) => once(tx, { ...keyed, actor: 'Ravi' }, at, work),
  log: (tx, action, detail, at) => addLog(tx, { actor: 'Ravi', action, detail }, at),
};

/** Businesses that buy, in the state of the shop and in others. */
const buyers: readonly Buyer[] = [
  { gstin: '08AAACH7409R1Z1', companyName: 'Hills Stationers' },
  { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' },
];

/** The balance of a gift card in paise that a shopper sees; null when it cannot be spent. */
async function balanceOf(app: HistoryInstance['app'], shopper: HistoryShopper, code: string) {
  const { status, body } = await shopper.post(app, '/gift-card', { code });
  return status === 200 ? (body.data as { readonly balancePaise: number }).balancePaise : null;
}

/** Requests a checkout of a cart until its total is right, as the page does. Returns the shopper and the last response. */
export async function askForCart(
  scene: HistoryScene,
  app: HistoryInstance['app'],
  step: Extract<HistoryStep, { do: 'checkout' | 'cash checkout' }>,
  { path, ship }: { readonly path: string; readonly ship: object },
) {
  const { shopper: who, lines, receipt, coupon, business, fromCart } = step;
  const shopper = chosen(scene.shoppers, who);
  const priced = lines.flatMap(({ product, quantity }) => {
    const found = chosen(scene.products, product);
    return found ? [{ ...found, quantity }] : [];
  });
  if (!shopper) return undefined;
  const code = coupon === null ? null : (chosen(scene.coupons, coupon)?.code ?? null);
  const buyer = business === null ? null : (chosen(buyers, business) ?? null);
  const card = step.card === null ? null : (chosen(scene.cards, step.card)?.code ?? null);
  const balance = card === null ? null : await balanceOf(app, shopper, card);
  const ask = (amount: number, given: string | null, part = giftCardPart(balance ?? 0, amount)) =>
    shopper.post(app, path, {
      ...ship,
      amount,
      currency: 'INR',
      receipt: `receipt-${receipt}`,
      products: priced.map(({ id, color, quantity }) => ({ productId: id, color, quantity })),
      fromCart,
      ...buyer,
      ...(given !== null && { coupon: given }),
      ...(card !== null && part > 0 && { giftCard: { code: card, amount: part } }),
    });
  const facts = priced.map(({ ratePaise, quantity }) => ({ ratePaise, quantity, discountBp: 0 }));
  let shown = orderTotals(facts, tax.gstBasisPoints).payablePaise;
  let given = code;
  let response = await ask(shown, given);
  for (let changes = 0; changes < 3 && response.status === 409; changes += 1) {
    const { amount, coupon: refused, giftCard, giftCardPaise } = response.body;
    if (typeof amount !== 'number' && giftCard === undefined) break;
    if (typeof amount === 'number') shown = amount;
    // As the page does, removes a code that does not apply.
    if (refused !== undefined) given = null;
    const part = giftCard === undefined ? undefined : typeof giftCardPaise === 'number' ? giftCardPaise : 0;
    response = await ask(shown, given, part);
  }
  return { shopper, response, buyer };
}

/** The order that a step refers to. */
export async function orderOf({ shop, opened }: HistoryScene, order: number) {
  const found = chosen(opened, order);
  const { db } = shop.database;
  const row = found && ((await findByProviderOrder(db, found.id)) ?? (await findByPublicId(db, found.id)));
  return row && { ...row, shopper: found.shopper };
}

/** A staff member's step, which the shop may refuse with an ApiError. */
export async function ifAllowed(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
