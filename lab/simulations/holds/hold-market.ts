import { hashSecret, newToken } from '@shop/server-kit/secrets';
import type {} from '../../../api/src/modules/catalog/tables';
import type {} from '../../../api/src/platform/sessions/session-repository';
import type { Database } from '../../../api/src/platform/db/database';
import { mergeLines } from '../../../api/src/modules/orders/cart';
import { ensureProviderOrder, openOrder, payWithin } from '../../../api/src/modules/orders/checkout';
import type { OrderContext } from '../../../api/src/modules/orders/ports';
import { addProducts } from '../../../api/src/modules/orders/testing/add-product';
import { address as ship } from '../../../api/src/modules/orders/testing/address';
import type { HistoryShop } from '../../../api/src/modules/orders/testing/histories/history-shop';

/** An order of a simulated checkout. */
export interface OpenedOrder {
  readonly publicId: string;
  readonly providerOrderId: string;
  readonly isHeld: boolean;
  /** When the payment window closes. */
  readonly closesAt: Date;
}

/** The product's current stock. */
interface UnitCounts {
  readonly unsold: number;
  readonly free: number;
  /** Units held by the given sessions. */
  readonly held: number;
}

/** One product and one shared address, in a shop with a simulated clock. */
export interface HoldMarket {
  readonly shop: HistoryShop;
  readonly context: OrderContext;
  newSession(): Promise<number>;
  /** Checks out units of the product. Rejects with an ApiError as a shopper would see it. */
  checkout(sessionId: number, quantity: number): Promise<OpenedOrder>;
  readUnits(sessions?: readonly number[]): Promise<UnitCounts>;
  statusOf(publicId: string): Promise<string>;
}

const PAYABLE_PAISE = 11_200;
const YEAR_MS = 365 * 24 * 60 * 60_000;

let markets = 0;
let receipts = 0;

async function readUnits(
  { db }: Database,
  productRowId: number,
  sessions: readonly number[],
): Promise<UnitCounts> {
  const { stock, reserved } = await db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('id', '=', productRowId)
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select(({ fn }) => fn.sum('quantity').as('held'))
    .where('product_id', '=', productRowId)
    .where('hold', '=', 'held')
    // SQL does not allow an empty list; no session has the ID 0.
    .where('session_id', 'in', [0, ...sessions])
    .executeTakeFirstOrThrow();
  return { unsold: stock, free: stock - reserved, held: Number(held ?? 0) };
}

/** Creates a product for shoppers at a new address. */
export async function openMarket(shop: HistoryShop, stock: number): Promise<HoldMarket> {
  const { db } = shop.database;
  const context = shop.instances[0]?.context;
  if (!context) throw new Error('The shop has no instance');
  const [product] = await addProducts(db, shop.rows.category, [{ stock }]);
  if (!product) throw new Error('The product was not added');
  markets += 1;
  const heldFor = `gateway-${markets}`;
  return {
    shop,
    context,
    async newSession() {
      const expiresAt = new Date(shop.clock.now().getTime() + YEAR_MS);
      const { id } = await db
        .insertInto('session')
        .values({ token_hash: hashSecret(newToken()), user_id: null, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async checkout(sessionId, quantity) {
      receipts += 1;
      const order = await openOrder(context, {
        sessionId,
        heldFor,
        lines: mergeLines([{ productId: product.publicId, quantity }]),
        ship: { ...ship, apartment: '' },
        amountPaise: PAYABLE_PAISE * quantity,
        receipt: `hold-${receipts}`,
      });
      const now = shop.clock.now();
      return {
        publicId: order.public_id,
        providerOrderId: await ensureProviderOrder(context, order),
        isHeld: order.hold === 'held',
        closesAt: new Date(now.getTime() + payWithin(order, now) * 1000),
      };
    },
    readUnits: (sessions = []) => readUnits(shop.database, product.id, sessions),
    async statusOf(publicId) {
      const { status } = await db
        .selectFrom('shop_order')
        .select('status')
        .where('public_id', '=', publicId)
        .executeTakeFirstOrThrow();
      return status;
    },
  };
}
