import { PIGMENTS, SHOP, tint } from '../palette';
import { blockPrint } from '../recipes/block-print';
import { giftCard } from '../recipes/gift-card';
import { greetingCard } from '../recipes/greeting-card';
import { matchbox } from '../recipes/matchbox';
import { parcel } from '../recipes/parcel';
import { tin } from '../recipes/tin';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Rose, Teal, Kraft } = PIGMENTS;

export const GIFTS = [
  square('gift-card-leaf', Leaf, (c) =>
    giftCard(c, {
      envelope: Kraft,
      card: SHOP.buff,
      ink: Vermilion,
      emblem: 'lotus',
      greeting: 'A Small Gift',
    }),
  ),
  square('gift-card-vermilion', '#8f231e', (c) =>
    giftCard(c, {
      envelope: SHOP.buff,
      card: SHOP.paper,
      ink: Indigo,
      emblem: 'sparrow',
      greeting: 'With Love',
    }),
  ),
  square('greeting-lotus', tint(Rose, 0.6), (c) =>
    greetingCard(c, {
      envelope: '#e9d6b1',
      card: SHOP.paper,
      ink: Vermilion,
      accent: Leaf,
      emblem: 'lotus',
      motif: 'leaf',
      words: 'Shubh',
    }),
  ),
  square('greeting-diya', SHOP.night, (c) =>
    greetingCard(c, {
      envelope: Kraft,
      card: '#fbeed0',
      ink: Vermilion,
      accent: Marigold,
      emblem: 'diya',
      motif: 'marigold',
      words: 'शुभ',
    }),
  ),
  square('parcel-kraft', SHOP.inland, (c) =>
    parcel(c, { paper: Kraft, ribbon: Vermilion, tag: SHOP.paper, emblem: 'star' }),
  ),
  square('parcel-indigo', SHOP.buff, (c) =>
    parcel(c, {
      paper: Indigo,
      ribbon: '#e8c478',
      motif: 'booti',
      print: '#8fb4c6',
      tag: SHOP.paper,
      emblem: 'lotus',
    }),
  ),
];

export const FINDS = [
  square('block-vermilion', SHOP.inland, (c) =>
    blockPrint(c, { ink: Vermilion, cloth: '#f7f0de', emblem: 'paisley' }),
  ),
  square('block-indigo', SHOP.kraft, (c) =>
    blockPrint(c, { ink: Indigo, cloth: '#f4ead6', emblem: 'lotus' }),
  ),
  square('matchbox-vermilion', SHOP.buff, (c) =>
    matchbox(c, {
      label: Vermilion,
      ink: SHOP.night,
      rays: '#f2c65a',
      emblem: 'engine',
      brand: 'Night Mail',
      line: 'Bright & Sure',
    }),
  ),
  square('matchbox-teal', tint(Rose, 0.62), (c) =>
    matchbox(c, {
      label: Teal,
      ink: '#8f231e',
      rays: '#f6e3b4',
      emblem: 'kite',
      brand: 'Patang',
      line: 'Kite Brand',
    }),
  ),
  square(
    'tin-vermilion',
    SHOP.inland,
    (c) => tin(c, { paint: Vermilion, emblem: 'glass', name: 'Chai Tin', line: 'FOR NIBS AND PINS' }),
    'desk',
  ),
];
