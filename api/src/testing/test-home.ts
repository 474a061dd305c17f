import type { Database, DatabaseConfig } from '../platform/db/database';
import { makePgliteFolder } from './pglite-home';
import { makePostgresDatabase } from './postgres-home';
import type { TemplateKind } from './template';

/** A place for one shop's data on the engine that the suite runs on. */
export interface TestHome {
  readonly config: DatabaseConfig;
  /** The same as a process's environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** The engine that this suite runs on; `use-postgres.ts` turns it for the suites' second run. */
export const testEngine = (): Database['engine'] =>
  process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

/** Makes room for a shop's data. Nothing is open yet; remove it when nothing is any more. */
export async function makeTestHome(kind: TemplateKind): Promise<TestHome> {
  if (testEngine() === 'postgres') {
    const { databaseUrl, remove } = await makePostgresDatabase(kind);
    return { config: { databaseUrl }, environment: { DATABASE_URL: databaseUrl }, remove };
  }
  const { dataDir, remove } = await makePgliteFolder(kind);
  return { config: { dataDir }, environment: { DATA_DIR: dataDir }, remove };
}
