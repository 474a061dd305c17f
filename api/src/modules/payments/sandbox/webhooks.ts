import { claimDue } from '@shop/server-kit/outbox';
import { sql, type Selectable } from 'kysely';
import { logFailures } from '../../../platform/jobs/jobs';
import { hmacHex } from '../razorpay';
import type { SandboxContext } from './context';
import { randomText, type SandboxTransaction } from './store';
import type { SandboxWebhookTable } from './tables';

export interface SandboxEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, { readonly entity: object }>>;
}

function rowsFor(event: SandboxEvent, { account, clock, faults }: SandboxContext) {
  const now = clock.now();
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_Sandbox0000001',
    event: event.type,
    contains: Object.keys(event.payload),
    payload: event.payload,
    created_at: Math.floor(now.getTime() / 1000),
  });
  const secret = faults.webhooks === 'forge' ? `not ${account.webhook_secret}` : account.webhook_secret;
  const row = {
    event_id: randomText(14),
    body,
    signature: hmacHex(secret, body),
    due_at: new Date(now.getTime() + (faults.webhooks === 'delay' ? faults.delayMs : 0)),
    delivered_at: null,
  };
  return Array.from({ length: faults.webhooks === 'repeat' ? faults.copies : 1 }, () => row);
}

/** Stores webhooks in the transaction that they report, so that none is lost or spurious; they are sent afterwards. */
export async function announce(
  tx: SandboxTransaction,
  context: SandboxContext,
  events: readonly SandboxEvent[],
): Promise<void> {
  const { webhooks } = context.faults;
  if (webhooks === 'drop') return;
  const ordered = webhooks === 'reorder' ? [...events].reverse() : events;
  await tx
    .insertInto('sandbox_webhook')
    .values(ordered.flatMap((event) => rowsFor(event, context)))
    .execute();
}

const WEBHOOK_PATH = '/api/v1/payment/webhook';
const BATCH = 50;
const ATTEMPTS = 8;
const TIMEOUT_MS = 5_000;
const FIRST_REPEAT_SECONDS = 2;

type DueWebhook = Selectable<SandboxWebhookTable>;

/** Claims due webhooks; each failed attempt doubles the time to the next. */
async function claimWebhooks({ store, clock }: SandboxContext): Promise<readonly DueWebhook[]> {
  const now = clock.now();
  const rows = await claimDue(store.db, {
    table: 'sandbox_webhook',
    key: 'id',
    dueAt: 'due_at',
    pending: sql`delivered_at is null and attempts < ${ATTEMPTS}`,
    countAttempt: true,
    leaseUntil: sql<Date>`${now.toISOString()}::timestamptz
      + make_interval(secs => ${FIRST_REPEAT_SECONDS}::int * power(2, attempts))`,
    limit: BATCH,
    now,
  });
  return [...rows].sort((a, b) => a.id - b.id);
}

async function send({ store, clock, log, origin }: SandboxContext, webhook: DueWebhook): Promise<void> {
  try {
    const response = await fetch(`${origin()}${WEBHOOK_PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': webhook.signature,
        'x-razorpay-event-id': webhook.event_id,
      },
      body: webhook.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`responded ${response.status}`);
    await store.db
      .updateTable('sandbox_webhook')
      .set({ delivered_at: clock.now() })
      .where('id', '=', webhook.id)
      .execute();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ event: webhook.event_id, reason }, 'the sandbox could not deliver a webhook');
  }
}

/** Copies of one event are sent together, as repeated webhooks of a provider are; different events in sequence. */
function groupByEvent(webhooks: readonly DueWebhook[]): readonly (readonly DueWebhook[])[] {
  const groups = new Map<string, DueWebhook[]>();
  for (const webhook of webhooks) {
    const group = groups.get(webhook.event_id);
    if (group) group.push(webhook);
    else groups.set(webhook.event_id, [webhook]);
  }
  return [...groups.values()];
}

/** Sends all due webhooks over HTTP to the shop. Never rejects because of the shop's response. */
export async function deliverWebhooks(context: SandboxContext): Promise<void> {
  for (let due = await claimWebhooks(context); due.length > 0; due = await claimWebhooks(context)) {
    for (const copies of groupByEvent(due))
      await Promise.all(copies.map((webhook) => send(context, webhook)));
  }
}

export interface SendingWebhooks {
  /** Sends due webhooks without waiting for the next poll. */
  soon(): void;
  /** Stops polling and waits for current deliveries. */
  stop(): Promise<void>;
}

/** Polls for due webhooks every second, and on request; one poll at a time. */
export function startSending(context: SandboxContext, everyMs = 1_000): SendingWebhooks {
  let running: Promise<void> | null = null;
  let stopped = false;
  const deliver = logFailures(
    () => deliverWebhooks(context),
    context.log,
    'the sandbox could not read its webhooks',
  );
  const poll = () => {
    if (stopped || running) return;
    running = deliver().finally(() => (running = null));
  };
  const timer = setInterval(poll, everyMs);
  timer.unref();
  poll();
  return {
    soon: () => setImmediate(poll),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
