import { backdrop, type Surface } from '../backdrop';
import { lifted, openCanvas, type Canvas } from '../canvas';
import { svg } from '../svg';

/** A short scene that ends as it began, so that it can be played over and over. */
export interface Clip {
  /** File name without its ending; also the seed of everything that looks random in it. */
  readonly id: string;
  readonly seconds: number;
  readonly ground: string;
  readonly surface?: Surface;
  /** Where in its course the file begins, 0 to 1: the poster shows this moment. */
  readonly opening: number;
  /** Draws the moment `at` (0 to 1) on a stage of 900 x 1200. */
  readonly draw: (canvas: Canvas, at: number) => string;
}

export const STAGE = { width: 900, height: 1200 } as const;
/** The pixels of a clip and of its poster: enough for a card on a phone's dense screen. */
export const FRAME = { width: 480, height: 640, rate: 24 } as const;

export const frameCount = ({ seconds }: Pick<Clip, 'seconds'>): number => Math.round(seconds * FRAME.rate);

/** One frame as an SVG document; the same bytes on every run. Frame 0 is the poster. */
export function renderFrame(clip: Clip, frame: number): string {
  const canvas = openCanvas(clip.id);
  const at = (clip.opening + frame / frameCount(clip)) % 1;
  const { width, height } = STAGE;
  const body = backdrop(canvas, width, height, clip.ground, clip.surface) + clip.draw(canvas, at);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}" viewBox="0 0 ${width} ${height}">${canvas.definitions()}${body}</svg>\n`;
}

/** How much of the stretch from `from` to `to` is over at a moment: 0 before it, 1 after it, gently in between. */
export function eased(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The same at a steady pace. */
export const steady = (at: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)));

/**
 * A sheet of paper in the middle of the stage with what was done to it; at the end (from `leaves` on) it is drawn off to
 * the left and shows the blank one below, with which the clip begins again.
 */
export function sheets(canvas: Canvas, at: number, leaves: number, blank: string, work: string): string {
  const away = -1100 * eased(at, leaves, 0.99);
  const lower = lifted(canvas, blank);
  if (away === 0) return lower + work;
  return svg`${lower}<g transform="translate(${away} 0) rotate(${away / 160} 450 600)">${lifted(canvas, blank)}${work}</g>`;
}
