import { expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Schema } from './schema';
import { summarise } from './sql-source';

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inside) => new PostgresIntrospector(inside),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it.each([
  [db.selectFrom('product').select('id').where('slug', '=', 'x'), 'SELECT', 'product'],
  [db.selectFrom('product as p').select('p.id'), 'SELECT', 'product'],
  [
    db.selectFrom((inside) => inside.selectFrom('product').select('id').as('p')).selectAll(),
    'SELECT',
    undefined,
  ],
  [db.updateTable('product').set({ slug: 'x' }), 'UPDATE', 'product'],
  [db.deleteFrom('session'), 'DELETE', 'session'],
])('names the operation and table of a statement (%#)', (statement, operation, table) => {
  const { query, sql: text } = statement.compile();
  expect(summarise(query, text)).toEqual(table ? { operation, table } : { operation });
});

it('names only the first word of raw SQL', () => {
  const { query, sql: text } = sql`\n  with held as (select 'asha@example.in') select 1`.compile(db);
  expect(summarise(query, text)).toEqual({ operation: 'WITH' });
});
