import path from 'node:path';
import type { Database, DatabaseConfig } from '../platform/db/database';
import type { DialectName } from '../platform/db/dialect';
import { type PostgresLimits, shortLimits } from '../platform/db/postgres-client';
import { makePgliteFolder } from './pglite-home';
import { makePostgresDatabase } from './postgres-home';
import type { TemplateKind } from './template';

/** The sample shop: the seed of a new shop, with its pictures. */
export const samplesFolder = path.resolve(import.meta.dirname, '../../../samples');

/** Storage for one shop's data on the suite's engine. */
export interface TestHome {
  readonly config: DatabaseConfig;
  /** The same as a process's environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** The engine of this suite; `use-postgres.ts` changes it for the suites' second run. */
export const testEngine = (): Database['engine'] =>
  process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

/** The dialect of this suite; `npm run jest:plain` selects the other one. */
export const testDialect = (): DialectName => (process.env.TEST_DIALECT === 'plain' ? 'plain' : 'postgresql');

/**
 * Limits of a test's requests. With the shop's own, the server ends a transaction whose process got no processor time for ten
 * seconds. `limits.postgres.test.ts` tests those.
 */
const patientLimits: PostgresLimits = {
  ...shortLimits,
  statementMs: 60_000,
  lockMs: 60_000,
  idleTransactionMs: 120_000,
  responseMs: 90_000,
};

/** Creates storage for a shop's data. Remove it after closing everything that uses it. */
export async function makeTestHome(kind: TemplateKind): Promise<TestHome> {
  const dialect = testDialect();
  if (testEngine() === 'postgres') {
    const { databaseUrl, remove } = await makePostgresDatabase(kind, dialect);
    return {
      config: { databaseUrl, dialect, limits: patientLimits },
      environment: { DATABASE_URL: databaseUrl, DATABASE_DIALECT: dialect },
      remove,
    };
  }
  const { dataDir, remove } = await makePgliteFolder(kind, dialect);
  return {
    config: { dataDir, dialect },
    environment: { DATA_DIR: dataDir, DATABASE_DIALECT: dialect },
    remove,
  };
}
