import { lifted, sweep, type Canvas } from '../canvas';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

/** Five capped brush pens side by side over the strokes they make; the middle one is open. */
export function brushPens(canvas: Canvas, inks: readonly string[]): string {
  const swatches = inks.map((ink, index) => {
    const y = 230 + index * 46;
    return svg`<path d="M-400 ${y}C-300 ${y - 26} -160 ${y + 24} ${120 + index * 50} ${y - 6}" fill="none" stroke="${ink}" stroke-width="30" stroke-linecap="round" opacity=".88"/><path d="M-380 ${y - 8}C-280 ${y - 26} -180 ${y + 8} ${40 + index * 50} ${y - 12}" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/>`;
  });
  const pens = inks.map((ink, index) => {
    const body = sweep(canvas, [
      [0, '#b9b2a2'],
      [0.25, '#fff'],
      [0.6, '#f1ebdd'],
      [1, '#a39b89'],
    ]);
    const cap = sweep(canvas, [
      [0, shade(ink, 0.4)],
      [0.25, tint(ink, 0.5)],
      [0.55, ink],
      [1, shade(ink, 0.45)],
    ]);
    const open = index === 2;
    const head = open
      ? svg`<path d="M-26 150H26L18 196H-18z" fill="#343b45"/><path d="M-17 196H17C20 240 8 268 0 306-8 268-20 240-17 196z" fill="${ink}"/>`
      : svg`<path d="M-42 110H42V288Q42 308 22 308H-22Q-42 308-42 288z" fill="${cap}"/><path d="M-42 126H42" stroke="#fff" stroke-width="4" opacity=".5"/>`;
    const barrel = svg`<path d="M-38-330Q-38-352-16-352H16Q38-352 38-330V150H-38z" fill="${body}"/><path d="M-38-330Q-38-352-16-352H16Q38-352 38-330V-280H-38z" fill="${cap}"/><path d="M-12-220H12V40H-12z" fill="${ink}" opacity=".9"/><path d="M-4-200V20" stroke="${SHOP.paper}" stroke-width="3" stroke-dasharray="10 8"/>`;
    return place(-230 + index * 116, -110 + (open ? 60 : Math.abs(index - 2) * 6), head + barrel);
  });
  return swatches.join('') + lifted(canvas, place(20, -30, pens.join(''), 14));
}
