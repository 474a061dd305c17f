import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { shade, SHOP } from '../palette';
import { place, svg } from '../svg';

export interface GiftCardLook {
  envelope: string;
  card: string;
  ink: string;
  emblem: Emblem;
  greeting: string;
}

const CORNERS = [
  [-326, -186],
  [326, -186],
  [-326, 186],
  [326, 186],
] as const;

/** A printed voucher with a tear-off counterfoil, on its envelope. */
export function giftCard(canvas: Canvas, look: GiftCardLook): string {
  const { ink } = look;
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.3],
      [0.6, '#fff', 0],
      [1, '#1b1420', 0.12],
    ],
    'slant',
  );
  const envelope = svg`<path d="M-420-270H420V300H-420z" fill="${look.envelope}"/><path d="M-420 300-60 0M420 300 60 0M-420-270 0 60 420-270" fill="none" stroke="${shade(look.envelope, 0.3)}" stroke-width="4"/>`;
  const rosettes = CORNERS.map(
    ([x, y]) =>
      svg`<circle cx="${x}" cy="${y}" r="17" fill="none" stroke="${ink}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="6" fill="${ink}"/>`,
  );
  const card = svg`<path d="M-380-240H380V240H-380z" fill="${look.card}"/><path d="M-380-240H380V240H-380z" fill="${lit}"/><path d="M-356-216H356V216H-356z" fill="none" stroke="${ink}" stroke-width="6"/><path d="M-342-202H342V202H-342z" fill="none" stroke="${ink}" stroke-width="2"/>${rosettes}<path d="M214-240V240" stroke="${ink}" stroke-width="4" stroke-dasharray="4 12"/>${letter('display', look.greeting, -66, 10, 88, ink)}${letter('typed', 'GOOD AT THE COUNTER', -66, 76, 34, SHOP.ink)}${letter('typed', 'No. 000427', -66, 150, 32, SHOP.ink)}${place(-66, -120, emblem(canvas, look.emblem, ink, look.card), 0, 0.8)}${place(280, 0, emblem(canvas, look.emblem, ink, look.card), 0, 1)}`;
  return lifted(canvas, place(40, 50, envelope, 3)) + lifted(canvas, place(-10, -30, card, -7));
}
