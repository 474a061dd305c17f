import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, frame, sheen } from '../materials';
import { printed } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { standingRoll, tapeWheel } from './tape-views';

export interface StickerRollLook {
  liner: string;
  /** One sticker around the origin, 180 wide and as high as the liner allows. */
  sticker: (canvas: Canvas) => string;
  /** How far the stickers are apart. */
  step?: number;
}

/** The liner with as many stickers as fit into `length`, from the origin to the right. */
function liner(canvas: Canvas, look: StickerRollLook, length: number): string {
  const step = look.step ?? 190;
  const count = Math.floor(length / step);
  const wide = count * step;
  const row = times(count, (index) => place(step * (index + 0.5), 0, look.sticker(canvas)));
  const strip = svg`<path d="M0-110H${wide}V110H0z" fill="${look.liner}"/><path d="M0-110H${wide}V110H0z" fill="${sheen(canvas)}"/><path d="${times(count - 1, (index) => svg`M${step * (index + 1)}-110v220`)}" stroke="${shade(look.liner, 0.3)}" stroke-width="3" stroke-dasharray="6 8"/>`;
  return lifted(canvas, strip) + row.join('');
}

/** A run of the liner alone, straight. */
export const stickerRun = (canvas: Canvas, look: StickerRollLook): string => liner(canvas, look, 800);

const rollOf = ({ liner: ground }: StickerRollLook) =>
  ({ motif: 'weave', ground, print: shade(ground, 0.12), height: 200, hollow: true }) as const;

/** A roll of stickers, its liner pulled out under it. */
export const stickerRoll = (canvas: Canvas, look: StickerRollLook): string =>
  place(-120, -170, standingRoll(canvas, rollOf(look)), 0, 0.8) +
  place(-410, 300, liner(canvas, look, 910), -7);

/** The roll on its rim at the left, its liner unrolled across the picture. */
export const stickerWheel = (canvas: Canvas, look: StickerRollLook): string =>
  place(-90, -110, tapeWheel(canvas, { ...rollOf(look), height: 250 }), 0, 0.86) +
  place(-330, 230, liner(canvas, look, 840), 16);

/** A dispenser box of card, the stickers coming out of its slot. */
export function stickerBox(canvas: Canvas, look: StickerRollLook, ink: string, name: string): string {
  const wrap = printed(canvas, 'dots', ink, tint(ink, 0.22));
  const box = svg`<path d="M-300-330H260V150H-300z" fill="${wrap}"/><path d="M-300-330H260V150H-300z" fill="${sheen(canvas)}"/><path d="M260-330 350-380V100L260 150z" fill="${shade(ink, 0.4)}"/><path d="M-300-330-210-380H350L260-330z" fill="${tint(ink, 0.3)}"/><path d="M-250 96H210V124H-250z" fill="${shade(ink, 0.65)}"/>`;
  const label =
    board(400, 210, SHOP.paper, 4) +
    frame(374, 184, ink, 5) +
    fitted('display', name, { y: 22, width: 330, size: 84 }, SHOP.ink);
  return (
    lifted(canvas, place(0, -70, box + place(-20, -120, label))) +
    place(-10, 70, liner(canvas, look, 480), 78) +
    svg`<path d="M-240 26H200V40H-240z" fill="${flat(canvas, shade(ink, 0.5))}"/>`
  );
}
