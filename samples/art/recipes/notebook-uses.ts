import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, frame, stroke } from '../materials';
import { PIGMENTS, SHOP, shade, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { plate } from './bahis';
import { cashPage, gridLines, ruledLines, words, written } from './book-pages';
import { closedBook, openBook, ribbon } from './books';
import { fountainPen } from './pen';
import { deckleSheet, roundBrush } from './sketch-pads';
import { pencil } from './sketchbook';

const { Indigo, Vermilion, Leaf, Kraft } = PIGMENTS;

/** A bahi open at its ruled leaves, half a page written, the thread through its fold. */
export const bahiOpen = (canvas: Canvas, cloth: string): string =>
  place(
    0,
    0,
    openBook(
      canvas,
      { width: 430, height: 620, cover: cloth, paper: '#fbf4e0' },
      ruledLines(430, 620, 40, Vermilion) +
        written(canvas, { x: -124, y: -232, width: 290, gap: 40, rows: 12 }, Indigo),
      ruledLines(430, 620, 40, Vermilion) +
        written(canvas, { x: -124, y: -232, width: 290, gap: 40, rows: 5 }, Indigo),
    ) +
      stroke('M0-290V-200M0-150V-60M0-10V80M0 130V220', '#f4e7c4', 7) +
      lifted(canvas, place(250, 180, fountainPen(canvas, '#31506a'), -52, 0.6)),
    -4,
  );

/** A pocket book open at a shopping list. */
export const miniBahiOpen = (canvas: Canvas, cloth: string): string =>
  place(
    0,
    0,
    openBook(
      canvas,
      { width: 330, height: 480, cover: cloth, paper: '#fbf4e0' },
      fitted('display', 'Bazaar', { y: -150, width: 200, size: 60 }, cloth) +
        times(5, (row) =>
          place(
            -110,
            -70 + row * 62,
            stroke('M0-12 10 0 30-30', row < 3 ? Leaf : 'none', 6) +
              place(48, 0, words(canvas, 140, SHOP.ink)),
          ),
        ).join(''),
      emblemSketch(canvas) + written(canvas, { x: -110, y: 110, width: 220, gap: 50, rows: 2 }, SHOP.ink),
    ) + lifted(canvas, place(120, 330, pencil(canvas, Leaf), -8, 0.62)),
    6,
  );

const emblemSketch = (canvas: Canvas): string =>
  place(0, -70, emblem(canvas, 'kettle', '#6b6770', '#fbf4e0'), 0, 1.7);

const INDEX = 'ABCDEFGHIJKLMNOPQR';

/** A desk ledger open, a cash column on each page and the letters of its index down the side. */
export const munimOpen = (canvas: Canvas, cloth: string): string => {
  const tabs = INDEX.split('').map((mark, index) =>
    place(
      462,
      -296 + index * 35,
      svg`<path d="M-30-16H14Q24-16 24 0T14 16H-30z" fill="${index % 2 === 0 ? SHOP.buff : SHOP.paper}"/>` +
        fitted('typed', mark, { x: 4, y: 9, width: 20, size: 24 }, SHOP.ledger),
    ),
  );
  return place(
    0,
    0,
    lifted(canvas, tabs.join('')) +
      openBook(
        canvas,
        { width: 430, height: 640, cover: cloth, paper: '#fbf6e6' },
        cashPage(canvas, 430, 640, 'Jama', SHOP.ink),
        cashPage(canvas, 430, 640, 'Kharch', SHOP.ink),
      ),
    3,
  );
};

/** A sheet of cotton rag torn from the pad, swatches of paint drying on it. */
export const ragSheet = (canvas: Canvas): string => {
  const tones = [Indigo, '#6f86b0', Leaf, '#c99a3c', Vermilion, '#8a5a3c'];
  const swatches = tones.map((tone, index) =>
    place(
      -170 + (index % 2) * 330,
      -230 + Math.floor(index / 2) * 220,
      svg`<path d="M-120-70C-60-90 60-84 116-70 130-20 128 30 112 66 40 84-60 80-118 66-132 20-130-30-120-70z" fill="${tone}" opacity=".62" stroke="${shade(tone, 0.2)}" stroke-width="4" stroke-opacity=".5"/><path d="M-112-40C-40-64 40-56 108-40V66C40 84-60 80-112 62z" fill="${tone}" opacity=".24"/>`,
    ),
  );
  return (
    lifted(canvas, place(0, -10, deckleSheet(canvas, 760, 880, '#fbf6ea'), -3)) +
    place(0, 0, swatches.join(''), -3) +
    lifted(canvas, place(150, 330, roundBrush(canvas, '#8f231e', Indigo), -18, 1.05))
  );
};

/** Both drawing books shut, one on the other. */
export const drawingPairShut = (canvas: Canvas): string => {
  const cover = (name: string, ink: string) =>
    closedBook(
      canvas,
      { width: 480, height: 660, colour: Kraft, thick: 18, hinge: false },
      fitted('display', name, { y: -60, width: 320, size: 120 }, ink) +
        stroke('M-120 20q30-40 60 0t60 0 60 0 60 0', ink, 8) +
        fitted('typed', '40 PAGES', { y: 110, width: 220, size: 40 }, ink),
    );
  return place(-130, -40, cover('Draw', Indigo), -9) + place(140, 60, cover('Again', SHOP.ledger), 7);
};

/** The toned sketchbook shut, a band round it. */
export const tonedShut = (canvas: Canvas): string =>
  place(
    0,
    0,
    closedBook(
      canvas,
      { width: 720, height: 720, colour: '#4a4650', thick: 34 },
      svg`<path d="M200-360H250V360H200z" fill="${SHOP.ledger}"/>` +
        place(-60, -60, plate(360, 200, '#4a4650', ['Grey & Sand', '64 LEAVES'])),
    ) + lifted(canvas, place(40, 300, pencil(canvas, '#e9e2d2', '#f4f0e6'), -12, 0.9)),
    -5,
  );

/** A sheet off the grid pad with the plan of a room. */
export const gridPlan = (canvas: Canvas): string => {
  const walls = 'M-270-270H270V-40M270 60V270H-60M-160 270H-270V-270M-270 20H-60M20 20H110V270';
  const furniture = svg`<g fill="none" stroke="#b0452f" stroke-width="5"><rect x="-240" y="-240" width="190" height="120"/><rect x="150" y="70" width="90" height="170"/><circle cx="120" cy="-140" r="70"/><path d="M110 20A90 90 0 0 1 20 110"/></g>`;
  return place(
    0,
    0,
    lifted(canvas, board(720, 900, '#fdfdf8', 3)) +
      gridLines(660, 840, 30) +
      place(0, -60, stroke(walls, SHOP.ink, 10) + furniture) +
      fitted('typed', 'ROOM NO. 7   1:50', { y: 320, width: 460, size: 44 }, SHOP.ink) +
      svg`<path d="M-270 250H270M-270 236V264M270 236V264" stroke="${Indigo}" stroke-width="4"/>` +
      lifted(canvas, place(180, 380, pencil(canvas, '#e0b13c'), -24, 0.9)),
    -4,
  );
};

/** The week planner shut: cloth, a plate and two ribbons. */
export const almanacShut = (canvas: Canvas, cloth: string): string =>
  place(
    0,
    0,
    ribbon(110, 360, 110, SHOP.ledger) +
      closedBook(
        canvas,
        { width: 580, height: 800, colour: cloth, motif: 'weave', thick: 28 },
        frame(440, 660, tint(cloth, 0.5), 4) +
          place(20, -170, emblem(canvas, 'sun', '#e8c063', cloth), 0, 1.7) +
          place(20, 60, plate(340, 180, cloth, ['Almanac', '53 WEEKS'])),
      ),
    5,
  );

/** The desk pad under the day's post: a letter half open on it and a pen. */
export const deskPadInUse = (canvas: Canvas, pad: string): string => {
  const letter =
    board(420, 280, '#efe1c2', 4) +
    svg`<path d="M-210-140 0 20 210-140" fill="none" stroke="${shade('#efe1c2', 0.3)}" stroke-width="5"/>` +
    place(0, 40, svg`<circle r="44" fill="${SHOP.ledger}"/>`) +
    place(0, 40, emblem(canvas, 'lotus', '#7c1815', SHOP.ledger), 0, 0.5);
  return (
    place(-30, -60, pad, 0, 0.92) +
    lifted(canvas, place(-230, 300, letter, -10)) +
    lifted(canvas, place(240, 300, fountainPen(canvas, '#7a2a2a'), -16, 0.62))
  );
};
