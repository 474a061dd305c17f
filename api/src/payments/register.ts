import type { ShopApp } from '../deps';
import type { Payments } from './open-payments';
import { checkoutRoute } from './routes/checkout';
import { keyRoute } from './routes/key';
import { statusRoute } from './routes/status';
import { webhookRoute } from './routes/webhook';

/**
 * `/payment/key`, `/payment/checkout`, `/payment/status` and `/payment/webhook`, on an app with the prefix `/api/v1`
 * that knows sessions and keeps a body's bytes in `rawBody`. Needs what `openPayments` opened.
 */
export function registerPayments(app: ShopApp, payments: Payments): void {
  keyRoute(app, payments.context.provider);
  checkoutRoute(app, payments.context);
  statusRoute(app, payments.context);
  webhookRoute(app, payments);
}
