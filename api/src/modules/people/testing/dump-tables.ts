import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

/** Every row of every table as text in lower case, by the table's name. */
export async function dumpTables(db: Executor): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const all = await sql<{
      text: string;
    }>`select to_jsonb(each)::text as text from ${sql.table(name)} as each`.execute(db);
    texts.set(name, all.rows.map(({ text }) => text.toLowerCase()).join('\n'));
  }
  return texts;
}
