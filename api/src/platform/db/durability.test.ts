import { describe, expect, it } from '@jest/globals';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { makeTestFolder, START_MS } from '../../testing/test-database';
import { openDatabase } from './database';

describe('the embedded database', () => {
  it(
    'starts with fsync, and keeps written data',
    async () => {
      const { dataDir, remove } = await makeTestFolder();
      const first = await openDatabase({ dataDir });
      const { rows } = await sql<{ setting: string }>`
      select setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(
        first.db,
      );
      expect(rows).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: 'on' }]);
      await sql`create table note as select 'kept' as text`.execute(first.db);
      await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by process');
      await first.close();

      const second = await openDatabase({ dataDir });
      expect((await sql`select text from note`.execute(second.db)).rows).toEqual([{ text: 'kept' }]);
      await second.close();
      await expect(sql`select 1`.execute(second.db)).rejects.toThrow('The database is closed.');
      await remove();
    },
    START_MS,
  );

  it(
    'does not start if files of its log are missing, instead of losing committed data silently',
    async () => {
      const { dataDir, remove } = await makeTestFolder();
      const open = await openDatabase({ dataDir });
      await sql`create table note (text text)`.execute(open.db);
      // More than one file of the log, whose rows are too short to be compressed.
      await open.transaction((tx) =>
        sql`insert into note select repeat(md5(n::text), 50) from generate_series(1, 12000) as n`.execute(tx),
      );
      // As a crash leaves it.
      const crashed = `${dataDir}-crashed`;
      await cp(path.join(dataDir, 'database'), path.join(crashed, 'database'), { recursive: true });
      await open.close();

      const log = path.join(crashed, 'database/pg_wal');
      const files = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
      expect(files.length).toBeGreaterThan(1);
      for (const name of files.slice(1)) await rm(path.join(log, name));
      await expect(openDatabase({ dataDir: crashed })).rejects.toThrow(
        /lacks its latest data, because files of its log \(pg_wal\) are missing\. Restore DATA_DIR from a backup/,
      );

      await rm(path.join(crashed, 'database/log-position'));
      const accepted = await openDatabase({ dataDir: crashed });
      await accepted.close();
      // Half-written by a power failure.
      await writeFile(path.join(crashed, 'database/log-position'), '');
      await (await openDatabase({ dataDir: crashed })).close();
      await rm(crashed, { recursive: true });
      await remove();
    },
    2 * START_MS,
  );
});
