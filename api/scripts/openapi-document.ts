import type { TypedApp } from '@shop/server-kit';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { pino } from 'pino';
import { fastify, type FastifyInstance } from 'fastify';
import { shopApiPlugin } from '../src/app';
import { readConfig } from '../src/config';
import { createPasswords } from '../src/modules/accounts/passwords';
import { createCatalogueCache } from '../src/modules/catalog/catalogue-cache';
import { noMailer } from '../src/modules/mail/mailer';
import { staffPrefix, staffRoutes } from '../src/office-app';
import { openCouriers } from '../src/open-couriers';
import { openPayments } from '../src/open-payments';
import type { Database, DatabaseHandle } from '../src/platform/db/database';
import type { Schema } from '../src/platform/db/schema';
import { serverOptions } from '../src/platform/http/server-options';

/** A database that is never queried: the document is generated from the routes. */
function idleDatabase(): Database {
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const handle: DatabaseHandle = { db, transaction: (work) => db.transaction().execute(work) };
  return {
    ...handle,
    long: handle,
    reads: { db, catchUp: () => undefined },
    schema: undefined,
    engine: 'postgres',
    onStatement: () => () => undefined,
    listen: () =>
      Promise.resolve({
        isLive: () => false,
        caughtUp: () => Promise.resolve(),
        stop: () => Promise.resolve(),
      }),
    isDown: () => true,
    isReachable: () => Promise.resolve(false),
    onAvailabilityChange: () => () => undefined,
    close: () => db.destroy(),
  };
}

/** The API's OpenAPI document, generated without starting anything, without the provider's routes. */
export async function openApiDocument(): Promise<string> {
  const database = idleDatabase();
  const config = readConfig({
    RAZORPAY_KEY_ID: 'rzp_test_document',
    RAZORPAY_KEY_SECRET: 'unused',
    RAZORPAY_WEBHOOK_SECRET: 'unused',
  });
  const ignore = () => undefined;
  const log = { info: ignore, warn: ignore, error: ignore };
  const payments = await openPayments({ database, settings: config.payments, log });
  const couriers = await openCouriers({
    database,
    settings: config.couriers,
    log,
    sink: () => Promise.resolve(),
    silent: () => Promise.resolve([]),
  });
  const deps = {
    config,
    database,
    catalogue: createCatalogueCache(database.db),
    passwords: createPasswords(),
    payments,
    couriers,
    mailer: noMailer,
    isReady: () => true,
  };
  const app = fastify(serverOptions(config, pino({ level: 'silent' }))) as unknown as FastifyInstance;
  void app.register(
    shopApiPlugin(deps, async (described) => {
      const calls = (staff: TypedApp) => staffRoutes(staff, deps, { keyHash: '', origin: undefined });
      await described.register(calls, { prefix: staffPrefix });
    }),
  );
  const { payload } = await app.inject('/openapi.json');
  await app.close();
  return payload;
}
