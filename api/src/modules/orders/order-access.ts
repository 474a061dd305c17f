import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { findByPublicId } from './order-repository';
import type { OrderContext } from './ports';
import { findOwnOrder, type Shopper } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** Who asks, by the request's session. */
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
 * An order for whoever may see it: its shopper, or somebody with the key of its link. Throws one and the same ApiError 404 for an
 * order that does not exist and for one that is not theirs.
 */
export async function readAllowed(
  { database: { db }, links }: Pick<OrderContext, 'database' | 'links'>,
  shopper: Shopper,
  publicId: string,
  key?: string,
): Promise<ShopOrderRow> {
  const order = await findAllowed(db, links, shopper, publicId, key);
  if (!order) throw new ApiError(404, 'There is no such order.');
  return order;
}
