import { sql, type RawBuilder } from 'kysely';

type Column = 'created_at' | 'id' | 'unit_paise' | 'rate_paise' | 'discount_bp';

interface Key {
  readonly column: Column;
  readonly down: boolean;
}

const up = (column: Column): Key => ({ column, down: false });
const down = (column: Column): Key => ({ column, down: true });
const newestFirst = [down('created_at'), down('id')];

/** What lists are ordered by. Each order ends with the id, so that no two products share a place. */
const keys = {
  newest: newestFirst,
  'price-up': [up('unit_paise'), ...newestFirst],
  'price-down': [down('unit_paise'), ...newestFirst],
  cheapest: [up('unit_paise'), down('rate_paise'), up('id')],
  dearest: [down('unit_paise'), down('rate_paise'), down('id')],
  'best-value': [down('discount_bp'), up('unit_paise'), up('id')],
} as const satisfies Record<string, readonly Key[]>;

export type ListOrder = keyof typeof keys;

/** The expressions after `order by`. */
export function orderBy(order: ListOrder): RawBuilder<unknown> {
  return sql.join(
    keys[order].map((key) => sql`${sql.ref(key.column)} ${sql.raw(key.down ? 'desc' : 'asc')}`),
  );
}

const place = (column: Column) => sql`(select ${sql.ref(`place.${column}`)} from place)`;

const beyond = ({ column, down: isDown }: Key) =>
  sql<boolean>`${sql.ref(column)} ${sql.raw(isDown ? '<' : '>')} ${place(column)}`;

const same = ({ column }: Key) => sql<boolean>`${sql.ref(column)} = ${place(column)}`;

/**
 * True for rows that stand after the row `place` in that order. The first key stands alone before the rest, so that an
 * index is entered at the place and not at its beginning.
 */
export function isAfterPlace(order: ListOrder): RawBuilder<boolean> {
  const all: readonly Key[] = keys[order];
  const steps = all.map((key, index) =>
    sql.join([...all.slice(0, index).map(same), beyond(key)], sql` and `),
  );
  const [first] = all;
  if (!first) throw new Error('An order has no key');
  const entry = sql<boolean>`${sql.ref(first.column)} ${sql.raw(first.down ? '<=' : '>=')} ${place(first.column)}`;
  return sql<boolean>`(${entry} and (${sql.join(
    steps.map((step) => sql`(${step})`),
    sql` or `,
  )}))`;
}
