import { DatabaseDownError } from '../db/database-error';
import { ProviderUnavailable } from '../payments/provider-errors';
import { checkOrders } from './check-orders';
import { expireOrders } from './expire-orders';
import { forgetEvents } from './forget-events';
import type { OrderContext } from './order-context';
import { sendRefunds } from './send-refunds';
import { drainInbox } from './webhook-inbox';

type Step = (context: OrderContext) => Promise<void>;

// The provider is asked before reservations end, so that a paid order does not lose its stock for a lost message.
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['webhooks', drainInbox],
  ['payments', checkOrders],
  ['reservations', expireOrders],
  ['refunds', sendRefunds],
  ['old webhooks', forgetEvents],
];

/**
 * One turn of the reconciler: whatever browser, webhook or a crash left undone. Safe on several instances at once
 * and as often as one likes. A step that fails is logged and does not keep the others from their work, unless it failed
 * because the database is away: then they would, too.
 */
export async function reconcile(context: OrderContext): Promise<void> {
  for (const [name, step] of steps) {
    try {
      await step(context);
    } catch (error) {
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      context.log[level]({ step: name, err: error }, 'a step of the reconciler did not finish');
      if (error instanceof DatabaseDownError) return;
    }
  }
}
