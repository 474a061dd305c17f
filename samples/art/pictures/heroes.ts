import type { Canvas } from '../canvas';
import { lifted } from '../canvas';
import { PIGMENTS, SHOP } from '../palette';
import type { Picture } from '../picture';
import { postmark } from '../recipes/ephemera';
import { notebook } from '../recipes/notebook';
import { fountainPen } from '../recipes/pen';
import { postageStamp, type StampLook } from '../recipes/postage';
import { washiRoll } from '../recipes/washi-roll';
import { waxSeal } from '../recipes/wax-seal';
import { place } from '../svg';
import { STAMPS } from './stamps';

const { Vermilion, Indigo, Leaf, Plum } = PIGMENTS;

/**
 * A still life that is shown whole, on the very colour of the bands that it stands on: its edges cannot be seen, so that it
 * needs no cropping to fill them.
 */
const hero = (id: string, draw: Picture['draw']): Picture => ({
  id,
  width: 1600,
  height: 1200,
  ground: SHOP.inland,
  surface: 'flat',
  draw: (canvas) => place(0, 0, draw(canvas), 0, 1.3),
});

const stamp = (canvas: Canvas, look: StampLook, x: number, y: number, turn: number, scale = 1): string =>
  lifted(canvas, place(x, y, postageStamp(canvas, look), turn, scale));

export const HERO_PICTURES: readonly Picture[] = [
  hero(
    'hero-stamps',
    (c) =>
      stamp(c, STAMPS.lotus, -220, -170, -7, 0.8) +
      stamp(c, STAMPS.monsoon, 210, -185, 5, 0.8) +
      stamp(c, STAMPS.hill, 0, 195, -2, 0.8) +
      place(230, 60, postmark(SHOP.ink, 'DAK'), -16, 1.35),
  ),
  hero(
    'hero-ledger',
    (c) =>
      place(
        150,
        -10,
        notebook(c, { cloth: Vermilion, thread: '#f4e7c4', label: 'बही', devanagari: true }),
        4,
        0.8,
      ) +
      stamp(c, STAMPS.sparrow, -240, -130, -11, 0.78) +
      lifted(c, place(-40, 200, fountainPen(c, '#235f80'), -24, 0.78)),
  ),
  hero(
    'hero-letter',
    (c) =>
      place(0, 50, waxSeal(c, { wax: Plum, emblem: 'leaf', envelope: '#f8f1e2' }), 2, 0.8) +
      stamp(c, STAMPS.sun, 290, -170, 9, 0.7) +
      stamp(c, STAMPS.lotus, -290, -170, -8, 0.7),
  ),
  hero(
    'hero-tape',
    (c) =>
      place(-90, -70, washiRoll(c, { motif: 'airmail', ground: SHOP.paper, print: Vermilion }), 0, 0.84) +
      place(
        -130,
        250,
        washiRoll(c, { motif: 'booti', ground: Leaf, print: SHOP.buff, strip: false }),
        0,
        0.44,
      ) +
      stamp(c, STAMPS.monsoon, 280, -130, 8, 0.7) +
      lifted(c, place(230, 270, fountainPen(c, Indigo), -10, 0.6)),
  ),
];
