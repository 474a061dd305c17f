import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { shade, SHOP } from '../palette';
import { place, svg } from '../svg';

export interface TagsLook {
  colours: readonly [string, string, string];
  emblems: readonly [Emblem, Emblem, Emblem];
  inks: readonly [string, string, string];
}

const SHAPE = 'M-70-300H70L140-220V300H-140V-220z';
const PLACES = [
  [-230, 60, -20],
  [230, 70, 19],
  [0, 90, -1],
] as const;

/** Three strung tags with printed emblems and writing lines. */
export function tags(canvas: Canvas, look: TagsLook): string {
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.3],
      [0.6, '#fff', 0],
      [1, '#1b1420', 0.14],
    ],
    'slant',
  );
  return PLACES.map(([x, y, turn], index) => {
    const colour = look.colours[index] ?? SHOP.kraft;
    const ink = look.inks[index] ?? SHOP.ink;
    const body = svg`<path d="${SHAPE}" fill="${colour}"/><path d="${SHAPE}" fill="${lit}"/><path d="M-58-276H58L116-210V276H-116V-210z" fill="none" stroke="${ink}" stroke-width="4"/><circle cy="-228" r="30" fill="${shade(colour, 0.25)}"/><circle cy="-228" r="16" fill="#3a3027"/>${place(0, -20, emblem(canvas, look.emblems[index] ?? 'star', ink, colour), 0, 1.8)}<path d="M-80 150H80M-80 196H80M-80 242H40" stroke="${ink}" stroke-width="3" stroke-dasharray="4 6"/>`;
    const string = svg`<path d="M0-228C-20-330 40-400 ${10 - x * 0.4} -470" fill="none" stroke="#f3e6c8" stroke-width="9"/><path d="M0-228C-20-330 40-400 ${10 - x * 0.4} -470" fill="none" stroke="#a98a5b" stroke-width="9" stroke-dasharray="7 7" opacity=".65"/>`;
    return lifted(canvas, place(x, y, body + string, turn, 0.98));
  }).join('');
}
