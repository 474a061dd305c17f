import { lifted, sweep, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';
import { gilt } from './pen';

export interface DipPenLook {
  holder: string;
  ink: string;
  tin: string;
}

/** A pointed nib, its tip at the left. */
const nib = (metal: string): string =>
  svg`<path d="M-110 0C-60-12-40-30 10-34H80V34H10C-40 30-60 12-110 0z" fill="${metal}"/><path d="M-106 0H-10" stroke="#4a360f" stroke-width="3"/><ellipse cx="-2" rx="12" ry="7" fill="#4a360f"/><path d="M34-33V33M48-33V33" stroke="#4a360f" stroke-width="2" opacity=".6"/>`;

/** A pen holder with a flourish in ink, a tin of nibs and three spare ones. */
export function dipPen(canvas: Canvas, look: DipPenLook): string {
  const { holder } = look;
  const turned = sweep(
    canvas,
    [
      [0, shade(holder, 0.15)],
      [0.25, tint(holder, 0.6)],
      [0.45, holder],
      [1, shade(holder, 0.5)],
    ],
    'down',
  );
  const steel = sweep(
    canvas,
    [
      [0, '#6d7680'],
      [0.25, '#f4f7f9'],
      [0.5, '#a8b1ba'],
      [1, '#4c545d'],
    ],
    'down',
  );
  const gold = gilt(canvas);
  const pen = svg`${place(-360, 0, nib(gold))}<path d="M-300-26C-240-44-180-40-120-34 60-30 260-22 470-8Q484 0 470 8C260 22 60 30-120 34-180 40-240 44-300 26z" fill="${turned}"/><path d="M-306-30H-262V30H-306z" fill="${gold}"/><path d="M-150-38V38M-130-37V37" stroke="${shade(holder, 0.5)}" stroke-width="5"/>`;
  const flourish = svg`<path d="M-380 260C-300 90-180 110-220 220S-420 330-300 350-60 200 20 230-60 350-160 330 60 240 160 250 40 340 120 350 280 270 330 300" fill="none" stroke="${look.ink}" stroke-width="9" stroke-linecap="round"/>`;
  const tin = svg`<circle r="150" fill="${shade(look.tin, 0.35)}"/><circle cx="-4" cy="-6" r="146" fill="${look.tin}"/><circle cx="-4" cy="-6" r="122" fill="none" stroke="${SHOP.buff}" stroke-width="5"/>${letter('display', 'Nibs', -4, 10, 84, SHOP.buff)}${letter('typed', 'ONE GROSS', -4, 54, 32, SHOP.buff)}<path d="M-110-90A140 140 0 0 1 40-140" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".4"/>`;
  const spare =
    place(40, 400, nib(steel), -20, 0.8) +
    place(210, 430, nib(gold), 24, 0.8) +
    place(380, 390, nib(steel), -64, 0.8);
  return (
    lifted(canvas, place(-270, -290, tin)) +
    flourish +
    lifted(canvas, spare) +
    lifted(canvas, place(110, -40, pen, -40))
  );
}
