import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrateToLatest } from '../../migrations/migrate';
import { START_MS } from '../../testing/test-database';
import { makeTestHome, type TestHome } from '../../testing/test-home';
import { openDatabase, type Database, type DatabaseHandle } from './database';
import { isBusy } from './database-error';

let home: TestHome;
/** Without the tests' own limits. */
let config: { readonly databaseUrl: string };
let database: Database;

beforeAll(async () => {
  home = await makeTestHome('blank');
  config = { databaseUrl: String(home.environment.DATABASE_URL) };
  database = await openDatabase(config);
}, START_MS);
afterAll(async () => {
  await database.close();
  await home.remove();
});

async function limitsOf({ db }: DatabaseHandle): Promise<unknown> {
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  return rows[0];
}

it('requests have limits of seconds, migrations and imports limits of hours', async () => {
  expect(await limitsOf(database)).toEqual({ statement: '5s', lock: '4s', idle: '10s' });
  expect(await limitsOf(database.long)).toEqual({ statement: '2h', lock: '2h', idle: '1h' });
});

it('limits are not set on a pooler, which refuses connections that set them', async () => {
  const { databaseUrl } = config;
  const pooled = await openDatabase({ databaseUrl, listenUrl: databaseUrl });
  try {
    expect(await limitsOf(pooled)).toEqual({ statement: '0', lock: '0', idle: '0' });
    expect(await limitsOf(pooled.long)).toEqual({ statement: '2h', lock: '2h', idle: '1h' });
    const listening = await pooled.listen('news', () => undefined);
    expect(listening.isLive()).toBe(true);
    await listening.stop();
  } finally {
    await pooled.close();
  }
});

it('waiting for a lock longer than the limit fails as busy', async () => {
  const other = await openDatabase(config);
  try {
    await other.transaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx);
      const waiting = sql`select pg_advisory_xact_lock(1)`.execute(database.db);
      const refused = await waiting.catch((error: unknown) => error);
      expect(isBusy(refused)).toBe(true);
    });
  } finally {
    await other.close();
  }
});

it('an address without a server fails with the reason', async () => {
  const unreachable = await openDatabase({ databaseUrl: 'postgres://shop@127.0.0.1:1/shop' });
  await expect(sql`select 1`.execute(unreachable.db)).rejects.toThrow(
    /^PostgreSQL cannot be reached: .*ECONNREFUSED/,
  );
  await expect(migrateToLatest(unreachable)).rejects.toThrow(/^PostgreSQL cannot be reached/);
  expect(await unreachable.isReachable()).toBe(false);
  await unreachable.close();
});
