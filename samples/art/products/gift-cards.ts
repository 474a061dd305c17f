import { PIGMENTS, SHOP, tint } from '../palette';
import {
  closedStall,
  lampCard,
  lateCard,
  lotusArch,
  monsoonCards,
  monsoonLetter,
  openCard,
  popUpStall,
} from '../recipes/cards';
import { parcel } from '../recipes/parcel';
import {
  linedVoucher,
  postedVoucher,
  sealedVoucher,
  sleevedVoucher,
  tornSlips,
  voucherBook,
} from '../recipes/vouchers';
import {
  belledParcel,
  bellTags,
  clothBundle,
  clothSquare,
  ribboned,
  ribbonReels,
  wrapSet,
} from '../recipes/wraps';
import { place } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Kraft } = PIGMENTS;

const five = (ink: string) => ({
  value: 'Rs 500',
  ink,
  paper: SHOP.buff,
  emblem: 'lotus' as const,
  number: 'No. 000427',
});
const thousand = (ink: string) => ({
  value: 'Rs 1,000',
  ink,
  paper: '#fbf6ea',
  emblem: 'postbox' as const,
  number: 'No. 000288',
});
const SEALED = {
  value: 'Rs 2,500',
  ink: '#8f231e',
  paper: '#f6e7c4',
  emblem: 'lotus' as const,
  number: 'No. 000033',
};

export const GIFT_CARDS: Shelf = {
  'gift-card-of-rs-500-letterpress': {
    main: (canvas, ink) => postedVoucher(canvas, five(ink), Kraft, -8),
    use: (canvas, ink) => sleevedVoucher(canvas, five(ink), '#31506a'),
  },
  'gift-card-of-rs-1000-letterpress': {
    main: (canvas, ink) => sleevedVoucher(canvas, thousand(ink), ink === Leaf ? Leaf : '#8f231e'),
    use: (canvas, ink) => postedVoucher(canvas, thousand(ink), '#f0e3c6', 7),
    ground: tint(Teal, 0.6),
  },
  'gift-card-of-rs-2500-wax-sealed': {
    main: (canvas, ink) => sealedVoucher(canvas, SEALED, ink),
    use: (canvas, ink) => linedVoucher(canvas, SEALED, ink),
    ground: SHOP.night,
  },
  'book-of-ten-vouchers-rs-100-each': {
    main: voucherBook,
    use: tornSlips,
    ground: tint(Marigold, 0.5),
  },
  'shubh-greeting-card-arched-lotus': {
    main: lotusArch,
    use: (canvas) => openCard(canvas, '#fdf8ec', Vermilion, 'lotus'),
    ground: tint(Rose, 0.55),
  },
  'deepavali-card': {
    main: (canvas) => lampCard(canvas, 'शुभ'),
    use: (canvas) => openCard(canvas, '#fbeed0', '#a5552a', 'diya'),
    ground: tint(Marigold, 0.35),
  },
  'monsoon-letter-cards-set-of-6': { main: monsoonCards, use: monsoonLetter, ground: '#31506a' },
  'sorry-its-late-card': {
    main: lateCard,
    use: (canvas) => openCard(canvas, '#f6e9c9', Vermilion, 'clock'),
    ground: tint(Leaf, 0.55),
  },
  'pop-up-tea-stall-card': { main: popUpStall, use: closedStall, ground: tint(Teal, 0.35) },
  'kraft-parcel-wrap-ribbon-set': {
    main: (canvas, ink) =>
      ink === Indigo
        ? wrapSet(canvas, { paper: Indigo, motif: 'booti', print: '#8fb4c6', ribbon: '#e8c478' })
        : wrapSet(canvas, { paper: Kraft, ribbon: Vermilion }),
    use: (canvas) =>
      place(
        -110,
        -90,
        parcel(canvas, { paper: Kraft, ribbon: Vermilion, tag: SHOP.paper, emblem: 'star' }),
        0,
        0.8,
      ) +
      place(
        190,
        230,
        parcel(canvas, {
          paper: Indigo,
          ribbon: '#e8c478',
          motif: 'booti',
          print: '#8fb4c6',
          tag: SHOP.paper,
          emblem: 'lotus',
        }),
        8,
        0.55,
      ),
    ground: tint(Plum, 0.66),
  },
  'furoshiki-cloth-block-printed': { main: clothBundle, use: clothSquare, ground: SHOP.buff },
  'fabric-ribbon-five-spools': {
    main: (canvas) => ribbonReels(canvas, [Vermilion, Marigold, Leaf, Indigo, Rose]),
    use: (canvas) => ribboned(canvas, Leaf),
    ground: SHOP.paper,
    surface: 'desk',
  },
  'gift-tags-with-brass-bells': {
    main: bellTags,
    use: belledParcel,
    ground: '#3c6a55',
  },
};
