import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase, type Database } from '@shop/api';
import { makeTestFolder, START_MS, type TestFolder } from '../../api/src/testing/test-database';
import { readSettings } from './settings/read-settings';
import { prepareSchema } from './schema';

let folder: TestFolder;
let database: Database;
const output: string[] = [];
const parts = ['shop', 'registry'] as const;

const prepare = (migrates: boolean) =>
  prepareSchema(
    database,
    { ...readSettings({}), migrates },
    { parts, log: (line) => void output.push(line) },
  );

// One database for both: migrations take most of a suite's time.
beforeAll(async () => {
  folder = await makeTestFolder();
  database = await openDatabase({ dataDir: folder.dataDir });
}, START_MS);
beforeEach(() => {
  output.length = 0;
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

it('migrates if allowed, and otherwise refuses to start until the database is migrated', async () => {
  await expect(prepare(false)).rejects.toThrow(
    /^The database is older than this build: it lacks 0001-catalogue, .*0001-registry.*\. Run "node server\/dist\/main\.js migrate"/,
  );
  expect(await prepare(true)).toContain('0001-registry');
  expect(await prepare(false)).toEqual([]);
  await sql`delete from registry_migration where name = '0009-rollouts'`.execute(database.db);
  await expect(prepare(false)).rejects.toThrow('it lacks 0009-rollouts.');
  await sql`insert into registry_migration (name, timestamp) values ('0009-rollouts', '')`.execute(
    database.db,
  );
  expect(output).toEqual([]);
});

it('works on tables of a newer build, logs that, and neither migrates nor breaks them', async () => {
  await prepare(true);
  for (const table of ['kysely_migration', 'registry_migration'])
    await sql`insert into ${sql.table(table)} (name, timestamp) values ('9000-news', '')`.execute(
      database.db,
    );
  for (const migrates of [true, false]) expect(await prepare(migrates)).toEqual([]);
  expect(output).toEqual(
    Array(2).fill('The database is newer than this build (9000-news, 9000-news), but compatible with it.'),
  );
  await sql`insert into kysely_migration (name, timestamp) values ('9001-less-contract', '')`.execute(
    database.db,
  );
  await expect(prepare(true)).rejects.toThrow('This build is too old for the database (9001-less-contract).');
});
