import { claimDue } from '@shop/server-kit/outbox';
import { type Generated, type Kysely, type Selectable, sql } from 'kysely';
import type { DefaultedTimestamp, Executor, Identity, Timestamp } from '../db/schema';
import type { Clock } from '../jobs/clock';
import { logFailures } from '../jobs/jobs';
import type { Log } from '../logging/logger';

/** Pending webhooks of a sandbox: written with the change that they report, sent afterwards. */
export interface WebhookOutboxTable {
  id: Identity;
  event_id: string;
  body: string;
  signature: string;
  due_at: DefaultedTimestamp;
  attempts: Generated<number>;
  delivered_at: Timestamp | null;
}

export type DueWebhook = Selectable<WebhookOutboxTable>;

/** Where a sandbox stores its webhooks, and how it sends them. */
export interface WebhookOutbox {
  readonly db: Executor;
  /** A table with the columns of `WebhookOutboxTable`. */
  readonly table: string;
  readonly clock: Clock;
  readonly log: Log;
  /** The address of the shop's route; known once the shop listens. */
  url(webhook: DueWebhook): string;
  headers(webhook: DueWebhook): Readonly<Record<string, string>>;
}

const BATCH = 50;
const ATTEMPTS = 8;
const TIMEOUT_MS = 5_000;
const FIRST_REPEAT_SECONDS = 2;

const tableOf = ({ db }: WebhookOutbox) => db as unknown as Kysely<Record<string, WebhookOutboxTable>>;

/** Claims due webhooks; each failed attempt doubles the time to the next. */
async function claimWebhooks(outbox: WebhookOutbox): Promise<readonly DueWebhook[]> {
  const now = outbox.clock.now();
  const rows = await claimDue(tableOf(outbox), {
    table: outbox.table,
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

async function send(outbox: WebhookOutbox, webhook: DueWebhook): Promise<void> {
  try {
    const response = await fetch(outbox.url(webhook), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...outbox.headers(webhook) },
      body: webhook.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`responded ${response.status}`);
    await tableOf(outbox)
      .updateTable(outbox.table)
      .set({ delivered_at: outbox.clock.now() })
      .where('id', '=', webhook.id)
      .execute();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    outbox.log.warn({ event: webhook.event_id, reason }, 'the sandbox could not deliver a webhook');
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
export async function deliverOutbox(outbox: WebhookOutbox): Promise<void> {
  for (let due = await claimWebhooks(outbox); due.length > 0; due = await claimWebhooks(outbox)) {
    for (const copies of groupByEvent(due)) await Promise.all(copies.map((webhook) => send(outbox, webhook)));
  }
}

export interface SendingWebhooks {
  /** Sends due webhooks without waiting for the next poll. */
  soon(): void;
  /** Stops polling and waits for current deliveries. */
  stop(): Promise<void>;
}

/** Polls for due webhooks every second, and on request; one poll at a time. */
export function sendRegularly(outbox: WebhookOutbox, everyMs = 1_000): SendingWebhooks {
  let running: Promise<void> | null = null;
  let stopped = false;
  const deliver = logFailures(
    () => deliverOutbox(outbox),
    outbox.log,
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
