import { sql, type Kysely } from 'kysely';

/** Adds the weight of one unit, which prices of shipping may depend on. A variant without one weighs as much as its product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column weight_grams int check (weight_grams > 0)`.execute(db);
}
