import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrateToLatest } from '../../migrations/migrate';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import type { Database } from './database';
import { isUniqueViolation, type DatabaseError } from './database-error';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);

afterAll(() => database.close());

const addBrand = (slug: string, db = database.db) =>
  db
    .insertInto('brand')
    .values({ public_id: slug, name: slug, slug })
    .returning('id')
    .executeTakeFirstOrThrow();

const brandCount = async (slug: string) => {
  const rows = await database.db.selectFrom('brand').select('id').where('slug', '=', slug).execute();
  return rows.length;
};

describe('openDatabase', () => {
  it('reads big integers as numbers, timestamps as dates, and jsonb parsed', async () => {
    const { rows } = await sql<{ paise: unknown; at: unknown; photo: unknown }>`
      select 9007199254740991::bigint as paise, timestamptz '2025-01-31 18:30:00Z' as at, '{"a":[1]}'::jsonb as photo
    `.execute(database.db);
    expect(rows).toEqual([
      { paise: Number.MAX_SAFE_INTEGER, at: new Date('2025-01-31T18:30:00Z'), photo: { a: [1] } },
    ]);
  });

  it('counts the rows that a statement changed', async () => {
    await addBrand('counted');
    const update = database.db.updateTable('brand').set({ position: 3 });
    expect(await update.where('slug', '=', 'counted').executeTakeFirst()).toMatchObject({
      numUpdatedRows: 1n,
    });
    expect(await update.where('slug', '=', 'nobody').executeTakeFirst()).toMatchObject({
      numUpdatedRows: 0n,
    });
  });

  it('commits a transaction that resolves and rolls back one that rejects', async () => {
    await database.transaction((tx) => addBrand('kept', tx));
    const rolledBack = database.transaction(async (tx) => {
      await addBrand('rolledBack', tx);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect([await brandCount('kept'), await brandCount('rolledBack')]).toEqual([1, 0]);
  });

  it('names the violated constraint without revealing the values', async () => {
    await addBrand('secret-slug');
    const failed = (await addBrand('secret-slug').catch((error: unknown) => error)) as DatabaseError;
    expect(isUniqueViolation(failed)).toBe(true);
    expect(isUniqueViolation(failed, failed.constraint)).toBe(true);
    expect(isUniqueViolation(failed, 'another')).toBe(false);
    expect(JSON.stringify({ ...failed, message: failed.message, stack: failed.stack })).not.toContain(
      'secret-slug',
    );
  });

  it("removes the value from the engine's message about invalid data", async () => {
    const failed = sql`select ${'my password'}::text::bigint`.execute(database.db);
    await expect(failed).rejects.toThrow('invalid input syntax for type bigint: "…"');
  });

  it('rejects the outer handle inside a transaction immediately, and rolls back', async () => {
    const misuse = database.transaction(async (tx) => {
      await addBrand('misused', tx);
      await brandCount('misused');
    });
    await expect(misuse).rejects.toThrow('pass the transaction instead');
    expect(await brandCount('misused')).toBe(0);
  });

  it('rejects a nested transaction', async () => {
    const nested = database.transaction(() => database.transaction((tx) => addBrand('nested', tx)));
    await expect(nested).rejects.toThrow('pass the transaction instead');
  });

  it('serves waiting queries after each transaction', async () => {
    const slugs = Array.from({ length: 20 }, (_, number) => `turn-${number}`);
    await Promise.all(slugs.map((slug) => database.transaction((tx) => addBrand(slug, tx))));
    expect(await Promise.all(slugs.map(brandCount))).toEqual(slugs.map(() => 1));
  });

  it('rejects with a clear message when the only connection stays busy', async () => {
    if (database.engine === 'postgres') return;
    const limited = await openTestDatabase({ connectionWaitMs: 1000 });
    const brands = () => limited.db.selectFrom('brand').select('id').execute();
    await expect(limited.db.transaction().execute(brands)).rejects.toThrow(
      'only connection was busy for 1 s',
    );
    expect(await brands()).toEqual([]);
    await limited.close();
  });
});

describe('migrateToLatest', () => {
  it('does nothing the second time', async () => {
    expect(await migrateToLatest(database)).toEqual([]);
  });
});
