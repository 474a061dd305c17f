import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AuditRow } from '@shop/contracts/registry';
import { waitAfter } from '@shop/server-kit/outbox';
import { newestAudit, nextAudit } from '../../platform/db/audit';
import type { Db } from '../../platform/db/tables';
import { type Mail, mailMessage, type WebhookMessage, webhookMessage } from './messages';
import { saveProgress, takeDueWebhook, type WebhookRow } from './repository';
import { PrivateTarget, type TargetGuard } from './target-guard';
import { deliverLeaseMs, deliverMaxAgeMs, deliverRetry, deliverTimeoutMs } from '../../durations';

/**
 * Sends a message and returns the status of the response, without reading its body. Does not follow redirects, which could expose
 * the message and its signature.
 */
function statusOf(url: URL, { body, headers }: WebhookMessage, { lookup }: TargetGuard): Promise<number> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(deliverTimeoutMs);
  const sent = { ...headers, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    // Without an agent, as a reused connection may have been checked for another host name.
    const request = send(url, { method: 'POST', headers: sent, lookup, signal, agent: false });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Posts a message. Resolves with the reason if it was not accepted, else null. */
async function postMessage(
  address: string,
  message: WebhookMessage,
  guard: TargetGuard,
): Promise<string | null> {
  try {
    const url = new URL(address);
    // Connecting to an IP address does not use the lookup function.
    await guard.require(url.hostname);
    const status = await statusOf(url, message, guard);
    return status >= 200 && status < 300 ? null : `It responded with ${status}.`;
  } catch (error) {
    if (error instanceof PrivateTarget) return `${error.message}.`;
    const { name, code, message: text } = error as NodeJS.ErrnoException;
    const isLate = name === 'TimeoutError' || code === 'ABORT_ERR';
    return isLate ? 'It took longer than 10 s.' : `Not reached: ${code ?? text}.`;
  }
}

interface Sending {
  readonly now: Date;
  /** Stays the same for retries, so that receivers can drop duplicates. */
  readonly id: string;
}

/** Sends an entry to a webhook. Resolves with the reason if it was not accepted, else null. */
type Send = (hook: WebhookRow, entry: AuditRow, sending: Sending) => Promise<string | null>;

/** The secrets that sign a webhook's messages, including the previous one while it is valid. */
const secretsOf = (
  { secret, previous_secret: previous, previous_until: until }: WebhookRow,
  now: Date,
): readonly string[] => (previous !== null && until !== null && until > now ? [secret, previous] : [secret]);

/** Sends by HTTP, or by email if the webhook is an email address. */
export const createSend =
  (mail: Mail | undefined, guard: TargetGuard): Send =>
  (hook, entry, { now, id }) => {
    const { url, format } = hook;
    if (format !== 'mail') {
      const secrets = secretsOf(hook, now);
      return postMessage(url, webhookMessage(entry, { format, secrets, now, id }), guard);
    }
    if (!mail) return Promise.resolve('The mail server (SMTP_URL) is no longer configured.');
    return mail.send(mailMessage(entry, { url, key: `${id} ${hook.id}`, consoleUrl: mail.consoleUrl }));
  };

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

/** Delivers the next entry to a webhook, and records the outcome. */
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
  const isOld = now.getTime() - new Date(entry.at).getTime() > deliverMaxAgeMs;
  const due = new Date(now.getTime() + waitAfter(failures + 1, deliverRetry));
  const retried = { told: hook.told, failures: failures + 1, next_at: due };
  return saveProgress(db, hook, { ...(isOld ? delivered : retried), last_at, last_error: error });
}

/** Maximum number of concurrent receivers. */
const maxLanes = 8;

/** Processes due webhooks one after the other until none is due. */
async function runLane(db: Db, delivery: Delivery): Promise<void> {
  const { clock } = delivery;
  const newest = await newestAudit(db);
  for (;;) {
    const now = clock();
    const hook = await takeDueWebhook(db, { now, lease: new Date(now.getTime() + deliverLeaseMs), newest });
    if (!hook) return;
    await deliverNext(db, hook, delivery);
  }
}

/**
 * Delivers pending entries to all webhooks: in order for each webhook, and to several webhooks concurrently, so that a hanging one
 * does not delay the others. Safe to run in several processes. Delivery is at-least-once within a day: a message can arrive twice
 * if a process dies.
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
