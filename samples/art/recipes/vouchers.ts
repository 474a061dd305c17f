import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, sheen } from '../materials';
import { printed } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { envelope, seal } from './wax-seal';

export interface VoucherLook {
  value: string;
  ink: string;
  paper: string;
  emblem: Emblem;
  number: string;
}

const rays = (count: number, radius: number): string =>
  times(count, (index) => {
    const [a, b] = [(index / count) * Math.PI * 2, ((index + 0.5) / count) * Math.PI * 2];
    return svg`M0 0L${Math.cos(a) * radius} ${Math.sin(a) * radius} ${Math.cos(b) * radius} ${Math.sin(b) * radius}z`;
  }).join('');

/** A printed voucher with its value and a stub to tear off; 800 x 480. */
export function voucher(canvas: Canvas, look: VoucherLook): string {
  const { ink, paper } = look;
  return (
    board(800, 480, paper, 6) +
    frame(752, 432, ink, 7) +
    frame(728, 408, ink, 2) +
    svg`<path d="${rays(28, 150)}" transform="translate(-255 0)" fill="${tint(ink, 0.72)}"/><circle cx="-255" r="96" fill="${paper}" stroke="${ink}" stroke-width="6"/>` +
    place(-255, 0, emblem(canvas, look.emblem, ink, paper), 0, 1.3) +
    fitted('typed', 'GIFT CARD', { x: 30, y: -120, width: 300, size: 44 }, SHOP.ink) +
    fitted('display', look.value, { x: 30, y: 36, width: 340, size: 132 }, ink) +
    fitted('typed', 'GOOD AT THE COUNTER', { x: 30, y: 106, width: 320, size: 30 }, SHOP.ink) +
    fitted('typed', look.number, { x: 30, y: 160, width: 260, size: 36 }, ink) +
    svg`<path d="M226-240V240" stroke="${ink}" stroke-width="5" stroke-dasharray="4 13"/><path d="M258-186H344V186H258z" fill="${ink}"/>` +
    place(302, 0, fitted('display', look.value, { y: 20, width: 300, size: 62 }, paper), -90) +
    board(800, 480, sheen(canvas), 6)
  );
}

/** The voucher lying on its envelope. */
export function postedVoucher(canvas: Canvas, look: VoucherLook, cover: string, turn: number): string {
  return (
    lifted(canvas, place(40, 90, place(0, 0, envelope(canvas, cover), turn * -0.7, 0.92))) +
    lifted(canvas, place(-10, -40, voucher(canvas, look), turn, 1.02))
  );
}

/** The voucher half in its sleeve. */
export function sleevedVoucher(canvas: Canvas, look: VoucherLook, sleeve: string): string {
  const front = svg`<path d="M-440-50Q0 30 440-50V400H-440z" fill="${flat(canvas, sleeve)}"/><path d="M-410 4Q0 80 410 4" fill="none" stroke="${tint(sleeve, 0.45)}" stroke-width="5" stroke-dasharray="14 10"/>`;
  return place(
    0,
    0,
    lifted(canvas, svg`<path d="M-440-70H440V400H-440z" fill="${shade(sleeve, 0.35)}"/>`) +
      lifted(canvas, place(0, -180, voucher(canvas, look), -2, 1.02)) +
      lifted(canvas, front + place(0, 220, emblem(canvas, look.emblem, SHOP.buff, sleeve), 0, 2)),
    5,
  );
}

/** The voucher drawn out of an envelope closed with a seal, its lining showing. */
export function sealedVoucher(canvas: Canvas, look: VoucherLook, wax: string): string {
  return (
    lifted(canvas, place(60, -262, voucher(canvas, look), 7, 0.92)) +
    lifted(canvas, place(-20, 190, place(0, 0, envelope(canvas, '#f3ead5'), -6, 0.96))) +
    lifted(canvas, place(-26, 210, seal(canvas, wax, look.emblem), 0, 0.78))
  );
}

/** An opened envelope: patterned lining, broken seal, the voucher before it. */
export function linedVoucher(canvas: Canvas, look: VoucherLook, wax: string): string {
  const paper = '#f3ead5';
  const lining = printed(canvas, 'marigold', shade(wax, 0.1), tint(wax, 0.35), 0.9);
  const back = svg`<path d="M-440-80H440V380H-440z" fill="${flat(canvas, paper)}"/><path d="M-440-80-40-400Q0-430 40-400L440-80z" fill="${lining}" stroke="${paper}" stroke-width="20"/>`;
  return (
    lifted(canvas, back) +
    lifted(canvas, place(0, -356, seal(canvas, wax, look.emblem), 20, 0.42)) +
    lifted(canvas, place(0, 60, voucher(canvas, look), -3, 0.9)) +
    lifted(canvas, svg`<path d="M-440 0 0 250 440 0V380H-440z" fill="${flat(canvas, tint(paper, 0.3))}"/>`)
  );
}

const slip = (canvas: Canvas, ink: string, number: number): string =>
  svg`${board(640, 300, '#f7edd0', 2)}${frame(590, 250, ink, 5)}${fitted('display', 'Rs 100', { x: -40, y: 20, width: 330, size: 120 }, ink)}${fitted('typed', `SLIP ${number} OF 10`, { x: -40, y: 84, width: 300, size: 34 }, SHOP.ink)}${place(218, 0, emblem(canvas, 'kite', ink, '#f7edd0'), 0, 1.3)}<path d="M-320-150V150" stroke="${shade(SHOP.kraft, 0.4)}" stroke-width="6" stroke-dasharray="3 11"/>`;

/** A stapled book of ten slips, the first lifted. */
export function voucherBook(canvas: Canvas, ink: string): string {
  const leaves = times(10, (index) => place(index * 5, 150 - index * 9, slip(canvas, ink, 10 - index)));
  const spine = svg`<path d="M-400-190H-290V300H-400z" fill="${flat(canvas, ink)}"/><path d="M-352-120v70M-352 150v70" stroke="#c9d0d5" stroke-width="12" stroke-linecap="round"/>`;
  const cover = svg`<path d="M-400-210H330V-190H-400z" fill="${shade(ink, 0.3)}"/>`;
  return place(
    20,
    0,
    lifted(canvas, place(-30, 60, board(760, 520, flat(canvas, shade(ink, 0.1)), 6))) +
      lifted(canvas, leaves.join('')) +
      lifted(canvas, spine + cover) +
      lifted(canvas, place(40, -210, slip(canvas, ink, 1), -13)),
    -5,
  );
}

/** The closed book and three slips torn out of it. */
export function tornSlips(canvas: Canvas, ink: string): string {
  const cover = svg`${board(560, 640, printed(canvas, 'zigzag', ink, shade(ink, 0.25)), 8)}${board(430, 330, SHOP.paper, 2)}${frame(400, 300, ink, 5)}${fitted('display', 'Ten Slips', { y: -10, width: 360, size: 96 }, ink)}${fitted('typed', 'RS 100 EACH', { y: 66, width: 330, size: 44 }, SHOP.ink)}`;
  return (
    lifted(canvas, place(-150, -110, cover, -6)) +
    [0, 1, 2]
      .map((index) =>
        lifted(
          canvas,
          place(110 + index * 36, 60 + index * 130, slip(canvas, ink, index + 1), 4 + index * 5, 0.84),
        ),
      )
      .join('')
  );
}
