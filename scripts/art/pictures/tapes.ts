import { PIGMENTS, SHOP, tint } from '../palette';
import type { Canvas } from '../canvas';
import { washiRoll, type RollLook } from '../recipes/washi-roll';
import { tapeStrips, type Strip } from '../recipes/tape-strips';
import { place } from '../svg';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Rose, Teal, Ivory } = PIGMENTS;

const roll = (id: string, ground: string, look: RollLook) =>
  square(id, ground, (canvas) => washiRoll(canvas, look));

const stack = (canvas: Canvas, looks: readonly [RollLook, RollLook, RollLook]): string => {
  const standing = (look: RollLook) => washiRoll(canvas, { ...look, strip: false });
  return (
    place(-150, -230, standing(looks[0]), 0, 0.72) +
    place(270, -120, standing(looks[1]), 0, 0.72) +
    place(-50, 240, standing(looks[2]), 0, 0.8)
  );
};

const strips = (id: string, ground: string, list: readonly Strip[]) =>
  square(id, ground, (canvas) => tapeStrips(canvas, list), 'ruled');

export const TAPES = [
  roll('washi-vermilion', SHOP.inland, { motif: 'booti', ground: Vermilion, print: SHOP.buff }),
  roll('washi-indigo', SHOP.buff, { motif: 'booti', ground: Indigo, print: Ivory }),
  roll('washi-leaf', SHOP.paper, { motif: 'booti', ground: Leaf, print: SHOP.inland }),
  roll('washi-airmail', SHOP.buff, { motif: 'airmail', ground: SHOP.paper, print: Vermilion }),
  roll('washi-marigold', tint(Leaf, 0.72), {
    motif: 'marigold',
    ground: tint(Marigold, 0.5),
    print: '#b8640f',
  }),
  roll('washi-rain', tint(Teal, 0.7), { motif: 'rain', ground: '#e8f1f4', print: Indigo }),
  roll('pet-botanical', SHOP.paper, { motif: 'leaf', ground: '#dfeade', print: Leaf, film: true }),
  roll('pet-rose', SHOP.inland, { motif: 'marigold', ground: '#f7e3e4', print: Rose, film: true }),
  roll('lace-ivory', tint(Teal, 0.55), { motif: 'lace', ground: Ivory, print: '#c9b48a', lace: true }),
  roll('sticker-roll-vermilion', SHOP.kraft, { motif: 'star', ground: '#f4ead6', print: Vermilion }),
  square('tape-stack-spice', SHOP.inland, (canvas) =>
    stack(canvas, [
      { motif: 'check', ground: SHOP.buff, print: Vermilion },
      { motif: 'marigold', ground: tint(Marigold, 0.35), print: '#a8550e' },
      { motif: 'booti', ground: Vermilion, print: SHOP.buff },
    ]),
  ),
  strips('tape-strips-bazaar', SHOP.paper, [
    { motif: 'booti', ground: Vermilion, print: SHOP.buff },
    { motif: 'marigold', ground: tint(Marigold, 0.4), print: '#b8640f' },
    { motif: 'check', ground: Ivory, print: Indigo },
    { motif: 'airmail', ground: SHOP.paper, print: Vermilion },
    { motif: 'leaf', ground: Leaf, print: SHOP.inland },
  ]),
];
