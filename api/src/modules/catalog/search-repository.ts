import { searchKey } from '@shop/config';
import pluralize from 'pluralize';
import SearchableMap from 'minisearch/SearchableMap';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../platform/db/search-words';
import type { Executor } from '../../platform/db/schema';

/** Shorter words are part of too many others: "as" is not a plural of "a". */
const SHORTEST_NOUN = 3;

/**
 * The forms of a word to look for, so that "sticker" and "stickers" find the same. A form that contains another one is
 * omitted.
 */
export function wordForms(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [word];
  const singular = pluralize.singular(word);
  if (singular.length < SHORTEST_NOUN) return [word];
  const forms = new Set([word, singular, pluralize(singular)]);
  return [...forms].filter((form) => ![...forms].some((other) => other !== form && form.includes(other)));
}

/** Number of newest products whose words are read; older ones hardly add any. */
const NEWEST_PRODUCTS = 20_000;

/** The words of the catalogue, with the number of products that contain each. */
export type Vocabulary = SearchableMap<number>;

/**
 * Reads the words of three letters and more. Codes and numbers are left out: they are rarely mistyped, and each is
 * close to another.
 */
export async function readVocabulary(db: Executor): Promise<Vocabulary> {
  const rows = await db
    .selectFrom('product')
    .select('search_key')
    .where('active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST_PRODUCTS)
    .execute();
  const vocabulary = new SearchableMap<number>();
  for (const { search_key: text } of rows) {
    const words = text
      .split(' ')
      .flatMap((part) => (/\d/.test(part) ? [] : (part.match(/[\p{L}\p{M}]{3,}/gu) ?? [])));
    for (const word of new Set(words)) vocabulary.update(word, (count) => (count ?? 0) + 1);
  }
  return vocabulary;
}

/** Words of this length may have two wrong characters, shorter ones only one. */
const LONG_WORD = 5;

/** A key that words with transposed characters share, the most common typing error. */
const sorted = (word: string) => [...word].sort().join('');

/** The intended word, or two words that were typed as one; undefined for a known word, or if there is no similar one. */
export function correctWord(word: string, vocabulary: Vocabulary): string | undefined {
  if (!/^[\p{L}\p{M}]{3,}$/u.test(word)) return undefined;
  for (const known of vocabulary.keys()) if (known.includes(word)) return undefined;
  for (let end = 3; end <= word.length - 3; end += 1) {
    const pair = [word.slice(0, end), word.slice(end)];
    if (pair.every((part) => vocabulary.has(part))) return pair.join(' ');
  }
  const near = [...vocabulary.fuzzyGet(word, 2)].flatMap(([known, [count, distance]]) => {
    const cost = sorted(known) === sorted(word) ? 1 : distance;
    return cost === 1 || word.length >= LONG_WORD ? [{ known, count, cost }] : [];
  });
  const order = (one: (typeof near)[number], other: (typeof near)[number]) =>
    one.cost - other.cost ||
    Number(other.known[0] === word[0]) - Number(one.known[0] === word[0]) ||
    other.count - one.count;
  return near.sort(order)[0]?.known;
}

/** Maximum number of products that are ranked; beyond it, most are equally good. */
const CANDIDATES = 500;

/** Number of newest titles that are scanned. Common texts are found there, and rare ones by an index. */
const NEWEST_TITLES = 2_000;

/** Shorter texts have no index: only the newest titles and the beginnings of words are searched. */
const INDEXED_CHARACTERS = 3;

/** Maximum number of words in a partial match; more would have too many combinations. */
const MAX_WORDS = 6;

type Condition = RawBuilder<boolean>;

const like = (column: 'title_key' | 'search_key', pattern: string): Condition =>
  sql<boolean>`(${sql.id(column)} like ${pattern})`;

const all = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

/** The newest products that match `found`, those that also match `better` first. */
async function ofNewest(db: Executor, found: Condition, better: Condition, limit: number) {
  const { rows } = await sql<{ id: number; better: boolean }>`
    select id, ${better} as better from (
      select id, title_key, search_key, created_at from product where active
      order by created_at desc, id desc limit ${sql.lit(NEWEST_TITLES)}
    ) as newest
    where ${found} order by 2 desc, created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/**
 * The newest products that an index finds. Sorted by age in a separate step, because the planner overestimates matches
 * and would scan the catalogue from its newest product.
 */
async function ofAll(db: Executor, founds: readonly Condition[], limit: number): Promise<number[]> {
  const each = founds.map(
    (found) =>
      sql`(select id, created_at from product where active and ${found} limit ${sql.lit(CANDIDATES)})`,
  );
  const { rows } = await sql<{ id: number }>`
    with found as materialized (${sql.join(each, sql` union `)})
    select id from found order by created_at desc, id desc limit ${limit}`.execute(db);
  return idsOf(rows);
}

/** Whether a product has the word in any of its forms: anywhere, a short one at the beginning of a word. */
function hasWord(word: string): Condition {
  const forms = wordForms(word).map((form) =>
    like('search_key', `%${form.length > INDEXED_CHARACTERS ? '' : ' '}${escapeLike(form)}%`),
  );
  return sql`(${sql.join(forms, sql` or `)})`;
}

/** The text with its last word in the form that both singular and plural begin with. */
function phraseOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const form = wordForms(last).find((one) => last.startsWith(one)) ?? last;
  return [...words.slice(0, -1), form].join(' ');
}

/** Titles that begin with the text, then those that contain it, then products that have each of the words somewhere. */
async function containing(db: Executor, words: readonly string[], limit: number): Promise<number[]> {
  const phrase = phraseOf(words);
  const pattern = escapeLike(phrase);
  const begins = like('title_key', `${pattern}%`);
  const contains = like('title_key', `%${pattern}%`);
  const inside = sql<boolean>`(${like('search_key', `%${pattern}%`)} and ${contains} and not ${begins})`;
  const scattered = sql<boolean>`(${all(words.map(hasWord))} and not ${contains})`;
  const isIndexed = phrase.length >= INDEXED_CHARACTERS;

  const newest = await ofNewest(db, contains, begins, limit);
  const best = newest.filter(({ better }) => better);
  if (best.length === limit) return idsOf(best);
  const ids = await ofAll(db, [begins], limit);
  const add = (more: readonly number[]) =>
    ids.push(...more.filter((id) => !ids.includes(id)).slice(0, limit - ids.length));

  const others = idsOf(newest.filter(({ better }) => !better));
  if (ids.length + others.length >= limit || !isIndexed) add(others);
  else add(await ofAll(db, [inside], limit));
  if (ids.length < limit) {
    add(
      isIndexed ? await ofAll(db, [scattered], limit) : idsOf(await ofNewest(db, scattered, begins, limit)),
    );
  }
  return ids;
}

/** All combinations of `size` items, in their order. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The products that have the most words, and at least half of them. */
async function containingSome(db: Executor, words: readonly string[], limit: number): Promise<number[]> {
  const each = [...new Set(words)].slice(0, MAX_WORDS).filter((word) => word.length >= INDEXED_CHARACTERS);
  const fewest = Math.ceil(Math.min(words.length, MAX_WORDS) / 2);
  for (let size = Math.min(each.length, words.length - 1); size >= fewest; size -= 1) {
    const founds = choices(each, size).map((chosen) => all(chosen.map(hasWord)));
    const ids = await ofAll(db, founds, limit);
    if (ids.length > 0) return ids;
  }
  return [];
}

/** What a search found. */
export interface FoundProducts {
  /** Internal ids, best first. */
  readonly ids: readonly number[];
  /** Whether every product has every word of the text. */
  readonly match: 'all-words' | 'some-words';
  /** The corrected text that was searched instead; null if the text itself was. */
  readonly corrected: string | null;
}

/**
 * The products that match a text, at most `limit`: those with all of its words; otherwise those that match the
 * corrected text; otherwise those with the most words.
 */
export async function searchProducts(
  { db, vocabulary }: { readonly db: Executor; readonly vocabulary: () => Promise<Vocabulary> },
  text: string,
  limit: number,
): Promise<FoundProducts> {
  const words = searchKey(text).split(' ').filter(Boolean);
  if (words.length === 0) return { ids: [], match: 'all-words', corrected: null };
  const exact = await containing(db, words, limit);
  if (exact.length > 0) return { ids: exact, match: 'all-words', corrected: null };

  const known = await vocabulary();
  const right = words.flatMap((word) => (correctWord(word, known) ?? word).split(' '));
  const isCorrected = right.join(' ') !== words.join(' ');
  const meant = isCorrected ? await containing(db, right, limit) : [];
  const corrected = isCorrected ? right.join(' ') : null;
  if (meant.length > 0) return { ids: meant, match: 'all-words', corrected };
  return { ids: await containingSome(db, right, limit), match: 'some-words', corrected };
}
