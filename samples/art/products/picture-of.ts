import { PIGMENTS, SHOP, tint } from '../palette';
import type { Picture } from '../picture';
import { seededRandom } from '../random';
import { scaleGround, scaleView } from '../scale/scale-view';
import { measured, wordsOf, type Views } from '../sizes/sized';
import { place } from '../svg';
import type { Art, Subject } from './art';

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

const MATS = ['#2f5d4c', '#2c4f6e', '#5a3f5c', '#46525e'] as const;

/** A cutting mat that the colour stands out from. */
function matFor(ink: string, position: number): string {
  const fitting = MATS.filter((mat) => apart(mat, ink) > 90);
  return fitting[position % fitting.length] ?? MATS[0];
}

/**
 * Every photo of a product, the main one first: one for each of its colours, then the product in use, then the product
 * with its measures. `position` is the product's place in its category.
 */
export function picturesOf(subject: Subject, art: Art, views: Views, position: number): readonly Picture[] {
  const inks = inksOf(subject);
  const first = inks[0] ?? SHOP.postal;
  const turn = (seededRandom(subject.slug)() - 0.5) * 6;
  const photo = (index: number, ink: string, shown: Pick<Picture, 'draw'> & Partial<Picture>): Picture => ({
    id: index === 0 ? subject.slug : `${subject.slug}-${index + 1}`,
    width: 1200,
    height: 1200,
    ground: groundFor(ink, position * 5 + index * 3),
    surface: 'plain',
    encoding: index === 0 ? 'main' : 'further',
    ...shown,
  });
  const sized = measured(subject, art, views.size, position);
  return [
    ...inks.map((ink, index) =>
      photo(index, ink, {
        draw: (canvas) => place(0, 0, art.main(canvas, ink), turn),
        ...(art.ground !== undefined && { ground: art.ground }),
        ...(art.surface !== undefined && { surface: art.surface }),
        ...(inks.length > 1 && { shows: `in ${subject.colors[index] ?? ''}` }),
      }),
    ),
    photo(inks.length, first, { draw: (canvas) => place(0, 0, art.use(canvas, first)), shows: views.use }),
    photo(inks.length + 1, first, {
      draw: (canvas) => scaleView(canvas, sized, first),
      under: scaleGround(sized),
      ...(sized.beside === 'mat' && { ground: matFor(first, position) }),
      shows: wordsOf(sized, views.size),
    }),
  ];
}
