import type { Static } from 'typebox';
import type { StoredPhoto } from '../db/tables/columns';
import type { Photo } from '../schemas/photo';

/** A stored picture as the wire shows it. */
export function toPhoto({ url, ...rest }: StoredPhoto): Static<typeof Photo> {
  return { secure_url: url, ...rest };
}
