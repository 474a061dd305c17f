import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy';
import { START_MS } from '../../testing/test-database';
import { makeTestHome, type TestHome } from '../../testing/test-home';
import { openDatabase, type Database } from './database';
import { DatabaseDownError } from './database-error';

let home: TestHome;
let proxy: TcpProxy;
let database: Database;

beforeAll(async () => {
  home = await makeTestHome('blank');
  if (!('databaseUrl' in home.config)) throw new Error('This engine has an address');
  const { databaseUrl } = home.config;
  proxy = await startTcpProxy(databaseUrl);
  database = await openDatabase({ databaseUrl: proxy.through(databaseUrl) });
}, START_MS);
afterAll(async () => {
  await database.close();
  await proxy.close();
  await home.remove();
});

/** Concurrent statements, so that the pool opens that many connections. */
const inParallel = (count: number) =>
  Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.05)`.execute(database.db)));

it('a connection that is lost between two statements ends only its transaction', async () => {
  const other = await openDatabase(home.config);
  const lost = database.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(other.db);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toBeInstanceOf(DatabaseDownError);
  await other.close();
  await inParallel(2);
});

it('connections to an unreachable server wait once in total, not once each', async () => {
  await inParallel(5);
  proxy.strand();
  await expect(sql`select 1`.execute(database.db)).rejects.toBeInstanceOf(DatabaseDownError);
  await inParallel(5);
  expect(database.isDown()).toBe(false);
});

it('a pool whose connections are all in use reports that', async () => {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  const holding = Array.from({ length: 10 }, () =>
    database.db.connection().execute(async (held) => {
      await sql`select 1`.execute(held);
      await freed;
    }),
  );
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow(
    'All 10 connections to the database were busy for 3 s.',
  );
  free();
  await Promise.all(holding);
  await inParallel(1);
});
