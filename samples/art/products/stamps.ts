import { lifted } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, frame, rounded, SHEESHAM, stroke, TEAK } from '../materials';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { openTin } from '../recipes/containers';
import { scissors } from '../recipes/scissors';
import { cloudMark, engineMark, foamSheet, medallion, nameMark, WEATHER } from '../recipes/stamp-marks';
import { stampedParcel, stampedPlate, stampedTags } from '../recipes/stamp-uses';
import {
  knobStamp,
  markedPaper,
  mount,
  roundMark,
  stampedPage,
  stampFace,
  wire,
} from '../recipes/stamp-views';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Rose, Teal } = PIGMENTS;
const BEECH = '#d3a56c';
const MAPLE = '#e2c08c';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,?&';

/** Forty wooden type blocks, each in its seat. */
const letterBlocks = (ink: string): string =>
  times(40, (index) => {
    const [x, y] = [-315 + (index % 10) * 70, -150 + Math.floor(index / 10) * 100];
    return place(
      x,
      y,
      svg`<rect x="-31" y="-42" width="62" height="88" rx="5" fill="${shade(MAPLE, 0.5)}"/>${board(60, 84, MAPLE, 5)}<path d="M-26-36H26" stroke="#fff" stroke-width="4" opacity=".5"/>${fitted('typed', LETTERS[index] ?? 'A', { y: 20, width: 46, size: 62 }, ink)}`,
    );
  }).join('');

