import { buildApi } from '../app';
import { readConfig } from '../config';
import { createPasswords } from '../modules/accounts/passwords';
import { createCatalogueCache } from '../modules/catalog/catalogue-cache';
import { createMailer, noMailer } from '../modules/mail/mailer';
import { openPayments } from '../open-payments';
import type { Database } from '../platform/db/database';
import type { Metrics } from '../platform/metrics/metrics';
import { createBrowser, type Browser } from './browser';
import { samplesFolder } from './test-home';
import { openTestDatabase } from './test-database';

/** The API over a real connection, with a separate database. */
export interface TestApi extends Browser {
  readonly origin: string;
  readonly database: Database;
  /** Another browser, with separate cookies. */
  newBrowser(): Browser;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Starts the API with the small shop of `small-shop.ts`. Use one per test file, since starting takes seconds. `environment` is
 * read like the process's own; responses are not cached, so that a test sees its changes immediately.
 */
export async function startTestApi(
  environment: Readonly<Record<string, string>> = {},
  measure?: (database: Database) => Metrics,
): Promise<TestApi> {
  const database = await openTestDatabase({ kind: 'small-shop' });
  const config = readConfig({ ANSWER_CACHE_SECONDS: '0', SEED_DIR: samplesFolder, ...environment });
  const payments = await openPayments({ database, settings: config.payments, log: quiet });
  const app = buildApi({
    config,
    database,
    catalogue: createCatalogueCache(database.db),
    passwords: createPasswords(),
    payments,
    mailer: config.mail ? createMailer() : noMailer,
    metrics: measure?.(database),
    isReady: () => true,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...createBrowser(origin),
    origin,
    database,
    newBrowser: () => createBrowser(origin),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
