import { type Static, Type } from 'typebox';
import type { Database } from '../../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import type { Clock } from '../../../platform/jobs/clock';
import { findPicturesNamed, toPhoto } from '../../media';
import {
  type ContentFields,
  type ContentKind,
  type ContentPlace,
  isPlace,
  mayBeUnpublished,
  singleEntries,
} from '../kinds';
import { readDraft } from './read-fields';
import { findLatest, listLatest, listNamedEntries, listVersions, type VersionRow } from './repository';
import { pictureName, readShown, type ShownEntry } from './shown-repository';
import type { StaffContent, StaffContentItem, StaffContentState } from './schemas';

/** Dependencies of the staff routes for content. */
export interface ContentContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
  /** Locks the addresses of pages until the transaction ends, and notifies every instance when it commits. */
  readonly changeAddresses: (tx: DatabaseTransaction) => Promise<void>;
}

// Request schemas are compiled separately, so they contain the schemas to which responses refer.
const kinds = [
  ...([Type.Literal('post'), Type.Literal('policy'), Type.Literal('faq')] as const),
  ...([Type.Literal('announcement'), Type.Literal('hero'), Type.Literal('banner')] as const),
  Type.Literal('carousel'),
] as const;
const states = [Type.Literal('draft'), Type.Literal('changed'), Type.Literal('published')] as const;

/** A kind of content in a request. */
export const kindField = Type.Union([...kinds]);

/** A state of content in a request. */
export const stateField = Type.Union([...states]);

/** Maximum length of an entry's history. */
const STEPS = 50;

/** An entry as a draft and in the shop. */
export interface Standing {
  /** Undefined while no staff member has changed it. */
  readonly latest: VersionRow | undefined;
  /** Undefined when it is not published. */
  readonly shown: ShownEntry | undefined;
  /** The latest version. */
  readonly fields: ContentFields;
}

/** Reads an entry. Throws an ApiError 404. */
export async function readStanding(db: Executor, place: ContentPlace): Promise<Standing> {
  const latest = await findLatest(db, place);
  const shown = isPlace(place) ? await readShown(db, place) : undefined;
  const fields = latest?.fields ?? shown?.fields;
  if (!fields) throw new ApiError(404, 'Content entry not found.');
  return { latest, shown, fields };
}

/** The publication state of an entry. */
export function stateOf(
  isShown: boolean,
  action: VersionRow['action'] | undefined,
): Static<typeof StaffContentState> {
  if (!isShown) return 'draft';
  return action === 'saved' || action === 'restored' ? 'changed' : 'published';
}

/** Fields for a response. */
export const toWire = ({ pictures, lines, slides, ...fields }: ContentFields) => ({
  ...fields,
  pictures: [...pictures],
  lines: [...lines],
  ...(slides && { slides: [...slides] }),
});

/** An entry's title in lists. */
export const titleOf = ({ kind, slug }: ContentPlace, title: string | null): string =>
  singleEntries.find((one) => one.kind === kind)?.title ?? (title || slug);

/** The pictures of the latest version that still exist. */
async function picturesOf(db: Executor, { kind }: ContentPlace, { fields, shown }: Standing) {
  const find = await findPicturesNamed(db, fields.pictures);
  try {
    return readDraft({ kind, shown, find }, fields).photos;
  } catch (error) {
    if (error instanceof ApiError) return shown?.photos ?? [];
    throw error;
  }
}

/** A whole entry. Throws an ApiError 404. */
export async function readEntry(db: Executor, place: ContentPlace): Promise<Static<typeof StaffContent>> {
  const standing = await readStanding(db, place);
  const { latest, shown, fields } = standing;
  const steps = await listVersions(db, place, STEPS);
  const pictures = await picturesOf(db, place, standing);
  return {
    ...place,
    title: titleOf(place, fields.title),
    state: stateOf(shown !== undefined, latest?.action),
    version: latest?.version ?? 0,
    fields: toWire(fields),
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

type Item = Static<typeof StaffContentItem>;

export interface ContentFilter {
  readonly kind?: ContentKind | undefined;
  readonly state?: Item['state'] | undefined;
  /** Each of its words is in the title or the slug. */
  readonly search?: string | undefined;
}

const keyOf = ({ kind, slug }: ContentPlace) => `${kind}/${slug}`;

/** Entries that the shop shows, by their keys. */
async function readShownEntries(db: Executor) {
  const named = await listNamedEntries(db);
  const shown = new Map(named.map((entry) => [keyOf(entry), entry]));
  for (const entry of singleEntries) {
    if (await readShown(db, entry)) shown.set(keyOf(entry), entry);
  }
  return shown;
}

/**
 * All entries of a filter, the latest change first. They are combined here, because a shop has a few hundred at most
 * and their texts are not read.
 */
export async function listEntries(
  db: Executor,
  { kind, state, search = '' }: ContentFilter,
): Promise<Item[]> {
  const shown = await readShownEntries(db);
  const latest = new Map((await listLatest(db)).map((row) => [keyOf(row), row]));
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const keys = new Set([...latest.keys(), ...shown.keys()]);
  return [...keys]
    .flatMap((key): Item | [] => {
      const row = latest.get(key);
      const place = row ?? shown.get(key);
      if (!place) return [];
      return {
        kind: place.kind,
        slug: place.slug,
        title: titleOf(place, place.title),
        state: stateOf(shown.has(key), row?.action),
        version: row?.version ?? 0,
        changedBy: row?.author ?? null,
        changedAt: row ? row.at.toISOString() : null,
      };
    })
    .filter((item) => kind === undefined || item.kind === kind)
    .filter((item) => state === undefined || item.state === state)
    .filter((item) => words.every((word) => `${item.title} ${item.slug}`.toLowerCase().includes(word)))
    .sort((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''));
}
