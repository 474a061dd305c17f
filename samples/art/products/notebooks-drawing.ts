import { PIGMENTS, SHOP, tint } from '../palette';
import {
  almanacShut,
  deskPadInUse,
  drawingPairShut,
  gridPlan,
  ragSheet,
  tonedShut,
} from '../recipes/notebook-uses';
import { diaryWeek, fiveYears, giftRegister, harvestPages, registerPages } from '../recipes/planner-pages';
import {
  almanacWeek,
  deskPad,
  harvestPlanner,
  kartikPlanner,
  letterRegister,
  oneLine,
  pocketDiary,
} from '../recipes/planner-views';
import {
  concertina,
  concertinaShut,
  drawingPair,
  gridPad,
  sketchLeaf,
  tonedBook,
  watercolourPad,
} from '../recipes/sketch-pads';
import { sketchbook } from '../recipes/sketchbook';
import type { Shelf } from './art';

const { Vermilion, Marigold, Rose, Teal, Kraft, Ink } = PIGMENTS;

/** Sketchbooks and pads. */
export const NOTEBOOKS_SKETCHING: Shelf = {
  'sparrow-spiral-sketchbook': {
    main: (canvas) => sketchbook(canvas, { cover: Kraft, ink: Ink, emblem: 'sparrow', pencil: Vermilion }),
    use: (canvas) => sketchLeaf(canvas, 'sparrow'),
    ground: tint(Teal, 0.58),
  },
  'cotton-rag-watercolour-pad': { main: watercolourPad, use: ragSheet, ground: '#9db8a4' },
  'kraft-cover-drawing-books-pair': { main: drawingPair, use: drawingPairShut, ground: '#31506a' },
  'toned-sketchbook-grey-sand': { main: tonedBook, use: tonedShut, ground: tint(Rose, 0.5) },
  'concertina-sketchbook': {
    main: concertina,
    use: concertinaShut,
    ground: '#e6c98f',
    surface: 'desk',
  },
  'draughtsmans-grid-pad': { main: gridPad, use: gridPlan, ground: '#4a6a86' },
};

/** Planners and diaries. */
export const NOTEBOOKS_PLANNERS: Shelf = {
  'almanac-week-planner': { main: almanacWeek, use: almanacShut },
  'kartik-festival-planner': { main: kartikPlanner, use: giftRegister, ground: tint(Marigold, 0.62) },
  'pocket-diary-with-pencil': {
    main: pocketDiary,
    use: diaryWeek,
    ground: SHOP.buff,
  },
  'habit-harvest-planner': { main: harvestPlanner, use: harvestPages, ground: tint(Rose, 0.62) },
  'letter-writers-register': { main: letterRegister, use: registerPages, ground: SHOP.kraft },
  'desk-pad-calendar-perpetual': {
    main: deskPad,
    use: (canvas, ink) => deskPadInUse(canvas, deskPad(canvas, ink)),
    ground: '#3c6a55',
  },
  'one-line-a-day-five-years': { main: oneLine, use: fiveYears },
};
