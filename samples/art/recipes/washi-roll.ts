import { lifted, reference, sweep, type Canvas } from '../canvas';
import { printed, type Motif } from '../motifs';
import { mix, shade, SHOP } from '../palette';
import { between, times } from '../random';
import { svg } from '../svg';

export interface RollLook {
  motif: Motif;
  /** The tape's ground and the colour printed on it. */
  ground: string;
  print: string;
  /** PET film lets the table through; paper does not. */
  film?: boolean;
  /** A scalloped lower edge instead of a torn end. */
  lace?: boolean;
  /** The loose end; left out where rolls stand together. */
  strip?: boolean;
  /** The ground shows through the core; otherwise a pale table does. */
  hollow?: boolean;
  /** How wide the tape is, in the picture's units; 150 when left out. */
  height?: number;
}

const RADIUS = 300;
const SQUASH = 0.86;
const HEIGHT = 150;
const HOLE = 165;

const tornEnd = (x: number, top: number, bottom: number): string =>
  times(7, (step) => {
    const y = top + ((bottom - top) * (step + 1)) / 7;
    return svg`L${x + (step % 2 === 0 ? -18 : 4)} ${y}`;
  }).join('');

const scallops = (from: number, to: number, y: number): string =>
  times(8, () => svg`a${(from - to) / 16} 24 0 0 1 ${(to - from) / 8} 0`).join('') + svg`V${y}`;

function looseEnd(canvas: Canvas, look: RollLook, fill: string): string {
  const opacity = look.film ? 0.62 : 0.95;
  const right = 590;
  const bottom = 240 + (look.height ?? HEIGHT);
  const edge = look.lace
    ? svg`M-20 250H${right}V${bottom + 10}${scallops(right, -20, bottom + 10)}z`
    : svg`M-20 250H${right}${tornEnd(right, 250, bottom)}L-20 ${bottom}z`;
  const shine = sweep(canvas, [
    [0, '#000', 0.25],
    [0.3, '#fff', 0.2],
    [1, '#fff', 0.05],
  ]);
  const strip = svg`<path d="${edge}" fill="${fill}" opacity="${String(opacity)}"/><path d="M-20 250H${right - 18}V${bottom}H-20z" fill="${shine}"/>`;
  return lifted(canvas, svg`<g transform="rotate(-9 0 300)">${strip}</g>`);
}

/** The roll with what is seen through its core cut out. */
function cut(canvas: Canvas, roll: string): string {
  const core = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><ellipse rx="${HOLE}" ry="${HOLE * SQUASH}"/></clipPath>`,
  );
  const mask = reference(
    canvas,
    (id) =>
      svg`<mask id="${id}" maskUnits="userSpaceOnUse" x="-400" y="-400" width="800" height="1200"><path d="M-400-400H400V800H-400z" fill="#fff"/><g clip-path="${core}"><ellipse cy="62" rx="${HOLE - 8}" ry="${HOLE * SQUASH - 10}" fill="#000"/></g></mask>`,
  );
  return svg`<g mask="${mask}">${roll}</g>`;
}

/** A roll of tape standing on its side, seen from above, with a loose end to the right. */
export function washiRoll(canvas: Canvas, look: RollLook): string {
  const { random } = canvas;
  const fill = printed(canvas, look.motif, look.ground, look.print);
  const round = sweep(canvas, [
    [0, '#000', 0.36],
    [0.25, '#fff', look.film ? 0.5 : 0.26],
    [0.6, '#000', 0.04],
    [1, '#000', 0.4],
  ]);
  const inside = sweep(canvas, [
    [0, '#4b3823'],
    [1, '#93754f'],
  ]);
  const height = look.height ?? HEIGHT;
  const side = svg`M${-RADIUS} 0A${RADIUS} ${RADIUS * SQUASH} 0 0 0 ${RADIUS} 0V${height}A${RADIUS} ${RADIUS * SQUASH} 0 0 1 ${-RADIUS} ${height}z`;
  const ring = (radius: number, paint: string) =>
    svg`<ellipse rx="${radius}" ry="${radius * SQUASH}" ${paint}/>`;
  const layers = svg`<g transform="scale(1 ${String(SQUASH)})" fill="none" stroke="${mix(look.print, SHOP.ink, 0.3)}" stroke-width="2">${times(
    18,
    (index) =>
      svg`<circle r="${RADIUS - 5 - index * 6.6}" opacity="${between(random, 0.08, 0.26).toFixed(2)}"/>`,
  )}</g>`;
  const top = look.film ? shade(look.ground, 0.06) : look.ground;
  const bore = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><ellipse rx="${HOLE}" ry="${HOLE * SQUASH}"/></clipPath>`,
  );
  const roll = svg`<path d="${side}" fill="${fill}"/><path d="${side}" fill="${round}"/>${ring(RADIUS, `fill="${top}"`)}${layers}${ring(HOLE + 16, `fill="${SHOP.kraft}"`)}${ring(HOLE, `fill="${inside}"`)}`;
  const through = svg`<g clip-path="${bore}"><ellipse cy="62" rx="${HOLE - 8}" ry="${HOLE * SQUASH - 10}" fill="#fff" fill-opacity=".5"/><ellipse cy="62" rx="${HOLE - 8}" ry="${HOLE * SQUASH - 10}" fill="${SHOP.inland}" fill-opacity=".6"/></g>`;
  const end = look.strip === false ? '' : looseEnd(canvas, look, fill);
  const whole = look.hollow ? cut(canvas, roll) : roll + through;
  return svg`<g transform="translate(-90 -70)">${end}${lifted(canvas, whole)}</g>`;
}
