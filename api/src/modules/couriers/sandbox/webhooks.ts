import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Executor } from '../../../platform/db/schema';
import type { WebhookOutbox } from '../../../platform/webhooks/send-webhooks';
import { type CourierWebhook, type ParcelState, parcelStates, type TrackingEvent } from '../courier';
import type { CourierSandboxContext } from './context';
import type { SandboxTransaction } from './store';
import type { SandboxScanRow } from './tables';

const SIGNATURE = 'x-sandbox-signature';

const sign = (secret: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(body).digest('base64url');

/** A new scan of a shipment. */
export interface NewScan {
  readonly shipmentId: string;
  readonly trackingNumber: string;
  readonly state: ParcelState;
  readonly place: string;
  readonly words: string;
}

/** How long the n-th webhook of a shipment waits, in ms. */
function delayOf(index: number, { faults }: CourierSandboxContext): number {
  if (faults.webhooks === 'delay') return faults.delayMs;
  // Every second webhook is delayed, so that the next one overtakes it.
  return faults.webhooks === 'reorder' && index % 2 === 0 ? faults.delayMs : 0;
}

/** Records a scan and its webhooks in the transaction of the change that they report; they are sent afterwards. */
export async function addScan(
  tx: SandboxTransaction,
  context: CourierSandboxContext,
  { shipmentId, trackingNumber, state, place, words }: NewScan,
): Promise<void> {
  const { clock, faults, secret } = context;
  const now = clock.now();
  const scan = { event_id: randomUUID(), state, at: now, place, words };
  const { count } = await tx
    .selectFrom('sandbox_scan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sandbox_scan')
    .values({ shipment_id: shipmentId, ...scan })
    .execute();
  if (faults.webhooks === 'drop') return;
  const body = JSON.stringify({
    trackingNumber,
    eventId: scan.event_id,
    state,
    at: now.toISOString(),
    place,
    text: words,
  });
  const webhook = {
    event_id: scan.event_id,
    body,
    signature: sign(faults.webhooks === 'forge' ? `not ${secret}` : secret, body),
    due_at: new Date(now.getTime() + delayOf(Number(count), context)),
    delivered_at: null,
  };
  const copies = faults.webhooks === 'repeat' ? faults.copies : 1;
  await tx
    .insertInto('sandbox_courier_webhook')
    .values(Array.from({ length: copies }, () => webhook))
    .execute();
}

/** The sandbox's webhooks, for the job that sends them. */
export const outboxOf = ({ store, clock, log, origin }: CourierSandboxContext): WebhookOutbox => ({
  db: store.db as unknown as Executor,
  table: 'sandbox_courier_webhook',
  clock,
  log,
  url: () => `${origin()}/api/v1/webhooks/couriers/sandbox`,
  headers: ({ signature }) => ({ [SIGNATURE]: signature }),
});

/** Whether a webhook has the signature of the sandbox. Compares in constant time. */
export function isSigned(secret: string, { headers, rawBody }: CourierWebhook): boolean {
  const given = headers[SIGNATURE];
  const wanted = Buffer.from(sign(secret, rawBody));
  if (typeof given !== 'string' || given.length !== wanted.length) return false;
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}

const Report = Type.Object({
  trackingNumber: Type.String(),
  eventId: Type.String(),
  state: Type.Union(parcelStates.map((state) => Type.Literal(state))),
  at: Type.String(),
  place: Type.String(),
  text: Type.String(),
});

export function readReport(rawBody: string): readonly TrackingEvent[] {
  const report = JSON.parse(rawBody) as unknown;
  if (!Value.Check(Report, report))
    throw new Error('A webhook of the sandbox courier has an unexpected shape.');
  return [{ ...report, courier: 'sandbox', at: new Date(report.at) }];
}

export const eventOf = (trackingNumber: string, scan: SandboxScanRow): TrackingEvent => ({
  courier: 'sandbox',
  trackingNumber,
  eventId: scan.event_id,
  state: scan.state,
  at: scan.at,
  place: scan.place,
  text: scan.words,
});
