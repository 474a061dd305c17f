import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../db/database';
import { migrateToLatest } from '../db/migrate';

const { dependencies } = createRequire(import.meta.url)('../../package.json') as {
  dependencies: Record<string, string>;
};

/** How long a test waits for a database to start, in milliseconds: seconds on a quiet machine, more on a busy one. */
export const START_MS = 60_000;

/** Making a data folder takes seconds, copying one does not: each version of the engine makes it once a machine. */
const template = path.join(os.tmpdir(), `vintage-craft-pglite-${dependencies['@electric-sql/pglite']}`);

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

async function makeTemplate(): Promise<void> {
  const making = await fs.mkdtemp(`${template}-`);
  const database = await openDatabase({ dataDir: making });
  await database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
  await database.close();
  try {
    await fs.rename(making, template);
  } catch {
    // Another test was faster; its template is as good.
    await fs.rm(making, { recursive: true });
  }
}

export interface TestFolder {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A data folder of its own with an empty database inside. */
export async function makeTestFolder(): Promise<TestFolder> {
  if (!(await exists(template))) await makeTemplate();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'vintage-craft-test-'));
  await fs.cp(template, dataDir, { recursive: true });
  return { dataDir, remove: () => fs.rm(dataDir, { recursive: true, force: true }) };
}

async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openPostgresSchema(databaseUrl: string, connectionWaitMs?: number): Promise<Database> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await execute(databaseUrl, `create schema ${schema}`);
  const database = await openDatabase({ databaseUrl, schema, connectionWaitMs });
  return {
    ...database,
    async close() {
      await database.close();
      await execute(databaseUrl, `drop schema if exists ${schema} cascade`);
    },
  };
}

async function openPgliteFolder(connectionWaitMs?: number): Promise<Database> {
  const { dataDir, remove } = await makeTestFolder();
  const database = await openDatabase({ dataDir, connectionWaitMs });
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

/**
 * An empty database for one test file, with all tables: PGlite, or a schema of its own in TEST_DATABASE_URL when that
 * is set. Closing it removes it.
 */
export async function openTestDatabase(options: { connectionWaitMs?: number } = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database = url
    ? await openPostgresSchema(url, options.connectionWaitMs)
    : await openPgliteFolder(options.connectionWaitMs);
  await migrateToLatest(database);
  return database;
}
