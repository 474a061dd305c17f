import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, flat, frame, stroke } from '../materials';
import { shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { marker } from './markers';

/** Long swatches of brush strokes with a brush pen laid over them. */
export const brushSwatches = (canvas: Canvas, inks: readonly string[], names: readonly string[]): string => {
  const rows = inks.map((ink, index) => {
    const y = -270 + index * 130;
    return svg`<path d="M-300 ${y}C-240 ${y - 60} -180 ${y + 50} -100 ${y - 6}S40 ${y - 50} 120 ${y + 4}" fill="none" stroke="${ink}" stroke-width="46" stroke-linecap="round" opacity=".88"/><path d="M120 ${y + 4}q60 20 120-34" fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"/>${fitted('typed', names[index] ?? '', { x: -200, y: y + 62, width: 190, size: 30 }, SHOP.ink)}`;
  });
  return (
    lifted(canvas, place(-40, 0, board(720, 840, '#fdfaf1', 4) + place(0, 10, rows.join('')), -5)) +
    lifted(canvas, place(260, 250, marker(canvas, { ink: inks[0] ?? SHOP.ledger, tip: 'brush' }), -58))
  );
};

/** What they draw: a botanical plate in black, shaded in sepia. */
export const linerDrawing = (canvas: Canvas): string => {
  const sepia = '#6b4325';
  const hatch = times(26, (index) => svg`M${-150 + index * 12} ${190 - (index % 5) * 6}l-30 60`);
  const fern =
    stroke('M-10 180C10 20 20-120 80-280', '#1c1a1f', 6) +
    times(9, (index) => {
      const [x, y] = [-6 + index * 8, 130 - index * 44];
      return stroke(
        svg`M${x} ${y}q${-70 + index * 3}-10 ${-110 + index * 8}-70q60 0 ${110 - index * 8} 70M${x} ${y}q${60 - index * 3} 0 ${110 - index * 8}-50q-60-10 ${-110 + index * 8} 50`,
        index % 2 === 0 ? '#1c1a1f' : sepia,
        4,
      );
    }).join('');
  return (
    lifted(
      canvas,
      place(
        -30,
        0,
        board(660, 840, '#fbf6e8', 4) +
          frame(600, 780, sepia, 3) +
          place(-20, 0, fern + stroke(hatch.join(''), sepia, 3)) +
          fitted('display', 'Filix', { y: 350, width: 260, size: 70 }, sepia),
        -4,
      ),
    ) +
    lifted(
      canvas,
      place(
        240,
        200,
        marker(canvas, { ink: sepia, tip: 'fine', body: '#7b5030', girth: 24, name: '0.3' }),
        -48,
      ),
    )
  );
};

/** A kraft tag lettered in two of them. */
export const chiselLetters = (canvas: Canvas, inks: readonly string[]): string => {
  const rows = inks.map((ink, index) => {
    const y = -290 + index * 116;
    return svg`<path d="M-300 ${y + 30}L-270 ${y - 40}H-40L-70 ${y + 30}zM10 ${y + 34}l60-80 16 0-60 80zM100 ${y + 34}l60-80h16l-60 80zM190 ${y + 34}l60-80h16l-60 80z" fill="${ink}"/>`;
  });
  return (
    lifted(canvas, place(-40, 0, board(740, 820, SHOP.kraft, 6) + place(20, 0, rows.join('')), 4)) +
    lifted(
      canvas,
      place(
        230,
        250,
        marker(canvas, { ink: inks[0] ?? SHOP.ledger, tip: 'chisel', body: '#2d2d34', girth: 46 }),
        -40,
      ),
    )
  );
};

/** Writing on an envelope of kraft, in white. */
export const whiteOnKraft = (canvas: Canvas): string => {
  const white = '#fdfbf5';
  const paper = '#a67c4e';
  const sheet =
    board(820, 580, flat(canvas, paper), 4) +
    stroke('M-410-290 0 20 410-290', shade(paper, 0.25), 4) +
    fitted('display', 'For you', { y: 110, width: 460, size: 150 }, white) +
    stroke('M-200 170q40-30 80 0t80 0 80 0 80 0 80 0', white, 7) +
    place(-300, 200, emblem(canvas, 'fern', white, paper), -20, 0.9) +
    place(300, 200, emblem(canvas, 'fern', white, paper), 20, 0.9);
  return (
    lifted(canvas, place(0, -50, sheet, -6)) +
    lifted(
      canvas,
      place(
        190,
        260,
        marker(canvas, {
          ink: white,
          tip: 'gel',
          body: '#f4f1ea',
          girth: 27,
          cap: '#c9ccd2',
          name: 'WHITE 0.8',
        }),
        -30,
        1.1,
      ),
    )
  );
};

/** Twelve swatches, each by both tips. */
export const dualSwatches = (canvas: Canvas, inks: readonly string[]): string => {
  const cells = inks.map((ink, index) => {
    const [x, y] = [-220 + (index % 3) * 220, -310 + Math.floor(index / 3) * 200];
    return svg`<path d="M${x - 70} ${y}q40-50 70 0t70-10" fill="none" stroke="${ink}" stroke-width="40" stroke-linecap="round"/><path d="M${x - 80} ${y + 60}q20-26 40 0t40 0 40 0 40 0" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`;
  });
  return lifted(canvas, place(0, 0, board(760, 900, '#fdfaf1', 4) + place(0, 20, cells.join('')), -3));
};

/** A greeting in gold on a dark envelope. */
export const goldGreeting = (canvas: Canvas): string => {
  const card = '#5f1d2a';
  const gold = '#e3bd55';
  const rays = times(
    24,
    (index) =>
      svg`<path d="M0-190V-${index % 2 === 0 ? 270 : 230}" transform="rotate(${index * 15})" stroke="${index % 3 === 0 ? '#c07448' : gold}" stroke-width="9" stroke-linecap="round"/>`,
  );
  return (
    lifted(
      canvas,
      place(
        -20,
        -20,
        board(720, 860, card, 6) +
          frame(660, 800, gold, 4) +
          place(
            0,
            60,
            svg`${rays}<circle r="150" fill="none" stroke="${gold}" stroke-width="10"/>${place(0, 0, emblem(canvas, 'diya', gold, card), 0, 1.9)}`,
          ) +
          fitted('display', 'Shubh Deepavali', { y: -300, width: 560, size: 90 }, gold),
        -4,
      ),
    ) +
    lifted(
      canvas,
      place(
        270,
        320,
        marker(canvas, { ink: gold, tip: 'brush', body: '#2f2738', girth: 40, name: 'GOLD' }),
        -50,
      ),
    )
  );
};
