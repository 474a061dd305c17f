import { lifted } from '../canvas';
import { board, fitted, SHEESHAM } from '../materials';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { kitBox } from '../recipes/containers';
import {
  boxes,
  datedForm,
  habitPage,
  numberingMachine,
  pocketDater,
  printedLines,
  rollerStamp,
} from '../recipes/daters';
import { rubberStamp } from '../recipes/rubber-stamp';
import { markedPaper } from '../recipes/stamp-views';
import { envelope, seal, waxSeal } from '../recipes/wax-seal';
import {
  beadTin,
  brassHead,
  pressedWax,
  sealCabinet,
  sealTool,
  sign,
  spiritLamp,
  tealight,
  waxSpoon,
  waxStick,
  waxSticks,
} from '../recipes/wax-views';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Rose, Teal } = PIGMENTS;
const EBONY = '#2f2a30';

const initial = (character: string) => (colour: string) =>
  fitted('display', character, { y: 92, width: 240, size: 250 }, colour);

/** Wax and what presses it. */
export const STAMPS_WAX: Shelf = {
  'brass-wax-seal-lotus': {
    main: (canvas, ink) =>
      lifted(canvas, place(210, -70, sealTool(canvas, SHEESHAM), 24, 1.28)) +
      lifted(canvas, place(-170, 170, seal(canvas, ink, 'lotus'), 0, 0.88)) +
      lifted(canvas, place(-230, -240, brassHead(canvas, sign(canvas, 'lotus')), 0, 1.25)),
    use: (canvas, ink) => waxSeal(canvas, { wax: ink, emblem: 'lotus', envelope: '#f4ecda' }),
  },
  'wax-seal-kit-vermilion': {
    main: (canvas, ink) =>
      kitBox(
        canvas,
        { paper: ink, print: shade(ink, 0.25), motif: 'booti', name: 'Sealing Kit' },
        (inside) =>
          place(-130, -130, sealTool(inside, SHEESHAM), -90, 0.66) +
          times(3, (index) => place(-150, 40 + index * 58, waxStick(inside, ink), 90, 0.8)).join('') +
          place(190, -130, waxSpoon(inside, ink), 0, 0.5) +
          place(210, 90, tealight(inside), 0, 1.05),
      ),
    use: (canvas, ink) => waxSeal(canvas, { wax: ink, emblem: 'lotus', envelope: SHOP.kraft }),
    ground: SHOP.buff,
  },
  'sealing-wax-sticks-pack-of-6': {
    main: (canvas, ink) => waxSticks(canvas, ink),
    use: (canvas, ink) =>
      place(0, 60, lifted(canvas, envelope(canvas, '#efe1c2')), 5) +
      lifted(canvas, place(20, 90, seal(canvas, ink, 'sparrow'), 0, 0.7)) +
      lifted(canvas, place(230, -160, waxStick(canvas, ink), 40, 1.3)),
  },
  'wax-beads-in-a-tin': {
    main: (canvas, ink) => beadTin(canvas, ink),
    use: (canvas, ink) =>
      place(-20, -40, lifted(canvas, waxSpoon(canvas, ink)), -30, 1.5) +
      lifted(canvas, place(-200, 280, tealight(canvas), 0, 1.3)),
  },
  'initial-seal-brass': {
    main: (canvas, ink) =>
      place(-110, 60, lifted(canvas, board(640, 460, '#f6efdf', 4)), -6) +
      lifted(canvas, place(-110, 80, pressedWax(canvas, ink, initial('A')), 0, 1)) +
      lifted(canvas, place(300, -80, sealTool(canvas, EBONY), 8, 1.22)),
    use: (canvas, ink) =>
      lifted(
        canvas,
        ['A', 'M', 'R', 'अ', 'क', 'म']
          .map((mark, index) =>
            place(
              -290 + (index % 3) * 290,
              -150 + Math.floor(index / 3) * 300,
              pressedWax(canvas, index % 2 === 0 ? ink : shade(ink, 0.25), initial(mark)),
              0,
              0.5,
            ),
          )
          .join(''),
      ),
    ground: tint(Rose, 0.62),
  },
  'registrars-seal-cabinet': {
    main: (canvas) =>
      place(0, -50, sealCabinet(canvas)) +
      lifted(
        canvas,
        place(-330, 310, spiritLamp(canvas), 0, 0.72) +
          place(40, 380, sealTool(canvas, EBONY), 84, 0.72) +
          place(250, 390, sealTool(canvas, EBONY), 96, 0.6),
      ),
    use: (canvas) =>
      lifted(canvas, place(-170, 60, spiritLamp(canvas), 0, 1.5)) +
      lifted(canvas, place(190, 130, waxSpoon(canvas, Vermilion), -24, 0.9)) +
      lifted(canvas, place(230, -210, brassHead(canvas, sign(canvas, 'crown')), 0, 1.3)),
    ground: SHOP.inland,
  },
};