/** Rubber and block stamps. */
export const STAMPS_WOODEN: Shelf = {
  'lotus-round-wooden-stamp': {
    main: (canvas, ink) =>
      place(
        -120,
        130,
        markedPaper(canvas, 640, 560, place(-40, 20, roundMark(canvas, 'lotus', ink, SHOP.paper), -6)),
        -5,
      ) + lifted(canvas, place(240, -30, knobStamp(canvas, TEAK, ink), 10, 1.14)),
    use: (canvas, ink) => stampedPage(canvas, roundMark(canvas, 'lotus', ink, '#fdfaf1'), ink),
    ground: SHOP.inland,
  },
  'peepal-leaf-wooden-stamp': {
    main: (canvas, ink) =>
      place(
        170,
        210,
        markedPaper(
          canvas,
          520,
          480,
          place(40, 40, roundMark(canvas, 'leaf', ink, '#fbf4e2', 'line'), 9, 0.9),
          '#fbf4e2',
        ),
        7,
      ) + lifted(canvas, place(-120, -50, stampFace(canvas, SHEESHAM, 'leaf'), 0, 1.04)),
    use: (canvas, ink) => stampedPlate(canvas, roundMark(canvas, 'leaf', ink, '#fbf4e2', 'line'), ink),
    ground: SHOP.buff,
  },
  'paisley-corner-stamp': {
    main: (canvas, ink) =>
      place(
        -60,
        -60,
        markedPaper(canvas, 720, 720, place(0, 0, medallion(canvas, ink, SHOP.paper), 0, 1.4)),
        -4,
      ) +
      lifted(
        canvas,
        place(
          270,
          240,
          mount(canvas, {
            wood: TEAK,
            ink,
            width: 320,
            high: 170,
            deep: 150,
            index: true,
            top: place(0, 0, emblem(canvas, 'paisley', shade(TEAK, 0.6), tint(TEAK, 0.5)), 150, 2.3),
          }),
          5,
        ),
      ),
    use: (canvas, ink) =>
      lifted(canvas, board(820, 820, '#f4ead6', 4)) +
      times(9, (index) =>
        place(
          -270 + (index % 3) * 270,
          -270 + Math.floor(index / 3) * 270,
          medallion(canvas, index % 2 === 0 ? ink : shade(ink, 0.2), '#f4ead6'),
          0,
          0.66,
        ),
      ).join(''),
    ground: tint(Rose, 0.62),
  },
  'small-sparrow-stamp': {
    main: (canvas, ink) => {
      const bird = (x: number, y: number, size: number, flip = false) =>
        place(
          x,
          y,
          svg`<g transform="scale(${flip ? -1 : 1} 1)">${emblem(canvas, 'sparrow', ink, SHOP.paper)}</g>`,
          0,
          size,
        );
      const marks =
        wire(-120, 700, SHOP.ink) +
        wire(70, 700, SHOP.ink) +
        bird(-230, -150, 1.15) +
        bird(-80, -136, 1.15, true) +
        bird(190, -142, 1.15, true) +
        bird(-140, 50, 1.15) +
        bird(60, 50, 1.15);
      return (
        place(-50, -20, markedPaper(canvas, 780, 620, marks), -3) +
        lifted(
          canvas,
          place(
            270,
            190,
            mount(canvas, {
              wood: BEECH,
              ink,
              width: 190,
              high: 190,
              deep: 100,
              top: emblem(canvas, 'sparrow', shade(BEECH, 0.6), tint(BEECH, 0.5)),
            }),
            7,
            1.1,
          ),
        )
      );
    },
    use: (canvas, ink) => stampedTags(canvas, emblem(canvas, 'sparrow', ink, '#f6efdc'), 60),
    ground: SHOP.kraft,
  },
  'alphabet-stamp-set-typewriter': {
    main: (canvas, ink) => openTin(canvas, ink, 'Typewriter', () => letterBlocks(SHOP.ink)),
    use: (canvas, ink) =>
      markedPaper(
        canvas,
        780,
        560,
        ['DEAR ASHA,', 'RAIN SINCE 5.', 'SEND PAPER.']
          .map((line, row) =>
            fitted('typed', line, { y: -120 + row * 130, width: 640, size: 88 }, row === 2 ? Vermilion : ink),
          )
          .join(''),
      ) +
      lifted(
        canvas,
        ['A', 'S', 'H']
          .map((mark, index) =>
            place(
              60 + index * 130,
              330,
              mount(canvas, {
                wood: MAPLE,
                ink,
                width: 96,
                high: 130,
                deep: 60,
                top: fitted('typed', mark, { y: 30, width: 90, size: 100 }, SHOP.ink),
              }),
              index * 6 - 8,
            ),
          )
          .join(''),
      ),
    ground: tint(Marigold, 0.6),
  },
  'your-name-bahi-stamp-made-to-order': {
    main: (canvas, ink) =>
      place(
        -20,
        -150,
        markedPaper(canvas, 760, 400, place(0, 0, nameMark('आशा', 'ASHA MEHTA', ink), -2, 1.35), '#f7ecd0'),
        -4,
      ) +
      lifted(
        canvas,
        place(
          90,
          250,
          mount(canvas, { wood: SHEESHAM, ink, width: 520, high: 120, deep: 110, index: true }) +
            svg`<path d="M-50-40C-60-90-110-110-104-160-96-230 96-230 104-160 110-110 60-90 50-40Q0-20-50-40z" fill="${rounded(canvas, SHEESHAM)}"/><path d="M-84-176C-70-206-30-214 0-212" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".4"/>`,
          6,
        ),
      ),
    use: (canvas, ink) =>
      markedPaper(
        canvas,
        720,
        860,
        svg`<path d="M-250-430V430M250-430V430" stroke="${Vermilion}" stroke-width="4" opacity=".6"/>` +
          place(0, -270, nameMark('आशा', 'ASHA MEHTA', ink), 0, 0.9) +
          place(0, -20, nameMark('दया', 'DAYA RAM', ink), 0, 0.9) +
          place(0, 230, nameMark('नीला', 'NEELA SHAH', ink), 0, 0.9),
        '#f7ecd0',
      ),
    ground: tint(Leaf, 0.5),
  },
  'monsoon-cloud-stamp': {
    main: (canvas, ink) =>
      place(
        0,
        -60,
        markedPaper(canvas, 820, 660, place(0, -20, cloudMark(ink, '#eef4f4'), 0, 1.25), '#eef4f4'),
        3,
      ) +
      lifted(
        canvas,
        place(
          -190,
          290,
          mount(canvas, {
            wood: BEECH,
            ink,
            width: 360,
            high: 130,
            deep: 160,
            top: place(0, 0, cloudMark(shade(BEECH, 0.6), tint(BEECH, 0.5)), 0, 0.7),
          }),
          -6,
        ),
      ),
    use: (canvas, ink) => stampedParcel(canvas, cloudMark(ink, '#fdfaf1'), 210),
    ground: '#31506a',
  },
  'steam-engine-stamp': {
    main: (canvas, ink) =>
      place(
        -110,
        -70,
        markedPaper(canvas, 660, 720, place(0, 0, engineMark(ink, '#fbf3df'), 0, 1.3), '#fbf3df'),
        -3,
      ) +
      lifted(
        canvas,
        place(
          230,
          200,
          mount(canvas, {
            wood: TEAK,
            ink,
            width: 400,
            high: 170,
            deep: 190,
            index: true,
            top: place(0, 0, engineMark(shade(TEAK, 0.62), tint(TEAK, 0.5)), 0, 0.75),
          }),
          7,
        ),
      ),
    use: (canvas, ink) => stampedPage(canvas, engineMark(ink, '#fdfaf1'), ink, 220),
    ground: SHOP.buff,
  },
  'set-of-12-weather-stamps': {
    main: (canvas) =>
      lifted(canvas, place(-30, -90, foamSheet(canvas, '#b5645a', 11), -5, 1.04)) +
      place(-190, 320, scissors(canvas, { blade: '#aab3bb', handle: '#262b33' }), 96, 0.42),
    use: (canvas) => {
      const planner = times(12, (index) => {
        const [x, y] = [-270 + (index % 4) * 180, -230 + Math.floor(index / 4) * 230];
        const piece = WEATHER[(index * 5) % 12];
        return place(
          x,
          y,
          frame(170, 216, Teal, 3) +
            fitted('typed', String(index + 1), { x: -62, y: -74, width: 40, size: 34 }, SHOP.ink) +
            place(16, 16, piece ? piece(Indigo) : '', 0, 1.05),
        );
      });
      return markedPaper(
        canvas,
        800,
        900,
        fitted('display', 'July', { x: -270, y: -360, width: 300, size: 84 }, Vermilion) +
          stroke('M-350-346H350', Teal, 3) +
          planner.join(''),
      );
    },
    ground: SHOP.inland,
  },
};
