import { sql } from 'kysely';
import { addCoupon } from '../../../coupons/testing/add-coupon';
import { addProducts } from '../add-product';
import { auditOrders } from '../audit-orders';
import { reconcile } from '../../reconcile';
import { createFakeCourier } from './fake-courier';
import { createFakeProvider } from './fake-provider';
import type { HistoryShop } from './history-shop';
import { newHistoryShoppers } from './history-shopper';
import { counts, type History } from './history-steps';
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
function shoppersOf({ rows: { user } }: HistoryShop) {
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

async function openScene(shop: HistoryShop): Promise<HistoryScene & { readonly firstProduct: number }> {
  played += 1;
  const { db } = shop.database;
  const provider = createFakeProvider(`${played}-`);
  shop.useProvider(provider);
  shop.clock.moveTo(START);
  await changeShipping(shop.database, 'none');
  const product = { ratePaise: RATE_PAISE, stock: STOCK };
  const added = await addProducts(
    db,
    shop.rows.category,
    Array<typeof product>(counts.products).fill(product),
  );
  return {
    shop,
    provider,
    courier: createFakeCourier(),
    shoppers: await newHistoryShoppers(db, shoppersOf(shop)),
    products: added.map(({ publicId }) => ({ id: publicId, ratePaise: RATE_PAISE })),
    coupons: await addCoupons(db),
    opened: [],
    acknowledged: new Set(),
    firstProduct: Math.min(...added.map(({ id }) => id)),
  };
}

const ROUNDS = 8;
/** Longer than an authorised payment holds its order. */
const ROUND_MINUTES = 25 * 60;

/** Settles everything: the bank completes refunds, webhooks arrive, and days pass. */
async function settle({ shop, provider }: HistoryScene): Promise<void> {
  provider.fail(0, 'before');
  for (let round = 0; round < ROUNDS; round += 1) {
    provider.processRefunds();
    const [first] = shop.instances;
    while (first && provider.webhooks.length > 0) {
      const [webhook] = provider.webhooks.splice(0, 1);
      if (webhook) await deliver(first, webhook);
    }
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
      or exists (select 1 from webhook_event where processed_at is null) as open`.execute(db);
  return rows[0]?.open === false;
}

/** The reconciler must not touch orders of earlier histories. */
async function retire({ database: { db } }: HistoryShop, after: number): Promise<void> {
  await db.updateTable('shop_order').set({ checks: 99 }).where('id', '>', after).execute();
}

/** Plays a history on its own products and shoppers, and audits the result. Rejects with a list of all faults. */
export async function playHistory(shop: HistoryShop, history: History): Promise<void> {
  const before = await lastOrder(shop);
  const scene = await openScene(shop);
  try {
    for (const moment of history) {
      await Promise.all(moment.map(({ at, step }) => playStep(scene, at, step)));
    }
    await settle(scene);
    const since = { order: before, product: scene.firstProduct - 1 };
    const faults = [
      ...(await auditOrders(shop.database.db, { since, notified: true })),
      ...(await auditScene(scene)),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    await retire(shop, before);
  }
}
