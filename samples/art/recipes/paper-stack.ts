import { lifted, stencil, sweep, type Canvas } from '../canvas';
import { printed, type Motif } from '../motifs';
import { shade, tint } from '../palette';
import { between, times } from '../random';
import { place, polygon, svg } from '../svg';

export interface PaperLook {
  /** From the bottom sheet to the top one. */
  sheets: readonly string[];
  /** Printed on the top sheet and on every second one under it. */
  motif?: Motif;
  print?: string;
  /** Handmade paper: the mould leaves uneven edges. */
  deckle?: boolean;
  /** Vellum lets the sheets below through. */
  sheer?: boolean;
  /** A paper band round the pack. */
  band?: string;
}

const HALF_WIDTH = 290;
const HALF_HEIGHT = 370;

function outline(canvas: Canvas, deckle: boolean): string {
  if (!deckle) return svg`M${-HALF_WIDTH} ${-HALF_HEIGHT}H${HALF_WIDTH}V${HALF_HEIGHT}H${-HALF_WIDTH}z`;
  const edge = (count: number, at: (share: number) => readonly [number, number]) =>
    times(count, (index): [number, number] => {
      const [x, y] = at(index / count);
      return [Math.round(x + between(canvas.random, -5, 5)), Math.round(y + between(canvas.random, -5, 5))];
    });
  return polygon([
    ...edge(26, (share) => [-HALF_WIDTH + share * 2 * HALF_WIDTH, -HALF_HEIGHT]),
    ...edge(34, (share) => [HALF_WIDTH, -HALF_HEIGHT + share * 2 * HALF_HEIGHT]),
    ...edge(26, (share) => [HALF_WIDTH - share * 2 * HALF_WIDTH, HALF_HEIGHT]),
    ...edge(34, (share) => [-HALF_WIDTH, HALF_HEIGHT - share * 2 * HALF_HEIGHT]),
  ]);
}

/** Petals and fibres caught in a handmade sheet. */
const inclusions = (canvas: Canvas, colour: string): string =>
  times(34, (index) => {
    const [x, y] = [between(canvas.random, -262, 262), between(canvas.random, -342, 342)];
    const turn = between(canvas.random, 0, 180);
    const mark =
      index % 3 === 0
        ? svg`<ellipse rx="${between(canvas.random, 9, 17)}" ry="${between(canvas.random, 4, 7)}" fill="${colour}"/>`
        : svg`<path d="M-16 0q16 ${between(canvas.random, -12, 12)} 32 0" fill="none" stroke="${colour}" stroke-width="2"/>`;
    return place(x, y, mark, turn);
  }).join('');

/** Loose sheets fanned out, the best one on top. */
export function paperStack(canvas: Canvas, look: PaperLook): string {
  const count = look.sheets.length;
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.28],
      [0.5, '#fff', 0],
      [1, '#1b1420', 0.12],
    ],
    'slant',
  );
  const sheets = look.sheets.map((colour, index) => {
    const shape = stencil(canvas, svg`<path d="${outline(canvas, look.deckle ?? false)}"/>`);
    const fromTop = count - 1 - index;
    const opacity = look.sheer ? ' opacity=".66"' : '';
    const hasPrint = look.motif !== undefined && fromTop % 2 === 0;
    const print = hasPrint
      ? svg`<g fill="${printed(canvas, look.motif ?? 'dots', 'none', look.print ?? shade(colour))}" opacity=".9">${shape}</g>`
      : '';
    const caught =
      look.deckle && fromTop === 0
        ? svg`<g opacity=".62">${inclusions(canvas, look.print ?? shade(colour, 0.4))}</g>`
        : '';
    const body = svg`<g${opacity}><g fill="${colour}">${shape}</g>${print}<g fill="${lit}" stroke="${fromTop === 0 ? tint(colour, 0.6) : shade(colour, 0.2)}" stroke-width="2">${shape}</g></g>${caught}`;
    return place(fromTop * -16, fromTop * 10, body, fromTop * -5.5 + between(canvas.random, -1, 1) + 5);
  });
  const band = look.band
    ? place(
        0,
        60,
        svg`<path d="M-296-62H296V62H-296z" fill="${look.band}"/><path d="M-296-46H296M-296 46H296" stroke="#fffaf0" stroke-width="4" opacity=".8"/><circle r="38" fill="#fffaf0"/><path d="M0-24 7-7 25-7 11 4 16 21 0 11-16 21-11 4-25-7-7-7z" fill="${look.band}"/>`,
        5,
      )
    : '';
  return lifted(canvas, sheets.join('')) + (band ? lifted(canvas, band) : '');
}
