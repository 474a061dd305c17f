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
  cloud: {
    outline: 'M-34 30C-56 28-56-2-34-4-34-30 2-40 12-18 30-26 44-8 36 6 54 8 54 30 36 30z',
    detail: (paper, ink) =>
      line('M-22 8C-16-4-2-6 6 4', paper, 3) + line('M-24 38-30 50M0 38-6 50M24 38 18 50', ink, 5),
  },
  bell: {
    outline: 'M0-50C10-50 12-40 10-36 34-28 34 6 46 30H-46C-34 6-34-28-10-36-12-40-10-50 0-50z',
    detail: (paper, ink) => line('M-28 16H28', paper) + dot(0, 38, 10, ink),
  },
  clock: {
    outline: 'M0-48A48 48 0 0 1 0 48 48 48 0 0 1 0-48z',
    detail: (paper, ink) =>
      dot(0, 0, 36, paper) +
      line('M0 0V-26M0 0 18 12', ink, 6) +
      line('M0-34v6M0 34v-6M-34 0h6M34 0h-6', ink, 3),
  },
  rose: {
    outline: 'M0-46C22-50 44-34 42-12 56 6 40 34 18 34 10 48-10 48-18 34-40 34-56 6-42-12-44-34-22-50 0-46z',
    detail: (paper) =>
      line('M-6-8C-10-22 14-24 16-8 18 10-14 14-20-4-26-28 16-38 28-14M-26 8C-18 26 18 28 28 6', paper, 4),
  },
  fern: {
    outline:
      'M0-50C8-44 10-38 8-30 22-34 28-28 24-18 38-20 42-10 34-2 44 2 44 14 32 18 36 28 24 34 10 28L3 50H-3L-10 28C-24 34-36 28-32 18-44 14-44 2-34-2-42-10-38-20-24-18-28-28-22-34-8-30-10-38-8-44 0-50z',
    detail: (paper) =>
      line('M0-34V40M0-14 14-22M0-14-14-22M0 4 20-6M0 4-20-6M0 20 20 14M0 20-20 14', paper, 3),
  },
  chilli: {
    outline:
      'M20-46C26-42 26-34 22-28 44-18 44 16 14 36-2 46-24 50-44 44-14 36 0 14 0-8 0-18 6-26 14-28 16-36 14-42 20-46z',
    detail: (paper) => line('M24-14C30 4 20 22 2 32', paper, 4),
  },
  kettle: {
    outline:
      'M-8-30H18C36-22 42 4 36 40H-30C-34 22-32 8-28-2L-52-22-44-30-20-16C-16-24-12-28-8-30zM-6-34C-6-44 16-44 16-34z',
    detail: (paper) => line('M-24 26H32M-14-4C-10-14-4-18 2-20', paper, 4),
  },
  elephant: {
    outline:
      'M-46-6C-44-34-10-42 10-34 34-40 52-18 46 6 44 22 50 34 40 40 32 34 36 18 32 10L28 12V44H10V24H-14V44H-34V16C-42 12-46 4-46-6z',
    detail: (paper) => line('M8-26C24-30 26-4 10 2 2-4 2-20 8-26', paper, 3) + dot(32, -14, 4, paper),
  },
  lantern: {
    outline: 'M-10-42H10L14-30H26L30 34H38V46H-38V34H-30L-26-30H-14z',
    detail: (paper, ink) =>
      svg`<path d="M-17-18H17L20 26H-20z" fill="${paper}"/>` +
      line('M0 20C-12 12-2 2 0-10 4 2 12 10 0 20z', ink, 4),
  },
  moon: {
    outline: 'M10-48C-10-34-14 10 32 34-8 58-50 34-48-4-46-34-16-54 10-48z',
    detail: (paper) => dot(-24, -2, 5, paper) + dot(-12, 22, 4, paper),
  },
  drop: {
    outline: 'M0-50C10-28 36-6 36 16 36 38 18 50 0 50S-36 38-36 16C-36-6-10-28 0-50z',
    detail: (paper) => line('M-20 16C-18 28-8 36 2 36', paper, 5),
  },
  feather: {
    outline: 'M0-50C34-40 42 0 12 26L4 50H-4L-12 26C-42 0-34-40 0-50z',
    detail: (paper, ink) => dot(0, -10, 20, paper) + dot(0, -8, 13, ink) + dot(0, -4, 5, paper),
  },
  biscuit: {
    outline: 'M-44-28H44V28H-44z',
    detail: (paper) =>
      line('M-36-20H36V20H-36z', paper, 3) +
      [-20, 0, 20].map((x) => dot(x, -8, 4, paper) + dot(x, 8, 4, paper)).join(''),
  },
  crown: {
    outline: 'M-46 34-50-24-24 2 0-42 24 2 50-24 46 34z',
    detail: (paper) => line('M-38 20H38', paper) + dot(0, -6, 6, paper),
  },
  butterfly: {
    outline:
      'M0-16C14-50 50-46 48-20 48-2 34 4 26 4 40 10 40 36 22 38 10 38 4 26 0 16-4 26-10 38-22 38-40 36-40 10-26 4-34 4-48-2-48-20-50-46-14-50 0-16z',
    detail: (paper) => line('M0-18V24', paper) + dot(26, -20, 8, paper) + dot(-26, -20, 8, paper),
  },
  scale: {
    outline: 'M-4-44H4V-30H46V-22H4V34H24V46H-24V34H-4V-22H-46V-30H-4z',
    detail: (_paper, ink) =>
      svg`<path d="M-50 6A16 16 0 0 0-18 6zM18 6A16 16 0 0 0 50 6z" fill="${ink}"/>` +
      line('M-34-24-48 6M-34-24-20 6M34-24 20 6M34-24 48 6', ink, 3),
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
