import { PIGMENTS, SHOP, tint } from '../palette';
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
    second: (canvas) => sketchLeaf(canvas, 'sparrow'),
    ground: tint(Teal, 0.58),
  },
  'cotton-rag-watercolour-pad': { main: watercolourPad, focus: [0, -60], ground: '#9db8a4' },
  'kraft-cover-drawing-books-pair': { main: drawingPair, focus: [-150, -150], ground: '#31506a' },
  'toned-sketchbook-grey-sand': { main: tonedBook, ground: tint(Rose, 0.5) },
  'concertina-sketchbook': {
    main: concertina,
    second: concertinaShut,
    ground: '#e6c98f',
    surface: 'desk',
  },
  'draughtsmans-grid-pad': { main: gridPad, focus: [-120, -60], ground: '#4a6a86' },
};

/** Planners and diaries. */
export const NOTEBOOKS_PLANNERS: Shelf = {
  'almanac-week-planner': { main: almanacWeek },
  'kartik-festival-planner': { main: kartikPlanner, second: giftRegister, ground: tint(Marigold, 0.62) },
  'pocket-diary-with-pencil': {
    main: pocketDiary,
    second: diaryWeek,
    ground: SHOP.buff,
  },
  'habit-harvest-planner': { main: harvestPlanner, second: harvestPages, ground: tint(Rose, 0.62) },
  'letter-writers-register': { main: letterRegister, second: registerPages, ground: SHOP.kraft },
  'desk-pad-calendar-perpetual': { main: deskPad, focus: [-240, -120], ground: '#3c6a55' },
  'one-line-a-day-five-years': { main: oneLine, second: fiveYears },
};
