import { lifted, sweep, type Canvas } from '../canvas';
import { fitted } from '../materials';
import { mix, shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

/** Draws one stamp in one colour. */
export type Piece = (colour: string) => string;

/** A photopolymer stamp: its shape in the resin's tone over the shadow it throws through the carrier. */
export const resin = (piece: Piece, tone: string): string =>
  svg`<g transform="translate(4 6)" opacity=".2">${piece(SHOP.ink)}</g><g opacity=".9">${piece(tone)}</g>`;

const glass = (canvas: Canvas) =>
  sweep(
    canvas,
    [
      [0, '#fff', 0.75],
      [0.4, '#fff', 0.2],
      [0.55, '#fff', 0.5],
      [1, '#dfeaf0', 0.45],
    ],
    'slant',
  );

export interface ClearSheetLook {
  width: number;
  height: number;
  header: string;
  name: string;
  /** Where the printed card is. */
  side?: 'top' | 'left' | 'foot';
  /** The stamps, drawn around the middle of what the card leaves free. */
  pieces: string;
}

/** Clear stamps on their carrier with a printed card. */
export function clearSheet(canvas: Canvas, look: ClearSheetLook): string {
  const { width, height, header, side = 'top' } = look;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const deep = 150;
  const carrier = svg`<rect x="${-halfWidth}" y="${-halfHeight}" width="${width}" height="${height}" rx="20"`;
  const card =
    side === 'left'
      ? place(
          -halfWidth + deep / 2,
          0,
          svg`<rect x="${-deep / 2}" y="${-halfHeight}" width="${deep}" height="${height}" rx="18" fill="${header}"/><rect x="${-deep / 2 + 18}" y="${-halfHeight + 18}" width="${deep - 36}" height="${height - 36}" fill="none" stroke="${SHOP.buff}" stroke-width="3"/>${place(22, 0, fitted('display', look.name, { y: 0, width: height - 90, size: 72 }, SHOP.buff), -90)}`,
        )
      : place(
          0,
          (side === 'top' ? -1 : 1) * (halfHeight - deep / 2),
          svg`<rect x="${-halfWidth}" y="${-deep / 2}" width="${width}" height="${deep}" rx="18" fill="${header}"/><rect x="${-halfWidth + 18}" y="${-deep / 2 + 18}" width="${width - 36}" height="${deep - 36}" fill="none" stroke="${SHOP.buff}" stroke-width="3"/>${fitted('display', look.name, { y: 24, width: width - 90, size: 72 }, SHOP.buff)}`,
        );
  const offset = deep / 2;
  const [x, y] = side === 'left' ? [offset, 0] : side === 'top' ? [0, offset] : [0, -offset];
  return (
    lifted(
      canvas,
      svg`${carrier} fill="#eef5f8" opacity=".82"/>${carrier} fill="${glass(canvas)}" stroke="#fff" stroke-width="5"/>${card}`,
    ) + place(x, y, look.pieces)
  );
}

/** A polished block of acrylic with an engraved grid, `size` across, something clinging to it. */
export function acrylicBlock(canvas: Canvas, size: number, inside = ''): string {
  const half = size / 2;
  const step = size / 12;
  const grid = times(11, (index) => {
    const at = -half + step * (index + 1);
    return svg`M${at} ${-half + 14}V${half - 14}M${-half + 14} ${at}H${half - 14}`;
  });
  const edge = mix(SHOP.postal, '#ffffff', 0.72);
  return (
    lifted(
      canvas,
      svg`<rect x="${-half + 16}" y="${-half + 20}" width="${size}" height="${size}" rx="22" fill="${shade(edge, 0.25)}" opacity=".75"/><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="22" fill="${edge}" opacity=".72"/>`,
    ) +
    inside +
    svg`<path d="${grid}" stroke="#fff" stroke-width="2.5" opacity=".75"/><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="22" fill="${glass(canvas)}" opacity=".7"/><rect x="${-half + 16}" y="${-half + 16}" width="${size - 32}" height="${size - 32}" rx="12" fill="none" stroke="#fff" stroke-width="7" opacity=".85"/><path d="M${-half} ${-40}q26 40 0 80M${half} ${-40}q-26 40 0 80" fill="none" stroke="#fff" stroke-width="8"/>`
  );
}
