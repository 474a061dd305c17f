import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { pictureNameOf } from '../media';

/**
 * Names of the pictures that products, themes and brands have; withdrawn products too: what was ordered is shown with the
 * pictures of its product.
 */
export async function listUsedPictures(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select photo ->> 'url' as url from product, jsonb_array_elements(product.photos) as photo
    union select photo ->> 'url' from theme where photo is not null
    union select photo ->> 'url' from brand where photo is not null`.execute(db);
  return rows.flatMap(({ url }) => pictureNameOf(url) ?? []);
}
