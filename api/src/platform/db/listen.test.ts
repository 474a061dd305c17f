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
  const heard: (string | null)[] = [];
  let check: () => void = () => undefined;
  return {
    heard,
    hear(payload: string | null) {
      heard.push(payload);
      check();
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => heard.length >= count && resolve();
        check();
      }),
  };
}

it('hears what committed, not what was rolled back, until it stops', async () => {
  const { heard, hear, until } = listener();
  const listening = await database.listen('news', hear);
  expect(listening.isLive()).toBe(true);
  heard.splice(0);
  await database.transaction(async (tx) => {
    await notify('one').execute(tx);
    expect(heard).toEqual([]);
  });
  const failing = database.transaction(async (tx) => {
    await notify('never').execute(tx);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await notify('two').execute(database.db);
  await until(2);
  expect(heard).toEqual(['one', 'two']);
  await listening.stop();
  await notify('three').execute(database.db);
  await sql`select 1`.execute(database.db);
  expect(heard).toEqual(['one', 'two']);
});

it('has heard all that committed before once it has caught up', async () => {
  const { heard, hear } = listener();
  const listening = await database.listen('news', hear);
  heard.splice(0);
  for (let round = 0; round < 50; round += 1) {
    await notify(`${round}`).execute(database.db);
    await listening.caughtUp();
    expect(heard.splice(0)).toEqual([`${round}`]);
  }
  await listening.stop();
});

it('reports that it may have missed something to whoever catches up while its connection is lost', async () => {
  if (database.engine === 'pglite') return expect.assertions(0);
  const home = await makeTestHome('blank');
  const { DATABASE_URL: url = '' } = home.environment;
  const proxy = await startTcpProxy(url);
  const shop = await openDatabase({ databaseUrl: url, listenUrl: proxy.through(url) });
  const { heard, hear } = listener();
  const listening = await shop.listen('news', hear);
  heard.splice(0);
  proxy.disconnect();
  await listening.caughtUp();
  expect(heard).toEqual([null]);
  await listening.stop();
  await shop.close();
  await proxy.close();
  await home.remove();
});

it('reconnects automatically when its connection is lost, and reports that it may have missed something', async () => {
  if (database.engine === 'pglite') return expect.assertions(0);
  const { heard, hear, until } = listener();
  const listening = await database.listen('news', hear);
  heard.splice(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vintage-craft-listener' and datname = current_database()`.execute(database.db);
  await until(1);
  expect(heard).toEqual([null]);
  await notify('again').execute(database.db);
  await until(2);
  await listening.stop();
});

it('notices a server that has gone silent, and hears again once it responds', async () => {
  if (database.engine === 'pglite') return expect.assertions(0);
  const home = await makeTestHome('blank');
  const { DATABASE_URL: url = '' } = home.environment;
  const proxy = await startTcpProxy(url);
  const shop = await openDatabase({ databaseUrl: url, listenUrl: proxy.through(url) });
  const { heard, hear, until } = listener();
  const parts: string[] = [];
  shop.onAvailabilityChange(({ part, down }) => parts.push(`${part} ${down ? 'away' : 'back'}`));
  const listening = await shop.listen('news', hear);
  expect(heard.splice(0)).toEqual([null]);
  proxy.blackhole();
  while (listening.isLive()) await new Promise(setImmediate);
  proxy.restore();
  await until(1);
  expect(heard).toEqual([null]);
  await notify('again').execute(shop.db);
  await until(2);
  expect(heard).toEqual([null, 'again']);
  // The address that requests use was there all the time.
  expect(parts).toEqual(['listener away', 'listener back']);
  await listening.stop();
  await shop.close();
  await proxy.close();
  await home.remove();
});

it('takes no name that is more than a word', async () => {
  await expect(database.listen('news; drop table product', () => undefined)).rejects.toThrow('plain');
});
