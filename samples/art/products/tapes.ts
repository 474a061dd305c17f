import type { Canvas } from '../canvas';
import { PIGMENTS, SHOP, shade, tint } from '../palette';
import {
  roll,
  rollGroup,
  rollTower,
  standingRoll,
  tapeCutter,
  tapePage,
  tapeFold,
  tapeRun,
  tapeWeave,
  tapeWheel,
  tapedEnvelope,
  tapedParcel,
  windCard,
} from '../recipes/tape-views';
import { tapeStrips } from '../recipes/tape-strips';
import { tapeCalendar } from '../recipes/tape-calendar';
import { stripsLaid, tapeLaid } from '../recipes/tape-laid';
import { washiRoll, type RollLook } from '../recipes/washi-roll';
import { place } from '../svg';
import { openTin } from '../recipes/containers';
import type { Art, Draw, Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Ivory, Ink, Slate } = PIGMENTS;

type LookOf = (ink: string) => RollLook;

type View = (canvas: Canvas, look: RollLook) => string;
const USES: readonly View[] = [tapePage, tapedEnvelope, tapedParcel];

/** A tape: how it is shown, in use (by turns on a page, an envelope, a parcel), and a strip to be measured. */
const tape = (lookOf: LookOf, show: View = washiRoll, more: Partial<Art> = {}): Art => ({
  main: (canvas, ink) => show(canvas, lookOf(ink)),
  use: (canvas, ink) => (USES[Math.floor(canvas.random() * USES.length)] ?? tapePage)(canvas, lookOf(ink)),
  laid: (canvas, ink) => tapeLaid(canvas, lookOf(ink)),
  ...more,
});

const strips =
  (looks: readonly RollLook[]): Draw =>
  (canvas) =>
    tapeStrips(canvas, looks.slice(0, 5));

const set = (
  looks: readonly RollLook[],
  main: (canvas: Canvas, looks: readonly RollLook[]) => string,
  month: string,
): Art => ({
  main: (canvas) => main(canvas, looks),
  use: (canvas) => tapeCalendar(canvas, looks, month),
  laid: (canvas) => stripsLaid(canvas, looks.slice(0, 5)),
});

const SPICE = [
  roll('check', SHOP.buff, Vermilion),
  roll('marigold', tint(Marigold, 0.35), '#a8550e'),
  roll('booti', '#8f231e', SHOP.buff),
];
const MONSOON = [
  roll('rain', '#e8f1f4', Indigo, { height: 190 }),
  roll('leaf', Leaf, SHOP.inland, { height: 120 }),
  roll('wave', Indigo, '#bcd7e4', { height: 150 }),
  roll('zigzag', '#a8553f', '#d9b49a', { height: 90 }),
  roll('dots', Slate, '#c9d3dc', { height: 60 }),
];
const POSTAL = [
  roll('diagonals', SHOP.paper, Vermilion),
  roll('cancel', Indigo, '#bcd7e4'),
  roll('hessian', '#d9bd92', '#8a6a3c'),
  roll('feint', '#f6efdd', Vermilion),
  roll('stripe', SHOP.buff, Vermilion),
  roll('check', SHOP.inland, Indigo),
  roll('columns', SHOP.buff, Ink),
  roll('dots', Vermilion, SHOP.buff),
];
const WEDDING = [
  roll('marigold', tint(Marigold, 0.4), '#b8640f', { height: 170 }),
  roll('zigzag', '#d9b04c', '#8d6a23', { height: 90 }),
  roll('lace', Ivory, '#c9a06a', { height: 200 }),
];
const SAMPLER = [
  ...SPICE,
  roll('rain', '#e8f1f4', Indigo),
  roll('leaf', Leaf, SHOP.inland),
  roll('diagonals', SHOP.paper, Vermilion),
  roll('ridges', '#eef3ef', Teal),
  roll('eye', Indigo, '#e8dcbc'),
  roll('windows', Ink, '#e8c063'),
  roll('wave', SHOP.inland, Indigo),
  roll('bloom', '#f7e3e4', Rose),
  roll('dots', Plum, '#d9c3e0'),
];
const TONES = [
  Vermilion,
  '#c9542e',
  Marigold,
  '#e8c63d',
  '#8a9a3c',
  Leaf,
  Teal,
  Indigo,
  Ink,
  Plum,
  Rose,
  '#8a5a3c',
].map((tone) => roll('weave', tone, shade(tone, 0.2), { height: 44 }));
const FILMS = [
  roll('leaf', '#dfeade', Leaf, { film: true }),
  roll('bloom', '#f7e3e4', Rose, { film: true }),
  roll('garden', '#edf2dc', Leaf, { film: true }),
];

