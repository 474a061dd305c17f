import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, stroke } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, mix, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { paperStack } from '../recipes/paper-stack';
import { fountainPen } from '../recipes/pen';
import {
  gummedPad,
  ledgerLeaf,
  lineMap,
  litSheet,
  mapSheets,
  patternFan,
  timetable,
  tissueFan,
} from '../recipes/sheets';
import { place, svg } from '../svg';
import { ledgerCollage, mapCovered } from '../recipes/paper-uses';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Plum, Teal, Kraft, Ink } = PIGMENTS;

const DUSK = times(10, (index) => mix('#4f86b0', Plum, index / 9)).map((tone, index) =>
  index > 6 ? mix(tone, '#a8486a', 0.3) : tone,
);
const LEMON_TO_ORANGE = times(9, (index) => mix('#f3d64e', '#c05a1c', index / 8));

/** Papers by the sheet and the pad. */
export const JOURNAL_PAPERS: Shelf = {
  'kraft-scrap-paper-60-sheets': {
    main: (canvas) =>
      paperStack(canvas, {
        sheets: ['#8a6d49', '#b48d5f', '#a07a4e', '#dcc39c', Kraft, '#b9935f'],
        band: Vermilion,
      }),
    use: (canvas) =>
      (['60', '90', '220'] as const)
        .map((weight, index) =>
          lifted(
            canvas,
            place(
              -270 + index * 260,
              -60 + index * 60,
              litSheet(
                canvas,
                360,
                620,
                ['#dcc39c', Kraft, '#9a7347'][index] ?? Kraft,
                fitted('display', weight, { y: -150, width: 300, size: 130 }, '#fffaf0') +
                  fitted('typed', 'GSM', { y: -90, width: 200, size: 54 }, '#fffaf0') +
                  place(
                    0,
                    110,
                    emblem(canvas, (['leaf', 'sparrow', 'star'] as const)[index] ?? 'star', '#fffaf0', Kraft),
                    0,
                    1.7,
                  ),
              ),
              index * 6 - 7,
            ),
          ),
        )
        .join(''),
    ground: SHOP.inland,
  },
  'seigaiha-booti-patterned-papers': {
    main: (canvas, ink) =>
      patternFan(canvas, [
        { motif: 'dots', ground: '#e9f0f2', print: ink },
        { motif: 'leaf', ground: ink, print: '#cfe3ea' },
        { motif: 'rangoli', ground: '#e9f0f2', print: ink },
        { motif: 'booti', ground: '#bcd7e4', print: ink },
        { motif: 'booti', ground: ink, print: '#e9f0f2' },
        { motif: 'wave', ground: '#f4f1e4', print: ink, scale: 1.3 },
      ]),
    use: (canvas, ink) =>
      times(8, (index) =>
        lifted(
          canvas,
          place(
            -315 + (index % 4) * 210,
            -190 + Math.floor(index / 4) * 380,
            paperSwatch(canvas, index, ink),
          ),
        ),
      ).join(''),
    ground: SHOP.buff,
  },
  'marigold-paper-pad': {
    main: (canvas, ink) =>
      place(
        -40,
        -60,
        gummedPad(canvas, {
          width: 600,
          height: 760,
          tones: LEMON_TO_ORANGE,
          head: shade(ink, 0.25),
          drawn:
            place(0, -50, emblem(canvas, 'marigold', '#c9741a', '#f3d64e'), 0, 3.2) +
            fitted('display', 'Marigold', { y: 220, width: 360, size: 84 }, '#a8550e'),
        }),
        -5,
      ),
    use: (canvas) =>
      LEMON_TO_ORANGE.map((tone, index) =>
        lifted(
          canvas,
          place(
            (index - 4) * 62,
            Math.abs(index - 4) * 14,
            litSheet(
              canvas,
              400,
              620,
              tone,
              place(0, 0, emblem(canvas, 'marigold', shade(tone, 0.22), tone), 0, 2.6),
            ),
            (index - 4) * 7,
          ),
        ),
      ).join(''),
    ground: tint(Leaf, 0.5),
  },
  'old-account-book-leaves': {
    use: ledgerCollage,
    laid: (canvas, ink) =>
      lifted(canvas, place(60, 20, ledgerLeaf(canvas, '#efe0b8', Vermilion, 'Udhar', SHOP.ink), 5)) +
      lifted(canvas, ledgerLeaf(canvas, '#e6d3a6', Vermilion, 'Jama', ink)),
    main: (canvas, ink) =>
      (
        [
          ['#e6d3a6', 'Jama', -265, -7],
          ['#efe0ba', 'नाम', 265, 7],
          ['#f3e6c6', 'बही', 0, 1],
        ] as const
      )
        .map(([paper, head, x, turn], index) =>
          lifted(
            canvas,
            place(
              x,
              index * 14 - 10,
              ledgerLeaf(canvas, paper, Vermilion, head, index === 1 ? ink : SHOP.ink),
              turn - 8,
            ),
          ),
        )
        .join(''),
    ground: '#3c6a55',
  },
  'railway-timetable-paper-pack': {
    main: (canvas, ink) =>
      lifted(canvas, place(150, -30, lineMap(canvas, ink, Ink), 9)) +
      lifted(canvas, place(-150, 20, timetable(canvas, ink), -6)),
    use: (canvas, ink) => place(0, 0, lifted(canvas, place(0, 0, lineMap(canvas, ink, Ink), -3, 1.2))),
    ground: tint(Teal, 0.45),
  },
  'tissue-paper-ten-dusk-tones': {
    main: (canvas) => place(0, 40, tissueFan(canvas, DUSK), -4, 0.98),
    use: (canvas) =>
      lifted(canvas, board(820, 620, '#fbf6ea', 4)) +
      DUSK.map(
        (tone, index) =>
          svg`<path d="M-410 ${-250 + index * 46}C-200 ${-330 + index * 52 + (index % 2) * 40} 120 ${-190 + index * 44} 410 ${-270 + index * 50}V310H-410z" fill="${tone}" opacity=".5"/>`,
      ).join('') +
      svg`<circle cx="180" cy="-190" r="60" fill="#fff1cf"/>`,
    ground: SHOP.buff,
  },
  'map-paper-of-the-western-ghats': {
    main: (canvas, ink) => place(0, 0, mapSheets(canvas, ink), -3),
    use: mapCovered,
    ground: SHOP.kraft,
  },
  'plain-newsprint-pad-large': {
    main: (canvas) =>
      place(
        0,
        -30,
        gummedPad(canvas, {
          width: 700,
          height: 820,
          tones: ['#d9d2c2', '#cdc5b3', '#d9d2c2', '#c6bda9', '#d3cbb9'],
          head: '#4b4743',
          drawn:
            svg`<g opacity=".75">${place(-80, -60, emblem(canvas, 'kettle', '#5a5550', '#d9d2c2'), 0, 3.4)}</g>` +
            stroke('M-260 190C-120 160 60 210 180 180', '#5a5550', 5) +
            stroke('M-280 290q20-40 40 0t40 0 40 0 40 0 40 0', Indigo, 8) +
            svg`<circle cx="200" cy="-220" r="34" fill="${Ink}"/><circle cx="262" cy="-180" r="12" fill="${Ink}"/><circle cx="230" cy="-280" r="9" fill="${Ink}"/>`,
        }),
        4,
      ),
    use: (canvas) =>
      lifted(canvas, board(800, 800, '#d9d2c2', 2)) +
      place(
        -330,
        -300,
        times(5, (row) =>
          place(
            0,
            row * 90,
            stroke(
              'M0 0q20-50 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0',
              [Ink, Vermilion, Indigo, Leaf, Plum][row] ?? Ink,
              4 + row * 3,
            ),
          ),
        ).join(''),
      ) +
      lifted(canvas, place(160, 190, fountainPen(canvas, '#235f80'), -28, 0.8)),
    ground: SHOP.inland,
  },
};

const SWATCHES = ['wave', 'booti', 'leaf', 'dots', 'rangoli', 'eye', 'contour', 'ticking'] as const;

/** One of the pack's eight patterns. */
function paperSwatch(canvas: Canvas, index: number, ink: string): string {
  const isLight = index % 2 === Math.floor(index / 4);
  const [ground, print] = isLight ? ['#f4f1e4', ink] : [ink, '#cfe3ea'];
  return litSheet(canvas, 190, 340, printed(canvas, SWATCHES[index] ?? 'wave', ground, print, 0.9));
}
