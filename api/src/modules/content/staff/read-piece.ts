import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { findPicturesNamed, toPhoto } from '../../media';
import { isPlace, mayBeUnpublished, singlePieces, type ContentFields, type ContentPlace } from '../kinds';
import { readDraft } from './read-fields';
import type { StaffContent, StaffContentState } from './schemas';
import { pictureName, readShown, type ShownPiece } from './shown-repository';
import { findLatest, listVersions, type VersionRow } from './version-repository';

/** Steps of its history that a piece is shown with. */
const STEPS = 50;

/** A piece as it stands in both places. */
export interface Standing {
  /** Undefined while no keeper has changed it. */
  readonly latest: VersionRow | undefined;
  /** Undefined where the shop shows nothing of it. */
  readonly shown: ShownPiece | undefined;
  /** What was written last. */
  readonly fields: ContentFields;
}

/** Reads a piece. Throws an ApiError 404. */
export async function readStanding(db: Executor, place: ContentPlace): Promise<Standing> {
  const latest = await findLatest(db, place);
  const shown = isPlace(place) ? await readShown(db, place) : undefined;
  const fields = latest?.fields ?? shown?.fields;
  if (!fields) throw new ApiError(404, 'There is no such piece of content.');
  return { latest, shown, fields };
}

/** Where a piece is on its way to the shop. */
export function stateOf(
  isShown: boolean,
  action: VersionRow['action'] | undefined,
): Static<typeof StaffContentState> {
  if (!isShown) return 'draft';
  return action === 'saved' || action === 'restored' ? 'changed' : 'published';
}

/** What a piece is called in lists. */
export const titleOf = ({ kind, slug }: ContentPlace, title: string | null): string =>
  singlePieces.find((one) => one.kind === kind)?.title ?? (title || slug);

/** The pictures of what was written last, as far as the shop has them still. */
async function picturesOf(db: Executor, { kind }: ContentPlace, { fields, shown }: Standing) {
  const find = await findPicturesNamed(db, fields.pictures);
  try {
    return readDraft({ kind, shown, find }, fields).photos;
  } catch (error) {
    if (error instanceof ApiError) return shown?.photos ?? [];
    throw error;
  }
}

/** All of a piece. Throws an ApiError 404. */
export async function readPiece(db: Executor, place: ContentPlace): Promise<Static<typeof StaffContent>> {
  const standing = await readStanding(db, place);
  const { latest, shown, fields } = standing;
  const steps = await listVersions(db, place, STEPS);
  const pictures = await picturesOf(db, place, standing);
  return {
    ...place,
    title: titleOf(place, fields.title),
    state: stateOf(shown !== undefined, latest?.action),
    version: latest?.version ?? 0,
    fields: { ...fields, pictures: [...fields.pictures], lines: [...fields.lines] },
    photos: pictures.map((photo) => ({ name: pictureName(photo), photo: toPhoto(photo) })),
    mayBeUnpublished: shown !== undefined && mayBeUnpublished(place.kind),
    history: steps.map(({ version, action, restored_from, author, at }) => ({
      version,
      action,
      restoredFrom: restored_from,
      author,
      at: at.toISOString(),
    })),
  };
}
