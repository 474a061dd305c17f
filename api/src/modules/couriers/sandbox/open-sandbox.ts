import type { Database } from '../../../platform/db/database';
import type { Clock } from '../../../platform/jobs/clock';
import type { Log } from '../../../platform/logging/logger';
import { deliverOutbox, type SendingWebhooks, sendRegularly } from '../../../platform/webhooks/send-webhooks';
import { type Courier, CourierError, type ParcelState } from '../courier';
import { toRupees } from '../reported';
import type { CourierSandboxContext, CourierSandboxFaults } from './context';
import { textPdf } from './label-pdf';
import type { CourierSandboxSettings } from './settings';
import { book, cancel, findShipment, move, planPickup, ratesOf, title } from './shipments';
import { courierSandboxStore, loadWebhookSecret } from './store';
import type { SandboxShipmentRow } from './tables';
import { eventOf, isSigned, outboxOf, readReport } from './webhooks';

export interface CourierSandboxDeps {
  readonly database: Database;
  readonly settings: CourierSandboxSettings;
  readonly clock: Clock;
  readonly log: Log;
}

/** A courier that the shop simulates: its shipments are in the shop's database, and move when someone moves them. */
export interface CourierSandbox {
  readonly courier: Courier;
  /** The context of its page. */
  readonly context: CourierSandboxContext;
  /** Changed by tests while it runs. */
  readonly faults: CourierSandboxFaults;
  /** Sets the shop's origin once it listens: the webhooks are sent there. */
  listenAt(origin: () => string | undefined): void;
  /** Moves a shipment to a new state. Rejects with a CourierError for a state that cannot follow. */
  move(trackingNumber: string, state: ParcelState): Promise<void>;
  /** Sends all due webhooks, and resolves when each has received a response. */
  deliverWebhooks(): Promise<void>;
  /** Starts sending webhooks automatically. */
  startSending(): SendingWebhooks;
}

/** A label of a shipment. */
function labelOf(shipment: SandboxShipmentRow): Buffer {
  const { address, collect_paise: collect } = shipment;
  const cash = collect > 0 ? `Cash on delivery: Rs ${toRupees(collect).toFixed(2)}` : 'Prepaid';
  return textPdf([
    { text: 'SANDBOX COURIER - NOT FOR DISPATCH', size: 10, bold: true },
    { text: shipment.tracking_number, size: 20, bold: true },
    { text: `Order ${shipment.order_number}`, size: 10 },
    { text: `${shipment.service}, ${(shipment.weight_grams / 1000).toFixed(3)} kg`, size: 10 },
    { text: cash, size: 14, bold: true },
    { text: ' ', size: 8 },
    { text: 'Deliver to', size: 10, bold: true },
    ...(address
      ? [
          { text: address.name, size: 13 },
          { text: address.street, size: 11 },
          { text: `${address.city}, ${address.state}`, size: 11 },
          { text: address.pinCode, size: 16, bold: true },
          { text: `Phone ${address.phone}`, size: 11 },
        ]
      : [{ text: 'The address was erased', size: 11 }]),
  ]);
}

/** The courier over the sandbox's tables, with its faults. */
function createSandboxCourier(context: CourierSandboxContext): Courier {
  const { faults, store, secret } = context;
  const unavailable = () => new CourierError('unavailable', `${title} could not be reached. Try again.`);
  /** A call, whose request or response may be lost. */
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    if (faults.down) throw unavailable();
    const result = await work();
    if (faults.loseReplies === 0) return result;
    faults.loseReplies -= 1;
    throw unavailable();
  };
  return {
    code: 'sandbox',
    title,
    webhookName: 'sandbox',
    rates: (parcel) => call(async () => ratesOf(parcel)),
    book: (parcel, service) =>
      call(async () => {
        const shipment = await book(context, parcel, service);
        return { shipmentId: shipment.id, trackingNumber: shipment.tracking_number };
      }),
    label: (shipmentId) => call(async () => labelOf(await findShipment(context, shipmentId))),
    requestPickup: (shipmentIds, day) => call(() => planPickup(context, shipmentIds, day)),
    cancel: (shipmentId) => call(() => cancel(context, shipmentId)),
    track: (trackingNumber) =>
      call(async () => {
        const scans = await store.db
          .selectFrom('sandbox_scan')
          .innerJoin('sandbox_shipment', 'sandbox_shipment.id', 'sandbox_scan.shipment_id')
          .selectAll('sandbox_scan')
          .where('tracking_number', '=', trackingNumber)
          .orderBy('sandbox_scan.id')
          .execute();
        return scans.map((scan) => eventOf(trackingNumber, scan));
      }),
    verifyWebhook: (webhook) => isSigned(secret, webhook),
    readWebhook: readReport,
  };
}

/** Opens the sandbox courier on a migrated database. It does not send webhooks before `startSending`. */
export async function openCourierSandbox(
  { database, settings, clock, log }: CourierSandboxDeps,
  faults: Partial<CourierSandboxFaults> = {},
): Promise<CourierSandbox> {
  const store = courierSandboxStore(database);
  let findOrigin: () => string | undefined = () => undefined;
  let sending: SendingWebhooks | undefined;
  const context: CourierSandboxContext = {
    store,
    secret: await loadWebhookSecret(store),
    clock,
    log,
    faults: {
      webhooks: settings.webhooks,
      delayMs: 30_000,
      copies: 3,
      down: false,
      loseReplies: 0,
      ...faults,
    },
    origin() {
      const found = findOrigin();
      if (found === undefined) throw new Error('The shop is not listening');
      return found;
    },
    changed: () => sending?.soon(),
  };
  return {
    courier: createSandboxCourier(context),
    context,
    faults: context.faults,
    listenAt: (origin) => void (findOrigin = origin),
    move: (trackingNumber, state) => move(context, trackingNumber, state),
    deliverWebhooks: () => deliverOutbox(outboxOf(context)),
    startSending: () => (sending = sendRegularly(outboxOf(context))),
  };
}
