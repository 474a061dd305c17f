import type { Executor } from '../../../platform/db/schema';
import {
  deliverOutbox,
  type SendingWebhooks,
  sendRegularly,
  type WebhookOutbox,
} from '../../../platform/webhooks/send-webhooks';
import { hmacHex } from '../razorpay';
import type { SandboxContext } from './context';
import { randomText, type SandboxTransaction } from './store';

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

const outboxOf = ({ store, clock, log, origin }: SandboxContext): WebhookOutbox => ({
  db: store.db as unknown as Executor,
  table: 'sandbox_webhook',
  clock,
  log,
  url: () => `${origin()}${WEBHOOK_PATH}`,
  headers: ({ signature, event_id: id }) => ({
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': id,
  }),
});

/** Sends all due webhooks over HTTP to the shop. Never rejects because of the shop's response. */
export const deliverWebhooks = (context: SandboxContext): Promise<void> => deliverOutbox(outboxOf(context));

/** Sends webhooks automatically, as they become due. */
export const startSending = (context: SandboxContext): SendingWebhooks => sendRegularly(outboxOf(context));
