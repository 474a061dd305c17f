import { glow, lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

export interface PunchLook {
  body: string;
  emblem: Emblem;
  confetti: readonly string[];
}

/** A lever punch seen from above, a strip of punched card and the shapes it cut. */
export function punch(canvas: Canvas, look: PunchLook): string {
  const { body } = look;
  const shell = glow(canvas, [
    [0, tint(body, 0.55)],
    [0.4, body],
    [1, shade(body, 0.5)],
  ]);
  const steel = sweep(
    canvas,
    [
      [0, '#f4f6f7'],
      [0.5, '#b7bfc6'],
      [1, '#6c757e'],
    ],
    'slant',
  );
  const ground = look.confetti[0] ?? SHOP.buff;
  const card = svg`<path d="M-420-70H420V70H-420z" fill="${ground}"/>${times(4, (index) => place(-330 + index * 150, 0, emblem(canvas, look.emblem, '#4b4238', '#4b4238'), 0, 0.8))}`;
  const tool = svg`<rect x="-190" y="-210" width="380" height="440" rx="70" fill="${steel}"/><path d="M-150 60H150V180Q150 200 130 200H-130Q-150 200-150 180z" fill="#8d969e"/>${place(0, 132, emblem(canvas, look.emblem, '#2b2f35', '#8d969e'), 0, 0.95)}<path d="M-160-300C-160-360 160-360 160-300L176-10Q176 40 120 40H-120Q-176 40-176-10z" fill="${shell}"/><path d="M-130-290C-110-330 60-330 110-310" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".5"/>${place(0, -140, emblem(canvas, look.emblem, tint(body, 0.75), body), 0, 1.7)}`;
  const bits = times(13, (index) => {
    const colour = look.confetti[index % look.confetti.length] ?? body;
    return place(
      between(canvas.random, -420, 420),
      between(canvas.random, 300, 460),
      emblem(canvas, look.emblem, colour, tint(colour, 0.7)),
      between(canvas.random, 0, 360),
      between(canvas.random, 0.5, 0.75),
    );
  });
  return (
    lifted(canvas, place(-40, 190, card, -8)) +
    lifted(canvas, place(30, -40, tool, 6)) +
    lifted(canvas, bits.join(''))
  );
}
