import SearchableMap from 'minisearch/SearchableMap';
import type { Executor } from '../../../platform/db/schema';
import type { CatalogueNames } from '../name-repository';
import { isDevanagari, soundKey } from './sounds';
import { synonymsOf, wordsIn, type SynonymGroup, type Synonyms } from './words';

/** Number of newest products whose words are read; older ones hardly add any. */
const NEWEST_PRODUCTS = 20_000;

/** Shorter keys are shared by too many words. */
const MIN_SOUND_LENGTH = 3;

/** Words, each with the number of products that contain it. */
export type Vocabulary = SearchableMap<number>;

/** The column of a product that refers to a category, subcategory, brand or theme. */
export type NameColumn = 'category_id' | 'subcategory_id' | 'brand_id' | 'theme_id';

/** The words of the name of a category, subcategory, brand or theme. */
export interface NamedGroup {
  readonly column: NameColumn;
  readonly id: number;
  readonly words: readonly string[];
}

/** The words that a search needs besides the products. */
export interface SearchWords {
  readonly vocabulary: Vocabulary;
  /** The words of the vocabulary by their sound. */
  readonly sounds: SearchableMap<readonly string[]>;
  readonly synonyms: Synonyms;
  readonly groups: readonly NamedGroup[];
}

const word = /[\p{L}\p{M}]{3,}/gu;

/** Words of three letters and more. Codes and numbers are left out: each is similar to others. */
const spelledOut = (text: string): Set<string> =>
  new Set(text.split(' ').flatMap((part) => (/\d/.test(part) ? [] : (part.match(word) ?? []))));

function groupsOf({ categories, brands, themes }: CatalogueNames): NamedGroup[] {
  const named =
    (column: NameColumn) =>
    ({ id, name }: { readonly id: number; readonly name: string }) => ({
      column,
      id,
      words: wordsIn(name),
    });
  return [
    ...categories.map(named('category_id')),
    ...categories.flatMap(({ subcategories }) => subcategories.map(named('subcategory_id'))),
    ...brands.map(named('brand_id')),
    ...themes.map(named('theme_id')),
  ];
}

/** The words of a vocabulary by their sound. */
export function soundsOf(vocabulary: Vocabulary): SearchWords['sounds'] {
  const sounds = new SearchableMap<readonly string[]>();
  for (const known of vocabulary.keys()) {
    const key = soundKey(known);
    if (key.length >= MIN_SOUND_LENGTH) sounds.update(key, (words = []) => [...words, known]);
  }
  return sounds;
}

/** Reads the words of products, of the names of their groups, and of synonyms. */
async function readSearchWords(db: Executor, names: CatalogueNames): Promise<SearchWords> {
  const products = await db
    .selectFrom('product')
    .select('search_key')
    .where('active', '=', true)
    .where('parent_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST_PRODUCTS)
    .execute();
  const rows: readonly SynonymGroup[] = await db
    .selectFrom('search_synonym')
    .select(['phrases', 'finds'])
    .execute();
  const groups = groupsOf(names);
  const texts = [
    ...products.map(({ search_key: text }) => text),
    ...groups.map(({ words }) => words.join(' ')),
    ...rows.map(({ phrases }) => wordsIn(phrases.join(' ')).join(' ')),
  ];
  const vocabulary: Vocabulary = new SearchableMap();
  for (const text of texts)
    for (const known of spelledOut(text)) vocabulary.update(known, (count) => (count ?? 0) + 1);
  return { vocabulary, sounds: soundsOf(vocabulary), synonyms: synonymsOf(rows), groups };
}

/** Reads the words once for each version of the catalogue. */
export function createSearchWords(
  db: Executor,
  catalogue: { names(): Promise<CatalogueNames> },
): () => Promise<SearchWords> {
  let read: { readonly names: CatalogueNames; readonly words: Promise<SearchWords> } | undefined;
  return async () => {
    const names = await catalogue.names();
    if (read?.names === names) return read.words;
    const current = { names, words: readSearchWords(db, names) };
    read = current;
    current.words.catch(() => {
      if (read === current) read = undefined;
    });
    return current.words;
  };
}

/** The known words of the other script that sound like this one. */
export function inOtherScript(text: string, { sounds }: Pick<SearchWords, 'sounds'>): readonly string[] {
  const isHindi = isDevanagari(text);
  return (sounds.get(soundKey(text)) ?? []).filter((known) => isDevanagari(known) !== isHindi);
}

/** Words of at least this length may have two wrong characters, shorter ones only one. */
const LONG_WORD = 5;

/** The same text for words with the same characters in a different order, the most common typing error. */
const sorted = (text: string) => [...text].sort().join('');

interface Candidate {
  readonly known: string;
  readonly cost: number;
}

/** Known words that differ in at most two characters. */
function spelledAlike(text: string, vocabulary: Vocabulary): Candidate[] {
  return [...vocabulary.fuzzyGet(text, 2)].flatMap(([known, [, distance]]) => {
    const cost = sorted(known) === sorted(text) ? 1 : distance;
    return cost === 1 || text.length >= LONG_WORD ? [{ known, cost }] : [];
  });
}

/** Known words with the same sound, and for Devanagari also those with nearly the same. */
function soundingAlike(text: string, sounds: SearchWords['sounds']): Candidate[] {
  const key = soundKey(text);
  if (key.length < MIN_SOUND_LENGTH) return [];
  const near = [...sounds.fuzzyGet(key, isDevanagari(text) ? 1 : 0)];
  return near.flatMap(([, [words, distance]]) => words.map((known) => ({ known, cost: 0.5 + distance })));
}

/** The intended word, or two words that were typed as one; undefined for a known word, or if none is similar. */
export function correctWord(
  text: string,
  { vocabulary, sounds }: Pick<SearchWords, 'vocabulary' | 'sounds'>,
): string | undefined {
  if (!/^[\p{L}\p{M}]{3,}$/u.test(text)) return undefined;
  for (const known of vocabulary.keys()) if (known.includes(text)) return undefined;
  for (let end = 3; end <= text.length - 3; end += 1) {
    const pair = [text.slice(0, end), text.slice(end)];
    if (pair.every((part) => vocabulary.has(part))) return pair.join(' ');
  }
  const countOf = ({ known }: Candidate) => vocabulary.get(known) ?? 0;
  const order = (one: Candidate, other: Candidate) =>
    one.cost - other.cost ||
    Number(other.known[0] === text[0]) - Number(one.known[0] === text[0]) ||
    countOf(other) - countOf(one);
  return [...spelledAlike(text, vocabulary), ...soundingAlike(text, sounds)].sort(order)[0]?.known;
}
