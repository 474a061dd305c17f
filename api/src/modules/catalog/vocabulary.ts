import SearchableMap from 'minisearch/SearchableMap';
import type { Executor } from '../../platform/db/schema';

/** Products whose words are known, the newest: hardly a word of an older one is not among them. */
const NEWEST = 20_000;

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
    .limit(NEWEST)
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
