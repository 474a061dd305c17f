import { sql } from 'kysely';
import { addVariants } from '../../../catalog/testing/add-variants';
import { addCoupon } from '../../../coupons/testing/add-coupon';
import { addCard } from '../../../gift-cards/testing/add-card';
import { offerGiftCards } from '../../../gift-cards/testing/offer-gift-cards';
import { addProducts } from '../add-product';
import { auditOrders } from '../audit-orders';
import { reconcile } from '../../reconcile';
import { createFakeProvider } from './fake-provider';
import type { HistoryShop } from './history-shop';
import { addAccount, newHistoryShoppers } from './history-shopper';
import type { History } from './history-step';
import { auditCouriers } from './audit-couriers';
import { auditCart, newCartRecord } from './play-cart';
import { courierTables, sendReports, settleBookings } from './play-couriers';
import { auditScene } from './audit-scene';
import type { HistoryScene } from './history-scene';
import { deliver, playStep } from './play-step';
import { changeShipping } from './shipping-table';

const START = new Date('2026-06-01T06:00:00Z');
const RATE_PAISE = 10_000;
const STOCK = 4;

let played = 0;

/** The highest id so far: orders of this history have higher ones. */
async function lastOrder({ database: { db } }: HistoryShop): Promise<number> {
  const last = await db
    .selectFrom('shop_order')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

/** Three shoppers: two share an address and its hold allowance; one has signed in. */
function shoppersOf(user: number) {
  const network = `10.${played >> 16}.${(played >> 8) & 255}`;
  const shared = `${network}.${(played & 127) * 2}`;
  return [
    { userId: null, address: shared },
    { userId: user, address: shared },
    { userId: null, address: `${network}.${(played & 127) * 2 + 1}` },
  ];
}

/** Coupons of each kind, most of them with one use, with codes that no other history has. */
async function addCoupons(db: HistoryShop['database']['db']) {
  const coupons = [
    { code: `LAST${played}`, percent_bp: 1_250, max_uses: 1 },
    { code: `AMOUNT${played}`, kind: 'amount', amount_paise: 3_333, max_uses: 2, once_each: true },
    { code: `ALL${played}`, percent_bp: 10_000, max_paise: 25_001 },
    { code: `SHIPPING${played}`, kind: 'shipping', max_uses: 1 },
  ] as const;
  const added = [];
  for (const coupon of coupons) added.push({ id: await addCoupon(db, coupon), code: coupon.code });
  return added;
}

/** A gift card that pays a part of most orders, and one that pays all of some. */
async function addCards({ database }: HistoryShop) {
  const small = await addCard(database, { initialPaise: 10_050 });
  return [small, await addCard(database, { initialPaise: 150_000 })];
}

const choices = ['Green', 'Red'].map((colour) => ({ choice: { Colour: colour } }));

/** Two products, two variants of a third one, and a gift card. */
async function addCatalogue(shop: HistoryShop) {
  const { database, rows } = shop;
  const product = { ratePaise: RATE_PAISE, stock: STOCK };
  const [first, second, parent, giftCard] = await addProducts(database.db, rows.category, [
    ...[product, product],
    { ...product, stock: 0 },
    product,
  ]);
  if (!first || !second || !parent || !giftCard) throw new Error('A product was not added');
  await database.db
    .updateTable('product')
    .set({ gift_card_paise: RATE_PAISE })
    .where('public_id', '=', giftCard.publicId)
    .execute();
  const variants = choices.map((one) => ({ ...one, stock: STOCK }));
  const options = [{ name: 'Colour', values: ['Green', 'Red'] }];
  const ids = await addVariants(database, parent.publicId, options, variants);
  const plain = { color: '', parent: null, ratePaise: RATE_PAISE };
  const ofParent = { parent: parent.publicId, ratePaise: RATE_PAISE };
  return {
    firstProduct: first.id,
    products: [
      ...[first, second].map(({ publicId }) => ({ ...plain, id: publicId })),
      ...ids.map((id, index) => ({ ...ofParent, id, color: choices[index]?.choice.Colour ?? '' })),
      { ...plain, id: giftCard.publicId },
    ],
  };
}

async function openScene(
  shop: HistoryShop,
  firstOrder: number,
): Promise<HistoryScene & { readonly firstProduct: number }> {
  played += 1;
  const { db } = shop.database;
  const provider = createFakeProvider(`${played}-`);
  shop.useProvider(provider);
  shop.clock.moveTo(START);
  await changeShipping(shop.database, 'none');
  await offerGiftCards(shop.database);
  const account = await addAccount(db, played);
  return {
    shop,
    provider,
    account,
    cart: newCartRecord(),
    firstOrder,
    shoppers: await newHistoryShoppers(db, shoppersOf(account.id)),
    ...(await addCatalogue(shop)),
    coupons: await addCoupons(db),
    cards: await addCards(shop),
    opened: [],
    acknowledged: new Set(),
  };
}

const ROUNDS = 8;
/** Longer than an authorised payment holds its order. */
const ROUND_MINUTES = 25 * 60;

/** Settles everything: the bank completes refunds, webhooks arrive, and days pass. */
async function settle(scene: HistoryScene): Promise<void> {
  const { shop, provider } = scene;
  provider.fail(0, 'before');
  await settleBookings(scene);
  for (let round = 0; round < ROUNDS; round += 1) {
    provider.processRefunds();
    const [first] = shop.instances;
    while (first && provider.webhooks.length > 0) {
      const [webhook] = provider.webhooks.splice(0, 1);
      if (webhook) await deliver(first, webhook);
    }
    if (first) await sendReports(shop, first);
    shop.clock.advance(ROUND_MINUTES);
    await Promise.all(shop.instances.map(({ context }) => reconcile(context)));
    if (await isSettled(shop)) return;
  }
  throw new Error('Some orders are not settled after a week');
}

async function isSettled({ database: { db } }: HistoryShop): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from shop_order where status in ('creating', 'pending_payment', 'unconfirmed'))
      or exists (select 1 from refund where status = 'pending' and method = 'provider')
      or exists (select 1 from webhook_event where processed_at is null)
      or exists (select 1 from courier_webhook where processed_at is null) as open`.execute(db);
  return rows[0]?.open === false;
}

const END_OF_TIME = new Date('2999-01-01T00:00:00Z');

/** The reconciler must not touch orders of earlier histories, and couriers must not be asked about their parcels. */
async function retire(shop: HistoryShop, after: number): Promise<void> {
  const { db } = shop.database;
  await db.updateTable('parcel').set({ state_at: END_OF_TIME }).where('order_id', '>', after).execute();
  await courierTables(shop).deleteFrom('sandbox_courier_webhook').execute();
  await db.updateTable('shop_order').set({ checks: 99 }).where('id', '>', after).execute();
}

/** Plays a history on its own products and shoppers, and audits the result. Rejects with a list of all faults. */
export async function playHistory(shop: HistoryShop, history: History): Promise<void> {
  const before = await lastOrder(shop);
  const scene = await openScene(shop, before + 1);
  try {
    for (const moment of history) {
      await Promise.all(moment.map(({ at, step }) => playStep(scene, at, step)));
    }
    await settle(scene);
    const since = { order: before, product: scene.firstProduct - 1 };
    const faults = [
      ...(await auditOrders(shop.database.db, { since, notified: true })),
      ...(await auditScene(scene)),
      ...(await auditCart(scene)),
      ...(await auditCouriers(scene)),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    await retire(shop, before);
  }
}
