import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { printed, type Motif } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

export interface GreetingCardLook {
  envelope: string;
  card: string;
  ink: string;
  accent: string;
  emblem: Emblem;
  motif: Motif;
  words: string;
}

/** A folded card with an arched window, standing over its lined envelope. */
export function greetingCard(canvas: Canvas, look: GreetingCardLook): string {
  const { card, ink, accent } = look;
  const lit = sweep(canvas, [
    [0, '#1b1420', 0.2],
    [0.05, '#fff', 0.3],
    [0.5, '#fff', 0],
    [1, '#1b1420', 0.1],
  ]);
  const lining = printed(canvas, look.motif, accent, tint(accent, 0.6), 0.8);
  const envelope = svg`<path d="M-380-250H380V250H-380z" fill="${look.envelope}"/><path d="M-380-250 0-470 380-250z" fill="${lining}"/><path d="M-380-250 0-470 380-250" fill="none" stroke="${look.envelope}" stroke-width="22" stroke-linejoin="round"/><path d="M-380 250-30 0M380 250 30 0M-380-250 0 30 380-250" fill="none" stroke="${shade(look.envelope, 0.25)}" stroke-width="4"/>`;
  const arch = 'M-170 120V-110C-170-200-90-230 0-300 90-230 170-200 170-110V120z';
  const front = svg`<path d="M-260-370H260V370H-260z" fill="${card}"/><path d="M-260-370H260V370H-260z" fill="${lit}"/><path d="M-234-344H234V344H-234z" fill="none" stroke="${ink}" stroke-width="4"/><path d="${arch}" fill="${printed(canvas, look.motif, shade(accent, 0.05), tint(accent, 0.35), 0.6)}" stroke="${ink}" stroke-width="7"/><circle cy="-40" r="128" fill="${card}"/>${place(0, -40, emblem(canvas, look.emblem, ink, card), 0, 1.9)}${letter('display', look.words, 0, 236, 84, ink)}<path d="M-120 280H120" stroke="${SHOP.brass}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/>`;
  return lifted(canvas, place(90, 150, envelope, 8)) + lifted(canvas, place(-80, -40, front, -6, 1.06));
}
