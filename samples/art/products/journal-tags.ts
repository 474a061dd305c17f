import { lifted } from '../canvas';
import { board, flat, frame, scribble } from '../materials';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { jar } from '../recipes/containers';
import {
  bookmarkCords,
  cord,
  flowerSachet,
  gumLumps,
  mirrorSachet,
  powderSpoon,
  PRESSED,
} from '../recipes/findings';
import { notebook } from '../recipes/notebook';
import { parcel } from '../recipes/parcel';
import { spools } from '../recipes/spools';
import { markedPaper } from '../recipes/stamp-views';
import {
  drawerFront,
  gummedLabel,
  labelFrame,
  labelMatchbox,
  scrollTag,
  seedLabel,
  tagFan,
} from '../recipes/tag-views';
import { tags } from '../recipes/tags';
import { place, svg } from '../svg';
import { mirrorWork } from '../recipes/paper-uses';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Kraft, Ivory, Ink, Brass } = PIGMENTS;

/** Tags, labels and frames. */
export const JOURNAL_TAGS: Shelf = {
  'strung-kraft-tags-pack-of-25': {
    main: (canvas, ink) => place(0, -60, tagFan(canvas, ink, 9), 0, 0.92),
    use: (canvas) => parcel(canvas, { paper: '#efe1c2', ribbon: Vermilion, tag: Kraft, emblem: 'sparrow' }),
    ground: SHOP.inland,
  },
  'printed-tag-trio-leaf-sun-sparrow': {
    main: (canvas) =>
      tags(canvas, {
        colours: [Ivory, '#d9bd92', Kraft],
        emblems: ['leaf', 'sun', 'sparrow'],
        inks: [Leaf, Vermilion, Ink],
      }),
    use: (canvas) =>
      parcel(canvas, {
        paper: Leaf,
        ribbon: '#e8c478',
        motif: 'leaf',
        print: '#5d8a70',
        tag: Kraft,
        emblem: 'sparrow',
      }),
    ground: Indigo,
  },
  'seed-packet-labels': {
    main: (canvas, ink) =>
      times(6, (index) =>
        lifted(
          canvas,
          place(
            -280 + (index % 3) * 280,
            -210 + Math.floor(index / 3) * 410,
            seedLabel(canvas, index, ink),
            ((index * 5) % 7) - 3,
            1.04,
          ),
        ),
      ).join(''),
    use: (canvas, ink) =>
      lifted(
        canvas,
        place(
          0,
          0,
          svg`<path d="M-300-420H300V420Q0 450-300 420z" fill="${Kraft}"/><path d="M-300-420H300V-330H-300z" fill="${shade(Kraft, 0.2)}"/>`,
          3,
        ),
      ) + lifted(canvas, place(0, 50, seedLabel(canvas, 3, ink), -2, 1.7)),
    ground: '#3c6a55',
  },
  'brass-rimmed-label-frames-set-of-8': {
    main: (canvas) =>
      ['Nibs', 'Seeds', 'Pins', 'Thread', 'Stamps', 'Keys', 'Chalk', 'Misc.']
        .map((words, index) =>
          lifted(
            canvas,
            place(
              -210 + (index % 2) * 420,
              -330 + Math.floor(index / 2) * 220,
              labelFrame(canvas, words),
              index % 3 === 0 ? 1 : -1,
              1.02,
            ),
          ),
        )
        .join(''),
    use: (canvas) =>
      lifted(canvas, place(0, -200, drawerFront(canvas, '#7a4a2c', 'Nibs'), 0, 1.05)) +
      lifted(canvas, place(0, 210, drawerFront(canvas, '#7a4a2c', 'Misc.'), 0, 1.05)),
    ground: '#31506a',
  },
  'index-labels-in-a-matchbox': {
    main: (canvas, ink) => place(0, 0, labelMatchbox(canvas, ink), -7),
    use: (canvas) =>
      lifted(
        canvas,
        [
          [Vermilion, 'Letters'],
          [Indigo, 'Bills'],
          [undefined, 'Recipes'],
          [Vermilion, 'Trains'],
          [Indigo, 'Rain'],
          [undefined, ''],
        ]
          .map(([rule, words], index) =>
            place(
              -210 + (index % 2) * 420,
              -270 + Math.floor(index / 2) * 270,
              gummedLabel(canvas, rule, words),
              (index % 3) * 4 - 4,
              1.75,
            ),
          )
          .join(''),
      ),
    ground: tint(Rose, 0.55),
  },
  'parchment-scroll-tags': {
    main: (canvas, ink) =>
      lifted(canvas, place(-300, 90, scrollTag(canvas, ink, 'Shubh', Vermilion), -14)) +
      lifted(canvas, place(300, 80, scrollTag(canvas, shade(ink, 0.04), 'Achaar', Leaf), 13)) +
      lifted(canvas, place(0, 40, scrollTag(canvas, tint(ink, 0.4), 'Asha', Plum), -1, 1.08)),
    use: (canvas, ink) =>
      lifted(canvas, place(-60, 0, jar(canvas, '#b5662a', Brass), 0, 1.15)) +
      lifted(canvas, place(240, 60, scrollTag(canvas, ink, 'Achaar', Vermilion), 12, 0.72)),
    ground: '#8a3a32',
  },
};

