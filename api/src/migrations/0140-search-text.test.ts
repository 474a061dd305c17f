import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../platform/db/database';
import { searchQuery } from '../platform/db/search-words';
import { openTestDatabase, START_MS } from '../testing/test-database';
import { migrations } from './all';

let database: Database;

const migrate = async (to: string) => {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: database.schema,
  });
  const { error } = await migrator.migrateTo(to);
  expect(error).toBeUndefined();
};

const findPeople = async (text: string) => {
  const found = await sql<{ name: string }>`
    select name from app_user where person_words(public_id, name, email, phone_number) @@ ${searchQuery(text)}::tsquery
    union all select email_key from guest where words @@ ${searchQuery(text)}::tsquery`.execute(database.db);
  return found.rows.map(({ name }) => name);
};

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'blank' });
  await migrate('0127-old-orders');
  const { db } = database;
  const person = { email: 'z@example.in', phone_number: '9000090000' };
  await db
    .insertInto('app_user')
    .values({
      ...person,
      public_id: 'u1',
      name: 'Zoe\u0308 \u202eＲＡＯ',
      email_key: 'z@example.in',
      password_hash: 'x',
    })
    .execute();
  await db
    .insertInto('contact_enquiry')
    .values({
      ...person,
      public_id: 'enq_1',
      email: 'guest@example.in',
      full_name: 'क्\u200dष \u202dब\u095cा',
      message: 'Hello',
    })
    .execute();
  await migrate('0140-search-text');
}, START_MS);

afterAll(() => database.close());

it('removes only characters that change the text direction from stored names', async () => {
  const { db } = database;
  const names = [
    ...(await db.selectFrom('app_user').select('name').execute()).map(({ name }) => name),
    ...(await db.selectFrom('contact_enquiry').select('full_name').execute()).map(
      ({ full_name: name }) => name,
    ),
  ];
  expect(names).toEqual(['Zoe\u0308 ＲＡＯ', 'क्\u200dष ब\u095cा']);
});

it.each([
  ['rao zoë', 'Zoe\u0308 ＲＡＯ'],
  ['ＲＡＯ', 'Zoe\u0308 ＲＡＯ'],
  ['क्ष', 'guest@example.in'],
  ['ब\u0921\u093cा', 'guest@example.in'],
])('finds earlier names by %j', async (text, found) => {
  expect(await findPeople(text)).toEqual([found]);
});
