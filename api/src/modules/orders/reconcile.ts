import { DatabaseDownError } from '../../platform/db/database-error';
import { pullPayments } from './apply-payment';
import { reconcileMs, webhookRetentionMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import { forgetApplied } from '../../platform/webhooks/inbox';
import { readDisputes, readDowntimes, readSettlements } from '../payment-watch';
import { endLateExchanges } from './exchange-steps';
import { expireOrders } from './expiry';
import { claimDueOrders, linkProviderOrder } from './order-repository';
import { type OrderContext, ProviderRefused, ProviderUnavailable } from './ports';
import { sendRefunds } from './send-refunds';
import type { ShopOrderRow } from './tables';
import { drainInbox } from './webhook-inbox';

/** Maximum number of batches of orders per run. */
const BATCHES = 20;

/** The provider's order for one of ours; found by receipt when its id is unknown, after a crash or a lost response. */
async function findProviderOrder(context: OrderContext, order: ShopOrderRow): Promise<string | undefined> {
  if (order.provider_order_id !== null) return order.provider_order_id;
  // No shopper received the provider's order, so it cannot be paid.
  if (order.status === 'expired') return undefined;
  const [found] = await context.provider.ordersByReceipt(order.public_id);
  if (found) await linkProviderOrder(context.database.db, order.id, found.id, context.clock.now());
  return found?.id;
}

async function checkOrder(context: OrderContext, order: ShopOrderRow): Promise<void> {
  try {
    const providerOrderId = await findProviderOrder(context, order);
    if (providerOrderId) await pullPayments(context, providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    context.log.error(
      { order: order.public_id, reason: error.message },
      'the provider does not know an order',
    );
  }
}

/**
 * Checks every due order at the provider, so that a payment is found even when neither the browser nor a webhook reported it.
 * Rejects with ProviderUnavailable at the first failed call.
 */
async function checkOrders(context: OrderContext): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await claimDueOrders(context.database.db, context.clock.now());
    if (due.length === 0) return;
    for (const order of due) await checkOrder(context, order);
  }
}

/** Deletes webhooks that were applied long ago: they contain shoppers' names and addresses. */
const forgetEvents = ({ database, clock }: Pick<OrderContext, 'database' | 'clock'>): Promise<void> =>
  forgetApplied(database.db, 'webhook_event', after(clock.now(), -webhookRetentionMs));

type Step = (context: OrderContext) => Promise<void>;

// Orders are checked at the provider before reservations end, so that a paid order does not lose its stock because of a lost
// webhook.
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['webhooks', drainInbox],
  ['payments', checkOrders],
  ['reservations', expireOrders],
  ['exchanges', endLateExchanges],
  ['refunds', sendRefunds],
  ['old webhooks', forgetEvents],
  ['outages of payment methods', readDowntimes],
  ['settlements', readSettlements],
  ['disputes', readDisputes],
];

/**
 * One run of the reconciler: completes orders that a browser, a webhook or a crash left unfinished. Idempotent, and safe on several
 * instances at once. A failed step is logged and does not stop the others, unless the database is unavailable: then they would fail
 * too.
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

interface RunningJobs {
  /** Stops the timer, waits for the current run, and applies the remaining webhooks. */
  stopJobs(): Promise<void>;
}

/** Background jobs for orders. */
export interface OrderJobs {
  /** Applies the webhooks in the inbox; never rejects. A call during a run starts another run after it. */
  drain(): Promise<void>;
  /** Reconciles immediately and then every `intervalMs` (a minute), until stopped. */
  startJobs(intervalMs?: number): RunningJobs;
}

/** Runs work one at a time; a call during a run starts another run after it. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      running = null;
    }
  };
  return {
    start(): Promise<void> {
      if (running) again = true;
      return (running ??= run());
    },
    async settled(): Promise<void> {
      again = false;
      await running;
    },
  };
}

/** Creates the jobs of an instance; nothing runs before `drain` or `startJobs`. Safe on several instances at once. */
export function createJobs(context: OrderContext): OrderJobs {
  const inbox = oneAtATime(() =>
    drainInbox(context).catch((error: unknown) => {
      context.log.error({ err: error }, 'the webhook inbox could not be read');
    }),
  );
  const turns = oneAtATime(() => reconcile(context));
  return {
    drain: () => inbox.start(),
    startJobs(intervalMs = reconcileMs) {
      void turns.start();
      const timer = setInterval(() => void turns.start(), intervalMs);
      timer.unref();
      return {
        async stopJobs() {
          clearInterval(timer);
          await turns.settled();
          await inbox.start();
        },
      };
    },
  };
}
