import { isDevanagari } from './sounds';
import { inOtherScript, type NameColumn, type NamedGroup, type SearchWords } from './vocabulary';
import { inflections, type Term, wordForms } from './words';

/** The columns of a product that search compares. */
export interface Candidate extends Readonly<Record<NameColumn, number | null>> {
  readonly id: number;
  /** The product of a variant; a search finds its words and returns the product. */
  readonly parent_id: number | null;
  readonly title_key: string;
  readonly search_key: string;
  readonly created_at: Date;
}

/** A word, and the groups of products with a word in their name that begins with it. */
export interface WantedWord {
  readonly word: string;
  /** Its forms to look for inside texts, in singular and plural. */
  readonly forms: readonly string[];
  readonly numbers: ReadonlySet<string>;
  readonly groups: readonly NamedGroup[];
}

/** Words that are searched as a unit. */
export type Phrase = readonly WantedWord[];

/** The phrases that find a term: its own words, the closest synonyms, and all others. */
export type Levels = readonly (readonly Phrase[])[];

/** Words of up to this length are part of too many others, so they count only at the beginning of a word. */
export const SHORT_WORD = 3;

/** A code without its hyphen, such as "wt0125". */
const bareCode = /^([a-z]{2,4})(\d{3,})$/;

function wantedWord(word: string, known: Pick<SearchWords, 'groups'>): WantedWord {
  const forms = wordForms(word);
  const begins = (name: string) => forms.some((form) => name.startsWith(form));
  const groups = known.groups.filter(({ words }) => words.some(begins));
  return { word, forms, numbers: new Set(inflections(word)), groups };
}

/** Finds the phrases of a term. The first synonym of a group is the closest one. */
export function levelsOf({ words, synonyms }: Term, known: SearchWords): Levels {
  const [word = ''] = words.length === 1 ? words : [];
  const code = bareCode.exec(word);
  const spellings = [...inOtherScript(word, known), ...(code ? [`${code[1]}-${code[2]}`] : [])];
  const [closest, ...others] = synonyms;
  const levels = [[words], [...spellings.map((one) => [one]), ...(closest ? [closest] : [])], others];
  return levels.map((level) => level.map((phrase) => phrase.map((one) => wantedWord(one, known))));
}

const between = /[^\p{L}\p{M}\p{N}]+/u;

/** Where a text contains a word: as one of its words, at the beginning of one, or inside one. */
function placeOf(
  { word, forms, numbers }: WantedWord,
  { text, parts }: Text,
): 'whole' | 'beginning' | 'inside' | undefined {
  if (parts.some((part) => numbers.has(part))) return 'whole';
  const begins = (form: string) =>
    ` ${text}`.includes(` ${form}`) || parts.some((part) => part.startsWith(form));
  if (forms.some(begins)) return 'beginning';
  return word.length > SHORT_WORD && forms.some((form) => text.includes(form)) ? 'inside' : undefined;
}

/** Costs of a match, in the order in which shoppers expect them. */
const costs = {
  wholeInTitle: 0,
  beginsInTitle: 1,
  inGroup: 2,
  elsewhere: 3,
  insideWord: 4,
  level: 5,
} as const;

function wordCost(wanted: WantedWord, { title, text }: Texts, isExact: boolean): number {
  const { word } = wanted;
  const inTitle = placeOf(wanted, title);
  if (inTitle === 'whole') return costs.wholeInTitle;
  const inText = placeOf(wanted, text);
  if (isExact && word.length <= SHORT_WORD && !isDevanagari(word))
    return inText === 'whole' ? costs.elsewhere : Infinity;
  if (inTitle === 'beginning') return costs.beginsInTitle;
  if (inText === 'whole' || inText === 'beginning') return costs.elsewhere;
  return inTitle || inText ? costs.insideWord : Infinity;
}

interface Text {
  readonly text: string;
  readonly parts: readonly string[];
}

interface Texts {
  readonly title: Text;
  readonly text: Text;
}

const read = (text: string): Text => ({ text, parts: text.split(between) });

/** The cost of the best phrase of a term; infinite when the product contains none. */
function termCost(levels: Levels, product: Candidate, texts: Texts): number {
  const isIn = ({ column, id }: NamedGroup) => product[column] === id;
  const costOf = (one: WantedWord, level: number) =>
    Math.min(wordCost(one, texts, level > 0), one.groups.some(isIn) ? costs.inGroup : Infinity);
  const each = levels.flatMap((phrases, level) =>
    phrases.map((phrase) => level * costs.level + Math.max(...phrase.map((one) => costOf(one, level)))),
  );
  return Math.min(...each);
}

/** A text to rank by: as typed, and as terms. */
export interface Wanted {
  readonly phrase: string;
  readonly terms: readonly Levels[];
  /** How much a term reveals about what the shopper wants: rare words more than common ones. */
  readonly weights: readonly number[];
}

/** How much better a title ranks that contains the text as it was typed. */
function phraseBonus({ text }: Text, phrase: string): number {
  if (text.startsWith(phrase)) return 1.5;
  return ` ${text}`.includes(` ${phrase}`) ? 1 : 0;
}

/**
 * The products with at least `min` of the terms: the highest total weight first, then the best matches, then the
 * newest.
 */
export function rankProducts(products: readonly Candidate[], wanted: Wanted, min: number): readonly number[] {
  const scored = products.flatMap((product) => {
    const texts = { title: read(product.title_key), text: read(product.search_key) };
    const limit = texts.title.text.includes(wanted.phrase) ? costs.insideWord : Infinity;
    const found = wanted.terms.map((levels) => Math.min(termCost(levels, product, texts), limit));
    const has = found.map(Number.isFinite);
    if (has.filter(Boolean).length < min) return [];
    const weight = wanted.weights.reduce((sum, one, index) => sum + (has[index] ? one : 0), 0);
    const cost = found.reduce((sum, one) => sum + (Number.isFinite(one) ? one : 0), 0);
    return [{ product, weight, cost: cost - phraseBonus(texts.title, wanted.phrase) }];
  });
  scored.sort(
    (one, other) =>
      other.weight - one.weight ||
      one.cost - other.cost ||
      other.product.created_at.getTime() - one.product.created_at.getTime() ||
      other.product.id - one.product.id,
  );
  return [...new Set(scored.map(({ product: { id, parent_id: parentId } }) => parentId ?? id))];
}
