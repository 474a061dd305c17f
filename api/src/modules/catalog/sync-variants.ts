import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { ProductRow } from './tables';
import { cardVariant, choiceText, isColour, type ProductOption } from './variant-options';

/** A product's columns that its variants copy, because lists, orders and invoices read them from the sold row. */
const shared = [
  'title',
  'category_id',
  'subcategory_id',
  'brand_id',
  'theme_id',
  'created_at',
  'gift_card_paise',
] as const;

const types = {
  id: 'bigint',
  title: 'text',
  category_id: 'bigint',
  subcategory_id: 'bigint',
  brand_id: 'bigint',
  theme_id: 'bigint',
  created_at: 'timestamptz',
  gift_card_paise: 'bigint',
  active: 'boolean',
  photos: 'jsonb',
  colors: 'text',
  variant: 'text',
  rate_paise: 'bigint',
  discount_bp: 'int',
  discount_from: 'timestamptz',
  discount_until: 'timestamptz',
  variants_timed: 'boolean',
} as const;

type Column = Exclude<keyof typeof types, 'id'>;
type Change = { readonly id: number } & Partial<Pick<ProductRow, Column>>;

async function write(db: Executor, changes: readonly Change[], columns: readonly Column[]): Promise<void> {
  if (changes.length === 0) return;
  const recordset = sql.raw(
    `(${(['id', ...columns] as const).map((name) => `${name} ${types[name]}`).join(', ')})`,
  );
  const assigned = sql.join(columns.map((name) => sql`${sql.id(name)} = given.${sql.id(name)}`));
  const sides = (['product', 'given'] as const).map((table) =>
    sql.join(columns.map((name) => sql`${sql.id(table, name)}`)),
  );
  await sql`update product set ${assigned}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given ${recordset}
    where product.id = given.id and (${sides[0]}) is distinct from (${sides[1]})`.execute(db);
}

const down = [...shared, 'active', 'photos', 'colors', 'variant'] as const;

/** The columns that a variant copies from its product. */
function copyDown(parent: ProductRow, options: readonly ProductOption[], variant: ProductRow): Change {
  const text = choiceText(options, variant.choice ?? {});
  return {
    id: variant.id,
    ...Object.fromEntries(shared.map((column) => [column, parent[column]])),
    active: variant.enabled && parent.active,
    photos: variant.own_photos ? variant.photos : parent.photos,
    colors: text,
    variant: text,
  };
}

const hasPeriod = ({ discount_from: from, discount_until: until }: ProductRow) =>
  from !== null || until !== null;

const up = [
  ...(['rate_paise', 'discount_bp', 'discount_from', 'discount_until'] as const),
  ...(['variants_timed', 'colors'] as const),
] as const;

/** The columns that a product copies from its variants, so that lists sort by the lowest price and search finds the colours. */
function copyUp(
  parent: ProductRow,
  options: readonly ProductOption[],
  variants: readonly ProductRow[],
): Change {
  const enabled = variants.filter((variant) => variant.enabled);
  const offered = (enabled.length > 0 ? enabled : variants).map((variant) => ({
    variant,
    unitPaise: variant.unit_paise,
    free: variant.stock - variant.reserved,
    choice: variant.choice ?? {},
  }));
  const cheapest = cardVariant(options, offered)?.variant ?? parent;
  return {
    id: parent.id,
    rate_paise: cheapest.rate_paise,
    discount_bp: cheapest.discount_bp,
    discount_from: cheapest.discount_from,
    discount_until: cheapest.discount_until,
    variants_timed: variants.some(hasPeriod) || null,
    colors: (options.find(isColour)?.values ?? []).join(', '),
  };
}

/**
 * Synchronises products with options and their variants after a change to either. Call it in the transaction of the
 * change, with the internal ids of the products; ids of other products are ignored.
 */
export async function syncVariants(db: Executor, parentIds: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('id', 'in', [0, ...parentIds]), where('options', 'is not', null)]),
        where('parent_id', 'in', [0, ...parentIds]),
      ]),
    )
    .orderBy('id')
    .execute();
  const groups = rows.flatMap((parent) => {
    const { options } = parent;
    if (!options) return [];
    return [{ parent, options, variants: rows.filter((row) => row.parent_id === parent.id) }];
  });
  await write(
    db,
    groups.flatMap(({ parent, options, variants }) => variants.map((one) => copyDown(parent, options, one))),
    down,
  );
  await write(
    db,
    groups.map(({ parent, options, variants }) => copyUp(parent, options, variants)),
    up,
  );
}
