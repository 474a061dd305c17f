import { lifted } from '../canvas';
import { emblem } from '../emblems';
import { fitted, scribble } from '../materials';
import { PIGMENTS, mix, SHOP, tint } from '../palette';
import { between, times } from '../random';
import {
  BORDERS,
  borders,
  cancellers,
  CLEAR,
  journey,
  kitchenWords,
  mark,
  RING,
  signal,
  track,
  tunnel,
} from '../recipes/clear-sets';
import { acrylicBlock, clearSheet, resin } from '../recipes/clear-views';
import { clearStamps } from '../recipes/clear-stamps';
import { engineMark } from '../recipes/stamp-marks';
import { markedPaper } from '../recipes/stamp-views';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Rose, Teal, Ink } = PIGMENTS;
const SMOKE = '#4d6a7d';

/** Clear stamps and what they are mounted on. */
export const STAMPS_CLEAR: Shelf = {
  'garden-clear-stamp-set': {
    main: (canvas) =>
      clearStamps(canvas, {
        emblems: ['leaf', 'lotus', 'marigold', 'fern', 'rose', 'sun', 'sparrow', 'butterfly', 'feather'],
        header: Leaf,
        name: 'Garden Set',
      }),
    use: (canvas) =>
      markedPaper(
        canvas,
        820,
        600,
        (['fern', 'lotus', 'butterfly', 'leaf', 'rose'] as const)
          .map((name, index) =>
            place(
              -300 + index * 150,
              -150,
              emblem(canvas, name, index % 2 === 0 ? Leaf : Rose, SHOP.paper),
              index * 8 - 16,
              1.3,
            ),
          )
          .join('') +
          times(4, (row) =>
            place(-330, 20 + row * 66, scribble(between(canvas.random, 480, 640), SHOP.ink, 4)),
          ).join(''),
      ),
    ground: tint(Leaf, 0.5),
  },
  'journey-clear-stamp-set': {
    main: (canvas) =>
      place(
        0,
        0,
        clearSheet(canvas, {
          width: 940,
          height: 720,
          header: Ink,
          name: 'Journey',
          side: 'left',
          pieces: place(0, -20, journey(canvas), 0, 0.98),
        }),
        -3,
      ),
    use: (canvas) =>
      markedPaper(
        canvas,
        900,
        560,
        times(3, (index) => place(-290 + index * 290, 150, track(Ink), 0, 0.97)).join('') +
          place(-230, 20, engineMark(Ink, SHOP.paper), 0, 0.5) +
          place(110, 20, tunnel(Leaf), 0, 1.5) +
          place(330, 10, signal(Vermilion), 0, 1.3) +
          place(60, -170, emblem(canvas, 'hill', Teal, SHOP.paper), 0, 1.3) +
          place(-280, -200, scribble(360, SHOP.ink, 4)),
      ),
    ground: '#8a3a32',
  },
  'postmark-date-clear-set': {
    main: (canvas) =>
      place(
        0,
        0,
        clearSheet(canvas, {
          width: 700,
          height: 900,
          header: Vermilion,
          name: 'Postmark & Date',
          pieces: place(0, -30, cancellers()),
        }),
        4,
      ),
    use: (canvas) =>
      markedPaper(
        canvas,
        860,
        580,
        svg`<path d="M230-240H380V-60H230z" fill="none" stroke="${Vermilion}" stroke-width="5"/>` +
          place(305, -150, emblem(canvas, 'postbox', Vermilion, '#f7ecd0'), 0, 1.1) +
          place(
            190,
            -110,
            RING(Ink) + fitted('display', '14 AUG', { y: 12, width: 130, size: 44 }, Ink),
            -12,
            1.1,
          ) +
          times(3, (row) => place(-330, 0 + row * 80, scribble(420 - row * 60, SHOP.ink, 5))).join(''),
        '#f7ecd0',
      ),
    ground: SHOP.buff,
  },
  'clear-acrylic-block-60-mm': {
    main: (canvas) =>
      place(
        120,
        150,
        markedPaper(canvas, 560, 560, place(40, 60, emblem(canvas, 'lotus', Rose, SHOP.paper), 0, 2.6)),
        8,
      ) +
      place(
        -90,
        -90,
        acrylicBlock(
          canvas,
          520,
          place(0, 0, resin(mark(canvas, 'lotus'), mix(Rose, '#ffffff', 0.25)), 0, 2.6),
        ),
        -9,
      ),
    use: (canvas) =>
      place(-60, 30, acrylicBlock(canvas, 640), -20) +
      lifted(canvas, place(300, -300, emblem(canvas, 'leaf', SMOKE, CLEAR), 20, 1.6)),
    ground: SHOP.night,
  },
  'clear-corner-set-twelve-borders': {
    main: (canvas) =>
      place(
        0,
        0,
        clearSheet(canvas, {
          width: 720,
          height: 900,
          header: Teal,
          name: 'Twelve Borders',
          side: 'foot',
          pieces: place(0, -10, borders()),
        }),
        -5,
      ),
    use: (canvas) => {
      const run = BORDERS[1] ?? track;
      const side = times(4, (index) => place(-270 + index * 180, 0, run(Indigo))).join('');
      return markedPaper(
        canvas,
        860,
        860,
        times(4, (turn) => place(0, 0, place(0, -370, side), turn * 90)).join('') +
          fitted('display', 'Khana Khazana', { y: -60, width: 560, size: 92 }, Vermilion) +
          times(4, (row) => place(-240, 40 + row * 64, scribble(480 - row * 40, SHOP.ink, 4))).join(''),
      );
    },
    ground: tint(Marigold, 0.6),
  },
  'kitchen-words-clear-set': {
    main: (canvas) =>
      place(
        0,
        0,
        clearSheet(canvas, {
          width: 760,
          height: 920,
          header: '#a8553f',
          name: 'Kitchen Words',
          pieces: kitchenWords(),
        }),
        3,
      ),
    use: (canvas) =>
      place(
        0,
        0,
        markedPaper(
          canvas,
          800,
          620,
          svg`<path d="M-400-190H400" stroke="${Vermilion}" stroke-width="4"/>` +
            fitted('display', 'Dal, slowly', { x: -130, y: -220, width: 460, size: 76 }, SHOP.ink) +
            ['Soak', 'Simmer', 'Salt']
              .map((word, row) =>
                place(
                  -290,
                  -100 + row * 130,
                  svg`<g transform="skewX(-14)">${fitted('display', word, { x: 40, y: 16, width: 230, size: 64 }, '#a8553f')}</g>` +
                    place(210, 0, scribble(390, SHOP.ink, 4)),
                ),
              )
              .join(''),
          '#fbf4e2',
        ),
        -5,
      ),
    ground: SHOP.inland,
  },
};