export const TAPES: Shelf = {
  'booti-washi-tape-15-mm': tape((ink) => roll('booti', ink, SHOP.buff)),
  'airmail-stripe-washi-tape': tape(() => roll('diagonals', SHOP.paper, Vermilion), tapeRun, {
    ground: SHOP.buff,
  }),
  'marigold-garland-washi-tape': tape(() => roll('marigold', tint(Marigold, 0.5), '#b8640f'), tapeWheel),
  'barsaat-rain-washi-tape': tape(() => roll('rain', '#e8f1f4', Indigo), washiRoll, {
    ground: tint(Teal, 0.5),
  }),
  'slim-booti-washi-7-mm': tape((ink) => roll('booti', ink, '#fbeec6', { height: 74 }), tapeRun),
  'ledger-line-washi-tape': tape(() => roll('feint', '#f8f1df', Vermilion, { height: 190 }), tapeFold, {
    ground: tint(Leaf, 0.5),
  }),
  'hill-mist-washi-tape': tape(() => roll('ridges', '#eef3ef', Teal, { height: 240 }), washiRoll, {
    ground: tint(Rose, 0.6),
  }),
  'chai-check-washi-tape': tape(() => roll('check', '#f8eed6', Vermilion), tapeWheel),
  'peacock-feather-washi-tape': tape((ink) => roll('eye', ink, '#efe3c4', { height: 190 }), tapeWheel),
  'plain-washi-tape-pigment-tone': tape((ink) => roll('weave', ink, shade(ink, 0.18)), tapeFold),
  'night-train-windows-washi-tape': tape(
    () => roll('windows', '#232e48', '#e8c063', { height: 190 }),
    tapeRun,
    {
      ground: SHOP.kraft,
    },
  ),
  'engine-drivers-stripe-washi': tape(
    () => roll('stripe', '#1e5470', '#c23a30', { height: 120 }),
    washiRoll,
    {
      ground: SHOP.paper,
    },
  ),
  'botanical-pet-tape-50-mm': tape((ink) => roll('leaf', tint(ink, 0.82), ink, { film: true, height: 300 })),
  'rose-trellis-pet-tape': tape(() => roll('bloom', '#f8e8e8', Rose, { film: true, height: 250 }), tapeFold, {
    ground: tint(Teal, 0.5),
  }),
  'rain-on-glass-pet-tape': tape(
    () => roll('drops', '#dce9ef', '#4d86a6', { film: true, height: 200 }),
    tapeRun,
    {
      ground: '#4a3a5c',
    },
  ),
  'postmark-pet-tape': tape(() => roll('cancel', '#eef1f2', Ink, { film: true, height: 200 }), washiRoll, {
    ground: tint(Slate, 0.2),
  }),
  'kitchen-garden-pet-tape': tape(
    () => roll('garden', '#f2f4e2', Leaf, { film: true, height: 250 }),
    tapeFold,
    {
      ground: '#31506a',
    },
  ),
  'letter-girl-pet-tape': tape(
    () => roll('arch', '#f6e4e2', '#a34a5c', { film: true, height: 330 }),
    washiRoll,
    {
      ground: tint(Plum, 0.62),
    },
  ),
  'gilded-border-pet-tape': tape(
    () => roll('temple', '#f3ead2', '#b8862c', { film: true, height: 190 }),
    tapeFold,
    {
      ground: '#3c6a55',
    },
  ),
  'die-cut-pet-sampler-loop': {
    main: (canvas) => windCard(canvas, FILMS, 'Film Sampler', '#f2ead8'),
    use: (canvas) => tapedEnvelope(canvas, roll('bloom', '#f7e3e4', Rose, { film: true })),
    laid: (canvas) => stripsLaid(canvas, FILMS),
    ground: tint(Marigold, 0.25),
  },
  'rangoli-corners-pet-tape': tape(
    () => roll('rangoli', '#f8eee0', '#c0392f', { film: true, height: 300 }),
    tapeRun,
    {
      ground: tint(Leaf, 0.4),
    },
  ),
  'cotton-lace-tape-ivory': tape(() => roll('lace', Ivory, '#c9b48a', { lace: true }), washiRoll, {
    ground: SHOP.night,
  }),
  'paper-lace-tape-scalloped': tape(
    () => roll('lace', '#ffffff', '#b8c4cc', { lace: true, height: 210 }),
    washiRoll,
    {
      ground: tint(Rose, 0.35),
    },
  ),
  'khadi-cloth-tape': tape((ink) => roll('weave', tint(ink, 0.25), shade(ink, 0.25)), tapeWheel),
  'gota-edge-tape': tape(() => roll('zigzag', '#dfb654', '#8d6a23', { height: 110 }), washiRoll, {
    ground: '#8a3a32',
  }),
  'ticking-stripe-fabric-tape': tape(() => roll('ticking', '#f3ebd8', Indigo, { height: 190 }), tapeRun, {
    ground: tint(Rose, 0.55),
  }),
  'jute-twine-tape': tape(() => roll('hessian', '#d3b07c', '#8a6a3c', { height: 110 }), tapeFold, {
    ground: SHOP.inland,
  }),
  'spice-market-tape-set-of-3': set(SPICE, rollGroup, 'May'),
  'monsoon-tape-set-of-5': set(MONSOON, rollGroup, 'July'),
  'sampler-card-12-washi-designs': set(
    SAMPLER,
    (canvas, looks) => windCard(canvas, looks, 'Twelve Tapes'),
    'October',
  ),
  'postal-office-tape-box': {
    main: (canvas) => openTin(canvas, Vermilion, 'Postal Office', (inside) => rollsIn(inside, POSTAL)),
    use: strips(POSTAL.slice(2, 7)),
  },
  'wedding-season-tape-trio': set(WEDDING, (canvas, looks) => rollTower(canvas, looks, 0.82), 'November'),
  'twelve-tone-slim-tape-set': {
    main: (canvas) => rollTower(canvas, TONES, 0.86),
    laid: (canvas) => stripsLaid(canvas, TONES.slice(0, 8)),
    use: (canvas) =>
      tapeWeave(
        canvas,
        TONES.slice(0, 10).filter((_, index) => index % 2 === 0),
      ),
  },
  'tape-cutter-two-rolls': {
    main: (canvas) =>
      place(0, -50, tapeCutter(canvas, roll('booti', Leaf, SHOP.buff), Vermilion), 0, 0.92) +
      place(300, 330, standingRoll(canvas, roll('booti', Vermilion, SHOP.buff)), 0, 0.44),
    use: (canvas) => tapedParcel(canvas, roll('booti', Leaf, SHOP.buff)),
    ground: SHOP.inland,
  },
};

/** Eight small rolls in two rows, as they stand in a tin. */
function rollsIn(canvas: Canvas, looks: readonly RollLook[]): string {
  return looks
    .map((look, index) =>
      place(
        -255 + (index % 4) * 170,
        -60 + Math.floor(index / 4) * 150,
        place(90, 70, washiRoll(canvas, { ...look, strip: false })),
        0,
        0.25,
      ),
    )
    .join('');
}
