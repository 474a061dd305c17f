import { buildApi } from '../../../app';
import { readConfig } from '../../../config';
import { type CourierService, openCouriers } from '../../../open-couriers';
import { openPayments } from '../../../open-payments';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { createPasswords } from '../../accounts/passwords';
import { createCatalogueCache } from '../../catalog/catalogue-cache';
import { noMailer } from '../../mail/mailer';
import { movableClock, type MovableClock } from '../../orders/testing/movable-clock';
import type { Courier, TrackingEvent } from '../courier';
import type { TrackedShipment } from '../poll';
import type { CourierSandbox } from '../sandbox/open-sandbox';

/** A shop over a real connection with the sandbox courier, and what its webhooks reported. */
export interface CourierShop {
  readonly origin: string;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  readonly couriers: CourierService;
  readonly sandbox: CourierSandbox;
  readonly courier: Courier;
  /** The events of processed webhooks, in the order in which they arrived. */
  readonly received: TrackingEvent[];
  /** Shipments without updates. */
  readonly silent: TrackedShipment[];
  /** Makes the next `times` reports fail. */
  failNext(times: number): void;
  /** Delivers the webhooks that are due and applies them. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function openCourierShop(): Promise<CourierShop> {
  const database = await openTestDatabase();
  const clock = movableClock();
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0' });
  const payments = await openPayments({ database, settings: config.payments, log: noLog, clock });
  const received: TrackingEvent[] = [];
  const silent: TrackedShipment[] = [];
  let failures = 0;
  const couriers = await openCouriers({
    database,
    settings: config.couriers,
    log: noLog,
    clock,
    async sink(_tx, events) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('The parcels are locked.');
      }
      received.push(...events);
    },
    silent: () => Promise.resolve(silent),
  });
  const { sandbox } = couriers;
  if (!sandbox) throw new Error('Tests book with the sandbox courier');
  const app = buildApi({
    config,
    database,
    catalogue: createCatalogueCache(database.db),
    passwords: createPasswords(),
    payments,
    couriers,
    mailer: noMailer,
    isReady: () => true,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    database,
    clock,
    couriers,
    sandbox,
    courier: sandbox.courier,
    received,
    silent,
    failNext: (times) => void (failures = times),
    async deliver() {
      await sandbox.deliverWebhooks();
      await couriers.inbox.drain();
    },
    async close() {
      await couriers.inbox.drain();
      await app.close();
      await database.close();
    },
  };
}
