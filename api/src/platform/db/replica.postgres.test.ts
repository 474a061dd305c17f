import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgresPair, type PostgresPair } from '../../testing/postgres/start-postgres-pair';
import { scratchFolder } from '../../testing/scratch-folder';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy';
import { openDatabase, type Database } from './database';

let pair: PostgresPair;
let proxy: TcpProxy;
let database: Database;
let standby: Database;

beforeAll(async () => {
  pair = await startPostgresPair({ parent: scratchFolder() });
  proxy = await startTcpProxy(pair.standbyUrl);
  database = await openDatabase({
    databaseUrl: pair.primaryUrl,
    readUrl: proxy.through(pair.standbyUrl),
  });
  standby = await openDatabase({ databaseUrl: pair.standbyUrl });
  await sql`create table catalogue (version int not null)`.execute(database.db);
  await sql`insert into catalogue values (0)`.execute(database.db);
});
afterAll(async () => {
  await database?.close();
  await standby?.close();
  await proxy?.close();
  pair?.stop();
});
beforeEach(async () => {
  proxy.restore();
  await sql`select pg_wal_replay_resume()`.execute(standby.db);
});

/** The version that reads see, and whether the replica responded. */
async function read(): Promise<{ readonly version: number; readonly byReplica: boolean }> {
  const { rows } = await sql<{ version: number; byReplica: boolean }>`
    select version, pg_is_in_recovery() as "byReplica" from catalogue`.execute(database.reads.db);
  if (!rows[0]) throw new Error('The catalogue has no version');
  return rows[0];
}

const raise = () => sql`update catalogue set version = version + 1`.execute(database.db);

/** Reads until the replica (or the primary) responds; returns the versions seen in the meantime. */
async function until(byReplica: boolean): Promise<readonly number[]> {
  const seen: number[] = [];
  for (;;) {
    const response = await read();
    seen.push(response.version);
    if (response.byReplica === byReplica) return seen;
    await pause(10);
  }
}

it('serves only reads', async () => {
  await until(true);
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(
    database.db,
  );
  expect(rows).toEqual([{ standby: false }]);
});

it('never serves an older catalogue after a change notification, with any lag', async () => {
  await until(true);
  await sql`select pg_wal_replay_pause()`.execute(standby.db);
  const before = await read();
  await raise();
  database.reads.catchUp();
  const after = { version: before.version + 1, byReplica: false };
  expect(await read()).toEqual(after);
  await sql`select pg_wal_replay_resume()`.execute(standby.db);
  expect(new Set(await until(true))).toEqual(new Set([after.version]));
});

it('is not used when it is more than two seconds behind, even without a change notification', async () => {
  await until(true);
  await sql`select pg_wal_replay_pause()`.execute(standby.db);
  await raise();
  await until(false);
  await sql`select pg_wal_replay_resume()`.execute(standby.db);
  await until(true);
});

it.each(['disconnect', 'blackhole'] as const)(
  'does not fail reads while it is unavailable (%s), and recovers automatically',
  async (fault) => {
    await until(true);
    const changes: unknown[] = [];
    const stop = database.onAvailabilityChange(({ part, down }) => changes.push([part, down !== undefined]));
    proxy[fault]();
    await until(false);
    await Promise.all(Array.from({ length: 20 }, read));
    proxy.restore();
    await until(true);
    stop();
    expect(changes).toEqual([
      ['replica', true],
      ['replica', false],
    ]);
  },
);
