import { describe, expect, it } from '@jest/globals';
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
});
