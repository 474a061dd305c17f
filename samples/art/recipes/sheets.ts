import { lifted, reference, sweep, type Canvas } from '../canvas';
import { board, fitted, flat, frame, scribble, sheen, stroke } from '../materials';
import { printed, type Motif } from '../motifs';
import { mix, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

/** A sheet in the picture's light, with whatever is printed on it. */
export const litSheet = (canvas: Canvas, width: number, height: number, fill: string, print = ''): string =>
  board(width, height, fill, 3) + print + board(width, height, sheen(canvas), 3);

export interface PatternSheet {
  motif: Motif;
  ground: string;
  print: string;
  scale?: number;
}

/** Printed sheets spread like a hand of cards, the last on top. */
export function patternFan(canvas: Canvas, sheets: readonly PatternSheet[]): string {
  const middle = (sheets.length - 1) / 2;
  return sheets
    .map(({ motif, ground, print, scale }, index) =>
      lifted(
        canvas,
        place(
          (index - middle) * 92,
          30 + Math.abs(index - middle) * 16,
          place(0, -40, litSheet(canvas, 430, 640, printed(canvas, motif, ground, print, scale ?? 1))),
          (index - middle) * 10,
        ),
      ),
    )
    .join('');
}

export interface PadLook {
  width: number;
  height: number;
  /** The sheets' colours from the top one down. */
  tones: readonly string[];
  /** The cloth over the gummed head. */
  head: string;
  /** Drawn on the top sheet, around its middle. */
  drawn?: string;
}

/** A pad gummed along its head, its sheets stepping out below, one corner lifted. */
export function gummedPad(canvas: Canvas, look: PadLook): string {
  const { width, height, tones } = look;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const step = 12;
  const below = tones
    .slice(1)
    .map((tone, index) => ({ tone, depth: index + 1 }))
    .reverse()
    .map(({ tone, depth }) =>
      place(
        depth * step * 0.5,
        depth * step,
        svg`${board(width, height, tone, 3)}${frame(width, height, shade(tone, 0.18), 2)}`,
      ),
    );
  const top = tones[0] ?? SHOP.paper;
  const curl = sweep(
    canvas,
    [
      [0, tint(top, 0.75)],
      [0.5, tint(top, 0.3)],
      [1, shade(top, 0.2)],
    ],
    'slant',
  );
  const sheet = svg`<path d="M${-halfWidth} ${-halfHeight}H${halfWidth}V${halfHeight - 130}L${halfWidth - 150} ${halfHeight}H${-halfWidth}z"`;
  const corner = svg`<path d="M${halfWidth} ${halfHeight - 130}C${halfWidth - 60} ${halfHeight - 150} ${halfWidth - 120} ${halfHeight - 140} ${halfWidth - 170} ${halfHeight - 150} ${halfWidth - 150} ${halfHeight - 90} ${halfWidth - 160} ${halfHeight - 50} ${halfWidth - 150} ${halfHeight}z" fill="${curl}"/>`;
  return (
    lifted(canvas, below.join('') + svg`${sheet} fill="${top}"/>${sheet} fill="${sheen(canvas)}"/>`) +
    (look.drawn ?? '') +
    lifted(canvas, corner) +
    lifted(
      canvas,
      svg`<rect x="${-halfWidth - 8}" y="${-halfHeight - 16}" width="${width + 16}" height="74" rx="4" fill="${flat(canvas, look.head)}"/><path d="M${-halfWidth} ${-halfHeight + 46}H${halfWidth}" stroke="${shade(look.head, 0.3)}" stroke-width="3" stroke-dasharray="10 8"/>`,
    )
  );
}

/** One leaf of a merchant's ledger, tall and narrow, folded once. */
export function ledgerLeaf(canvas: Canvas, paper: string, red: string, head: string, ink: string): string {
  const fold = sweep(
    canvas,
    [
      [0.46, '#1b1420', 0],
      [0.498, '#1b1420', 0.2],
      [0.502, '#fff', 0.35],
      [0.56, '#fff', 0],
    ],
    'down',
  );
  const rows = times(
    12,
    (row) =>
      place(-120, -252 + row * 56, scribble(130 + (row % 3) * 22, ink, 4)) +
      fitted('typed', String(1204 + row * 317), { x: 124, y: -244 + row * 56, width: 90, size: 34 }, ink),
  );
  return svg`${board(370, 820, paper, 2)}<path d="M-150-410V410M-140-410V410M66-410V410M76-410V410" stroke="${red}" stroke-width="4" opacity=".65"/><path d="${times(13, (row) => svg`M-185 ${-284 + row * 56}H185`)}" stroke="${SHOP.brass}" stroke-width="2" opacity=".35"/>${fitted('display', head, { y: -320, width: 240, size: 76 }, red)}${rows}${board(370, 820, fold, 2)}${board(370, 820, sheen(canvas), 2)}`;
}

const TRAINS = [
  ['Night Mail', '21.40', '06.12'],
  ['Hill Local', '05.55', '09.30'],
  ['Ghat Express', '07.10', '13.45'],
  ['Coast Slow', '08.00', '19.20'],
  ['Tiffin Special', '12.15', '14.05'],
  ['Milk Train', '03.30', '06.00'],
  ['Monsoon Down', '16.20', '22.50'],
  ['Lamp Goods', '23.10', '04.40'],
] as const;

/** A page of departures, 520 x 740. */
export const timetable = (canvas: Canvas, red: string): string =>
  litSheet(
    canvas,
    520,
    740,
    '#fbf3dd',
    frame(480, 700, red, 4) +
      fitted('display', 'Departures', { y: -262, width: 420, size: 84 }, red) +
      svg`<path d="M-240-226H240M60-226V300M154-226V300M-240 300H240" stroke="${SHOP.ink}" stroke-width="4"/>` +
      TRAINS.map(
        ([name, from, to], row) =>
          fitted('typed', name, { x: -92, y: -170 + row * 62, width: 270, size: 34 }, SHOP.ink) +
          fitted('typed', from, { x: 107, y: -170 + row * 62, width: 72, size: 32 }, SHOP.ink) +
          fitted('typed', to, { x: 196, y: -170 + row * 62, width: 72, size: 32 }, red),
      ).join('') +
      place(-220, 326, scribble(420, SHOP.ink, 3)),
  );

/** A map of the line, 520 x 740. */
export const lineMap = (canvas: Canvas, red: string, ink: string): string =>
  litSheet(
    canvas,
    520,
    740,
    '#f6ecd0',
    frame(480, 700, ink, 4) +
      stroke('M-190 280C-140 120 60 180 40 20S-170-60-120-220-10-300 150-260', red, 11) +
      stroke('M40 20C120-20 190-60 180-160M-60 130C-160 90-200 40-180-60', ink, 7) +
      (
        [
          [-190, 280],
          [-60, 130],
          [40, 20],
          [-130, -120],
          [150, -260],
          [180, -160],
          [-180, -60],
        ] as const
      )
        .map(
          ([x, y]) =>
            svg`<circle cx="${x}" cy="${y}" r="15" fill="#f6ecd0" stroke="${ink}" stroke-width="6"/>`,
        )
        .join('') +
      fitted('display', 'The Line', { x: 110, y: 270, width: 230, size: 70 }, ink),
  );

/** Sheets of tissue laid over each other, each letting the next one through. */
export function tissueFan(canvas: Canvas, tones: readonly string[]): string {
  const crease = sweep(
    canvas,
    [
      [0, '#fff', 0.3],
      [0.33, '#fff', 0],
      [0.34, '#1b1420', 0.12],
      [0.36, '#fff', 0.2],
      [0.66, '#fff', 0],
      [0.67, '#1b1420', 0.12],
      [0.69, '#fff', 0.2],
      [1, '#fff', 0],
    ],
    'across',
  );
  const middle = (tones.length - 1) / 2;
  return lifted(
    canvas,
    tones
      .map((tone, index) =>
        place(
          (index - middle) * 54,
          (index - middle) * -14,
          svg`<g opacity=".78"><path d="M-190-300C-100-312 90-290 190-304V300C80 312-90 290-190 304z" fill="${tone}"/><path d="M-190-300C-100-312 90-290 190-304V300C80 312-90 290-190 304z" fill="${crease}"/></g>`,
          (index - middle) * 9,
        ),
      )
      .join(''),
  );
}

/** Height lines round two peaks, with a stream and names, over 900 x 900. */
const contours = (line: string): string =>
  [
    [-170, -140, 8],
    [210, 190, 7],
    [250, -260, 4],
  ]
    .map(([x = 0, y = 0, rings = 5], peak) =>
      times(rings, (ring) => {
        const r = 34 + ring * 40;
        return svg`<path d="M${x - r} ${y}C${x - r * 0.9} ${y - r * (0.9 + peak * 0.1)} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.2}S${x + r * 0.3} ${y + r * 1.05} ${x - r * 0.2} ${y + r * 0.8} ${x - r * 1.05} ${y + r * 0.6} ${x - r} ${y}z" fill="none" stroke="${line}" stroke-width="${ring % 3 === 0 ? 6 : 3}"/>`;
      }).join(''),
    )
    .join('') + stroke('M-420 380C-300 260-280 200-120 210S80-20 160-30 330-60 430-160', SHOP.postal, 9);

/** Four sheets of one map, joined but for a finger's breadth. */
export function mapSheets(canvas: Canvas, green: string): string {
  const paper = '#eef0dc';
  const clip = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><path d="M-210-210H210V210H-210z"/></clipPath>`,
  );
  const land = contours(mix(green, paper, 0.25));
  return (
    times(4, (index) => {
      const [column, row] = [index % 2, Math.floor(index / 2)];
      const [x, y] = [column * 420 - 210, row * 420 - 210];
      const body = svg`${board(420, 420, tint(index % 3 === 0 ? '#e3e8c8' : paper, 0.3), 1)}<g clip-path="${clip}">${place(-x, -y, land)}</g><path d="M-210-70H210M-210 70H210M-70-210V210M70-210V210" stroke="${green}" stroke-width="2" opacity=".35"/>${frame(396, 396, green, 3)}`;
      return lifted(canvas, place(x * 1.05, y * 1.05, body, index === 3 ? 5 : index === 0 ? -1 : 0));
    }).join('') +
    lifted(
      canvas,
      place(
        -20,
        -2,
        svg`${board(360, 130, '#fbf8ea', 2)}${frame(340, 110, green, 4)}${fitted('display', 'Western Ghats', { y: 4, width: 300, size: 58 }, green)}${fitted('typed', 'ONE INCH TO FOUR MILES', { y: 38, width: 290, size: 26 }, SHOP.ink)}`,
        -2,
      ),
    )
  );
}

/** A bundle of odd papers tied both ways with twine. */
export function oddBundle(canvas: Canvas, papers: readonly string[]): string {
  const { random } = canvas;
  const pile = papers.map((paper, index) =>
    place(
      between(random, -60, 60),
      between(random, -50, 50) - index * 4,
      svg`${place(4, 6, board(690 - index * 26, 600 - index * 24, shade(SHOP.kraft, 0.5), 2))}${board(690 - index * 26, 600 - index * 24, paper, 2)}`,
      between(random, -24, 24) + (index % 2) * 90,
    ),
  );
  const twine = (d: string) =>
    stroke(d, '#efe1bf', 15) +
    svg`<path d="${d}" fill="none" stroke="${SHOP.brass}" stroke-width="15" stroke-dasharray="8 9" opacity=".55"/>`;
  return (
    lifted(canvas, pile.join('')) +
    lifted(
      canvas,
      twine('M-350 20C-120 0 120 0 350 10') +
        twine('M20-360C6-120 6 120 26 350') +
        twine('M14 8C-60-90-190-80-150-10S-20 50 14 8C80-90 200-70 160-6S50 50 14 8') +
        twine('M14 8C-20 80-70 120-110 150M14 8C60 70 90 110 140 130'),
    )
  );
}
