/** Characters of Devanagari by their sound. "a" is left out, because spellings in Latin letters add and drop it. */
const charactersOfSounds = {
  a: 'अआ',
  i: 'इईएऐयिीेैॅ',
  u: 'उऊओऔऑुूोौॉ',
  k: 'कख',
  g: 'गघ',
  c: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  n: 'ङञणनंँ',
  p: 'प',
  f: 'फ',
  b: 'बभ',
  m: 'म',
  r: 'रऋ',
  l: 'लळ',
  v: 'व',
  s: 'शषस',
  h: 'ह',
} as const;

const soundOf: ReadonlyMap<string, string> = new Map(
  Object.entries(charactersOfSounds).flatMap(([sound, characters]) =>
    [...characters].map((character) => [character, sound] as const),
  ),
);

/** Spellings of one sound in Latin letters, replaced in this order. */
const spellings = [
  [/(.)\1+/g, '$1'],
  [/ck|q/g, 'k'],
  [/chh?/g, 'C'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/g[ny](?=[aiu])/g, 'gi'],
  [/([kgjtdbs])h/g, '$1'],
  [/m(?=[kgcjtdpbfvs])/g, 'n'],
  [/a?[eiy]+/g, 'i'],
  [/a?[ou]+/g, 'u'],
] as const;

/** Whether a word is written in Devanagari. */
export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

const soundsOfDevanagari = (word: string) =>
  word
    .replaceAll('ज्ञ', 'गय')
    .replaceAll('\u0943', 'रि')
    .replaceAll(/(.)्\1/gu, '$1')
    .replaceAll(/म(?=्?[क-भ])/gu, 'न')
    .replaceAll(/./gu, (character) => soundOf.get(character) ?? '');

const soundsOfLatin = (word: string) =>
  spellings.reduce(
    (text, [spelling, sound]) => text.replaceAll(spelling, sound),
    word.replaceAll(/[^a-z]/g, ''),
  );

/**
 * A key that the usual spellings of a Hindi word share, in Devanagari and in Latin letters: कागज, kagaz and kaagaj have
 * the key "kgj". Other words may have the same key, so it only finds candidates.
 */
export function soundKey(word: string): string {
  const decomposed = word.normalize('NFD');
  const sounds = isDevanagari(word) ? soundsOfDevanagari(decomposed) : soundsOfLatin(decomposed);
  return (sounds.slice(0, 1) + sounds.slice(1).replaceAll('a', '')).replaceAll(/([iu])\1+/g, '$1');
}
