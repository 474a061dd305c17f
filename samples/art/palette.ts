import { colors } from '@shop/tokens';

/** The shop's colours, under a name that stands out among a picture's own. */
export const SHOP = colors;

/** The pigments that products come in; their names are also the shop's colour names. */
export const PIGMENTS = {
  Vermilion: '#B02A24',
  Indigo: '#1E5470',
  Leaf: '#2B6247',
  Marigold: '#D98A1F',
  Plum: '#5A3768',
  Rose: '#C46A78',
  Teal: '#2C7A80',
  Kraft: '#C8A57A',
  Ivory: '#F3EBD8',
  Ink: '#232E48',
  Brass: '#B58A3C',
  Slate: '#5C6B7C',
} as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** `share` (0 to 1) of `other` mixed into `hex`; both are #rrggbb. */
export function mix(hex: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(hex).map((value, index) =>
    Math.round(value + ((added[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Darker, towards the warm shadow colour that every picture shares. */
export const shade = (hex: string, share = 0.3): string => mix(hex, '#1b1420', share);

/** Lighter, towards warm paper. */
export const tint = (hex: string, share = 0.4): string => mix(hex, '#fffaf0', share);
