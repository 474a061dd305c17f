import { Server as NetServer } from 'node:net';
import { buildApi } from '../../../app';
import { readConfig } from '../../../config';
import { openPayments, type Payments } from '../../../open-payments';
import type { Log } from '../../../platform/logging/logger';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { testDialect } from '../../../testing/test-home';
import { createPasswords } from '../../accounts/passwords';
import { createCatalogueCache } from '../../catalog/catalogue-cache';
import { createCatalogueFeed, type CatalogueFeed } from '../../catalog/catalogue-changes';
import { noMailer, type Mailer } from '../../mail/mailer';
import type { Sandbox } from '../../payments/sandbox/open-sandbox';
import { reconcile } from '../reconcile';
import { addProduct, type TestProduct } from './add-product';
import { assertNoDrift } from './audit-orders';

import { movableClock, type MovableClock } from './movable-clock';
import { newShopper, type Shopper } from './shopper';

/** A complete shop over real connections, with a manual clock and a scripted sandbox. */
export interface OrderShop {
  readonly origin: string;
  /** Stops listening, as a server does while it finishes its open requests. */
  stopListening(): void;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  readonly payments: Payments;
  readonly sandbox: Sandbox;
  /** Notifies the shop's caches, for an office in the same process. */
  readonly feed: CatalogueFeed;
  addProduct(product?: TestProduct): Promise<string>;
  /** A shopper, by default with a unique address. */
  newShopper(address?: string): Shopper;
  /** Delivers the webhooks that are due and lets the shop apply them. */
  deliver(): Promise<void>;
  /** Runs the reconciler once. */
  reconcile(): Promise<void>;
  /** The order's state, by the provider's id. */
  statusOf(providerOrderId: string): Promise<string>;
  /** Payments of a second instance of the shop on the same database, with the same sandbox and clock. */
  openSecondInstance(): Promise<Payments>;
  assertNoDrift(): Promise<void>;
  close(): Promise<void>;
}

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens a separate shop for one test file. */
export async function openOrderShop({
  mailer = noMailer,
}: { readonly mailer?: Mailer } = {}): Promise<OrderShop> {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = movableClock();
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    TRUSTED_PROXIES: 'loopback',
    // The other dialect does not send change notifications, and tests read before it polls for changes.
    ...(testDialect() === 'plain' && { ANSWER_CACHE_SECONDS: '0' }),
  });
  const options = {
    settings: config.payments,
    log: silentLog,
    mailer,
    linkOrigin: 'https://shop.example',
    clock,
    // The provider runs in this process as well: on a busy machine it is slow, not unavailable.
    sandbox: { client: { backoffMs: 1, timeoutMs: 60_000, deadlineMs: 60_000 } },
  };
  const payments = await openPayments({ ...options, database });
  const { sandbox, context, jobs } = payments;
  if (!sandbox) throw new Error('Tests pay at the sandbox');
  const feed = createCatalogueFeed();
  const app = buildApi({
    config,
    database,
    feed,
    catalogue: createCatalogueCache(db, () => clock.now().getTime()),
    passwords: createPasswords(),
    payments,
    mailer,
    isReady: () => true,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    stopListening: () => void NetServer.prototype.close.call(app.server),
    database,
    clock,
    payments,
    sandbox,
    feed,
    addProduct: (product) => addProduct(db, product),
    newShopper: (address) => newShopper(origin, address),
    async deliver() {
      await sandbox.deliverWebhooks();
      await jobs.drain();
    },
    reconcile: () => reconcile(context),
    async statusOf(providerOrderId) {
      const { status } = await db
        .selectFrom('shop_order')
        .select('status')
        .where('provider_order_id', '=', providerOrderId)
        .executeTakeFirstOrThrow();
      return status;
    },
    async openSecondInstance() {
      const second = await openPayments({ ...options, database: await database.openAnother() });
      second.sandbox?.listenAt(() => origin);
      return second;
    },
    assertNoDrift: () => assertNoDrift(db),
    async close() {
      await jobs.drain();
      await app.close();
      await database.close();
    },
  };
}
