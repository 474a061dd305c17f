import { waitAfter } from '@shop/server-kit/outbox';
import { newestAudit, nextAudit } from '../../platform/db/audit';
import type { Db } from '../../platform/db/tables';
import type { Send } from './send';
import { saveProgress, takeDueWebhook, type WebhookRow } from './repository';

const secondMs = 1000;
/** Lease of a delivery, in ms, longer than any takes: how long a crashed process delays a webhook. */
const leaseMs = 120 * secondMs;
/** Entries older than this are skipped after a failed attempt. */
const oldMs = 24 * 60 * 60 * secondMs;
const backOff = { firstMs: 10 * secondMs, maxMs: 60 * 60 * secondMs };

interface Delivery {
  readonly clock: () => Date;
  readonly send: Send;
}

const progressOf = ({ told, failures, next_at, last_at, last_error }: WebhookRow) => ({
  told,
  failures,
  next_at,
  last_at,
  last_error,
});

/** Delivers a webhook its next entry, and records the outcome. */
async function deliverNext(db: Db, hook: WebhookRow, { clock, send }: Delivery): Promise<void> {
  const entry = await nextAudit(db, hook.told);
  const now = clock();
  const { actions, failures, last_at, last_error } = hook;
  if (!entry) return saveProgress(db, hook, { ...progressOf(hook), next_at: now });
  const delivered = { told: entry.id, failures: 0, next_at: now };
  if (actions.length > 0 && !actions.includes(entry.action)) {
    return saveProgress(db, hook, { ...delivered, last_at, last_error });
  }
  const error = await send(hook, entry, { now, id: `audit_${entry.id}` });
  if (error === null) return saveProgress(db, hook, { ...delivered, last_at: now, last_error: null });
  const isOld = now.getTime() - new Date(entry.at).getTime() > oldMs;
  const due = new Date(now.getTime() + waitAfter(failures + 1, backOff));
  const retried = { told: hook.told, failures: failures + 1, next_at: due };
  return saveProgress(db, hook, { ...(isOld ? delivered : retried), last_at, last_error: error });
}

/** Receivers that are sent to side by side. */
const maxLanes = 8;

/** Takes webhooks that are due, one after the other, until none is. */
async function runLane(db: Db, delivery: Delivery): Promise<void> {
  const { clock } = delivery;
  const newest = await newestAudit(db);
  for (;;) {
    const now = clock();
    const hook = await takeDueWebhook(db, { now, lease: new Date(now.getTime() + leaseMs), newest });
    if (!hook) return;
    await deliverNext(db, hook, delivery);
  }
}

/**
 * Delivers pending entries to every webhook, each in order, several webhooks side by side: one that hangs delays no other. Safe
 * from several processes at once. Delivery is at least once within a day: a message can arrive twice when a process dies.
 */
export function createLanes(db: Db, delivery: Delivery): { readonly deliver: () => Promise<void> } {
  let active = 0;
  const lane = async () => {
    active += 1;
    try {
      await runLane(db, delivery);
    } finally {
      active -= 1;
    }
  };
  return {
    async deliver() {
      const started = Array.from({ length: maxLanes - active }, lane);
      const failed = (await Promise.allSettled(started)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}
