import { sql } from 'kysely';
import { ImportRefused } from '../../../../platform/csv/import-file';
import { importRecords } from '../../../catalog/import/import-catalogue';
import { cancelCard, setBlocked } from '../../../gift-cards';
import { takeStep } from '../../fulfilment';
import { findByProviderOrder } from '../../order-repository';
import { isBought } from '../../order-states';
import { listRefundableLines } from '../../refund-lines';
import { reconcile } from '../../reconcile';
import { previewRefund, refundAgain, refundOrder } from '../../refund-order';
import { address } from '../address';
import { step as staffSteps } from '../steps';
import type { FakeWebhook } from './fake-provider';
import { askForCart, chosen, type HistoryScene, ifAllowed, orderOf, type Play, ravi } from './history-scene';
import type { HistoryInstance } from './history-shop';
import type { HistoryStep } from './history-step';
import { cartPlays } from './play-cart';
import { cashPlays } from './play-cash';
import { courierPlays } from './play-couriers';
import { exchangePlays } from './play-exchanges';
import { parcelPlays } from './play-parcels';
import { addressAt, changeShipping } from './shipping-table';

/** Sends a webhook to an instance and waits until it is applied. Throws when the shop accepts a forged one. */
export async function deliver(
  { app, jobs }: HistoryInstance,
  { id, body, signature }: FakeWebhook,
  forged = false,
): Promise<void> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': forged ? `${signature}0` : signature,
      'x-razorpay-event-id': id,
    },
    payload: body,
  });
  if (statusCode !== (forged ? 400 : 200)) throw new Error(`A webhook returned ${statusCode}`);
  await jobs.drain();
}

const checkout: Play<'checkout'> = async (scene, { app }, step) => {
  const ship = addressAt(step.place);
  const asked = await askForCart(scene, app, step, { path: '/payment/checkout', ship });
  if (asked?.response.status !== 200) return;
  const { shopper, buyer } = asked;
  const { id, orderId } = asked.response.body;
  // The provider has no order for one that a gift card paid in full.
  scene.opened.push({ id: String(orderId ?? id), shopper, buyer });
  if (orderId !== undefined) scene.acknowledged.add(String(orderId));
};

const OTHER_AMOUNT = 100;

const pay: Play<'pay'> = ({ provider, opened }, _instance, { order, as }) => {
  const found = chosen(opened, order);
  // The provider does not know orders that are paid in cash or by gift card.
  if (!found || found.id.startsWith('ord_')) return;
  if (as === 'other amount') provider.pay(found.id, 'captured', OTHER_AMOUNT);
  else provider.pay(found.id, as);
};

const report: Play<'report'> = async (scene, { app }, { payment, forged }) => {
  const paid = chosen(scene.provider.payments(), payment);
  const of = scene.opened.find(({ id }) => id === paid?.orderId);
  if (!paid || !of || paid.status === 'failed') return;
  const signed = scene.provider.sign(of.id, paid.id);
  const confirmation = {
    razorpay_order_id: of.id,
    razorpay_payment_id: paid.id,
    razorpay_signature: forged ? `${signed}0` : signed,
  };
  const { status, body } = await of.shopper.post(app, '/payment/status', confirmation);
  if (forged && status !== 400) throw new Error(`A forged payment returned ${status}`);
  if (body.status !== 'placed') return;
  scene.acknowledged.add(of.id);
  // In any session. The order may be cancelled by now.
  const saved = await of.shopper.post(app, '/order', { ...address, ...confirmation });
  const { status: now } = (await findByProviderOrder(scene.shop.database.db, of.id)) ?? {};
  if (saved.status !== 200 && now !== undefined && isBought(now))
    throw new Error(`A signed payment of a ${now} order returned ${saved.status}`);
};

const keep: Play<'staff'> = async (scene, { context }, { order, step }) => {
  const row = await orderOf(scene, order);
  if (!row) return;
  await ifAllowed(async () => {
    if (step === 'refund again') await refundAgain(context, row.public_id, ravi);
    else await takeStep(context, row.public_id, staffSteps[step], ravi);
  });
};

const refundUnit: Play<'refund a unit'> = async (scene, { context }, { order, restock, sent, key }) => {
  const row = await orderOf(scene, order);
  const [line] = row ? await listRefundableLines(scene.shop.database.db, row.id) : [];
  if (!row || !line) return;
  const lines = [{ productId: line.public_id, color: line.color, quantity: 1 }];
  await ifAllowed(async () => {
    const { amountPaise } = await previewRefund(context, row.public_id, lines, sent);
    const input = {
      key: `${row.public_id}-${key}`,
      lines,
      restock,
      sent,
      reason: 'it was torn',
      amountPaise,
    };
    await refundOrder(context, row.public_id, input, ravi);
  });
};

/** A shopper's request on the page of an order. */
async function requestStep(
  scene: HistoryScene,
  { app }: HistoryInstance,
  order: number,
  [path, body]: readonly [path: string, body: object],
): Promise<void> {
  const row = await orderOf(scene, order);
  await row?.shopper.post(app, `/order/${row.public_id}/${path}`, body);
}

