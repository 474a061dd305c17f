/** Names of the software, its roles and the shop. */
const reserved = [
  ...['admin', 'administrator', 'automatic', 'automation', 'console', 'everybody', 'first start', 'gate'],
  ...['machine', 'nobody', 'office', 'operator', 'owner', 'person', 'publisher', 'registry', 'releaser'],
  ...['rollout', 'root', 'shop', 'the shop', 'staff', 'super user', 'support', 'system', 'token'],
  ...['unknown', 'viewer', 'vintage craft', 'watch', 'you'],
];

/** Letters that look like a Latin letter, from the confusables of Unicode Technical Standard 39. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀΑА',
  b: 'ЬƄВΒв',
  c: 'сϲᴄСϹ',
  d: 'ԁɗᏧᎠ',
  e: 'еҽеєЕΕ℮',
  f: 'ғϜꞙƒ',
  g: 'ɡցԌɢ',
  h: 'һհΗНн',
  i: 'іιıɩӏІΙ1lǀ|',
  j: 'јϳЈյ',
  k: 'κкΚК',
  m: 'мΜМʍ',
  n: 'пոΝɴηИи',
  o: 'оοσօОΟ0०੦૦௦ം',
  p: 'рρΡР',
  q: 'ԛգ',
  r: 'гᴦг',
  s: 'ѕꜱЅƽ5',
  t: 'тτΤТ',
  u: 'υսцԱuᴜ',
  v: 'ѵνⅴ',
  w: 'ԝшωաᴡ',
  x: 'хχХΧ',
  y: 'уγүҮУΥ',
  z: 'ᴢΖʐ',
};

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/**
 * The skeleton of a name: names with the same skeleton look alike. Case, width, accents, spaces, punctuation,
 * invisible characters and look-alike letters make no difference.
 */
export function nameSkeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Cc}]/gu, '');
  const latin = [...plain].map(
    (character) => latinOf.get(character) ?? latinOf.get(character.toLowerCase()) ?? character,
  );
  return latin
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const skeletons = new Set(reserved.map(nameSkeleton));

/** Whether a name is, or looks like, a reserved one. */
export const isReservedName = (name: string): boolean => skeletons.has(nameSkeleton(name));
