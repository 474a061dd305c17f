import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The faces of the shop by file name, with the package's full font file. */
export const faces = {
  'mukta-400': '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  'mukta-600': '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  'rozha-one-400': '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf',
  'courier-prime-400': '@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf',
} as const;

export type Face = keyof typeof faces;

/**
 * `core` contains the characters of nearly every page; the others are fetched for accented names or Hindi
 * words.
 */
export type Subset = 'core' | 'latin' | 'devanagari';

/** The files of a face. Courier Prime has no Devanagari. */
export const subsetsOf = (face: Face): readonly Subset[] =>
  face.startsWith('courier') ? ['core', 'latin'] : ['core', 'latin', 'devanagari'];

/** The first and last code point. */
export type Range = readonly [number, number];

const devanagariBlock: Range = [0x900, 0x97f];
const joiners: Range = [0x200c, 0x200d];

/** The ranges of each subset. A code point in two ranges belongs to `core`. */
const parts: Readonly<Record<Subset, readonly Range[]>> = {
  core: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa9, 0xa9],
    [0xae, 0xae],
    [0xb0, 0xb0],
    [0xb7, 0xb7],
    [0xd7, 0xd7],
    [0xe9, 0xe9],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2190, 0x2193],
    [0x20b9, 0x20b9],
    [0x2212, 0x2212],
  ],
  latin: [
    [0xa1, 0x24f],
    [0x2bb, 0x2dd],
    [0x300, 0x331],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
    [0x20a0, 0x20c0],
    [0x2100, 0x22ff],
  ],
  // Characters of Hindi and Marathi, and joiners.
  devanagari: [
    [0x901, 0x903],
    [0x905, 0x90b],
    [0x90d, 0x90d],
    [0x90f, 0x911],
    [0x913, 0x928],
    [0x92a, 0x930],
    [0x932, 0x933],
    [0x935, 0x939],
    [0x93c, 0x943],
    [0x945, 0x945],
    [0x947, 0x949],
    [0x94b, 0x94d],
    [0x950, 0x950],
    [0x95b, 0x95e],
    [0x964, 0x970],
    joiners,
  ],
};

const pointsIn = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

function pointsOf(subset: Subset): number[] {
  const core = new Set(pointsIn(parts.core));
  return subset === 'core' ? [...core] : pointsIn(parts[subset]).filter((point) => !core.has(point));
}

/**
 * The `unicode-range` of a file. No code point is in two ranges: for a core character that a font lacks, such as the
 * rupee sign in Courier Prime, a browser would also fetch the other file, in vain. Devanagari has the full block, as
 * a shorter range makes every page smaller.
 */
export function rangesOf(subset: Subset): Range[] {
  if (subset === 'devanagari') return [devanagariBlock, joiners];
  const ranges: [number, number][] = [];
  for (const point of pointsOf(subset)) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

/** The characters of a subset, as text. */
export function textOf(subset: Subset): string {
  return String.fromCodePoint(...pointsOf(subset));
}

/** Kerning, joined letters, placed accents, and tabular figures for prices. */
const latinFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * The shaping features of words: half forms, conjuncts, and signs above and below. The ligatures of `pres` are
 * omitted: they need 60% of a file, and half forms are as readable.
 */
const devanagariFeatures = [
  ...['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'abvm', 'blwm', 'dist', 'abvs', 'blws', 'psts', 'haln'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
];

/** The bytes of a subset as WOFF2, without hinting, which modern screens do not need. */
export function makeSubset(face: Face, subset: Subset): Promise<Buffer> {
  const whole = readFileSync(require.resolve(faces[face]));
  const keepFeatures = subset === 'devanagari' ? devanagariFeatures : latinFeatures;
  return subsetFont(whole, textOf(subset), { targetFormat: 'woff2', noHinting: true, keepFeatures });
}
