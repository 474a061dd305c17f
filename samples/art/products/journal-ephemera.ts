import type { Canvas } from '../canvas';
import { PIGMENTS, mix, SHOP, tint } from '../palette';
import { emblem } from '../emblems';
import { board, fitted, flat, frame, scribble } from '../materials';
import { times } from '../random';
import { postmark } from '../recipes/ephemera';
import {
  chemistLabel,
  chestLabel,
  laid,
  luggageLabel,
  packEnvelope,
  pasteboard,
  printedForm,
  prizeLabel,
  prizeSeal,
  reportCard,
  slate,
  songBooklet,
  telegram,
} from '../recipes/ephemera-pieces';
import { ledgerLeaf, litSheet, oddBundle, timetable } from '../recipes/sheets';
import { printed } from '../motifs';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Kraft, Ivory, Ink, Brass } = PIGMENTS;

const BUFF = '#e6cf98';
const tickets = (canvas: Canvas) =>
  [
    pasteboard(canvas, ['THIRD CLASS', 'Hill Road', 'No. 04178'], BUFF, '#d98f5a'),
    pasteboard(canvas, ['THIRD CLASS', 'Sadar', 'No. 00921'], '#e9dcc0', '#8fb0a0'),
    pasteboard(canvas, ['PLATFORM', 'One Hour', 'No. 30016'], '#f0e6cf', '#f0e6cf'),
    pasteboard(canvas, ['RETURN', 'Ghat Line', 'No. 11204'], '#d6c0a2', '#b5615a'),
  ] as const;

const chemist = (canvas: Canvas) =>
  [
    chemistLabel(canvas, ['Shake the Bottle', 'BEFORE USE'], Leaf, '#f7f2df', 'plain'),
    chemistLabel(canvas, ['Not to be Taken', 'POISON'], Vermilion, '#f7f2df', 'solid'),
    chemistLabel(canvas, ['One Spoon', 'AT BEDTIME'], '#2d3a35', '#eef0dc', 'deckled'),
    chemistLabel(canvas, ['The Mixture', 'AS DIRECTED'], Leaf, '#f7f2df', 'solid'),
    chemistLabel(canvas, ['Rose Water', 'GREEN SHUTTERS'], '#a34a5c', '#fbeeea', 'deckled'),
    chemistLabel(canvas, ['For the Eyes', 'TWICE A DAY'], Indigo, '#eef3f4', 'plain'),
    chemistLabel(canvas, ['Liniment', 'RUB WELL'], '#8a5a2c', '#f3e3bf', 'deckled'),
    chemistLabel(canvas, ['Powder', 'IN WARM MILK'], Leaf, '#eef0dc', 'deckled'),
  ] as const;

const gradeSlip = (canvas: Canvas, ink: string) =>
  litSheet(
    canvas,
    380,
    520,
    '#f6efdc',
    frame(346, 486, ink, 3) +
      fitted('display', 'Leaf Grades', { y: -170, width: 300, size: 58 }, ink) +
      ['F.O.P.', 'G.B.O.P.', 'T.G.F.O.P.', 'O.P.', 'DUST']
        .map(
          (grade, row) =>
            fitted('typed', grade, { x: -50, y: -96 + row * 66, width: 190, size: 42 }, SHOP.ink) +
            place(70, -104 + row * 66, scribble(70, SHOP.ink, 3)),
        )
        .join(''),
  );

const callingCard = (canvas: Canvas, ink: string) =>
  litSheet(
    canvas,
    340,
    200,
    '#fdfaf1',
    fitted('display', 'Mr. D. Sen', { y: 0, width: 260, size: 58 }, ink) +
      fitted('typed', 'PLANTER', { y: 50, width: 160, size: 34 }, SHOP.ink),
  );

const slip = (canvas: Canvas) =>
  litSheet(
    canvas,
    560,
    170,
    SHOP.paper,
    svg`<path d="M-280-50H280M-280 50H280" stroke="${Vermilion}" stroke-width="3"/><path d="M-280-16H280M-280 16H280" stroke="${Indigo}" stroke-width="2" opacity=".6"/>` +
      place(-250, 8, scribble(480, Ink, 5)),
  );