const MAX_BELOW = 100;

const importProduct: Play<'import'> = async (scene, { context }, { product, column, value }) => {
  const found = chosen(scene.products, product);
  if (!found) return;
  const cell = { stock: String(value), rate: String(MAX_BELOW + value), active: value > 0 ? 'yes' : 'no' }[
    column
  ];
  const record = {
    place: 'line 2',
    row: 2,
    values: new Map([
      ['slug', found.id],
      ...(found.parent === null ? [] : [['parent', found.parent] as const]),
      [column, cell],
    ]),
  };
  try {
    await importRecords(context.database, [record], { author: 'Ravi' });
    if (column === 'rate') found.ratePaise = (MAX_BELOW + value) * 100;
  } catch (error) {
    // The new stock may be below the units that open orders hold.
    if (!(error instanceof ImportRefused)) throw error;
  }
};

const changeCoupon: Play<'coupon'> = async ({ shop, coupons }, _instance, { coupon, change }) => {
  const found = chosen(coupons, coupon);
  if (!found) return;
  const changes = {
    ended: { ends_at: shop.clock.now() },
    inactive: { active: false },
    usable: { active: true, ends_at: null },
    'one more use': { max_uses: sql<number>`uses + 1` },
  }[change];
  await shop.database.db.updateTable('coupon').set(changes).where('id', '=', found.id).execute();
};

const changeCard: Play<'gift card'> = async ({ shop, cards }, _instance, { card, change }) => {
  const found = chosen(cards, card);
  if (!found) return;
  const by = { author: 'Ravi', reason: null };
  const now = shop.clock.now();
  await shop.database.transaction(async (tx) => {
    if (change === 'cancelled') return void (await cancelCard(tx, found.id, by, now));
    const { version } = await tx
      .selectFrom('gift_card')
      .select('version')
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    await setBlocked(tx, { cardId: found.id, version, blocked: change === 'blocked' }, by, now);
  });
};

const plays: { readonly [Kind in HistoryStep['do']]: Play<Kind> } = {
  checkout,
  ...cartPlays,
  ...cashPlays,
  ...courierPlays,
  ...exchangePlays,
  ...parcelPlays,
  pay,
  report,
  staff: keep,
  coupon: changeCoupon,
  'gift card': changeCard,
  'shipping prices': (_scene, { context }, { change }) => changeShipping(context.database, change),
  'refund a unit': refundUnit,
  import: importProduct,
  'shopper cancels': (scene, instance, { order }) => requestStep(scene, instance, order, ['cancel', {}]),
  'ask to return': (scene, instance, { order }) =>
    requestStep(scene, instance, order, ['return', { reason: 'It is broken' }]),
  capture({ provider }, _instance, { payment }) {
    const found = chosen(provider.payments(), payment);
    if (found) provider.capture(found.id);
  },
  async look(scene, { app }, { order }) {
    const row = await orderOf(scene, order);
    await row?.shopper.get(app, `/order/${row.public_id}`);
  },
  async 'session ends'({ shoppers }, { app }, { shopper, by }) {
    if (by === 'sign-out') await chosen(shoppers, shopper)?.post(app, '/user/signout', {});
    else chosen(shoppers, shopper)?.clearCookies();
  },
  async 'sign in'({ shoppers, account }, { app }, { shopper }) {
    const form = { name: '', email: account.email, password: 'any', confirmPassword: '' };
    const response = await chosen(shoppers, shopper)?.post(app, '/user/signin', form);
    if (response?.status !== 200) throw new Error(`Signing in returned ${response?.status}`);
  },
  async webhook({ provider: { webhooks } }, instance, { event, as }) {
    const found = chosen(webhooks, event);
    if (!found) return;
    await deliver(instance, found, as === 'forged');
    if (as === 'twice') await Promise.all([deliver(instance, found), deliver(instance, found)]);
    const at = webhooks.indexOf(found);
    if (at >= 0 && (as === 'once' || as === 'twice')) webhooks.splice(at, 1);
  },
  async 'all webhooks'({ provider: { webhooks } }, instance, { reversed }) {
    const taken = webhooks.splice(0);
    for (const webhook of reversed ? taken.reverse() : taken) await deliver(instance, webhook);
  },
  'refund by hand'({ provider }, _instance, { payment, part }) {
    const found = chosen(provider.payments(), payment);
    if (found) provider.refundByHand(found.id, part ? 1_000 : undefined);
  },
  'bank refunds': ({ provider }) => provider.processRefunds(),
  wait: ({ shop }, _instance, { minutes }) => shop.clock.advance(minutes),
  reconcile: (_scene, { context }) => reconcile(context),
  'provider fails': ({ provider }, _instance, { calls, when }) => provider.fail(calls, when),
};

/** Plays one step. Rejects when the shop does something that it never should, such as responding with a 500. */
export async function playStep(scene: HistoryScene, at: number, step: HistoryStep): Promise<void> {
  const instance = chosen(scene.shop.instances, at);
  const play = plays[step.do] as Play<HistoryStep['do']>;
  if (instance) await play(scene, instance, step as never);
}
