import { glow, lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, rounded, sheen } from '../materials';
import { mix, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

/** Inked foam or felt, its nap in rows. */
function nap(canvas: Canvas, width: number, height: number, ink: string, radius: number): string {
  const felt = sweep(
    canvas,
    [
      [0, tint(ink, 0.2)],
      [0.5, ink],
      [1, shade(ink, 0.4)],
    ],
    'slant',
  );
  const rows = times(
    Math.floor(height / 22) - 1,
    (row) => svg`M${-width / 2 + 14} ${-height / 2 + 22 + row * 22}H${width / 2 - 14}`,
  );
  return svg`${board(width, height, felt, radius)}<path d="${rows}" stroke="#fff" stroke-width="3" stroke-dasharray="5 8" opacity=".14"/>`;
}

export interface PadLook {
  ink: string;
  name: string;
  line: string;
  mark: Emblem;
}

/** A raised foam pad in a moulded case, its clear-windowed lid beside it. */
export function foamPad(canvas: Canvas, look: PadLook): string {
  const shell = '#e7e1d3';
  const base = svg`${place(10, 14, board(600, 430, shade(shell, 0.45), 60))}${board(600, 430, flat(canvas, shell), 60)}${board(540, 370, shade(shell, 0.3), 44)}${place(8, 12, board(500, 330, shade(look.ink, 0.6), 30))}${nap(canvas, 500, 330, look.ink, 30)}`;
  const lid = svg`${board(600, 430, flat(canvas, look.ink), 60)}${frame(510, 340, mix(look.ink, '#fff6e0', 0.5), 4)}<circle cx="-150" r="104" fill="${SHOP.paper}"/>${place(-150, 0, emblem(canvas, look.mark, look.ink, SHOP.paper), 0, 1.3)}${fitted('display', look.name, { x: 110, y: 4, width: 240, size: 78 }, SHOP.buff)}${fitted('typed', look.line, { x: 110, y: 58, width: 240, size: 34 }, SHOP.buff)}${board(600, 430, sheen(canvas), 60)}`;
  return lifted(canvas, place(-120, -190, lid, -12)) + lifted(canvas, place(110, 190, base, 6));
}

/** A cloth-bound pad that opens like a book, seen flat: label on the lid, felt in the base. */
export function hingedPad(canvas: Canvas, look: PadLook & { cloth: string }): string {
  const half = (y: number, body: string) => place(0, y, body);
  const lid = svg`${board(820, 400, flat(canvas, look.cloth), 10)}${board(820, 400, sheen(canvas), 10)}${board(560, 240, SHOP.paper, 3)}${frame(530, 210, look.cloth, 5)}${frame(512, 192, look.cloth, 2)}${fitted('display', look.name, { y: 16, width: 460, size: 84 }, SHOP.ink)}${fitted('typed', look.line, { y: 70, width: 460, size: 36 }, look.cloth)}`;
  const base = svg`${board(820, 400, flat(canvas, look.cloth), 10)}${board(770, 350, '#c9c2b0', 6)}${board(742, 322, shade(look.ink, 0.6), 4)}${nap(canvas, 730, 310, look.ink, 4)}`;
  const hinge = svg`<path d="M-400-16H400V16H-400z" fill="${shade(look.cloth, 0.45)}"/><path d="M-330-22h120v44h-120zM210-22h120v44H210z" fill="${rounded(canvas, SHOP.brass, 'down')}"/>`;
  return lifted(canvas, half(-216, lid) + half(216, base) + hinge);
}

/** A large open pad with a wooden rim over a cloth it has printed. */
export function woodPad(canvas: Canvas, look: PadLook & { wood: string; cloth: string }): string {
  const fabric = svg`<path d="M-450-440H430V250H-450z" fill="${look.cloth}"/><path d="M-450-410H430M-450 220H430" stroke="${look.ink}" stroke-width="6"/><path d="${times(23, (index) => svg`M${-440 + index * 39} 250v34`)}" stroke="${look.cloth}" stroke-width="7"/>`;
  const marks = times(15, (index) =>
    place(
      -370 + (index % 5) * 180,
      -320 + Math.floor(index / 5) * 180,
      emblem(canvas, look.mark, look.ink, look.cloth),
      index % 2 === 0 ? 0 : 180,
      1.15,
    ),
  );
  const pad = svg`${place(12, 18, board(640, 460, shade(look.wood, 0.6), 22))}${board(640, 460, flat(canvas, look.wood), 22)}${board(560, 380, shade(look.wood, 0.55), 10)}${nap(canvas, 544, 364, look.ink, 10)}${board(340, 116, SHOP.paper, 3)}${frame(320, 96, look.ink, 3)}${fitted('display', look.name, { y: 2, width: 290, size: 54 }, look.ink)}${fitted('typed', look.line, { y: 36, width: 280, size: 28 }, SHOP.ink)}`;
  return place(0, 0, lifted(canvas, fabric) + marks.join(''), -3) + lifted(canvas, place(90, 200, pad, 6));
}

const TEAR = 'M0-30C60-96 190-150 300-60 350 0 350 60 300 110 190 190 60 96 0 30z';

/** Four teardrop pads that close into a flower, one of them open. */
export function dewDrops(canvas: Canvas, inks: readonly string[]): string {
  const petals = inks.map((ink, index) => {
    const body = svg`<path d="${TEAR}" fill="${shade('#efe6d2', 0.4)}" transform="translate(8 12)"/><path d="${TEAR}" fill="${flat(canvas, '#f3ecdc')}"/><g transform="translate(46 5) scale(.82)"><path d="${TEAR}" fill="${shade(ink, 0.5)}" transform="translate(4 8)"/><path d="${TEAR}" fill="${glow(
      canvas,
      [
        [0, tint(ink, 0.35)],
        [0.4, ink],
        [1, shade(ink, 0.35)],
      ],
    )}"/><path d="M90-50C150-90 220-80 260-40" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".4"/></g>`;
    return place(0, 0, place(52, 0, body), index * 90 - 45, 1.18);
  });
  return lifted(canvas, petals.join('')) + svg`<circle r="26" fill="${SHOP.paper}"/>`;
}

/** One small drop-shaped pad inking the edge of a card. */
export function inkedEdge(canvas: Canvas, inks: readonly string[]): string {
  const soft = inks.map((ink, index) => {
    const paint = sweep(
      canvas,
      [
        [0, ink, 0.9],
        [1, ink, 0],
      ],
      index === 0 ? 'across' : 'down',
    );
    return index === 0
      ? svg`<rect x="-360" y="-300" width="190" height="600" fill="${paint}"/>`
      : svg`<rect x="-360" y="-300" width="720" height="170" fill="${paint}"/>`;
  });
  const drop = (ink: string) =>
    svg`<path d="${TEAR}" fill="${shade('#efe6d2', 0.3)}" transform="translate(8 12)"/><path d="${TEAR}" fill="${flat(canvas, '#f3ecdc')}"/><g transform="translate(46 5) scale(.82)"><path d="${TEAR}" fill="${flat(canvas, ink)}"/></g>`;
  return (
    place(
      0,
      -60,
      lifted(canvas, board(720, 600, SHOP.paper, 4)) +
        soft.slice(0, 2).join('') +
        fitted('display', 'Shubh', { y: -10, width: 420, size: 150 }, inks[0] ?? SHOP.ledger),
      -4,
    ) +
    lifted(
      canvas,
      place(140, 260, drop(inks[1] ?? SHOP.brass), -24, 0.9) +
        place(-250, 270, drop(inks[0] ?? SHOP.ledger), -70, 0.9),
    )
  );
}