const advert = (canvas: Canvas) =>
  litSheet(
    canvas,
    340,
    340,
    '#f6e3b4',
    frame(310, 310, '#7c1815', 4) +
      place(0, -50, emblem(canvas, 'rose', '#7c1815', '#f6e3b4'), 0, 1.5) +
      fitted('display', 'Kesh Hair Oil', { y: 82, width: 280, size: 58 }, '#7c1815') +
      fitted('typed', 'COOL & DARK', { y: 126, width: 220, size: 34 }, SHOP.ink),
  );

const oddPapers = (canvas: Canvas): readonly string[] => [
  '#c9a77c',
  printed(canvas, 'booti', '#efd9c0', Rose),
  '#9fc0cf',
  '#efe0ba',
  printed(canvas, 'wave', '#e9f0f2', Indigo),
  printed(canvas, 'check', '#f8eed6', Vermilion, 0.6),
  '#d98f5a',
  printed(canvas, 'ticking', '#f3ebd8', Indigo),
  '#f6efe0',
  printed(canvas, 'columns', '#f3ead2', Ink),
  '#f3ecd9',
  '#8fae94',
];

/** Packs of printed pieces. */
export const JOURNAL_EPHEMERA: Shelf = {
  'third-class-ticket-ephemera-pack': {
    main: (canvas, ink) => {
      const [hill, sadar, platform, ghat] = tickets(canvas);
      return laid(canvas, [
        [40, -100, -4, 1.1, packEnvelope(canvas, 'Third Class', '40 PIECES', '#ead7ae', ink)],
        [-300, 60, -14, 1.05, luggageLabel(canvas, '#d9bd92', Ink, 'engine', 'Luggage')],
        [280, 20, 12, 1.15, hill],
        [0, 190, -8, 1.2, sadar],
        [310, 230, -6, 1.15, ghat],
        [-150, 350, 9, 1.15, platform],
      ]);
    },
    use: (canvas) =>
      laid(
        canvas,
        tickets(canvas).map(
          (ticket, index) =>
            [-70 + (index % 2) * 140, -330 + index * 220, index * 5 - 8, 1.42, ticket] as const,
        ),
      ),
    ground: tint(Teal, 0.5),
  },
  'money-order-ephemera-pack': {
    main: (canvas, ink) =>
      laid(canvas, [
        [-170, -40, -7, 1.15, printedForm(canvas, 'Money Order', '#eef0e2', ink, 'postbox')],
        [190, -210, 8, 0.95, telegram(canvas, '#7c1815')],
        [200, 170, -5, 0.85, printedForm(canvas, 'Receipt', '#f4dcd8', Vermilion, 'envelope')],
      ]) + place(60, 40, postmark(SHOP.ink, '02 OCT'), -16, 1.5),
    use: (canvas) =>
      laid(canvas, [[0, 0, -5, 1.55, telegram(canvas, '#7c1815')]]) +
      place(250, 220, postmark(SHOP.ink, '02 OCT'), 12, 1.4),
    ground: SHOP.buff,
  },
  'cinema-hall-ephemera-pack': {
    main: (canvas) =>
      laid(canvas, [
        [-190, -60, -9, 1.12, songBooklet(canvas, 'Barsaat Mail', Plum, '#8a4f86', 'umbrella')],
        [190, -110, 8, 1, songBooklet(canvas, 'Kagaz Ki Naav', '#b5452f', '#e0863f', 'moon')],
        [230, 240, -6, 0.8, advert(canvas)],
        [-140, 290, 6, 1.15, pasteboard(canvas, ['BALCONY', 'Rs. 2.50', 'ROW C 14'], '#f4b9b2', '#e08f96')],
        [80, 370, -9, 1.05, pasteboard(canvas, ['STALLS', 'Rs. 1.00', 'ROW K 7'], '#bfd6c0', '#9cc0a6')],
      ]),
    use: (canvas) =>
      laid(canvas, [[0, 0, 4, 1.35, songBooklet(canvas, 'Kagaz Ki Naav', '#b5452f', '#e0863f', 'moon')]]),
    ground: tint(Marigold, 0.55),
  },
  'chemists-label-ephemera-pack': {
    main: (canvas) => {
      const spots = [
        [-190, -340, -5],
        [190, -310, 4],
        [-230, -120, 3],
        [160, -90, -5],
        [-180, 110, -4],
        [210, 130, 5],
        [-210, 330, 4],
        [170, 350, -3],
      ] as const;
      return laid(
        canvas,
        chemist(canvas).map(
          (label, index) =>
            [spots[index]?.[0] ?? 0, spots[index]?.[1] ?? 0, spots[index]?.[2] ?? 0, 1.1, label] as const,
        ),
      );
    },
    use: (canvas) =>
      laid(
        canvas,
        chemist(canvas)
          .slice(0, 3)
          .map((label, index) => [index * 60 - 60, -300 + index * 300, index * 5 - 6, 1.45, label] as const),
      ),
    ground: tint(Leaf, 0.35),
  },
  'tea-garden-ephemera-pack': {
    main: (canvas, ink) =>
      laid(canvas, [
        [0, 0, 3, 1, litSheet(canvas, 860, 700, printed(canvas, 'leaf', '#e9eed8', '#9db78c'))],
        [-190, -30, -8, 1.05, chestLabel(canvas, ink, '#d9b45c')],
        [220, -70, 7, 1, gradeSlip(canvas, '#7c4a22')],
        [150, 290, -5, 1.05, callingCard(canvas, Leaf)],
        [
          -230,
          340,
          6,
          0.9,
          pasteboard(canvas, ['WEIGHMENT', '24 Seers', 'SHED No. 3'], '#ecdcb6', '#cfa774'),
        ],
      ]),
    use: (canvas, ink) => laid(canvas, [[0, 0, -3, 1.6, chestLabel(canvas, ink, '#d9b45c')]]),
    ground: SHOP.kraft,
  },
  'school-slate-ephemera-pack': {
    main: (canvas, ink) =>
      laid(canvas, [
        [-40, -150, -4, 1.08, slate(canvas)],
        [230, 110, 7, 0.95, reportCard(canvas, ink)],
        [-180, 200, -7, 1, prizeLabel(canvas, 'Needlework', Indigo)],
        [-110, 370, 3, 0.9, slip(canvas)],
        [-360, 80, 8, 0.9, prizeSeal(canvas, '#d9b04c')],
        [-390, 330, -8, 0.9, prizeSeal(canvas, '#b5452f')],
      ]),
    use: (canvas, ink) =>
      laid(canvas, [
        [0, 60, -4, 1.35, reportCard(canvas, ink)],
        ...times(
          6,
          (index) =>
            [
              -250 + index * 100,
              -360 + (index % 2) * 24,
              index * 11,
              0.8,
              prizeSeal(canvas, index % 2 === 0 ? '#d9b04c' : '#b5452f'),
            ] as const,
        ),
      ]),
    ground: SHOP.inland,
  },
  'bundle-of-odd-papers-100-g': {
    main: (canvas) =>
      place(0, -10, oddBundle(canvas, oddPapers(canvas)), 0, 1.14) +
      laid(canvas, [
        [
          250,
          300,
          14,
          1.1,
          litSheet(
            canvas,
            260,
            130,
            flat(canvas, Kraft),
            frame(236, 106, Ink, 3) + fitted('display', '100 g', { y: 22, width: 180, size: 66 }, Ink),
          ),
        ],
      ]),
    use: (canvas) =>
      laid(canvas, [
        [-220, -180, -12, 0.6, timetable(canvas, Vermilion)],
        [210, -190, 9, 0.6, ledgerLeaf(canvas, '#f3e6c6', Vermilion, 'बही', Ink)],
        [
          -160,
          210,
          6,
          1,
          litSheet(canvas, 420, 380, printed(canvas, 'marble', mix(Indigo, '#ffffff', 0.5), Indigo)),
        ],
        [230, 230, -8, 1, litSheet(canvas, 340, 420, printed(canvas, 'booti', '#efd9c0', Rose))],
        [20, 30, 14, 1, board(300, 240, Ivory, 2) + place(-120, 0, scribble(230, SHOP.ink, 5))],
        [380, 20, 30, 1, board(120, 380, printed(canvas, 'airmail', SHOP.paper, Vermilion), 2)],
        [-390, 120, 20, 1, board(130, 420, Brass, 2)],
      ]),
    ground: '#8a3a32',
  },
};