/** Thread, flowers, glue and the rest. */
export const JOURNAL_OTHER: Shelf = {
  'wooden-thread-spools-warm-trio': {
    main: (canvas) => spools(canvas, [Marigold, Vermilion, Ivory]),
    use: (canvas) =>
      place(
        -120,
        -30,
        notebook(canvas, { cloth: Indigo, thread: Ivory, label: 'Sewn', line: 'WITH WAXED LINEN' }),
        -5,
        0.9,
      ) + place(330, 220, spools(canvas, [Marigold, Vermilion, Ivory]), 0, 0.36),
    ground: SHOP.inland,
    surface: 'desk',
  },
  'pressed-flower-sachet': {
    main: (canvas) => flowerSachet(canvas),
    use: (canvas) =>
      markedPaper(canvas, 640, 860, frame(590, 810, '#c9b48a', 4)) +
      lifted(
        canvas,
        place(-60, -60, PRESSED[1] ?? '', -12, 2.6) +
          place(70, -130, PRESSED[0] ?? '', 8, 2) +
          place(110, 60, PRESSED[2] ?? '', 20, 1.6),
      ) +
      place(-200, 350, scribble(400, SHOP.ink, 5)),
    ground: tint(Leaf, 0.5),
  },
  'sequin-mirror-work-sachet': {
    use: mirrorWork,
    main: (canvas) => mirrorSachet(canvas, [Vermilion, Marigold, Teal, Plum, Rose, '#d9b04c'], Plum),
    ground: SHOP.buff,
  },
  'gum-arabic-powdered': {
    main: (canvas, ink) =>
      lifted(
        canvas,
        place(
          -110,
          -30,
          jar(canvas, flat(canvas, '#efe2c2'), ink, { name: 'Gum Arabic', line: 'POWDERED 50 g', ink }),
          0,
          1.16,
        ),
      ) + place(240, 340, powderSpoon(canvas, '#f3e8cc'), 0, 0.62),
    use: (canvas) =>
      place(-40, -60, powderSpoon(canvas, '#f3e8cc'), 0, 1.2) +
      lifted(canvas, place(-60, 260, gumLumps(canvas), 0, 1.3)),
    ground: tint(Marigold, 0.6),
  },
  'cotton-cord-bead-bookmarks-kit-for-6': {
    main: (canvas) =>
      bookmarkCords(
        canvas,
        [Vermilion, Indigo, '#e9dcc0', Leaf, Marigold, Plum],
        ['#a5703f', Teal, '#d9b04c', '#c79a62', Rose],
      ),
    use: (canvas) =>
      lifted(
        canvas,
        place(0, 30, board(700, 820, '#8f231e', 10) + place(0, 0, board(660, 790, '#fbf4e2', 4)), -4),
      ) +
      times(11, (row) =>
        place(-270, -300 + row * 62, scribble(row % 4 === 3 ? 360 : 520, SHOP.ink, 4), -4),
      ).join('') +
      lifted(canvas, place(150, -30, cord(canvas, Teal, ['#a5703f', '#d9b04c', Rose]), 3, 1.15)),
    ground: tint(Teal, 0.55),
  },
};
