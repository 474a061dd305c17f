import sharp from 'sharp';

/** Side in pixels of what is compared: shapes and colours of a card are left, grain and small print are not. */
const SIDE = 24;

/** A picture as CIELAB values, small enough to compare hundreds of them with each other. */
export type Impression = Float32Array;

/** What stays of a picture, a file or its bytes, at a glance. */
export async function impressionOf(picture: string | Buffer): Promise<Impression> {
  const { buffer, byteOffset } = await sharp(picture)
    .resize(SIDE, SIDE)
    .removeAlpha()
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer();
  return new Float32Array(buffer, byteOffset, SIDE * SIDE * 3);
}

/** How far two pictures are apart: the mean colour difference (CIE 1976) over all places; 2 can just be told. */
export function difference(one: Impression, other: Impression): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [l = 0, a = 0, b = 0] = one.subarray(at, at + 3);
    sum += Math.hypot(l - (other[at] ?? 0), a - (other[at + 1] ?? 0), b - (other[at + 2] ?? 0));
  }
  return sum / (one.length / 3);
}

export interface Pair {
  readonly names: readonly [string, string];
  readonly difference: number;
}

/** All pairs, the most alike first. */
export function pairsOf(impressions: ReadonlyMap<string, Impression>): readonly Pair[] {
  const all = [...impressions];
  return all
    .flatMap(([name, impression], index) =>
      all.slice(index + 1).map(([other, compared]) => ({
        names: [name, other] as const,
        difference: difference(impression, compared),
      })),
    )
    .sort((one, two) => one.difference - two.difference);
}