const shortDate = (ink: string) => fitted('typed', '14 AUG 2026', { y: 14, width: 280, size: 52 }, ink);

/** Daters, the numbering machine and the roller. */
export const STAMPS_DATES: Shelf = {
  'dak-ghar-date-stamp': {
    main: (canvas, ink) =>
      rubberStamp(canvas, { imprint: { date: '14 AUG', office: 'DAK GHAR' }, ink, wood: SHEESHAM }),
    ground: SHOP.kraft,
    use: (canvas, ink) =>
      datedForm(
        canvas,
        svg`<path d="M-140-40H140V40H-140z" fill="none" stroke="${ink}" stroke-width="6"/>${fitted('display', '14 AUG', { y: 2, width: 200, size: 44 }, ink)}${fitted('typed', 'RECEIVED', { y: 30, width: 180, size: 26 }, ink)}`,
        'Inward Post',
        Leaf,
      ),
  },
  'pocket-dater-four-bands': {
    main: (canvas, ink) =>
      place(-60, 250, markedPaper(canvas, 720, 330, place(-70, 70, shortDate(ink), -3, 1.5), '#f7ecd0'), -5) +
      lifted(canvas, place(70, -90, pocketDater(canvas, ink), 8, 0.88)),
    use: (canvas, ink) => datedForm(canvas, shortDate(ink), 'Library Card', Indigo),
    ground: tint(Leaf, 0.5),
  },
  'hand-numbering-machine': {
    main: (canvas, ink) =>
      place(
        -250,
        120,
        markedPaper(
          canvas,
          460,
          620,
          place(-20, -190, printedLines(['000424', '000425', '000426', '000427'], ink, 84, 130)),
          '#fbf4e2',
        ),
        -6,
      ) + lifted(canvas, place(150, 20, numberingMachine(canvas, ink), 5, 0.98)),
    use: (canvas, ink) =>
      times(3, (index) =>
        place(
          index * 40 - 40,
          -240 + index * 240,
          markedPaper(
            canvas,
            720,
            210,
            fitted('display', 'Admit One', { x: -140, y: 26, width: 330, size: 74 }, Vermilion) +
              svg`<path d="M100-105V105" stroke="${Vermilion}" stroke-width="4" stroke-dasharray="4 10"/>` +
              fitted('typed', `00042${7 + index}`, { x: 228, y: 22, width: 210, size: 62 }, ink),
            SHOP.buff,
          ),
          index * 3 - 4,
        ),
      ).join(''),
    ground: '#8a3a32',
  },
  'habit-tracker-roller-stamp': {
    main: (canvas, ink) =>
      place(
        -20,
        90,
        markedPaper(
          canvas,
          900,
          560,
          times(3, (row) => place(-410, -130 + row * 120, boxes(row === 2 ? 13 : 31, 20, ink))).join('') +
            svg`<path d="M-450 220H450V252H-450z" fill="${tint(Marigold, 0.3)}"/><path d="${times(30, (index) => svg`M${-440 + index * 30} 220v${index % 5 === 0 ? 22 : 12}`)}" stroke="${SHOP.ink}" stroke-width="3"/>`,
        ),
        -4,
      ) + lifted(canvas, place(80, -20, rollerStamp(canvas, ink), 24, 0.98)),
    use: (canvas, ink) => habitPage(canvas, ink, [Teal, Marigold, Rose, Leaf]),
    ground: tint(Teal, 0.58),
  },
};
