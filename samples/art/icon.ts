import { openCanvas } from './canvas';
import { emblem } from './emblems';
import { SHOP } from './palette';
import { times } from './random';
import { place, svg } from './svg';

const SIDE = 64;
const HALF_WIDTH = 18;
const HALF_HEIGHT = 22;
const TOOTH = 4;

/** A small stamp's edge: few notches, so that they are still seen at 32 pixels. */
function perforated(): string {
  const across = (HALF_WIDTH * 2) / TOOTH;
  const down = (HALF_HEIGHT * 2) / TOOTH;
  const notch = (x: number, y: number) => svg`<circle cx="${x}" cy="${y}" r="1.3"/>`;
  const row = (y: number) => times(across + 1, (index) => notch(index * TOOTH - HALF_WIDTH, y));
  const column = (x: number) => times(down + 1, (index) => notch(x, index * TOOTH - HALF_HEIGHT));
  const notches = [...row(-HALF_HEIGHT), ...row(HALF_HEIGHT), ...column(-HALF_WIDTH), ...column(HALF_WIDTH)];
  return svg`<path d="M${-HALF_WIDTH} ${-HALF_HEIGHT}h${HALF_WIDTH * 2}v${HALF_HEIGHT * 2}h${-HALF_WIDTH * 2}z" fill="${SHOP.paper}"/><g fill="${SHOP.ledger}">${notches}</g>`;
}

/** How an icon fills its square. */
export interface IconShape {
  /** Radius of the ground's corners, of 64; none where a phone cuts the icon to its own shape. */
  readonly corner: number;
  /** Size of the stamp; at most .8 where a phone may cut off all but the middle. */
  readonly scale: number;
}

/** The shop's icon: a stamp with a lotus on ledger red, as an SVG document of 64 by 64. */
export function iconSvg({ corner, scale }: IconShape): string {
  const canvas = openCanvas('icon');
  const lotus = place(0, 2, emblem(canvas, 'lotus', SHOP.ledger, SHOP.paper), 0, 0.23);
  const rule = svg`<path d="M-14-18h28v36h-28z" fill="none" stroke="${SHOP.ledger}" stroke-width="1.4"/>`;
  const stamp = place(SIDE / 2, SIDE / 2, perforated() + rule + lotus, -6, scale);
  const ground = svg`<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${SHOP.ledger}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${canvas.definitions()}${ground}${stamp}</svg>\n`;
}
