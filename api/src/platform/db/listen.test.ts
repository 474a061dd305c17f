import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTcpProxy } from '../../testing/tcp-proxy';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { makeTestHome } from '../../testing/test-home';
import { openDatabase, type Database } from './database';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);

afterAll(() => database.close());

const notify = (payload: string) => sql`select pg_notify('news', ${payload})`;

/** Collects notifications, and waits for a given number of them. */
function listener() {
  const received: (string | null)[] = [];
  let check: () => void = () => undefined;
  return {
    received,
    receive(payload: string | null) {
      received.push(payload);
      check();
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => received.length >= count && resolve();
        check();
      }),
  };
}

it('receives notifications of committed transactions until it stops, none of rolled-back ones', async () => {
  const { received, receive, until } = listener();
  const listening = await database.listen('news', receive);
  expect(listening.isLive()).toBe(true);
  received.splice(0);
  await database.transaction(async (tx) => {
    await notify('one').execute(tx);
    expect(received).toEqual([]);
  });
  const failing = database.transaction(async (tx) => {
    await notify('never').execute(tx);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await notify('two').execute(database.db);
  await until(2);
  expect(received).toEqual(['one', 'two']);
  await listening.stop();
  await notify('three').execute(database.db);
  await sql`select 1`.execute(database.db);
  expect(received).toEqual(['one', 'two']);
});

it('has received all earlier commits once it has caught up', async () => {
  const { received, receive } = listener();
  const listening = await database.listen('news', receive);
  received.splice(0);
  for (let round = 0; round < 50; round += 1) {
    await notify(`${round}`).execute(database.db);
    await listening.caughtUp();
    expect(received.splice(0)).toEqual([`${round}`]);
  }
  await listening.stop();
});

it('reports possibly missed notifications when it catches up on a lost connection', async () => {
  if (database.engine === 'pglite') return expect.assertions(0);
  const home = await makeTestHome('blank');
  const { DATABASE_URL: url = '' } = home.environment;
  const proxy = await startTcpProxy(url);
  const shop = await openDatabase({ databaseUrl: url, listenUrl: proxy.through(url) });
  const { received, receive } = listener();
  const listening = await shop.listen('news', receive);
  received.splice(0);
  proxy.disconnect();
  await listening.caughtUp();
  expect(received).toEqual([null]);
  await listening.stop();
  await shop.close();
  await proxy.close();
  await home.remove();
});

it('reconnects automatically when its connection is lost, and reports possibly missed notifications', async () => {
  if (database.engine === 'pglite') return expect.assertions(0);
  const { received, receive, until } = listener();
  const listening = await database.listen('news', receive);
  received.splice(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vintage-craft-listener' and datname = current_database()`.execute(database.db);
  await until(1);
  expect(received).toEqual([null]);
  await notify('again').execute(database.db);
  await until(2);
  await listening.stop();
});

it('detects a server that stops responding, and resumes once it responds', async () => {
  if (database.engine === 'pglite') return expect.assertions(0);
  const home = await makeTestHome('blank');
  const { DATABASE_URL: url = '' } = home.environment;
  const proxy = await startTcpProxy(url);
  const shop = await openDatabase({ databaseUrl: url, listenUrl: proxy.through(url) });
  const { received, receive, until } = listener();
  const parts: string[] = [];
  shop.onAvailabilityChange(({ part, down }) => parts.push(`${part} ${down ? 'down' : 'up'}`));
  const listening = await shop.listen('news', receive);
  expect(received.splice(0)).toEqual([null]);
  proxy.blackhole();
  while (listening.isLive()) await new Promise(setImmediate);
  proxy.restore();
  await until(1);
  expect(received).toEqual([null]);
  await notify('again').execute(shop.db);
  await until(2);
  expect(received).toEqual([null, 'again']);
  // The address for requests was always available.
  expect(parts).toEqual(['listener down', 'listener up']);
  await listening.stop();
  await shop.close();
  await proxy.close();
  await home.remove();
});

it('rejects a channel name that is not a plain word', async () => {
  await expect(database.listen('news; drop table product', () => undefined)).rejects.toThrow('plain');
});
