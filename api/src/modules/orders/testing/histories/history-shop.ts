import type { FastifyInstance } from 'fastify';
import { buildApi } from '../../../../app';
import { readConfig } from '../../../../config';
import { readCourierSettings } from '../../../../courier-settings';
import { type CourierService, openCouriers } from '../../../../open-couriers';
import type { Database } from '../../../../platform/db/database';
import { openTestDatabase } from '../../../../testing/test-database';
// Adds the table of business buyers to the type of the database.
import type {} from '../../../business/tables';
import type { Passwords } from '../../../accounts/passwords';
import { createCatalogueCache } from '../../../catalog/catalogue-cache';
import { createMailer } from '../../../mail/mailer';
import { createJobs, type OrderJobs } from '../../reconcile';
import { createOrderLinks } from '../../order-access';
import { trackingSink } from '../../parcel-tracking';
import type { OrderContext, PaymentProvider } from '../../ports';
import { listSilentParcels } from '../../silent-parcels';
import { addCategory } from '../add-product';
import { movableClock, type MovableClock } from '../movable-clock';
import { addZones } from './shipping-table';

/** One process of the shop: its API, called without a socket, and its jobs, run on demand. */
export interface HistoryInstance {
  readonly app: FastifyInstance;
  readonly context: OrderContext;
  readonly jobs: OrderJobs;
  /** The sandbox courier, whose reports histories deliver. */
  readonly couriers: CourierService;
}

export interface HistoryShop {
  readonly database: Database;
  readonly clock: MovableClock;
  /** The id of the products' category. */
  readonly rows: { readonly category: number };
  /** Two with a database server; the embedded engine has one process. */
  readonly instances: readonly HistoryInstance[];
  /** Replaces the provider of every instance. */
  useProvider(provider: PaymentProvider): void;
  close(): Promise<void>;
}

/** Hashing takes longer than a history, so any password is accepted. */
const passwords: Passwords = { hash: async () => 'none', matches: async () => true };

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function openInstance(
  database: Database,
  provider: PaymentProvider,
  clock: MovableClock,
): Promise<HistoryInstance> {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0' });
  const mailer = createMailer();
  const links = createOrderLinks('https://shop.example');
  const context: OrderContext = { database, provider, mailer, links, clock, log: quiet };
  const jobs = createJobs(context);
  const couriers = await openCouriers({
    ...{ database, clock, log: quiet },
    settings: readCourierSettings({}),
    sink: trackingSink(context),
    silent: listSilentParcels,
  });
  const app = buildApi({
    config,
    database,
    catalogue: createCatalogueCache(database.db),
    passwords,
    payments: { context, jobs, sandbox: null, start: () => ({ stop: () => Promise.resolve() }) },
    mailer,
    couriers,
    isReady: () => true,
  });
  await app.ready();
  return { app, context, jobs, couriers };
}

/** Opens a shop for histories, on the suite's database engine; without `shipping`, shipping is free. */
export async function openHistoryShop({ shipping = true } = {}): Promise<HistoryShop> {
  const database = await openTestDatabase();
  const clock = movableClock(new Date('2026-06-01T06:00:00Z'));
  // Some carts are below this value, so that some histories charge shipping.
  if (shipping) {
    const rule = { free_from_paise: 20_000, price_paise: 4_050 };
    await database.db.insertInto('shipping_rule').values(rule).execute();
  }
  await addZones(database.db);
  const cash = { offered: true, fee_paise: 2_550, min_paise: null, max_paise: 200_000, confirm_hours: 24 };
  await database.db.insertInto('cod_setting').values(cash).execute();
  await database.db.insertInto('business_setting').values({ id: 1, offers_gstin: true }).execute();
  let provider: PaymentProvider | undefined;
  // The instances are opened once, and each history has its own provider.
  const current = new Proxy({} as PaymentProvider, {
    get: (_none, name) => provider && Reflect.get(provider, name),
  });
  const databases = database.engine === 'postgres' ? [database, await database.openAnother()] : [database];
  const instances = await Promise.all(databases.map((own) => openInstance(own, current, clock)));
  return {
    database,
    clock,
    rows: { category: await addCategory(database.db) },
    instances,
    useProvider: (next) => (provider = next),
    async close() {
      for (const { app, jobs, couriers } of instances) {
        await jobs.drain();
        await couriers.inbox.drain();
        await app.close();
      }
      await database.close();
    },
  };
}
