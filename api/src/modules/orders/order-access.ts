import { paths } from '@shop/config';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { createSignature, type Signature } from '../../platform/links/signature';
import { findByPublicId } from './order-repository';
import type { OrderContext } from './ports';
import { findOwnOrder, type Shopper } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** Links that open one order without signing in, since guests have no account. */
export interface OrderLinks {
  /** The path of an order's page, with the key that opens it. */
  pathOf(db: Executor, publicId: string): Promise<string>;
  /** The same path as a URL for an email; null if the shop's origin is not configured. */
  addressOf(db: Executor, publicId: string): Promise<string | null>;
  /** The URL for an email that confirms an order with cash on delivery; null as above. */
  confirmAddressOf(db: Executor, publicId: string): Promise<string | null>;
  /** True when the key confirms that order: only its email contains it. */
  confirms(db: Executor, publicId: string, key: string): Promise<boolean>;
  /** True when the key opens that order; the key that confirms it opens it as well. Takes as long for a wrong key as for a right one. */
  opens(db: Executor, publicId: string, key: string): Promise<boolean>;
}

/** The number of times an order's links were replaced because they were emailed to a wrong address. */
async function replacementsOf(db: Executor, publicId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_event')
    .innerJoin('shop_order', 'shop_order.id', 'order_event.order_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('public_id', '=', publicId)
    .where('kind', '=', 'email-corrected')
    .where(sql`detail ->> 'endsLinks'`, '=', 'true')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Signs the current links of orders. Replaced links no longer match. */
function signOrders(purpose: 'order-link' | 'order-confirm'): Signature {
  const signature = createSignature(purpose);
  const textOf = async (db: Executor, publicId: string) => {
    const replacements = await replacementsOf(db, publicId);
    return replacements === 0 ? publicId : `${publicId}:${replacements}`;
  };
  return {
    of: async (db, publicId) => signature.of(db, await textOf(db, publicId)),
    fits: async (db, publicId, key) => signature.fits(db, await textOf(db, publicId), key),
  };
}

/** Distinguishes keys that confirm an order, so that the page knows what to offer. */
const CONFIRM = 'confirm.';

/** Creates links signed with the secret in the database. `origin` is the shop's origin, such as `https://shop.example`. */
export function createOrderLinks(origin: string | undefined): OrderLinks {
  const opening = signOrders('order-link');
  const confirming = signOrders('order-confirm');
  const pathOf = async (db: Executor, publicId: string) =>
    paths.order(publicId, await opening.of(db, publicId));
  const confirms = async (db: Executor, publicId: string, key: string) =>
    key.startsWith(CONFIRM) && (await confirming.fits(db, publicId, key.slice(CONFIRM.length)));
  return {
    pathOf,
    addressOf: async (db, publicId) =>
      origin === undefined ? null : `${origin}${await pathOf(db, publicId)}`,
    async confirmAddressOf(db, publicId) {
      if (origin === undefined) return null;
      const key = await confirming.of(db, publicId);
      return `${origin}${paths.order(publicId, `${CONFIRM}${key}`)}`;
    },
    confirms,
    opens: async (db, publicId, key) =>
      key.startsWith(CONFIRM) ? confirms(db, publicId, key) : opening.fits(db, publicId, key),
  };
}

/** The requesting shopper, by the request's session. */
export const shopperOf = ({ shopSession }: Pick<FastifyRequest, 'shopSession'>): Shopper => ({
  sessionId: shopSession?.id ?? null,
  userId: shopSession?.userId ?? null,
});

async function findAllowed(
  db: Executor,
  links: OrderContext['links'],
  shopper: Shopper,
  publicId: string,
  key: string | undefined,
): Promise<ShopOrderRow | undefined> {
  if (key !== undefined && (await links.opens(db, publicId, key))) return findByPublicId(db, publicId);
  return findOwnOrder(db, shopper, publicId);
}

/**
 * Returns an order to its shopper, or to a request with the key of its link. Throws the same ApiError 404 for an unknown order
 * and for an order of another shopper.
 */
export async function readAllowed(
  { database: { db }, links }: Pick<OrderContext, 'database' | 'links'>,
  shopper: Shopper,
  publicId: string,
  key?: string,
): Promise<ShopOrderRow> {
  const order = await findAllowed(db, links, shopper, publicId, key);
  if (!order) throw new ApiError(404, 'Order not found.');
  return order;
}
