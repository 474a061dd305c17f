import type { PurchaseStage } from '@shop/registry';
import type { onResponseHookHandler, preSerializationHookHandler } from 'fastify';
import type { ShopReleases } from './shop-releases';

interface Step {
  /** Stages reached by sending the request, even if it is rejected. */
  readonly sent: readonly PurchaseStage[];
  /** Stages reached once the API has accepted the request. After an interrupted payment a page may skip earlier ones. */
  readonly accepted: readonly PurchaseStage[];
}

/** The calls of a purchase, by their route. */
const steps: Readonly<Record<string, Step>> = {
  '/api/v1/payment/checkout': { sent: ['pay'], accepted: [] },
  '/api/v1/payment/status': { sent: ['pay'], accepted: ['paid'] },
  '/api/v1/order': { sent: ['pay'], accepted: ['paid', 'order'] },
};

function stagesOf({ sent, accepted }: Step, status: number): readonly PurchaseStage[] {
  if (status < 400) return [...sent, ...accepted];
  // A failure of the API is not the page's fault.
  return status >= 500 ? [...sent, 'blocked'] : sent;
}

/**
 * Counts payments and orders for the versions on the shopper's page. The API counts them, since a page that cannot sell may not
 * report it. Responses are not delayed.
 */
export function countPurchases({
  reportPurchase,
}: Pick<ShopReleases, 'reportPurchase'>): onResponseHookHandler {
  return (request, reply, done) => {
    done();
    const step = request.method === 'POST' ? steps[request.routeOptions.url ?? ''] : undefined;
    if (!step) return;
    reportPurchase(request, stagesOf(step, reply.statusCode)).catch((err: unknown) =>
      request.log.warn({ err }, 'could not count a purchase step'),
    );
  };
}

/** The route that completes a purchase, and the status of a paid order in its response. */
const paid = { route: '/api/v1/order', status: 'Order Placed' } as const;

/** The order that a response confirms; null for any other response. */
function orderIn(payload: unknown): string | null {
  const { order } = (payload ?? {}) as {
    readonly order?: { readonly _id?: unknown; readonly status?: unknown };
  };
  return typeof order?._id === 'string' && order.status === paid.status ? order._id : null;
}

/**
 * Records the browsers in which orders are paid. The API records them, since a page could lie. Failures that only unknown browsers
 * report cause no rollback. Responses are not delayed.
 */
export function recordCustomers({
  reportCustomer,
}: Pick<ShopReleases, 'reportCustomer'>): preSerializationHookHandler {
  return (request, _reply, payload, done) => {
    done(null, payload);
    if (request.routeOptions.url !== paid.route || request.method !== 'POST') return;
    const order = orderIn(payload);
    if (order === null) return;
    reportCustomer(request, order).catch((err: unknown) =>
      request.log.warn({ err }, 'could not record a customer'),
    );
  };
}
