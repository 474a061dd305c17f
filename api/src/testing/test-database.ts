import { openDatabase, type Database } from '../platform/db/database';
import { makePgliteFolder, type TestFolder } from './pglite-home';
import type { TemplateKind } from './template';
import { makeTestHome } from './test-home';

/** How long a test waits for a database to start, in milliseconds: seconds on an idle machine, longer on a busy one. */
export const START_MS = 180_000;

/**
 * How long a statement of a test waits for a connection, in milliseconds. With the shop's own limit, a busy machine
 * would refuse concurrent calls.
 */
const CONNECTION_WAIT_MS = 60_000;

export type { TestFolder };

/** Makes a separate data folder with an empty embedded database. */
export function makeTestFolder(): Promise<TestFolder> {
  return makePgliteFolder('blank');
}

export interface TestDatabase extends Database {
  /**
   * Opens the database as another instance of the shop: with a separate handle, except for a folder, which only one process
   * can open.
   */
  openAnother(): Promise<Database>;
}

/**
 * A database for one test file, with all tables, on the engine that the suite runs on. Closing it removes it. `kind`
 * specifies the initial data.
 */
export async function openTestDatabase(
  options: { connectionWaitMs?: number; kind?: TemplateKind } = {},
): Promise<TestDatabase> {
  const { kind = 'tables', connectionWaitMs = CONNECTION_WAIT_MS } = options;
  const home = await makeTestHome(kind);
  const database = await openDatabase({ ...home.config, connectionWaitMs });
  const others: Database[] = [];
  return {
    ...database,
    async openAnother() {
      if (!('databaseUrl' in home.config)) return database;
      const another = await openDatabase({ ...home.config, connectionWaitMs });
      others.push(another);
      return another;
    },
    async close() {
      await Promise.all(others.map((other) => other.close()));
      await database.close();
      await home.remove();
    },
  };
}
