import { searchKey } from '@shop/config';
import pluralize from 'pluralize';
import SearchableMap from 'minisearch/SearchableMap';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../platform/db/search-words';
import type { Executor } from '../../platform/db/schema';

/** Shorter words are part of too many others: "as" is not a plural of "a". */
const SHORTEST_NOUN = 3;

/** The forms of a word to look for, so that "sticker" and "stickers" find the same. What contains another form is left out. */
export function wordForms(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [word];
  const singular = pluralize.singular(word);
  if (singular.length < SHORTEST_NOUN) return [word];
  const forms = new Set([word, singular, pluralize(singular)]);
  return [...forms].filter((form) => ![...forms].some((other) => other !== form && form.includes(other)));
}

/** Products whose words are known, the newest: hardly a word of an older one is not among them. */
const NEWEST_PRODUCTS = 20_000;

/** The words of the catalogue with how many products have each. */
export type Vocabulary = SearchableMap<number>;

/** Reads the words of three letters and more. Codes and numbers are left out: few are typed wrong, and each is near another. */
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

/** Up to two characters of such a word may be wrong, of a shorter one only one. */
const LONG_WORD = 5;

/** The same for words that have the same characters in another order, the most common typing error. */
const sorted = (word: string) => [...word].sort().join('');

/** The word that was meant, or the two that were written as one; undefined for a word of the catalogue and for what is near none. */
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

/** Products that are looked at more closely at most: of more, most are equally good. */
const CANDIDATES = 500;

/** Titles that are read from the newest on. What many contain is found there, and what few contain by an index. */
const NEWEST_TITLES = 2_000;

/** Shorter texts have no index: of them only the newest titles, and beginnings of words, are looked at. */
const INDEXED_CHARACTERS = 3;

/** Words that count when not all are found; the combinations of more would be too many. */
const MAX_WORDS = 6;

type Condition = RawBuilder<boolean>;

const like = (column: 'title_key' | 'search_key', pattern: string): Condition =>
  sql<boolean>`(${sql.id(column)} like ${pattern})`;

const all = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

/** Of the newest products those for which `found` holds, first those for which `better` holds too. */
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
 * The newest of those that an index finds. Apart from the order by age, because the planner takes texts for more
 * frequent than they are and would read the catalogue from its newest product on.
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

/** Each choice of `size` items, in their order. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The products that have the most of the words, and no fewer than half of them. */
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
  /** Whether each of these products has every word of the text, or some have not. */
  readonly match: 'all-words' | 'some-words';
  /** What was searched for in place of a text with typing errors; null for the text itself. */
  readonly corrected: string | null;
}

/**
 * The products that a text finds, at most `limit`: those with all of its words; otherwise with the words that it is a typing error of;
 * otherwise those with the most of the words.
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
