import { lifted, sweep, type Canvas } from '../canvas';
import { STAMPS } from '../pictures/stamps';
import { SHOP } from '../palette';
import { times } from '../random';
import { postageStamp, type StampLook } from '../recipes/postage';
import { place, svg } from '../svg';
import { eased, type Clip } from './clip';

const WIDTH = 380;
const HEIGHT = 900;

interface Leaf {
  readonly stamps: readonly [StampLook, StampLook];
  readonly turns: readonly [number, number];
}

/** The four pages, in the order in which they are turned; after the last the first comes again. */
const LEAVES: readonly Leaf[] = [
  { stamps: [STAMPS.lotus, STAMPS.hill], turns: [-5, 3] },
  { stamps: [STAMPS.monsoon, STAMPS.sun], turns: [4, -4] },
  { stamps: [STAMPS.sparrow, STAMPS.lotus], turns: [-3, 5] },
  { stamps: [STAMPS.hill, STAMPS.monsoon], turns: [6, -2] },
];

/** A page to the right of the spine, whose foot is at the origin; `side` -1 puts it to the left. */
function leaf(canvas: Canvas, index: number, side: 1 | -1): string {
  const { stamps, turns } = LEAVES[index % LEAVES.length] ?? { stamps: [], turns: [] };
  const fold = sweep(
    canvas,
    side === 1
      ? [
          [0, '#1b1420', 0.3],
          [0.16, '#1b1420', 0.04],
          [1, '#1b1420', 0],
        ]
      : [
          [0, '#1b1420', 0],
          [0.84, '#1b1420', 0.04],
          [1, '#1b1420', 0.3],
        ],
  );
  const left = side === 1 ? 0 : -WIDTH;
  const paper = svg`<rect x="${left}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" fill="#e3d5b4"/><path d="${times(13, (row) => svg`M${left + 30} ${-370 + row * 62}H${left + WIDTH - 30}`)}" stroke="${SHOP.brass}" stroke-width="2" opacity=".4"/>`;
  const stuck = stamps.map((look, row) =>
    place(
      (side * WIDTH) / 2,
      -215 + row * 430,
      svg`<path d="M-186-236H204V252H-186z" fill="#1b1420" opacity=".16"/>${postageStamp(canvas, look)}`,
      turns[row] ?? 0,
      0.68,
    ),
  );
  return svg`${paper}${stuck}<rect x="${left}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" fill="${fold}"/>`;
}

/** A page on its way from right to left, 0 to 1: its front until it stands upright, then its back. */
function turning(canvas: Canvas, front: number, share: number): string {
  const angle = share * Math.PI;
  const width = Math.cos(angle);
  const side = width >= 0 ? 1 : -1;
  const rise = -0.2 * Math.sin(angle) * side;
  const body = leaf(canvas, side === 1 ? front : front + 1, side);
  const dark = svg`<rect x="${side === 1 ? 0 : -WIDTH}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" fill="#1b1420" opacity="${String(0.28 * Math.sin(angle))}"/>`;
  return `<g transform="matrix(${Math.abs(width).toFixed(4)} ${rise.toFixed(4)} 0 1 0 0)">${body}${dark}</g>`;
}

/** An album of stamps is leafed through, two pages at a time. */
export const ALBUM: Clip = {
  id: 'clip-album',
  seconds: 5,
  ground: SHOP.green,
  opening: 0.02,
  draw(canvas, at) {
    const half = at < 0.5 ? 0 : 1;
    const share = eased(at, half * 0.5 + 0.16, half * 0.5 + 0.46);
    const first = half * 2;
    const cover = svg`<rect x="-410" y="-480" width="820" height="960" rx="14" fill="${SHOP.ledgerDark}"/><path d="M-396-466H396V466H-396z" fill="none" stroke="${SHOP.buff}" stroke-width="4" stroke-dasharray="14 10"/>`;
    const edges = svg`<path d="M-388-446H388V452H-388z" fill="#c9b991"/>`;
    const pages = leaf(canvas, first, -1) + leaf(canvas, share > 0 ? first + 3 : first + 1, 1);
    const moving = share > 0 ? turning(canvas, first + 1, share) : '';
    return place(450, 600, lifted(canvas, cover) + edges + pages + moving, -3, 1);
  },
};
