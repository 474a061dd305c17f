import { lifted, sweep, type Canvas } from '../canvas';
import { type Emblem } from '../emblems';
import { shade, SHOP } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { dieCut } from './sticker-sheet';

export interface AlbumLook {
  cover: string;
  emblems: readonly Emblem[];
  inks: readonly string[];
}

const SPOTS = [
  [-330, -190],
  [-190, -150],
  [-300, 10],
  [-150, 40],
  [-310, 190],
  [-170, 210],
  [170, -200],
  [310, -150],
  [180, 0],
  [320, 30],
  [190, 200],
  [310, 190],
] as const;

/** A ring-bound album lying open, both pages filled. */
export function stickerBook(canvas: Canvas, look: AlbumLook): string {
  const fold = sweep(canvas, [
    [0, '#1b1420', 0],
    [0.42, '#1b1420', 0],
    [0.5, '#1b1420', 0.3],
    [0.58, '#1b1420', 0],
    [1, '#1b1420', 0.05],
  ]);
  const cover = svg`<rect x="-456" y="-336" width="912" height="672" rx="18" fill="${look.cover}"/><rect x="-456" y="-336" width="912" height="672" rx="18" fill="none" stroke="${shade(look.cover)}" stroke-width="6"/>`;
  const pages = svg`<rect x="-430" y="-312" width="860" height="624" rx="8" fill="#fdfaf2"/><rect x="-430" y="-312" width="860" height="624" fill="${fold}"/>`;
  const frames = svg`<path d="M-404-286H-34V286H-404zM34-286H404V286H34z" fill="none" stroke="${look.cover}" stroke-opacity=".45" stroke-width="3" stroke-dasharray="14 8"/>`;
  const rings = times(7, (index) => {
    const y = -246 + index * 82;
    return svg`<path d="M-24 ${y}C-24 ${y - 26} 24 ${y - 26} 24 ${y}" fill="none" stroke="#8b8f94" stroke-width="9"/><path d="M-20 ${y - 4}C-18 ${y - 24} 12 ${y - 24} 20 ${y - 8}" fill="none" stroke="#f2f4f5" stroke-width="3"/><circle cx="-26" cy="${y + 2}" r="7" fill="${SHOP.ink}"/><circle cx="26" cy="${y + 2}" r="7" fill="${SHOP.ink}"/>`;
  });
  const stickers = SPOTS.map(([x, y], index) => {
    const name = look.emblems[index % look.emblems.length] ?? 'star';
    const ink = look.inks[(index + Math.floor(index / 4)) % look.inks.length] ?? look.cover;
    return place(
      x,
      y,
      dieCut(canvas, name, ink, 18),
      between(canvas.random, -16, 16),
      between(canvas.random, 1.0, 1.25),
    );
  });
  const book = lifted(canvas, cover + pages) + frames + lifted(canvas, stickers.join('')) + rings.join('');
  return place(0, 0, book, -3, 1.1);
}
