import { searchKey } from '@shop/config';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { newPublicId } from '../../../platform/db/public-id';
import type { Executor } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import type { StaffActor } from '../../staff';
import { growCatalogueVersion } from '../name-repository';
import type { ProductContext } from '../staff/context';
import type { SearchMiss, SearchSynonym, SynonymRequest } from './schemas';

/** Maximum number of synonym groups; every instance holds all of them in memory. */
const MAX_GROUPS = 2_000;

/** Maximum number of stored texts without a result: the most frequent ones. */
const MAX_MISSES = 1_000;

/** Longer texts are rarely repeated. */
const MAX_MISS_LENGTH = 60;

/** The number of days after which a text that nobody repeats is removed. */
const MISS_DAYS = 90;

/** All synonym groups; those that staff changed come first. */
export async function listSynonyms(db: Executor): Promise<Static<typeof SearchSynonym>[]> {
  const rows = await db
    .selectFrom('search_synonym')
    .select(['public_id', 'phrases', 'finds', 'changed_at', 'changed_by'])
    .orderBy(sql`changed_by is null`)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ public_id: id, phrases, finds, changed_at: at, changed_by: changedBy }) => ({
    id,
    phrases: [...phrases],
    finds: finds && [...finds],
    changedAt: at.toISOString(),
    changedBy,
  }));
}

/** Texts that found nothing, the most frequent first. */
export async function listMisses(db: Executor): Promise<Static<typeof SearchMiss>[]> {
  const rows = await db
    .selectFrom('search_miss')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ text, count, last_at: at }) => ({ text, count, lastAt: at.toISOString() }));
}

/** Personal data does not belong in a list that staff read. */
const isPersonal = (text: string) => text.includes('@') || /\d{6}/.test(text.replaceAll(/[\s-]/g, ''));

/** Counts a text that found nothing. Old and rare texts are removed when there are too many. */
export async function recordMiss(db: Executor, searched: string, now: Date): Promise<void> {
  const text = searchKey(searched);
  if (text === '' || text.length > MAX_MISS_LENGTH || isPersonal(text)) return;
  await db
    .insertInto('search_miss')
    .values({ text, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('text').doUpdateSet({
        count: sql`case when search_miss.last_at < ${now}::timestamptz - ${MISS_DAYS} * interval '1 day'
            then 1 else search_miss.count + 1 end`,
        last_at: now,
      }),
    )
    .execute();
  await sql`delete from search_miss where text in (
      select text from search_miss
      order by last_at < ${now}::timestamptz - ${MISS_DAYS} * interval '1 day', count desc, last_at desc offset ${MAX_MISSES}
    )`.execute(db);
}

function readPhrases(field: 'phrases' | 'finds', given: readonly string[], min: number): string[] {
  const phrases = [...new Set(given.map(searchKey))].filter(Boolean);
  if (phrases.length >= min) return phrases;
  const message =
    min === 1 ? 'Enter at least one word or phrase.' : 'Enter at least two words or phrases that differ.';
  throw new ApiError(400, message, { extra: { field } });
}

/** Without `finds`, phrases find each other, so there must be two. */
function readGroup({ phrases, finds }: Static<typeof SynonymRequest>) {
  const columns = {
    phrases: readPhrases('phrases', phrases, finds ? 1 : 2),
    finds: finds && readPhrases('finds', finds, 1),
  };
  return { phrases: JSON.stringify(columns.phrases), finds: columns.finds && JSON.stringify(columns.finds) };
}

/** Adds or changes a group, and applies it to every instance. Throws an ApiError: 400 for a field, 404, 409 when there are too many. */
export async function saveSynonym(
  { database, clock }: ProductContext,
  id: string | null,
  request: Static<typeof SynonymRequest>,
  actor: StaffActor,
): Promise<void> {
  const now = clock.now();
  const columns = { ...readGroup(request), changed_at: now, changed_by: actor.name };
  await inTransaction(database, async (tx) => {
    if (id === null) {
      const { count } = await tx
        .selectFrom('search_synonym')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_GROUPS)
        throw new ApiError(409, `There can be at most ${MAX_GROUPS} groups. Remove one first.`);
      await tx
        .insertInto('search_synonym')
        .values({ public_id: newPublicId(), ...columns })
        .execute();
    } else {
      const { numUpdatedRows } = await tx
        .updateTable('search_synonym')
        .set(columns)
        .where('public_id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError(404, 'This group no longer exists.');
    }
    await growCatalogueVersion(tx);
    await actor.log(tx, id === null ? 'synonyms-added' : 'synonyms-changed', { ...request }, now);
  });
}

/** Removes a group. Throws an ApiError 404. */
export async function removeSynonym(
  { database, clock }: ProductContext,
  id: string,
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const removed = await tx
      .deleteFrom('search_synonym')
      .where('public_id', '=', id)
      .returning(['phrases', 'finds'])
      .executeTakeFirst();
    if (!removed) throw new ApiError(404, 'This group no longer exists.');
    await growCatalogueVersion(tx);
    await actor.log(tx, 'synonyms-removed', removed, clock.now());
  });
}
