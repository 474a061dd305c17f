import { PIGMENTS, SHOP, tint } from '../palette';
import {
  glassRow,
  gridLines,
  ridgeSketch,
  ruledLines,
  scooterSketch,
  tastingWheel,
  written,
} from '../recipes/book-pages';
import { openBook } from '../recipes/books';
import { journal } from '../recipes/journal';
import {
  albumShut,
  longStitch,
  monsoonLog,
  monsoonLogOpen,
  nightMail,
  nightMailOpen,
  postcardAlbum,
  teaNotes,
  threeNotebooks,
  wrapOpen,
} from '../recipes/travel-books';
import { fitted } from '../materials';
import { place } from '../svg';
import type { Shelf } from './art';

const { Indigo, Ink, Marigold, Teal, Kraft } = PIGMENTS;

const hideOf = (ink: string): string => (ink === Kraft ? '#9c6236' : '#2d3a55');

/** Journals, logs and albums for a journey. */
export const NOTEBOOKS_TRAVEL: Shelf = {
  'leather-wrap-journal-mussoorie': {
    main: (canvas, ink) =>
      journal(canvas, { leather: hideOf(ink), emblem: 'hill', cord: ink === Kraft ? '#e0c594' : '#c9a063' }),
    use: (canvas, ink) =>
      wrapOpen(
        canvas,
        hideOf(ink),
        place(0, -60, ridgeSketch(), 0, 0.8),
        written(canvas, { x: -150, y: -190, width: 290, gap: 50, rows: 8 }),
      ),
  },
  'night-mail-travel-journal': { main: nightMail, use: nightMailOpen, ground: tint(Marigold, 0.5) },
  'three-notebook-travellers-set': {
    main: threeNotebooks,
    use: (canvas) =>
      place(
        0,
        0,
        openBook(
          canvas,
          { width: 400, height: 800, cover: Kraft },
          ruledLines(400, 800, 44) +
            written(canvas, { x: -170, y: -326, width: 330, gap: 44, rows: 9 }, PIGMENTS.Leaf),
          gridLines(350, 735, 35) + place(0, 60, scooterSketch(), 0, 0.9),
        ),
        -5,
      ),
    ground: SHOP.inland,
  },
  'monsoon-log-water-resistant': { main: monsoonLog, use: monsoonLogOpen, ground: '#b9d3d8' },
  'field-notes-on-tea': {
    main: teaNotes,
    use: (canvas) =>
      openBook(
        canvas,
        { width: 420, height: 660, cover: '#9a6a3a' },
        fitted('display', 'Flavour', { y: -220, width: 280, size: 60 }, SHOP.ink) +
          place(0, 40, tastingWheel(160)),
        fitted('display', 'Liquor', { y: -220, width: 280, size: 60 }, SHOP.ink) +
          place(0, -110, glassRow(5, 70)) +
          written(canvas, { x: -160, y: 30, width: 300, gap: 54, rows: 5 }),
      ),
    ground: tint(Teal, 0.66),
  },
  'pilgrims-long-stitch-journal': {
    main: longStitch,
    use: (canvas) =>
      wrapOpen(
        canvas,
        '#a9713f',
        written(canvas, { x: -150, y: -190, width: 290, gap: 56, rows: 7 }, Ink),
        written(canvas, { x: -150, y: -190, width: 290, gap: 56, rows: 4 }, Indigo),
      ),
    ground: '#3f6472',
  },
  'postcard-travel-album': { main: postcardAlbum, use: albumShut, ground: SHOP.buff },
};
