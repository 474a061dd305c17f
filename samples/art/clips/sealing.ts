import { glow, lifted, sweep, type Canvas } from '../canvas';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { gilt } from '../recipes/pen';
import { envelope, puddle, seal } from '../recipes/wax-seal';
import { place, svg } from '../svg';
import { eased, type Clip } from './clip';

const WAX = PIGMENTS.Vermilion;
const SIZE = 0.78;

/** Wax that was poured and not pressed yet. */
function molten(canvas: Canvas): string {
  const d = puddle(canvas);
  const body = glow(canvas, [
    [0, tint(WAX, 0.45)],
    [0.3, WAX],
    [1, shade(WAX, 0.4)],
  ]);
  return svg`<path d="${d}" fill="${shade(WAX, 0.45)}" transform="translate(6 9)"/><path d="${d}" fill="${body}"/><path d="M-190-90C-172-132-146-166-104-190" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".6"/>`;
}

/** A brass seal on a turned handle, its face down. */
function signet(canvas: Canvas): string {
  const brass = sweep(canvas, [
    [0, '#6d4d14'],
    [0.2, '#fff0bd'],
    [0.5, '#c79a3e'],
    [1, '#5d4110'],
  ]);
  const wood = sweep(canvas, [
    [0, shade('#5b3a2c', 0.5)],
    [0.25, tint('#5b3a2c', 0.5)],
    [0.55, '#5b3a2c'],
    [1, shade('#5b3a2c', 0.5)],
  ]);
  return svg`<path d="M-150-60V0A150 58 0 0 0 150 0V-60z" fill="${brass}"/><ellipse cy="-60" rx="150" ry="58" fill="${gilt(canvas)}"/><path d="M-62-70C-74-150-52-180-52-230H52C52-180 74-150 62-70A62 22 0 0 1-62-70z" fill="${brass}"/><path d="M-58-226C-96-330-86-430-58-500-34-548 34-548 58-500 86-430 96-330 58-226A60 20 0 0 1-58-226z" fill="${wood}"/><path d="M-66-246A66 20 0 0 0 66-246" fill="none" stroke="${SHOP.buff}" stroke-width="6"/>`;
}

/** Wax is poured on an envelope's flap and a signet leaves its leaf; then the next envelope comes. */
export const SEALING: Clip = {
  id: 'clip-sealing',
  seconds: 5,
  ground: SHOP.buff,
  opening: 0.72,
  draw(canvas, at) {
    const poured = eased(at, 0.05, 0.3);
    const down = eased(at, 0.34, 0.46) - eased(at, 0.54, 0.68);
    const isPressed = at > 0.5;
    const wax = isPressed ? seal(canvas, WAX, 'leaf') : poured > 0 ? molten(canvas) : '';
    const away = 1100 * eased(at, 0.84, 0.99);
    const plain = place(0, 0, lifted(canvas, envelope(canvas, '#f8f1e2')), -6, 0.8);
    const letter =
      plain + (wax && lifted(canvas, place(0, 30, wax, 0, SIZE * 0.7 * (isPressed ? 1 : poured))));
    const next = away > 0 ? place(1100 - away, 0, plain) : '';
    const height = 900 * (1 - down);
    const tool =
      height < 895
        ? svg`<ellipse cx="${24 + height * 0.2}" cy="${56 + height * 0.06}" rx="150" ry="54" fill="#1b1420" opacity="${String(0.3 * down)}"/>${lifted(canvas, place(0, 20 - height, signet(canvas), 0, 0.86))}`
        : '';
    return place(450, 640, place(-away, 0, letter) + next + tool);
  },
};
