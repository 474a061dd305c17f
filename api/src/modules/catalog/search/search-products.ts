import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../platform/db/search-words';
import type { Executor } from '../../../platform/db/schema';
import {
  type Candidate,
  type Levels,
  levelsOf,
  type Phrase,
  rankProducts,
  SHORT_WORD,
  type Wanted,
  type WantedWord,
} from './rank-products';
import { correctWord, type NameColumn, type SearchWords } from './vocabulary';
import { termsOf, wordForms, wordsIn } from './words';

/** Maximum number of products that each condition finds; beyond it, most are equally good. */
const CANDIDATES = 500;

/** Number of newest products that are scanned. Common texts are found there, and rare ones by an index. */
const NEWEST_PRODUCTS = 2_000;

/** Shorter texts have no index: only the newest products and the beginnings of titles are searched. */
const INDEXED_CHARACTERS = 3;

/** Maximum number of terms in a partial match; more would have too many combinations. */
const MAX_TERMS = 6;

type Condition = RawBuilder<boolean>;

const like = (column: 'title_key' | 'search_key', pattern: string): Condition =>
  sql<boolean>`(${sql.id(column)} like ${pattern})`;

const every = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;
const some = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** Whether a product contains the word in any of its forms: anywhere, or for a short word, at the beginning of a word. */
const hasWord = (word: string): Condition =>
  some(
    wordForms(word).map((form) => {
      const pattern = `${escapeLike(form)}%`;
      return form.length > SHORT_WORD
        ? like('search_key', `%${pattern}`)
        : some([like('search_key', `% ${pattern}`), like('search_key', `%-${pattern}`)]);
    }),
  );

const columns: readonly NameColumn[] = ['category_id', 'subcategory_id', 'brand_id', 'theme_id'];

/** Whether a product contains the word, or is in a group whose name contains it. */
function fits({ word, groups }: WantedWord): Condition {
  const inGroups = columns.flatMap((column) => {
    const ids = groups.filter((group) => group.column === column).map(({ id }) => id);
    return ids.length > 0 ? [sql<boolean>`${sql.id(column)} in (${sql.join(ids)})`] : [];
  });
  return some([hasWord(word), ...inGroups]);
}

/** Whether a product contains all words of one of the phrases. */
const hasPhrase = (phrases: readonly Phrase[]): Condition =>
  some(phrases.map((phrase) => every(phrase.map(fits))));

const compared = sql.raw(
  `id, parent_id, title_key, search_key, category_id, subcategory_id, brand_id, theme_id, created_at`,
);

/** The newest products that meet a condition. */
async function amongNewest(db: Executor, found: Condition): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select * from (
      select ${compared} from product where active order by created_at desc, id desc limit ${sql.lit(NEWEST_PRODUCTS)}
    ) as newest
    where ${found} limit ${sql.lit(CANDIDATES)}`.execute(db);
  return rows;
}

/** The products that meet any of the conditions, each found by an index. */
async function amongAll(db: Executor, founds: readonly Condition[]): Promise<Candidate[]> {
  const each = founds.map(
    (found) => sql`(select ${compared} from product where active and ${found} limit ${sql.lit(CANDIDATES)})`,
  );
  const { rows } = await sql<Candidate>`${sql.join(each, sql` union `)}`.execute(db);
  return rows;
}

/** The products that contain all terms, best first, at most `limit`. */
async function withAllTerms(db: Executor, wanted: Wanted, limit: number): Promise<readonly number[]> {
  const pattern = escapeLike(wanted.phrase);
  const begins = like('title_key', `${pattern}%`);
  const found = some([
    every(wanted.terms.map((levels) => hasPhrase(levels.flat()))),
    every([like('search_key', `%${pattern}%`), like('title_key', `%${pattern}%`)]),
  ]);
  const newest = await amongNewest(db, found);
  const isEnough = newest.length >= limit || wanted.phrase.length < INDEXED_CHARACTERS;
  const others = await amongAll(db, isEnough ? [begins] : [begins, found]);
  const candidates = new Map([...newest, ...others].map((candidate) => [candidate.id, candidate]));
  return rankProducts([...candidates.values()], wanted, wanted.terms.length).slice(0, limit);
}

/** All combinations of `size` items, in their order. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Whether a term is long enough for a partial match: short words, such as "no", are in too many products. */
function isDistinctive([first = []]: Levels): boolean {
  const [phrase = []] = first;
  return phrase.length > 1 || (phrase[0]?.word ?? '').length >= INDEXED_CHARACTERS;
}

/** The products that contain the most terms, and at least half of them. */
async function withSomeTerms(db: Executor, wanted: Wanted, limit: number): Promise<readonly number[]> {
  const terms = wanted.terms.slice(0, MAX_TERMS);
  const each = terms.filter(isDistinctive).map((levels) => hasPhrase(levels.flat()));
  const fewest = Math.ceil(terms.length / 2);
  for (let size = Math.min(each.length, wanted.terms.length - 1); size >= fewest; size -= 1) {
    const candidates = await amongAll(db, choices(each, size).map(every));
    if (candidates.length > 0) return rankProducts(candidates, wanted, size).slice(0, limit);
  }
  return [];
}

/** The search terms for the words of a text. */
function wantedBy(words: readonly string[], known: SearchWords): Wanted {
  const terms = termsOf(words, known.synonyms);
  return {
    phrase: words.join(' '),
    terms: terms.map((term) => levelsOf(term, known)),
    weights: terms.map(
      (term) => 1 / (1 + Math.min(...term.words.map((word) => known.vocabulary.get(word) ?? 0))),
    ),
  };
}

/** The results of a search. */
export interface FoundProducts {
  /** Internal ids, best first. */
  readonly ids: readonly number[];
  /** Whether every product contains every word of the text. */
  readonly match: 'all-words' | 'some-words';
  /** The corrected text that was searched instead; null if the text itself was. */
  readonly corrected: string | null;
}

/**
 * The products that match a text, at most `limit`: those with all of its words; otherwise those that match the
 * corrected text; otherwise those with the most words.
 */
export async function searchProducts(
  { db, searchWords }: { readonly db: Executor; readonly searchWords: () => Promise<SearchWords> },
  text: string,
  limit: number,
): Promise<FoundProducts> {
  const words = wordsIn(text);
  if (words.length === 0) return { ids: [], match: 'all-words', corrected: null };
  const known = await searchWords();
  const exact = await withAllTerms(db, wantedBy(words, known), limit);
  if (exact.length > 0) return { ids: exact, match: 'all-words', corrected: null };

  const right = words.flatMap((word) => (correctWord(word, known) ?? word).split(' '));
  const isCorrected = right.join(' ') !== words.join(' ');
  const wanted = wantedBy(right, known);
  const meant = isCorrected ? await withAllTerms(db, wanted, limit) : [];
  const corrected = isCorrected ? right.join(' ') : null;
  if (meant.length > 0) return { ids: meant, match: 'all-words', corrected };
  return { ids: await withSomeTerms(db, wanted, limit), match: 'some-words', corrected };
}
