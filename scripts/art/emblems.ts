import { stencil, type Canvas } from './canvas';
import { svg } from './svg';

interface Drawing {
  /** The silhouette, inside -50..50 both ways. */
  outline: string;
  /** What is drawn over it, in the paper colour and the ink. */
  detail: (paper: string, ink: string) => string;
}

const line = (d: string, colour: string, width = 4): string =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const dot = (x: number, y: number, r: number, fill: string): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The small pictures that stickers, stamps, labels and blocks share. */
const EMBLEMS = {
  lotus: {
    outline:
      'M0-46C20-26 24-6 16 12 26-4 38-16 50-18 54 12 34 36 0 36-34 36-54 12-50-18-38-16-26-4-16 12-24-6-20-26 0-46z',
    detail: (paper) => line('M-16 12C-12 24-6 30 0 34 6 30 12 24 16 12', paper) + line('M0-22V8', paper, 3),
  },
  leaf: {
    outline:
      'M0-50C6-34 44-22 44 8 44 28 22 38 5 34 4 40 3 46 0 50-3 46-4 40-5 34-22 38-44 28-44 8-44-22-6-34 0-50z',
    detail: (paper) => line('M0-26V34M0 24 26 8M0 24-26 8M0 4 20-10M0 4-20-10', paper, 3),
  },
  postbox: {
    outline: 'M-32 48V-22C-32-58 32-58 32-22V48z',
    detail: (paper, ink) =>
      svg`<path d="M-38-20H38" stroke="${ink}" stroke-width="9"/><path d="M-18-8h36v8h-36z" fill="${ink}"/><rect x="-16" y="10" width="32" height="26" fill="${paper}"/>${line('M-32 46H32', ink, 8)}`,
  },
  envelope: {
    outline: 'M-50-34H50V34H-50z',
    detail: (paper) => line('M-50-34 0 8 50-34M-50 34-16-4M50 34 16-4', paper),
  },
  sun: {
    outline:
      'M0-50 10-34 26-43 27-25 46-25 37-8 50 0 37 8 46 25 27 25 26 43 10 34 0 50-10 34-26 43-27 25-46 25-37 8-50 0-37-8-46-25-27-25-26-43-10-34z',
    detail: (paper, ink) => dot(0, 0, 22, paper) + dot(0, 0, 13, ink),
  },
  paisley: {
    outline: 'M22-50C6-32 46-8 38 22 30 48-8 56-28 38-52 16-40-12-18-20 2-27 16-32 22-50z',
    detail: (paper) => line('M12-14C-12-8-26 2-20 18-14 32 12 32 18 14', paper) + dot(0, 10, 7, paper),
  },
  glass: {
    outline: 'M-32-40H32L23 46H-23z',
    detail: (paper, ink) =>
      svg`<path d="M-27-30h54l-3 22h-48z" fill="${paper}"/>` +
      line('M-12 0-9 38M12 0 9 38M0 0V38', paper, 3) +
      line('M-8-44C-14-52-2-54-8-62M8-44C2-52 14-54 8-62', ink, 3),
  },
  sparrow: {
    outline: 'M-50 22-34 8C-28-16-8-30 14-28 20-42 42-40 42-24L54-18 42-14C42 16 18 34-14 28L-40 40z',
    detail: (paper) => line('M-24 10C-14-8 4-12 18-8 12 10-2 18-18 16', paper) + dot(30, -24, 4, paper),
  },
  engine: {
    outline: 'M-14-50H14V-38C34-34 40-18 40 0V28H50V46H-50V28H-40V0C-40-18-34-34-14-38z',
    detail: (paper, ink) =>
      dot(0, -2, 25, paper) + dot(0, -2, 18, ink) + dot(0, -2, 7, paper) + line('M-38 32H38', paper),
  },
  umbrella: {
    outline: 'M0-44C32-44 50-22 50 6 38-4 26-4 17 6 8-4-8-4-17 6-26-4-38-4-50 6-50-22-32-44 0-44z',
    detail: (paper, ink) =>
      line('M0 0V36C0 52 20 52 20 38', ink, 6) +
      line('M0-42C-12-28-16-12-17 4M0-42C12-28 16-12 17 4', paper, 3),
  },
  star: {
    outline: 'M0-50 12-18 46-24 24 2 42 30 10 22 0 50-10 22-42 30-24 2-46-24-12-18z',
    detail: (paper) => dot(0, 0, 9, paper),
  },
  kite: {
    outline: 'M0-50 38-10 0 34-38-10z',
    detail: (paper, ink) =>
      line('M0-50V34M-38-10C-14-26 14-26 38-10', paper, 3) + line('M0 34C12 42-10 46 2 56', ink),
  },
  marigold: {
    outline:
      'M0-48C10-54 22-48 22-38 34-42 44-32 40-22 52-16 54-2 44 4 50 16 42 28 30 28 30 40 18 48 8 42 2 54-12 52-16 42-28 46-38 38-36 26-48 24-52 10-44 2-54-6-48-22-36-22-38-34-26-42-16-36-14-46-8-48 0-48z',
    detail: (paper, ink) => dot(0, 0, 27, paper) + dot(0, 0, 20, ink) + dot(0, 0, 8, paper),
  },
  hill: {
    outline: 'M-50 40-18-30-2-4 14-44 50 40z',
    detail: (paper) =>
      line('M-26-12-18-30-10-17-18-10zM5-22 14-44 23-23 14-14z', paper, 3) + line('M-30 28H30', paper),
  },
  diya: {
    outline: 'M0-50C16-30 18-16 8-2H50C40 34 16 44 0 44-16 44-40 34-50-2H-8C-18-16-16-30 0-50z',
    detail: (paper) => line('M-38 8H38', paper) + line('M0-30C5-22 6-16 0-8', paper),
  },
  key: {
    outline: 'M-22-50A22 22 0 0 1-14-8L-14-2 30 36 38 28 46 36 30 52-22 6A28 28 0 0 1-22-50z',
    detail: (paper) => dot(-22, -24, 11, paper),
  },
} satisfies Record<string, Drawing>;

export type Emblem = keyof typeof EMBLEMS;

const outlineOf = (canvas: Canvas, name: Emblem): string =>
  stencil(canvas, svg`<path d="${EMBLEMS[name].outline}"/>`);

/** An emblem centred on the origin, 100 units across, in one ink on paper. */
export const emblem = (canvas: Canvas, name: Emblem, ink: string, paper: string): string =>
  svg`<g fill="${ink}">${outlineOf(canvas, name)}</g>${EMBLEMS[name].detail(paper, ink)}`;

/** The silhouette alone, grown by half of `rim` on every side: a die-cut sticker's white edge. */
export const silhouette = (canvas: Canvas, name: Emblem, colour: string, rim: number): string =>
  svg`<g fill="${colour}" stroke="${colour}" stroke-width="${rim}" stroke-linejoin="round">${outlineOf(canvas, name)}</g>`;
