import { PIGMENTS, SHOP, tint } from '../palette';
import type { Picture } from '../picture';
import { seededRandom } from '../random';
import { place } from '../svg';
import type { Art, Draw, Subject } from './art';
import { packed } from './packaging';

/** Photos that a product has at least. */
export const PHOTOS = 3;

const GROUNDS = [
  SHOP.inland,
  SHOP.buff,
  SHOP.paper,
  tint(PIGMENTS.Leaf, 0.62),
  SHOP.kraft,
  tint(PIGMENTS.Rose, 0.62),
  tint(PIGMENTS.Teal, 0.58),
  tint(PIGMENTS.Plum, 0.66),
  '#31506a',
  tint(PIGMENTS.Marigold, 0.6),
  '#3c6a55',
  tint(PIGMENTS.Slate, 0.55),
  SHOP.night,
  '#8a3a32',
] as const;

const THEME_INKS: Record<string, string> = {
  'indian-post': PIGMENTS.Vermilion,
  'railway-days': PIGMENTS.Ink,
  botanicals: PIGMENTS.Leaf,
  monsoon: PIGMENTS.Indigo,
  'block-loom': PIGMENTS.Indigo,
  'old-ledgers': PIGMENTS.Vermilion,
  'festival-lights': PIGMENTS.Marigold,
  'tea-stall': PIGMENTS.Brass,
  'hill-station': PIGMENTS.Teal,
  bazaar: PIGMENTS.Plum,
};

const pigments: Readonly<Record<string, string>> = PIGMENTS;

/** The pigments of a product's colours; one of its theme when it has none that is a pigment. */
export function inksOf({ colors, theme }: Subject): readonly string[] {
  const inks = colors.map((name) => pigments[name] ?? SHOP.postal);
  return inks.length > 0 ? inks : [THEME_INKS[theme ?? ''] ?? SHOP.postal];
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** How far two colours are apart, 0 to 441. */
const apart = (one: string, other: string): number =>
  Math.hypot(...channels(one).map((value, index) => value - (channels(other)[index] ?? 0)));

/** A ground that the colour stands out from; `place` varies it from product to product and photo to photo. */
function groundFor(ink: string, position: number): string {
  const fitting = GROUNDS.filter((ground) => apart(ground, ink) > 110);
  return fitting[position % fitting.length] ?? SHOP.inland;
}

const detail =
  (main: Draw, [x, y]: readonly [number, number]): Draw =>
  (canvas, ink) =>
    place(0, 0, place(-x, -y, main(canvas, ink)), -12, 1.9);

/**
 * Every photo of a product, the main one first: one for each of its colours, then the product in use or a detail, then
 * what it is sent in. `position` is the product's place in its category.
 */
export function picturesOf(subject: Subject, art: Art, position: number): readonly Picture[] {
  const inks = inksOf(subject);
  const first = inks[0] ?? SHOP.postal;
  const turn = (seededRandom(subject.slug)() - 0.5) * 6;
  const photos =
    inks.length > 1 ? inks.map((ink) => ({ ink, draw: art.main })) : [{ ink: first, draw: art.main }];
  const further: Draw[] = [
    art.second ?? detail(art.main, art.focus ?? [60, 40]),
    art.third ?? ((canvas, ink) => packed(canvas, subject, ink, art.main, position)),
  ];
  for (const draw of further) if (photos.length < PHOTOS) photos.push({ ink: first, draw });
  return photos.map(({ ink, draw }, index) => {
    const isMain = index === 0;
    return {
      id: isMain ? subject.slug : `${subject.slug}-${index + 1}`,
      width: 1200,
      height: 1200,
      ground: (draw === art.main ? art.ground : undefined) ?? groundFor(ink, position * 5 + index * 3),
      surface: (draw === art.main ? art.surface : undefined) ?? 'plain',
      encoding: isMain ? 'main' : 'further',
      draw: (canvas) => place(0, 0, draw(canvas, ink), draw === art.main ? turn : 0),
    };
  });
}
