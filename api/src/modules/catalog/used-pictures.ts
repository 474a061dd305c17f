import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { pictureNameOf } from '../media';

/** Names of the pictures that products have, withdrawn ones too: what was ordered is shown with the pictures of its product. */
export async function listUsedPictures(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select distinct photo ->> 'url' as url
    from product, jsonb_array_elements(product.photos) as photo`.execute(db);
  return rows.flatMap(({ url }) => pictureNameOf(url) ?? []);
}
