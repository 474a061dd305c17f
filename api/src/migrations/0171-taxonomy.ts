import { sql, type Kysely } from 'kysely';

const nameTables = ['category', 'theme', 'brand'] as const;

/**
 * Adds pictures of categories, names that are marked as coming soon, and the author and version of a name's last
 * change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category add column photo jsonb`.execute(db);
  for (const table of nameTables) {
    await sql`alter table ${sql.table(table)}
      add column coming_soon boolean not null default false,
      add column version int not null default 1,
      add column changed_by text`.execute(db);
  }
}
