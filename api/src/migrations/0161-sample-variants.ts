import { sql, type Kysely } from 'kysely';
import { publicIdOf } from '../platform/db/public-id';
import { samples } from './0161-samples';

interface Found {
  readonly id: number;
  readonly slug: string;
  readonly rate_paise: number;
  readonly free: number;
  readonly photos: readonly { readonly url: string }[];
}

type Sample = (typeof samples)[number];

const slugPart = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The rows of a sample's variants. The stock of the product is shared out evenly. */
function rowsOf({ slug, options, variants }: Sample, product: Found) {
  const colours = options[0]?.values.length ?? 0;
  return variants.map(({ values, code, ratePaise, picture }, index) => {
    const own = product.photos.find(({ url }) => url === `/media/${picture}`);
    const text = values.join(' / ');
    const variantSlug = `${slug}-${values.map(slugPart).join('-')}`;
    return {
      position: index,
      parent_id: product.id,
      public_id: publicIdOf('product', variantSlug),
      slug: variantSlug,
      code,
      rate_paise: ratePaise ?? product.rate_paise,
      stock: Math.floor(product.free / variants.length) + (index < product.free % variants.length ? 1 : 0),
      colors: text,
      photos: own ? [own, ...product.photos.slice(colours)] : product.photos,
      own_photos: own !== undefined,
      choice: Object.fromEntries(options.map(({ name }, place) => [name, values[place] ?? ''])),
    };
  });
}

/**
 * Gives sample products with several colours a variant for each of them, unless the colours were edited. Orders keep their
 * product. Units that open orders hold stay with the product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const sample of samples) {
    const { rows: found } = await sql<Found>`
      select id, slug, rate_paise, stock - reserved as free, photos from product
      where slug = ${sample.slug} and public_id = ${publicIdOf('product', sample.slug)}
        and colors = ${sample.colors} and options is null and parent_id is null
      for update`.execute(db);
    for (const product of found) {
      const rows = rowsOf(sample, product);
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (position int, parent_id bigint, public_id text, slug text,
        code text, rate_paise bigint, stock int, colors text, photos jsonb, own_photos boolean, choice jsonb)`;
      await sql`update product set options = ${JSON.stringify(sample.options)}::jsonb, stock = reserved,
        rate_paise = (select min(given.rate_paise) from ${given}) where id = ${product.id}`.execute(db);
      await sql`insert into product (public_id, slug, title, code, rate_paise, discount_bp, hsn, gst_bp, stock, active, category_id,
          subcategory_id, brand_id, theme_id, colors, variant, photos, parent_id, choice, own_photos, created_at)
        select given.public_id, given.slug, product.title, given.code, given.rate_paise, product.discount_bp, product.hsn,
          product.gst_bp, given.stock, product.active, product.category_id, product.subcategory_id, product.brand_id,
          product.theme_id, given.colors, given.colors, given.photos, product.id, given.choice, given.own_photos, product.created_at
        from ${given} join product on product.id = given.parent_id
        order by given.position`.execute(db);
      await sql`insert into stock_movement (product_id, kind, stock_delta)
        select product.id, 'import', case when product.id = ${product.id} then -(${product.free}::int) else product.stock end
        from product where (product.id = ${product.id} and ${product.free}::int > 0)
          or (product.parent_id = ${product.id} and product.stock > 0)`.execute(db);
    }
  }
}
