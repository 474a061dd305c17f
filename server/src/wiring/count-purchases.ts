import type { PurchaseStage } from '@shop/registry';
import type { onResponseHookHandler } from 'fastify';
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
  // What the API fails is not the page's fault.
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
      request.log.warn({ err }, 'a step of a purchase was not counted'),
    );
  };
}
