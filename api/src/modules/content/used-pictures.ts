import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { pictureNameOf } from '../media';

/** Names of the pictures that pages show, and of those of every version, as each can be restored. */
export async function listUsedPictures(db: Executor): Promise<string[]> {
  const shown = await sql<{ url: string }>`
    select photo ->> 'url' as url from blog_post
    union select photo ->> 'url' from hero_slide
    union select photo ->> 'url' from banner
    union select photo ->> 'url' from page_section where photo ->> 'url' is not null`.execute(db);
  const written = await sql<{ name: string }>`
    select distinct name
    from content_version, jsonb_array_elements_text(content_version.fields -> 'pictures') as name`.execute(
    db,
  );
  return [
    ...shown.rows.flatMap(({ url }) => pictureNameOf(url) ?? []),
    ...written.rows.map(({ name }) => name),
  ];
}
