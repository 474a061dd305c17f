import { limits } from '@shop/config';
import { toRupees } from '@shop/money';
import type { TypedApp } from '@shop/server-kit';
import type { ShippingRule } from '@shop/money/shipping-line';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import type { Clock } from '../../platform/jobs/clock';
import { productsAt } from '../catalog';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, nullableRef, ref } from '../../platform/http/schemas';
import { shippingKind } from '../delivery';
import { offersGiftCards } from '../gift-cards';
import { openStatuses } from './order-states';
import { LineFact } from './cart-schemas';
import { ShippingRule as ShippingRuleSchema } from './shipping-schemas';

/**
 * Units that unpaid orders of a session hold. They are available to the session, because its next order releases them.
 */
async function heldBySession(db: Executor, sessionId: number): Promise<ReadonlyMap<number, number>> {
  const held = await db
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select(['order_item.product_id', ({ fn }) => fn.sum<number>('order_item.quantity').as('units')])
    .where('shop_order.session_id', '=', sessionId)
    .where('shop_order.status', 'in', openStatuses)
    .where('shop_order.hold', '=', 'held')
    .groupBy('order_item.product_id')
    .execute();
  return new Map(held.map(({ product_id, units }) => [product_id, Number(units)]));
}

/**
 * The current prices of a cart's products, and the quantity of each that this session can buy. Products that are not on sale are
 * left out.
 */
async function readLineFacts(
  db: Executor,
  publicIds: readonly string[],
  sessionId: number | null,
  now: Date,
): Promise<Static<typeof LineFact>[]> {
  const products = await db
    .selectFrom(productsAt(now))
    .select(['id', 'public_id', 'rate_paise', 'discount_bp', 'gst_bp', 'stock', 'reserved'])
    .select('gift_card_paise')
    .where('public_id', 'in', publicIds)
    .where('active', '=', true)
    .where('options', 'is', null)
    .orderBy('id')
    .execute();
  const sellsCards =
    products.some(({ gift_card_paise: paise }) => paise !== null) && (await offersGiftCards(db));
  const held = sessionId === null ? new Map<number, number>() : await heldBySession(db, sessionId);
  return products.map((product) => ({
    productId: product.public_id,
    stock: product.stock - product.reserved + (held.get(product.id) ?? 0),
    rate: toRupees(product.rate_paise),
    discount: product.discount_bp / 100,
    gstRate: product.gst_bp / 100,
    ...(sellsCards && product.gift_card_paise !== null && { giftCard: true }),
  }));
}

interface CartFactDeps {
  readonly db: Executor;
  readonly clock: Clock;
}

/** `GET /product/lines`: current stock and prices of all lines of a cart. */
function lineFactRoute(app: TypedApp, { db, clock }: CartFactDeps): void {
  app.get(
    '/product/lines',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'Stock, price and tax of the products of a cart, for the requesting shopper',
        description:
          "Products that are not on sale are left out. Units held by the shopper's own unpaid order count as available.",
        querystring: Type.Object({
          ids: Type.String({ minLength: 1, maxLength: 7_000, description: 'Product ids, joined by commas.' }),
        }),
        response: { 200: dataOf(Type.Array(ref(LineFact))), ...failures },
      },
    },
    async ({ query, shopSession }, reply) => {
      const ids = [...new Set(query.ids.split(',').filter(Boolean))];
      if (ids.length === 0 || ids.length > limits.lineFacts) {
        throw new ApiError(400, `Name from 1 to ${limits.lineFacts} products.`);
      }
      reply.header('cache-control', 'no-store');
      return { data: await readLineFacts(db, ids, shopSession?.id ?? null, clock.now()) };
    },
  );
}

/** The shop's shipping rule, or null when shipping is free. */
export async function readShippingRule(db: Executor): Promise<ShippingRule | null> {
  const rule = await db
    .selectFrom('shipping_rule')
    .select(['free_from_paise', 'price_paise'])
    .executeTakeFirst();
  return rule ? { freeFromPaise: rule.free_from_paise, pricePaise: rule.price_paise } : null;
}

/** `GET /shipping-rule`: the shipping charges, for the cart and the checkout. */
function shippingRuleRoute(app: TypedApp, db: Executor): void {
  app.get(
    '/shipping-rule',
    {
      schema: {
        tags: ['order'],
        summary: 'The shipping price and the order value from which it is free; null when it is always free',
        description: '404 if the shop has a shipping price table: `POST /shipping-price` has the price then.',
        response: { 200: dataOf(nullableRef(ShippingRuleSchema)), ...failures },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if ((await shippingKind(db)) !== 'rule') throw new ApiError(404, 'Shipping is priced by a table.');
      return { data: await readShippingRule(db) };
    },
  );
}

/** Routes for the stock, prices and shipping of a cart. Requires an app with the prefix `/api/v1`. */
export function cartFactRoutes(app: TypedApp, deps: CartFactDeps): void {
  lineFactRoute(app, deps);
  shippingRuleRoute(app, deps.db);
}
