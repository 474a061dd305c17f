import { paths } from '@shop/config';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { findByPublicId } from './order-repository';
import type { OrderContext } from './ports';
import { findOwnOrder, type Shopper } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** Links that open one order without signing in, since guests have no account. */
export interface OrderLinks {
  /** The path of an order's page, with the key that opens it. */
  pathOf(db: Executor, publicId: string): Promise<string>;
  /** The same as a URL for an email; null if the shop's origin is not configured. */
  addressOf(db: Executor, publicId: string): Promise<string | null>;
  /** The URL for an email that confirms an order with cash on delivery; null as above. */
  confirmAddressOf(db: Executor, publicId: string): Promise<string | null>;
  /** True when the key confirms that order: only its email has it. */
  confirms(db: Executor, publicId: string, key: string): Promise<boolean>;
  /** True when the key opens that order; the key that confirms it opens it as well. Takes as long for a wrong key as for a right one. */
  opens(db: Executor, publicId: string, key: string): Promise<boolean>;
}

async function readSecret(db: Executor): Promise<string> {
  const { secret } = await db.selectFrom('order_link_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
}

/** How often the links of an order were replaced, because they were emailed to a wrong address. */
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

// The signed text contains its purpose, so that other signatures with this secret are not valid keys.
const sign = (secret: string, purpose: 'order-link' | 'order-confirm', order: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${order}`).digest();

/** Distinguishes keys that confirm an order, so that the page knows what to offer. */
const CONFIRM = 'confirm.';

function isSame(wanted: Buffer, key: string): boolean {
  const given = Buffer.from(key, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Creates links signed with the secret in the database. `origin` is the shop's origin, such as `https://shop.example`. */
export function createOrderLinks(origin: string | undefined): OrderLinks {
  let secret: string | undefined;
  const signFor = async (db: Executor, purpose: Parameters<typeof sign>[1], publicId: string) => {
    const replacements = await replacementsOf(db, publicId);
    const order = replacements === 0 ? publicId : `${publicId}:${replacements}`;
    return sign((secret ??= await readSecret(db)), purpose, order);
  };
  const keyOf = (db: Executor, publicId: string) => signFor(db, 'order-link', publicId);
  const confirmKeyOf = (db: Executor, publicId: string) => signFor(db, 'order-confirm', publicId);
  const pathOf = async (db: Executor, publicId: string) =>
    paths.order(publicId, (await keyOf(db, publicId)).toString('base64url'));
  const confirms = async (db: Executor, publicId: string, key: string) =>
    key.startsWith(CONFIRM) && isSame(await confirmKeyOf(db, publicId), key.slice(CONFIRM.length));
  return {
    pathOf,
    addressOf: async (db, publicId) =>
      origin === undefined ? null : `${origin}${await pathOf(db, publicId)}`,
    async confirmAddressOf(db, publicId) {
      if (origin === undefined) return null;
      const key = (await confirmKeyOf(db, publicId)).toString('base64url');
      return `${origin}${paths.order(publicId, `${CONFIRM}${key}`)}`;
    },
    confirms,
    opens: async (db, publicId, key) =>
      key.startsWith(CONFIRM) ? confirms(db, publicId, key) : isSame(await keyOf(db, publicId), key),
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
