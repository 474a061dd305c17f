import { lifted, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { PIGMENTS, SHOP } from '../palette';
import type { Picture } from '../picture';
import { postmark } from '../recipes/ephemera';
import { postageStamp, type StampLook } from '../recipes/postage';
import { washiRoll } from '../recipes/washi-roll';
import { place, svg } from '../svg';
import { STAMPS } from './stamps';

const stamp = (canvas: Canvas, look: StampLook, x: number, y: number, turn: number): string =>
  lifted(canvas, place(x, y, postageStamp(canvas, look), turn, 0.62));

const words = [
  letter('typed', 'STATIONERY AND CRAFT', -366, -106, 30, SHOP.postal),
  letter('display', 'Vintage', -330, 10, 124, SHOP.ink),
  letter('display', 'Craft', -403, 128, 124, SHOP.ink),
  svg`<path d="M-546 172h330" stroke="${SHOP.ledger}" stroke-width="6"/>`,
].join('');

/** What a message or a post shows of a link to the shop that has no picture of its own. */
export const SHARE_PICTURE: Picture = {
  id: 'share',
  width: 1200,
  height: 630,
  ground: SHOP.inland,
  surface: 'airmail',
  draw: (c) =>
    words +
    place(
      60,
      150,
      washiRoll(c, { motif: 'booti', ground: PIGMENTS.Leaf, print: SHOP.buff, strip: false }),
      0,
      0.4,
    ) +
    stamp(c, STAMPS.monsoon, 420, -110, 6) +
    stamp(c, STAMPS.lotus, 150, -116, -8) +
    stamp(c, STAMPS.hill, 345, 150, -3) +
    place(440, 30, postmark(SHOP.ink, 'DAK'), -16, 0.95),
};
