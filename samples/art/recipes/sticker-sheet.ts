import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, silhouette, type Emblem } from '../emblems';
import { SHOP } from '../palette';
import { between } from '../random';
import { place, svg } from '../svg';

export interface SheetLook {
  emblems: readonly Emblem[];
  inks: readonly string[];
  /** The backing sheet. */
  sheet: string;
}

/** One die-cut sticker with its white rim. */
export const dieCut = (canvas: Canvas, name: Emblem, ink: string, rim = 26): string =>
  silhouette(canvas, name, '#fff', rim) + emblem(canvas, name, ink, SHOP.paper);

/** Twelve stickers on a backing sheet whose corner curls up. */
export function stickerSheet(canvas: Canvas, look: SheetLook): string {
  const stickers = Array.from({ length: 12 }, (_, index) => {
    const name = look.emblems[index % look.emblems.length] ?? 'star';
    const ink = look.inks[(index * 2 + Math.floor(index / 3)) % look.inks.length] ?? SHOP.ledger;
    const body = dieCut(canvas, name, ink);
    const x = -210 + (index % 3) * 210;
    const y = -330 + Math.floor(index / 3) * 216;
    const rim = svg`<g transform="translate(3 6)" opacity=".16">${silhouette(canvas, name, SHOP.ink, 26)}</g>`;
    return place(x, y, rim + body, between(canvas.random, -9, 9), 1.32);
  });
  const curl = sweep(
    canvas,
    [
      [0, '#fff'],
      [0.5, '#f3f5f4'],
      [1, '#a9b8be'],
    ],
    'slant',
  );
  const sheet = svg`<path d="M-336-470H336a14 14 0 0 1 14 14V344L226 470H-336a14 14 0 0 1-14-14V-456a14 14 0 0 1 14-14z" fill="${look.sheet}"/>`;
  const corner = svg`<path d="M226 470C236 420 214 392 206 372 262 380 318 366 350 344z" fill="${curl}"/>`;
  return lifted(canvas, sheet) + stickers.join('') + lifted(canvas, corner);
}
