import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { singlePieces, type ContentKind, type ContentPlace } from '../kinds';
import { stateOf, titleOf } from './read-piece';
import type { StaffContentItem } from './schemas';
import { listNamedPieces, readShown } from './shown-repository';
import { listLatest } from './version-repository';

type Item = Static<typeof StaffContentItem>;

export interface ContentFilter {
  readonly kind?: ContentKind | undefined;
  readonly state?: Item['state'] | undefined;
  /** Each of its words stands in the title or the slug. */
  readonly search?: string | undefined;
}

const keyOf = ({ kind, slug }: ContentPlace) => `${kind}/${slug}`;

/** Pieces that the shop shows, by their keys. */
async function readShownPieces(db: Executor) {
  const named = await listNamedPieces(db);
  const shown = new Map(named.map((piece) => [keyOf(piece), piece]));
  for (const piece of singlePieces) {
    if (await readShown(db, piece)) shown.set(keyOf(piece), piece);
  }
  return shown;
}

/**
 * All pieces of a filter, those that were changed last first. A shop has some hundreds at most, and their texts are not read, so
 * that they are put together here.
 */
export async function listPieces(db: Executor, { kind, state, search = '' }: ContentFilter): Promise<Item[]> {
  const shown = await readShownPieces(db);
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
