import { sql, type Kysely } from 'kysely';
import { sharedPictureSlugs } from './0110-slugs';

const SIZE = 1200;

const photo = (id: string) => ({ url: `/media/${id}`, width: SIZE, height: SIZE });

/**
 * Gives the products of the seed three pictures each, instead of the shared ones, which were removed. A product with an external
 * picture keeps its photos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const drawn = sharedPictureSlugs.map((slug) => ({
    slug,
    photos: [slug, `${slug}-2`, `${slug}-3`].map(photo),
  }));
  await sql`update product set photos = drawn.photos
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as drawn (slug text, photos jsonb)
    where product.slug = drawn.slug and not exists (
      select 1 from jsonb_array_elements(product.photos) as photo where photo ->> 'url' not like '/media/%'
    )`.execute(db);
}
