import { lifted, type Canvas } from '../canvas';
import { board, rounded, stroke } from '../materials';
import { letter } from '../lettering';
import { PIGMENTS, shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { writtenSheet } from './fountain-pens';
import { swatchCard } from './inks';
import { openPen, penCap, type PenLook } from './pen-parts';

/** Any pen at rest on a letter that it has written. */
export const onSheet = (canvas: Canvas, head: string, ink: string, tool: string, at = [150, 210]): string =>
  lifted(canvas, place(-40, -20, writtenSheet(canvas, ink, head), -5)) +
  lifted(canvas, place(at[0] ?? 0, at[1] ?? 0, tool, -30, 0.9));

/** A fountain pen lying flat without its cap, tip at the left, and the cap below it. */
export const penAndCap = (canvas: Canvas, look: PenLook): string => {
  const { nib: _nib, length: _length, ...cap } = look;
  return (
    lifted(canvas, openPen(canvas, look)) +
    lifted(canvas, place(-160, 150, penCap(canvas, { ...cap, girth: (look.girth ?? 38) + 4 })))
  );
};

/** A reed cut to a broad edge, tip at the left, 740 long. */
export const reed = (canvas: Canvas): string =>
  svg`<path d="M-290-34H430V34H-290z" fill="${rounded(canvas, '#b98d4e', 'down')}"/><path d="M-290-34C-320-30-340-20-380-16V14C-340 18-320 30-290 34z" fill="${rounded(canvas, '#d9b77c', 'down')}"/><path d="M-380-16H-362V14H-380z" fill="${SHOP.ink}"/><path d="M-376-1H-300" stroke="#6b4a1e" stroke-width="3"/><ellipse cx="430" rx="10" ry="34" fill="#6f5226"/><path d="M40-36q-8 36 0 72M54-36q-8 36 0 72" stroke="#7a5a28" stroke-width="5" fill="none"/>`;

/** A sheet with one large word in broad strokes, the tool that wrote it across a corner. */
export const broadWord = (canvas: Canvas, word: string, ink: string, tool: string): string =>
  place(
    0,
    0,
    lifted(canvas, board(860, 700, '#fbf4e2', 4)) +
      svg`<path d="M-370-190H370M-370 110H370" stroke="${SHOP.ledger}" stroke-width="3" opacity=".45"/>` +
      letter('display', word, 0, 100, 330, ink) +
      stroke('M-300 230q60-44 120 0t120 0 120 0 120 0', ink, 26) +
      lifted(canvas, place(170, 300, tool, -28, 0.92)),
    -4,
  );

/** Three swatch cards of three inks, fanned. */
export const threeSwatches = (canvas: Canvas): string =>
  place(-250, 40, swatchCard(canvas, PIGMENTS.Indigo, 'Barsaat', 'umbrella'), -12, 0.66) +
  place(10, -40, swatchCard(canvas, PIGMENTS.Vermilion, 'Dak', 'postbox'), 0, 0.66) +
  place(270, 60, swatchCard(canvas, PIGMENTS.Leaf, 'Neem', 'leaf'), 11, 0.66);

/** A pen with its barrel off, a cartridge going in and two more beside it. */
export const refilled = (canvas: Canvas, ink: string): string => {
  const cartridge = svg`<rect x="-80" y="-26" width="160" height="52" rx="14" fill="#dfe8ea"/><rect x="-40" y="-21" width="112" height="42" rx="10" fill="${ink}"/><path d="M-80-14H-96V14H-80z" fill="#c3d0d4"/><path d="M-60-16H60" stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"/>`;
  const steel = { colour: '#aab3bb', metal: 'steel' as const };
  const section = openPen(canvas, { ...steel, colour: '#31506a', girth: 42, length: 40, tail: 'flat' });
  const barrel = svg`<path d="M-220-44H200C250-44 268-26 268 0S250 44 200 44H-220z" fill="${rounded(canvas, '#31506a', 'down')}"/><ellipse cx="-220" rx="10" ry="42" fill="#16203a"/>`;
  return place(
    0,
    0,
    lifted(canvas, place(-150, -190, section)) +
      lifted(canvas, place(-20, -190, cartridge)) +
      lifted(canvas, place(130, -10, barrel, 4)) +
      lifted(
        canvas,
        times(3, (index) =>
          place(-270 + index * 210, 210 + (index % 2) * 40, cartridge, index * 24 - 30),
        ).join(''),
      ) +
      svg`<path d="M-390-70q40-40 80 0t80 0 80 0" fill="none" stroke="${shade(ink, 0.1)}" stroke-width="8" stroke-linecap="round"/>`,
    -14,
  );
};
