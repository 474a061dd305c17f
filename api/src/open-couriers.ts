import { courierOf, type CouriersSettings } from './courier-settings';
import type { Couriers, SilentShipments, TrackingSink } from './modules/couriers';
import { type CourierInbox, createCourierInbox } from './modules/couriers/inbox';
import { pollShipments, startPolling } from './modules/couriers/poll';
import type { CourierSandboxFaults } from './modules/couriers/sandbox/context';
import { type CourierSandbox, openCourierSandbox } from './modules/couriers/sandbox/open-sandbox';
import type { Database } from './platform/db/database';
import { type Clock, systemClock } from './platform/jobs/clock';
import type { Log } from './platform/logging/logger';

export interface CouriersOptions {
  /** Migrated: the sandbox stores its shipments there. */
  readonly database: Database;
  readonly settings: CouriersSettings;
  readonly log: Log;
  readonly clock?: Clock;
  /** Receives the events of webhooks, in the transaction that marks a webhook as processed. */
  readonly sink: TrackingSink;
  /** Shipments for which couriers are polled, because webhooks may be lost. */
  readonly silent: SilentShipments;
  /** Faults of the sandbox. */
  readonly faults?: Partial<CourierSandboxFaults>;
}

/** The couriers of a process, and their webhooks. */
export interface CourierService extends Couriers {
  readonly inbox: CourierInbox;
  readonly clock: Clock;
  /** Polls couriers once for shipments without updates. */
  poll(): Promise<void>;
  /** Null unless the shop uses the sandbox courier. */
  readonly sandbox: CourierSandbox | null;
  /** Starts background work: the inbox, the poll, and the sandbox's webhooks. */
  start(): { stop(): Promise<void> };
}

/** Opens the configured couriers. Nothing runs before `start`. */
export async function openCouriers(options: CouriersOptions): Promise<CourierService> {
  const { database, settings, log, clock = systemClock, sink, silent, faults } = options;
  const sandbox = settings.sandbox
    ? await openCourierSandbox({ database, settings: settings.sandbox, clock, log }, faults)
    : null;
  const all = [
    ...settings.couriers.map((one) => courierOf(one).create(one)),
    ...(sandbox ? [sandbox.courier] : []),
  ];
  const couriers: Couriers = { all, find: (code) => all.find((courier) => courier.code === code) };
  const context = { database, couriers, sink, silent, clock, log };
  const inbox = createCourierInbox(context);
  return {
    ...couriers,
    inbox,
    clock,
    poll: () => pollShipments(context),
    sandbox,
    start() {
      const sending = sandbox?.startSending();
      const receiving = inbox.start();
      const polling = startPolling(context);
      return {
        async stop() {
          await sending?.stop();
          await receiving.stop();
          await polling.stop();
          await inbox.drain();
        },
      };
    },
  };
}
