import type { preSerializationHookHandler } from 'fastify';
import type { ShopReleases } from './shop-releases';

/** The call that ends a purchase, by its route, and its status for an order that is paid. */
const paid = { route: '/api/v1/order', status: 'Order Placed' } as const;

/** The order that a response confirms; null for any other response. */
function orderIn(payload: unknown): string | null {
  const { order } = (payload ?? {}) as {
    readonly order?: { readonly _id?: unknown; readonly status?: unknown };
  };
  return typeof order?._id === 'string' && order.status === paid.status ? order._id : null;
}

/**
 * Notes the browsers in which orders are paid, as the shop's API sees it: a page cannot claim it. Failures that only strangers report
 * roll nothing back. Shoppers never wait for it.
 */
export function noteCustomers({
  reportCustomer,
}: Pick<ShopReleases, 'reportCustomer'>): preSerializationHookHandler {
  return (request, _reply, payload, done) => {
    done(null, payload);
    if (request.routeOptions.url !== paid.route || request.method !== 'POST') return;
    const order = orderIn(payload);
    if (order === null) return;
    reportCustomer(request, order).catch((err: unknown) =>
      request.log.warn({ err }, 'a customer was not noted for the judgement of versions'),
    );
  };
}
