import { DatabaseDownError } from '../../platform/db/database-error';
import { pullPayments } from './apply-payment';
import { reconcileMs, webhookRetentionMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import { expireOrders } from './expiry';
import { claimDueOrders, linkProviderOrder } from './order-repository';
import { type OrderContext, ProviderRefused, ProviderUnavailable } from './ports';
import { sendRefunds } from './send-refunds';
import type { ShopOrderRow } from './tables';
import { drainInbox } from './webhook-inbox';

/** How many batches of orders one run checks at most. */
const BATCHES = 20;

/** The provider's order of ours; looked up by receipt when its id is not known, after a crash or a lost response. */
async function findProviderOrder(context: OrderContext, order: ShopOrderRow): Promise<string | undefined> {
  if (order.provider_order_id !== null) return order.provider_order_id;
  // No shopper received the provider's order, so nobody can pay it.
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
 * Asks the provider about every order that is due, so that a payment is found even when neither the browser nor a
 * webhook reported it. Rejects with ProviderUnavailable at the first call that fails.
 */
async function checkOrders(context: OrderContext): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await claimDueOrders(context.database.db, context.clock.now());
    if (due.length === 0) return;
    for (const order of due) await checkOrder(context, order);
  }
}

/** Webhooks that one run deletes at most. */
const FORGET_BATCH = 1_000;

/** Deletes webhooks that were applied long ago: they hold shoppers' names and addresses. */
async function forgetEvents({ database, clock }: Pick<OrderContext, 'database' | 'clock'>): Promise<void> {
  await database.db
    .deleteFrom('webhook_event')
    .where('event_id', 'in', (old) =>
      old
        .selectFrom('webhook_event')
        .select('event_id')
        .where('processed_at', '<', after(clock.now(), -webhookRetentionMs))
        .limit(FORGET_BATCH),
    )
    .execute();
}

type Step = (context: OrderContext) => Promise<void>;

// The provider is asked before reservations end, so that a paid order does not lose its stock because a webhook was lost.
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['webhooks', drainInbox],
  ['payments', checkOrders],
  ['reservations', expireOrders],
  ['refunds', sendRefunds],
  ['old webhooks', forgetEvents],
];

/**
 * One run of the reconciler: finishes what browser, webhook or a crash left undone. Safe on several instances at once
 * and any number of times. A step that fails is logged and does not stop the others, unless it failed because the
 * database is unavailable: then they would, too.
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
  /** Stops the timer, waits for a run under way, and applies what the inbox still holds. */
  stopJobs(): Promise<void>;
}

/** Work on orders that no request waits for. */
export interface OrderJobs {
  /** Applies what the inbox holds; never rejects. Called again while it runs, it runs once more. */
  drain(): Promise<void>;
  /** Reconciles now and then every `intervalMs` (a minute), until stopped. */
  startJobs(intervalMs?: number): RunningJobs;
}

/** Runs work one at a time; a call while it runs makes it run once more. */
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

/** Prepares the jobs of an instance; nothing runs before `drain` or `startJobs`. Safe on several instances at once. */
export function createJobs(context: OrderContext): OrderJobs {
  const inbox = oneAtATime(() =>
    drainInbox(context).catch((error: unknown) => {
      context.log.error({ err: error }, 'the inbox of webhooks could not be read');
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
