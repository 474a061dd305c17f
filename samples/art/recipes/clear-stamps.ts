import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { mix, SHOP } from '../palette';
import { between } from '../random';
import { place, svg } from '../svg';

export interface ClearStampsLook {
  emblems: readonly Emblem[];
  header: string;
  name: string;
}

/** Nine photopolymer stamps on their clear carrier, under a header card. */
export function clearStamps(canvas: Canvas, look: ClearStampsLook): string {
  const glass = sweep(
    canvas,
    [
      [0, '#fff', 0.75],
      [0.4, '#fff', 0.25],
      [0.55, '#fff', 0.55],
      [1, '#dfeaf0', 0.5],
    ],
    'slant',
  );
  const resin = mix(SHOP.postal, '#ffffff', 0.55);
  const marks = Array.from({ length: 9 }, (_, index) => {
    const name = look.emblems[index % look.emblems.length] ?? 'leaf';
    const body = svg`<g transform="translate(4 6)" opacity=".22">${emblem(canvas, name, SHOP.ink, SHOP.ink)}</g><g opacity=".86">${emblem(canvas, name, resin, '#f4fafc')}</g>`;
    return place(
      -200 + (index % 3) * 200,
      -90 + Math.floor(index / 3) * 215,
      body,
      between(canvas.random, -8, 8),
      1.45,
    );
  });
  const sheet = svg`<rect x="-330" y="-440" width="660" height="890" rx="22" fill="#eef5f8" opacity=".75"/><rect x="-330" y="-440" width="660" height="890" rx="22" fill="${glass}" stroke="#fff" stroke-width="5"/>`;
  const header = svg`<path d="M-330-250V-418a22 22 0 0 1 22-22H308a22 22 0 0 1 22 22V-250z" fill="${look.header}"/><path d="M-300-414H300V-276H-300z" fill="none" stroke="${SHOP.buff}" stroke-width="3"/><circle cy="-440" r="34" fill="${mix(look.header, '#1b1420', 0.35)}"/>${letter('display', look.name, 0, -318, 66, SHOP.buff)}`;
  return place(0, 0, lifted(canvas, sheet + header) + marks.join(''), 4);
}
