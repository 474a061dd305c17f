import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { printed } from '../motifs';
import { SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface EphemeraLook {
  emblem: Emblem;
  ink: string;
  second: string;
  /** Words on the ticket and on the label. */
  ticket: string;
  label: string;
}

const ticketShape = 'M-240-95H240V-25a25 25 0 0 0 0 50V95H-240V25a25 25 0 0 0 0-50z';

/** Round postmark with four wavy killer bars, in one ink. */
export const postmark = (ink: string, date: string): string =>
  svg`<g fill="none" stroke="${ink}" stroke-width="6" opacity=".78"><circle r="92"/><circle r="64"/><path d="${times(4, (row) => svg`M100 ${-42 + row * 28}q26-18 52 0t52 0 52 0`)}"/></g><g opacity=".78">${letter('typed', date, 0, 10, 32, ink)}</g>`;

/** A handful of printed paper: ticket, postcard, label, ledger leaf and a strip of print, tied with twine. */
export function ephemera(canvas: Canvas, look: EphemeraLook): string {
  const leaf = svg`<path d="M-250-330H250V330H-250z" fill="#f4ecd9"/><path d="${times(13, (row) => svg`M-230 ${-280 + row * 46}H230`)}" stroke="${SHOP.brass}" stroke-width="2" opacity=".4"/><path d="M-170-330V330M150-330V330" stroke="${SHOP.ledger}" stroke-width="3" opacity=".5"/>`;
  const strip = svg`<path d="M-60-360H60V360H-60z" fill="${printed(canvas, 'airmail', SHOP.paper, SHOP.ledger)}"/>`;
  const postcard = svg`<path d="M-310-200H310V200H-310z" fill="${SHOP.paper}"/><path d="M20-160V160M60-20H280M60 40H280M60 100H230" stroke="${SHOP.ink}" stroke-width="3" opacity=".5"/><path d="M190-170H284V-60H190z" fill="${look.second}"/>${place(237, -115, emblem(canvas, look.emblem, SHOP.paper, look.second), 0, 0.72)}${place(-150, 0, emblem(canvas, look.emblem, look.ink, SHOP.paper), 0, 2.5)}${place(130, -110, postmark(SHOP.ink, '14 AUG'), -14, 0.8)}`;
  const ticket = svg`<path d="${ticketShape}" fill="${SHOP.buff}"/><path d="M-214-72H214V72H-214z" fill="none" stroke="${look.ink}" stroke-width="3" stroke-dasharray="3 9"/>${letter('display', look.ticket, 0, 8, 52, look.ink)}${letter('typed', 'No. 04178', 0, 52, 30, SHOP.ink)}`;
  const label = svg`<path d="M-190-120H190V120H-190z" fill="${look.ink}"/><path d="M-174-104H174V104H-174zM-164-94H164V94H-164z" fill="none" stroke="${SHOP.buff}" stroke-width="3"/>${place(0, -28, emblem(canvas, look.emblem, SHOP.buff, look.ink), 0, 0.95)}${letter('display', look.label, 0, 74, 46, SHOP.buff)}`;
  return (
    lifted(canvas, place(-60, -40, leaf, -9) + place(310, 10, strip, 14)) +
    lifted(canvas, place(20, -120, postcard, 5)) +
    lifted(canvas, place(-150, 230, ticket, -6) + place(250, 320, label, 8))
  );
}
