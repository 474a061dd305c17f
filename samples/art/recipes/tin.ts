import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

export interface TinLook {
  paint: string;
  emblem: Emblem;
  name: string;
  line: string;
}

/** A lithographed tin with a hinged lid, seen from the front and a little above. */
export function tin(canvas: Canvas, look: TinLook): string {
  const { paint } = look;
  const side = sweep(canvas, [
    [0, shade(paint, 0.4)],
    [0.14, tint(paint, 0.28)],
    [0.4, paint],
    [0.9, shade(paint, 0.32)],
    [1, shade(paint, 0.5)],
  ]);
  const lid = sweep(
    canvas,
    [
      [0, tint(paint, 0.34)],
      [0.5, paint],
      [1, shade(paint, 0.24)],
    ],
    'slant',
  );
  const metal = sweep(canvas, [
    [0, '#8b7342'],
    [0.2, '#f3dfa8'],
    [0.5, '#c9a75a'],
    [1, '#7b6231'],
  ]);
  const body = svg`<path d="M-360-40V260Q-360 320-300 320H300Q360 320 360 260V-40z" fill="${side}"/><path d="M-360-40H360V-8H-360z" fill="${metal}"/><path d="M-350 270Q-340 306-296 306H296Q340 306 350 270" fill="none" stroke="${metal}" stroke-width="9"/>`;
  const top = svg`<path d="M-360-60-312-300Q-304-340-262-340H262Q304-340 312-300L360-60z" fill="${lid}"/><path d="M-316-90-278-286Q-272-306-250-306H250Q272-306 278-286L316-90z" fill="none" stroke="${SHOP.buff}" stroke-width="6"/><path d="M-364-64H364V-34H-364z" fill="${metal}"/>`;
  const art = svg`<g transform="translate(0 -190) scale(1 .78)">${place(0, 0, emblem(canvas, look.emblem, SHOP.buff, paint), 0, 1.75)}</g><path d="M-250-192H-120M120-192H250" stroke="${SHOP.buff}" stroke-width="5"/><path d="M-320 30H320V280H-320z" fill="none" stroke="${SHOP.buff}" stroke-width="4"/>${letter('display', look.name, 0, 168, 118, SHOP.buff)}${letter('typed', look.line, 0, 232, 38, SHOP.buff)}<rect x="-46" y="-50" width="92" height="60" rx="10" fill="${metal}"/><circle cy="-16" r="12" fill="#5a451c"/>`;
  return lifted(canvas, place(0, 20, body + top + art, 0, 1.12));
}
