import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import type { StoredPhoto } from '../../media';
import type { ImportRow } from './read-rows';

/**
 * Adds the stored alternative texts of photos to imported rows, because files only contain photo names.
 */
export async function keepAlts(db: Executor, rows: readonly ImportRow[]): Promise<readonly ImportRow[]> {
  const slugs = rows.flatMap(({ slug, values }) => (values.photos === undefined ? [] : [slug]));
  if (slugs.length === 0) return rows;
  const { rows: described } = await sql<{ slug: string; photo: StoredPhoto }>`
    select slug, photo from product, jsonb_array_elements(photos) as photo
    where slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb)) and photo ? 'alt'`.execute(
    db,
  );
  const alts = new Map(described.map(({ slug, photo }) => [`${slug} ${photo.url}`, photo.alt]));
  if (alts.size === 0) return rows;
  return rows.map((row) => {
    if (row.values.photos === undefined) return row;
    const photos = (JSON.parse(row.values.photos) as StoredPhoto[]).map((photo) => {
      const alt = alts.get(`${row.slug} ${photo.url}`);
      return alt === undefined ? photo : { ...photo, alt };
    });
    return { ...row, values: { ...row.values, photos: JSON.stringify(photos) } };
  });
}
