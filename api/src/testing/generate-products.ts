import { sql } from 'kysely';
import type { Database } from '../platform/db/database';

const BATCH = 10_000;

const words = {
  kinds: [
    'Washi',
    'Brass',
    'Letterpress',
    'Handmade',
    'Marbled',
    'Indigo',
    'Monsoon',
    'Airmail',
    'Block-print',
    'Sepia',
    'Jute',
    'Khadi',
    'Terracotta',
    'Peacock',
    'Lotus',
    'Railway',
    'Bazaar',
    'Postal',
    'Botanical',
    'Deckle-edge',
  ],
  things: [
    'Tape',
    'Notebook',
    'Sticker Sheet',
    'Wax Seal',
    'Rubber Stamp',
    'Inkpad',
    'Brush Pen',
    'Ledger',
    'Gift Card',
    'Envelope Set',
    'Paper Stack',
    'Fountain Nib',
    'Bookmark',
    'Stencil',
    'Journal',
    'Postcard',
    'Twine',
    'Punch',
    'Ruler',
    'Portfolio',
  ],
  places: [
    'Jaipur',
    'Kochi',
    'Udaipur',
    'Mysuru',
    'Shimla',
    'Pondicherry',
    'Varanasi',
    'Kolkata',
    'Pune',
    'Agra',
    'Bhuj',
    'Leh',
    'Madurai',
  ],
} as const;

const list = (items: readonly string[]) =>
  sql`(array[${sql.join(items.map((item) => sql.lit(item)))}]::text[])`;

/** A pseudo-random number for each product and salt, the same on every machine. */
const mixed = (salt: number, size: number) =>
  sql`(1 + ((n + ${sql.lit(salt)}) * 2654435761 % 4294967291) % ${sql.lit(size)})::int`;

const pick = (items: readonly string[], salt: number) => sql`${list(items)}[${mixed(salt, items.length)}]`;

const ids = (table: 'brand' | 'theme' | 'subcategory') =>
  sql`(select array_agg(id order by id) from ${sql.table(table)})`;

/** Number of products from an interrupted run: each batch is atomic. */
async function countGenerated({ db }: Pick<Database, 'db'>): Promise<number> {
  const { made } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('slug', 'like', 'generated-%')
    .executeTakeFirstOrThrow();
  return Number(made);
}

/**
 * Adds generated products to a seeded shop until it has `count` of them, the same ones on each run, with varied subcategories,
 * brands, themes, prices, discounts, stock and dates. Resumes an interrupted run. `report` is called with the progress, from 0 to
 * 1.
 */
export async function generateProducts(
  database: Pick<Database, 'db'>,
  count: number,
  report: (share: number) => void,
): Promise<void> {
  const { db } = database;
  const made = await countGenerated(database);
  if (made >= count) return;
  for (let from = made + 1; from <= count; from += BATCH) {
    report((from - 1) / count);
    const to = Math.min(from + BATCH - 1, count);
    await sql`
      with place as (
        select ${ids('brand')} as brands, ${ids('theme')} as themes, ${ids('subcategory')} as subcategories
      ), numbered as (
        select n, place.*, subcategories[1 + n % cardinality(subcategories)] as chosen
        from place, generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) as n
      )
      insert into product (public_id, slug, title, code, rate_paise, discount_bp, stock, category_id, subcategory_id,
        brand_id, theme_id, colors, country_of_origin, photos, description, created_at)
      select 'generated-' || n, 'generated-' || n,
        ${pick(words.kinds, 1)} || ' ' || ${pick(words.things, 2)} || ' ' || ${pick(words.places, 3)} || ' No. ' || n,
        'GEN-' || lpad(n::text, 8, '0'),
        ${mixed(4, 400)} * 250, (array[0, 0, 0, 500, 1250, 3300])[${mixed(5, 6)}], ${mixed(6, 60)} - 1,
        subcategory.category_id, chosen, brands[1 + n % cardinality(brands)], themes[1 + n % cardinality(themes)],
        (array['', 'Teal', 'Ochre, Teal', 'Plum'])[${mixed(7, 4)}],
        (array['IN', 'IN', 'IN', 'JP', 'CN', 'DE'])[${mixed(8, 6)}], '[{"url":"/media/washi-vermilion","width":1200,"height":1200}]', '<p>Made by number.</p>',
        timestamptz '2026-01-01' - n * interval '97 seconds'
      from numbered join subcategory on subcategory.id = chosen`.execute(db);
  }
  await sql`vacuum (analyze) product`.execute(db);
  report(1);
}
