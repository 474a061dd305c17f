import { PIGMENTS, SHOP, tint } from '../palette';
import { clearStamps } from '../recipes/clear-stamps';
import { inkPad } from '../recipes/ink-pad';
import { postage, type StampLook } from '../recipes/postage';
import { rubberStamp } from '../recipes/rubber-stamp';
import { waxSeal } from '../recipes/wax-seal';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Plum } = PIGMENTS;
const TEAK = '#a5703f';
const SHEESHAM = '#7a4a2c';

/** The stamps of the still lifes, also used by the hero slides. */
export const STAMPS: Record<'lotus' | 'monsoon' | 'hill' | 'sparrow' | 'mail' | 'sun', StampLook> = {
  lotus: { ink: Vermilion, emblem: 'lotus', name: 'LOTUS', value: '10p' },
  monsoon: { ink: Indigo, emblem: 'umbrella', name: 'MONSOON', value: '25p', field: '#e4eef2' },
  hill: { ink: Leaf, emblem: 'hill', name: 'HILL POST', value: '50p' },
  sparrow: { ink: Plum, emblem: 'sparrow', name: 'SPARROW', value: '15p', field: '#f3e9f0' },
  mail: { ink: '#3a3f4d', emblem: 'engine', name: 'NIGHT MAIL', value: '75p', field: '#f6e9c8' },
  sun: { ink: '#b8640f', emblem: 'sun', name: 'HARVEST', value: '20p', field: '#fbeed0' },
};

export const STAMP_PICTURES = [
  square('stamp-lotus', SHOP.inland, (c) => rubberStamp(c, { imprint: 'lotus', ink: Vermilion, wood: TEAK })),
  square('stamp-leaf', SHOP.buff, (c) => rubberStamp(c, { imprint: 'leaf', ink: Leaf, wood: SHEESHAM })),
  square('stamp-date', SHOP.kraft, (c) =>
    rubberStamp(c, { imprint: { date: '14 AUG', office: 'DAK GHAR' }, ink: Plum, wood: SHEESHAM }),
  ),
  square('clear-stamps-garden', tint(Leaf, 0.5), (c) =>
    clearStamps(c, {
      emblems: ['leaf', 'lotus', 'marigold', 'sun', 'sparrow'],
      header: Leaf,
      name: 'Garden Set',
    }),
  ),
  square('ink-pad-vermilion', SHOP.buff, (c) =>
    inkPad(c, { ink: Vermilion, emblem: 'sun', name: 'Sindoor' }),
  ),
  square('ink-pad-indigo', SHOP.kraft, (c) => inkPad(c, { ink: Indigo, emblem: 'umbrella', name: 'Indigo' })),
  square('ink-pad-leaf', SHOP.inland, (c) => inkPad(c, { ink: Leaf, emblem: 'leaf', name: 'Neem' })),
  square('wax-vermilion', SHOP.night, (c) =>
    waxSeal(c, { wax: Vermilion, emblem: 'lotus', envelope: '#f4ecda' }),
  ),
  square('wax-indigo', SHOP.buff, (c) => waxSeal(c, { wax: Indigo, emblem: 'sparrow', envelope: '#fbf6ea' })),
  square('postage-lotus', SHOP.inland, (c) =>
    postage(c, [STAMPS.lotus, STAMPS.monsoon, STAMPS.hill], '14 AUG'),
  ),
  square('postage-mail', SHOP.buff, (c) => postage(c, [STAMPS.mail, STAMPS.sparrow, STAMPS.sun], '02 OCT')),
];
