import { newestAudit, nextAudit } from '../../platform/db/audit';
import type { Db } from '../../platform/db/tables';
import { webhookMessage, type WebhookMessage } from './webhook-message';
import { saveProgress, takeDueWebhook, type WebhookRow } from './webhook-queries';

const secondMs = 1000;
/** Timeout of a delivery, in ms. */
const timeoutMs = 10 * secondMs;
/** Lease of a delivery, in ms: how long a crashed process delays a webhook. */
const leaseMs = 60 * secondMs;
/** Entries older than this are skipped after a failed attempt. */
const oldMs = 24 * 60 * 60 * secondMs;
const longestWaitMs = 60 * 60 * secondMs;

/** 10 s after the first failure, twice as long after each further one, an hour at most. */
export const waitAfter = (failures: number): number =>
  Math.min(10 * secondMs * 2 ** (failures - 1), longestWaitMs);

/** Sends one message. Resolves to why it was not accepted; null when it was. */
async function send(url: string, { body, headers }: WebhookMessage): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect could lead a message, and its signature, anywhere.
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.ok ? null : `It responded with ${response.status}.`;
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError' ? 'It took longer than 10 s.' : `Not reached: ${cause?.code ?? message}.`;
  }
}

/** Delivers a webhook its next entry, and records the outcome. */
async function deliverNext(db: Db, hook: WebhookRow, clock: () => Date): Promise<void> {
  const entry = await nextAudit(db, hook.told);
  const now = clock();
  const { id, actions, failures, last_at } = hook;
  if (!entry) return saveProgress(db, { ...hook, next_at: now });
  const delivered = { id, told: entry.id, failures: 0, next_at: now };
  if (actions.length > 0 && !actions.includes(entry.action)) {
    return saveProgress(db, { ...delivered, last_at, last_error: hook.last_error });
  }
  const error = await send(hook.url, webhookMessage(entry, { ...hook, now }));
  if (error === null) return saveProgress(db, { ...delivered, last_at: now, last_error: null });
  const isOld = now.getTime() - new Date(entry.at).getTime() > oldMs;
  const due = new Date(now.getTime() + waitAfter(failures + 1));
  const retried = { id, told: hook.told, failures: failures + 1, next_at: due };
  return saveProgress(db, { ...(isOld ? delivered : retried), last_at, last_error: error });
}

/**
 * Delivers pending entries to every webhook, in order, until none is due. Safe from several
 * processes at once. Delivery is at least once within a day: a message can arrive twice when a process dies.
 */
export async function deliverWebhooks(db: Db, clock: () => Date): Promise<void> {
  const newest = await newestAudit(db);
  for (;;) {
    const now = clock();
    const hook = await takeDueWebhook(db, { now, lease: new Date(now.getTime() + leaseMs), newest });
    if (!hook) return;
    await deliverNext(db, hook, clock);
  }
}
