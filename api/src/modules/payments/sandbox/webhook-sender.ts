import { sql } from 'kysely';
import type { SandboxContext } from './sandbox-context';

const WEBHOOK_PATH = '/api/v1/payment/webhook';
const BATCH = 50;
const ATTEMPTS = 8;
const TIMEOUT_MS = 5_000;
const FIRST_REPEAT_SECONDS = 2;

interface DueWebhook {
  readonly id: number;
  readonly event_id: string;
  readonly body: string;
  readonly signature: string;
}

/** Takes webhooks that are due; each failed attempt doubles the time to the next. */
async function claimDue({ store, clock }: SandboxContext): Promise<readonly DueWebhook[]> {
  const now = clock.now();
  const rows = await store.db
    .updateTable('sandbox_webhook')
    .set({
      attempts: sql<number>`attempts + 1`,
      due_at: sql<Date>`${now.toISOString()}::timestamptz
        + make_interval(secs => ${FIRST_REPEAT_SECONDS}::int * power(2, attempts))`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('sandbox_webhook')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('attempts', '<', ATTEMPTS)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'event_id', 'body', 'signature'])
    .execute();
  return rows.sort((a, b) => a.id - b.id);
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

/** Copies of one event leave together, as they do when a provider repeats itself; different events one by one. */
function groupByEvent(webhooks: readonly DueWebhook[]): readonly (readonly DueWebhook[])[] {
  const groups = new Map<string, DueWebhook[]>();
  for (const webhook of webhooks) {
    const group = groups.get(webhook.event_id);
    if (group) group.push(webhook);
    else groups.set(webhook.event_id, [webhook]);
  }
  return [...groups.values()];
}

/** Sends every webhook that is due, over HTTP to the shop's own address. Never rejects for how the shop responds. */
export async function deliverWebhooks(context: SandboxContext): Promise<void> {
  for (let due = await claimDue(context); due.length > 0; due = await claimDue(context)) {
    for (const copies of groupByEvent(due))
      await Promise.all(copies.map((webhook) => send(context, webhook)));
  }
}
