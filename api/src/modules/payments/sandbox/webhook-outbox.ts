import { hmacHex } from '../signatures';
import { randomText } from './ids';
import type { SandboxContext } from './sandbox-context';
import type { SandboxTransaction } from './store';

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

/** Writes webhooks in the transaction of what they report, so that none is lost or made up; sent afterwards. */
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
