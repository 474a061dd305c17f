import type { PurchaseStage } from '@shop/registry';
import type { onResponseHookHandler, preSerializationHookHandler } from 'fastify';
import type { ShopReleases } from './shop-releases';

interface Step {
  /** Reached by asking, whatever comes of it: a wrong amount is refused, and Pay was pressed. */
  readonly asked: readonly PurchaseStage[];
  /** Reached once the API has agreed. A page may ask for a later step without the earlier ones, after an interrupted payment. */
  readonly done: readonly PurchaseStage[];
}

/** The calls of a purchase, by their route. */
const steps: Readonly<Record<string, Step>> = {
  '/api/v1/payment/checkout': { asked: ['pay'], done: [] },
  '/api/v1/payment/status': { asked: ['pay'], done: ['paid'] },
  '/api/v1/order': { asked: ['pay'], done: ['paid', 'order'] },
};

function stagesOf({ asked, done }: Step, status: number): readonly PurchaseStage[] {
  if (status < 400) return [...asked, ...done];
  // A failure of the API is not the page's fault.
  return status >= 500 ? [...asked, 'blocked'] : asked;
}

/**
 * Counts payments and orders for the versions of the shopper's page, as the shop's API sees them: a page that cannot sell need not
 * notice. Shoppers never wait for it.
 */
export function countPurchases({
  reportPurchase,
}: Pick<ShopReleases, 'reportPurchase'>): onResponseHookHandler {
  return (request, reply, done) => {
    done();
    const step = request.method === 'POST' ? steps[request.routeOptions.url ?? ''] : undefined;
    if (!step) return;
    reportPurchase(request, stagesOf(step, reply.statusCode)).catch((err: unknown) =>
      request.log.warn({ err }, 'a purchase step was not counted'),
    );
  };
}

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
