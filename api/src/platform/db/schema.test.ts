import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrateToLatest } from '../../migrations/migrate';
import { START_MS } from '../../testing/test-database';
import { makeTestHome } from '../../testing/test-home';
import { openDatabase } from './database';

it(
  'a shop uses only its configured schema on a server; in a folder it uses the default schema',
  async () => {
    const home = await makeTestHome('blank');
    const plain = await openDatabase(home.config);
    expect(plain.schema).toBeUndefined();
    if (plain.engine === 'postgres') await sql`create schema shop`.execute(plain.db);
    const shop = plain.engine === 'postgres' ? await openDatabase({ ...home.config, schema: 'shop' }) : plain;
    await migrateToLatest(shop);
    const { rows } = await sql<{ schema: string }>`
      select distinct table_schema as schema from information_schema.tables
      where table_name in ('product', 'shop_order', 'kysely_migration')`.execute(plain.db);
    expect(rows).toEqual([{ schema: plain.engine === 'postgres' ? 'shop' : 'public' }]);
    await shop.close();
    await plain.close();
    await home.remove();
  },
  START_MS,
);
