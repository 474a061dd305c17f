import { lifted, type Canvas } from '../canvas';
import { flat } from '../materials';
import { mix, shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { tapeStrip } from './tape-views';
import type { RollLook } from './washi-roll';

const HALF = 420;

/** A roll seen from straight above, 2 x 190 across. */
function disc(canvas: Canvas, look: RollLook): string {
  const face = look.film ? shade(look.ground, 0.06) : look.ground;
  const ring = (outer: number, inner: number, fill: string) =>
    svg`<path d="M${-outer} 0A${outer} ${outer} 0 1 1 ${outer} 0A${outer} ${outer} 0 1 1 ${-outer} 0zM${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0z" fill="${fill}" fill-rule="evenodd"/>`;
  const layers = times(
    9,
    (index) => svg`<circle r="${184 - index * 6.4}" opacity="${0.1 + (index % 3) * 0.07}"/>`,
  );
  return lifted(
    canvas,
    ring(190, 112, flat(canvas, face)) +
      svg`<g fill="none" stroke="${mix(look.print, SHOP.ink, 0.3)}" stroke-width="2">${layers}</g>` +
      ring(124, 108, flat(canvas, SHOP.kraft)),
  );
}

/** A strip of tape, straight, and its roll above one of its ends; the strip lies around the origin. */
export function tapeLaid(canvas: Canvas, look: RollLook): string {
  const wide = look.height ?? 150;
  const end = canvas.random() < 0.5 ? -1 : 1;
  return (
    place(end * (HALF - 200), -wide / 2 - 215, disc(canvas, look)) +
    lifted(canvas, tapeStrip(canvas, look, HALF, wide))
  );
}

/** Strips of several tapes under one another, straight, each as wide as it is; the first lies around the origin. */
export function stripsLaid(canvas: Canvas, looks: readonly RollLook[]): string {
  let y = 0;
  return looks
    .map((look, index) => {
      const wide = look.height ?? 150;
      if (index > 0) y += wide / 2 + 34;
      const strip = lifted(canvas, place(0, y, tapeStrip(canvas, look, HALF - (index % 3) * 40, wide)));
      y += wide / 2;
      return strip;
    })
    .join('');
}
