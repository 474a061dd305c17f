import { lifted, sweep, type Canvas } from '../canvas';
import { board, flat, sheen, stroke } from '../materials';
import { printed, type Motif } from '../motifs';
import { shade, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface Cover {
  width: number;
  height: number;
  colour: string;
  /** A weave or print on the board, in `print`. */
  motif?: Motif;
  print?: string;
  scale?: number;
  radius?: number;
  /** Colour of the leaves' edges, and how much of them is seen. */
  edge?: string;
  thick?: number;
  /** The groove along the spine; on when left out. */
  hinge?: boolean;
}

/** A covered board around the origin, in the picture's light. */
export function coverBoard(canvas: Canvas, cover: Cover): string {
  const { width, height, colour, motif, radius = 10 } = cover;
  const print = motif
    ? board(
        width,
        height,
        printed(canvas, motif, 'none', cover.print ?? shade(colour, 0.4), cover.scale ?? 1),
        radius,
      )
    : '';
  return (
    board(width, height, flat(canvas, colour), radius) + print + board(width, height, sheen(canvas), radius)
  );
}

/** The groove where a board turns on its spine. */
function hinge(canvas: Canvas, { width, height }: Cover): string {
  const groove = sweep(canvas, [
    [0, '#000', 0.3],
    [0.3, '#fff', 0.16],
    [0.8, '#000', 0.05],
    [0.9, '#000', 0.32],
    [1, '#fff', 0.14],
  ]);
  return svg`<rect x="${-width / 2}" y="${-height / 2}" width="62" height="${height}" rx="10" fill="${groove}"/>`;
}

/** A closed book from above, its leaves seen at the right and below; `face` lies on the cover. */
export function closedBook(canvas: Canvas, cover: Cover, face = ''): string {
  const { width, height, colour, edge = '#efe6d2', thick = 22, radius = 10 } = cover;
  const [right, low] = [width / 2, height / 2];
  const back = place(thick * 0.9, thick, board(width, height, shade(colour, 0.45), radius));
  const leaves = svg`<rect x="${-right + 8}" y="${-low + 8}" width="${width - 8 + thick * 0.7}" height="${height - 8 + thick * 0.8}" rx="${Math.max(5, radius - 8)}" fill="${edge}"/>`;
  const count = Math.max(2, Math.round(thick / 5));
  const lines = times(count, (index) => {
    const at = ((index + 0.6) * thick * 0.7) / count;
    return svg`M${right + at} ${-low + 14 + at}V${low + at}M${-right + 14 + at} ${low + at}H${right + at}`;
  });
  const front = coverBoard(canvas, cover) + (cover.hinge === false ? '' : hinge(canvas, cover));
  return (
    lifted(
      canvas,
      svg`${back}${leaves}<path d="${lines}" stroke="${shade(edge, 0.3)}" stroke-width="1.2" fill="none"/>`,
    ) +
    lifted(canvas, front) +
    face
  );
}

export interface Opened {
  /** Of one page. */
  width: number;
  height: number;
  cover: string;
  paper?: string;
  /** The right page's paper, when it is another. */
  second?: string;
  /** The fill of endpapers that look out round the leaves. */
  endpaper?: string;
}

/** A book open on the table; what is on each page is drawn around that page's middle. */
export function openBook(canvas: Canvas, look: Opened, left: string, right: string): string {
  const { width: w, height, cover, paper = '#fdfaf1' } = look;
  const h = height / 2;
  const fold = sweep(canvas, [
    [0, '#1b1420', 0.04],
    [0.38, '#1b1420', 0],
    [0.5, '#1b1420', 0.34],
    [0.56, '#1b1420', 0.05],
    [1, '#1b1420', 0.09],
  ]);
  const leftPage = svg`M${-w} ${-h}C${-w * 0.7} ${-h - 18} ${-w * 0.28} ${-h - 18} 0 ${-h + 8}V${h + 8}C${-w * 0.28} ${h - 18} ${-w * 0.7} ${h - 18} ${-w} ${h}z`;
  const rightPage = svg`M${w} ${-h}C${w * 0.7} ${-h - 18} ${w * 0.28} ${-h - 18} 0 ${-h + 8}V${h + 8}C${w * 0.28} ${h - 18} ${w * 0.7} ${h - 18} ${w} ${h}z`;
  const stack = place(0, 8, board(w * 2 + 22, height - 2, shade(paper, 0.14), 6));
  const margin = look.endpaper ? 100 : 56;
  const endpaper = look.endpaper ? place(0, 6, board(w * 2 + 60, height + 50, look.endpaper, 8)) : '';
  return (
    lifted(canvas, place(0, 6, board(w * 2 + margin, height + margin - 12, flat(canvas, cover), 16))) +
    endpaper +
    svg`${stack}<path d="${leftPage}" fill="${paper}"/><path d="${rightPage}" fill="${look.second ?? paper}"/>` +
    place(-w / 2, 0, left) +
    place(w / 2, 0, right) +
    svg`<path d="${leftPage}${rightPage}" fill="${fold}"/>`
  );
}

/** A ribbon hanging from a book, its end notched. */
export const ribbon = (x: number, top: number, length: number, colour: string): string =>
  svg`<path d="M${x - 13} ${top}h26c4 ${length * 0.4} 10 ${length * 0.6} 6 ${length}l-16-20-14 20c2-${length * 0.4} 0-${length * 0.6} -2-${length}z" fill="${colour}"/><path d="M${x - 4} ${top}c4 ${length * 0.4} 8 ${length * 0.6} 4 ${length - 24}" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/>`;

/** A running stitch. */
export const stitched = (d: string, thread: string, thick = 6): string =>
  svg`<path d="${d}" fill="none" stroke="#1b1420" stroke-opacity=".3" stroke-width="${thick}" stroke-dasharray="22 12" stroke-linecap="round" transform="translate(2 3)"/><path d="${d}" fill="none" stroke="${thread}" stroke-width="${thick}" stroke-dasharray="22 12" stroke-linecap="round"/>`;

/** Wire loops along the left edge (x = 0) of a book, from `top` over `length`. */
export const wireBinding = (top: number, length: number): string =>
  times(Math.floor(length / 38), (index) => {
    const y = top + index * 38;
    return (
      svg`<circle cx="34" cy="${y}" r="8" fill="#2a2430"/>` +
      stroke(svg`M34 ${y}C-6 ${y - 20} -44 ${y - 8} -26 ${y + 10}`, '#5b5f66', 9) +
      stroke(svg`M28 ${y - 5}C0 ${y - 18} -32 ${y - 10} -30 ${y + 2}`, '#e9edf0', 3)
    );
  }).join('');

/** Brass or steel drawing pins, coins, buttons: a small round of metal. */
export const stud = (radius: number, metal: string): string =>
  svg`<circle r="${radius}" fill="${shade(metal, 0.3)}"/><circle cx="-2" cy="-3" r="${radius * 0.86}" fill="${metal}"/><circle cx="${-radius * 0.2}" cy="${-radius * 0.25}" r="${radius * 0.45}" fill="${tint(metal, 0.5)}"/>`;
