/** A variant of a sample product: a value for each option. */
interface SampleVariant {
  readonly values: readonly string[];
  readonly code: string | null;
  /** In paise; by default the price of the product. */
  readonly ratePaise?: number;
  readonly picture: string;
}

interface SampleProduct {
  readonly slug: string;
  /** Its colours, unless they were edited. */
  readonly colors: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly SampleVariant[];
}

/** The sample products with several colours that got variants. */
export const samples: readonly SampleProduct[] = [
  {
    slug: 'stork-necked-paper-scissors',
    colors: 'Brass, Slate',
    options: [{ name: 'Colour', values: ['Brass', 'Slate'] }],
    variants: [
      { values: ['Brass'], code: 'SC-0057-BR', picture: 'stork-necked-paper-scissors' },
      { values: ['Slate'], code: 'SC-0057-SL', picture: 'stork-necked-paper-scissors-2' },
    ],
  },
  {
    slug: 'postal-blue-fountain-pen',
    colors: 'Indigo, Vermilion, Leaf',
    options: [
      { name: 'Colour', values: ['Indigo', 'Vermilion', 'Leaf'] },
      { name: 'Nib', values: ['Fine', 'Medium'] },
    ],
    variants: [
      { values: ['Indigo', 'Fine'], code: 'FP-0042-IN-FI', picture: 'postal-blue-fountain-pen' },
      { values: ['Indigo', 'Medium'], code: 'FP-0042-IN-ME', picture: 'postal-blue-fountain-pen' },
      { values: ['Vermilion', 'Fine'], code: 'FP-0042-VE-FI', picture: 'postal-blue-fountain-pen-2' },
      { values: ['Vermilion', 'Medium'], code: 'FP-0042-VE-ME', picture: 'postal-blue-fountain-pen-2' },
      { values: ['Leaf', 'Fine'], code: 'FP-0042-LE-FI', picture: 'postal-blue-fountain-pen-3' },
    ],
  },
  {
    slug: 'clerks-fountain-pen-resin',
    colors: 'Vermilion, Leaf',
    options: [{ name: 'Colour', values: ['Vermilion', 'Leaf'] }],
    variants: [
      { values: ['Vermilion'], code: 'FP-0188-VE', picture: 'clerks-fountain-pen-resin' },
      { values: ['Leaf'], code: 'FP-0188-LE', picture: 'clerks-fountain-pen-resin-2' },
    ],
  },
  {
    slug: 'leather-wrap-journal-mussoorie',
    colors: 'Kraft, Ink',
    options: [{ name: 'Colour', values: ['Kraft', 'Ink'] }],
    variants: [
      { values: ['Kraft'], code: 'TJ-0051-KR', picture: 'leather-wrap-journal-mussoorie' },
      { values: ['Ink'], code: 'TJ-0051-IN', ratePaise: 125000, picture: 'leather-wrap-journal-mussoorie-2' },
    ],
  },
  {
    slug: 'one-line-a-day-five-years',
    colors: 'Plum, Indigo',
    options: [{ name: 'Colour', values: ['Plum', 'Indigo'] }],
    variants: [
      { values: ['Plum'], code: 'PD-0174-PL', picture: 'one-line-a-day-five-years' },
      { values: ['Indigo'], code: 'PD-0174-IN', picture: 'one-line-a-day-five-years-2' },
    ],
  },
  {
    slug: 'felt-inkpad-in-a-tin',
    colors: 'Vermilion, Indigo, Leaf',
    options: [{ name: 'Colour', values: ['Vermilion', 'Indigo', 'Leaf'] }],
    variants: [
      { values: ['Vermilion'], code: 'IP-0137-VE', picture: 'felt-inkpad-in-a-tin' },
      { values: ['Indigo'], code: 'IP-0137-IN', picture: 'felt-inkpad-in-a-tin-2' },
      { values: ['Leaf'], code: 'IP-0137-LE', picture: 'felt-inkpad-in-a-tin-3' },
    ],
  },
  {
    slug: 'pigment-pad-slow-drying',
    colors: 'Indigo, Vermilion',
    options: [{ name: 'Colour', values: ['Indigo', 'Vermilion'] }],
    variants: [
      { values: ['Indigo'], code: 'IP-0233-IN', picture: 'pigment-pad-slow-drying' },
      { values: ['Vermilion'], code: 'IP-0233-VE', picture: 'pigment-pad-slow-drying-2' },
    ],
  },
  {
    slug: 're-inker-bottle-15-ml',
    colors: 'Vermilion, Indigo, Leaf',
    options: [{ name: 'Colour', values: ['Vermilion', 'Indigo', 'Leaf'] }],
    variants: [
      { values: ['Vermilion'], code: 'IP-0059-VE', picture: 're-inker-bottle-15-ml' },
      { values: ['Indigo'], code: 'IP-0059-IN', picture: 're-inker-bottle-15-ml-2' },
      { values: ['Leaf'], code: 'IP-0059-LE', ratePaise: 11000, picture: 're-inker-bottle-15-ml-3' },
    ],
  },
  {
    slug: 'brass-wax-seal-lotus',
    colors: 'Vermilion, Indigo',
    options: [{ name: 'Colour', values: ['Vermilion', 'Indigo'] }],
    variants: [
      { values: ['Vermilion'], code: 'WX-0402-VE', picture: 'brass-wax-seal-lotus' },
      { values: ['Indigo'], code: 'WX-0402-IN', picture: 'brass-wax-seal-lotus-2' },
    ],
  },
  {
    slug: 'sealing-wax-sticks-pack-of-6',
    colors: 'Vermilion, Indigo',
    options: [{ name: 'Colour', values: ['Vermilion', 'Indigo'] }],
    variants: [
      { values: ['Vermilion'], code: 'WX-0104-VE', picture: 'sealing-wax-sticks-pack-of-6' },
      { values: ['Indigo'], code: 'WX-0104-IN', picture: 'sealing-wax-sticks-pack-of-6-2' },
    ],
  },
  {
    slug: 'wax-beads-in-a-tin',
    colors: 'Vermilion, Indigo',
    options: [{ name: 'Colour', values: ['Vermilion', 'Indigo'] }],
    variants: [
      { values: ['Vermilion'], code: 'WX-0313-VE', picture: 'wax-beads-in-a-tin' },
      { values: ['Indigo'], code: 'WX-0313-IN', picture: 'wax-beads-in-a-tin-2' },
    ],
  },
  {
    slug: 'ring-bound-sticker-book-large',
    colors: 'Indigo, Vermilion',
    options: [{ name: 'Colour', values: ['Indigo', 'Vermilion'] }],
    variants: [
      { values: ['Indigo'], code: 'SB-0292-IN', picture: 'ring-bound-sticker-book-large' },
      { values: ['Vermilion'], code: 'SB-0292-VE', picture: 'ring-bound-sticker-book-large-2' },
    ],
  },
  {
    slug: 'pocket-sticker-book',
    colors: 'Indigo, Vermilion',
    options: [{ name: 'Colour', values: ['Indigo', 'Vermilion'] }],
    variants: [
      { values: ['Indigo'], code: 'SB-0177-IN', picture: 'pocket-sticker-book' },
      { values: ['Vermilion'], code: 'SB-0177-VE', picture: 'pocket-sticker-book-2' },
    ],
  },
  {
    slug: 'festival-sticker-book',
    colors: 'Vermilion, Indigo',
    options: [{ name: 'Colour', values: ['Vermilion', 'Indigo'] }],
    variants: [
      { values: ['Vermilion'], code: 'SB-0057-VE', picture: 'festival-sticker-book' },
      { values: ['Indigo'], code: 'SB-0057-IN', picture: 'festival-sticker-book-2' },
    ],
  },
];
