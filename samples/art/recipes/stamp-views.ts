import { glow, lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, flat, rounded, scribble, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

const RUBBER = '#3b2b33';
const RED_RUBBER = '#a4503f';

/** A sheet of paper around the origin with marks on it. */
export const markedPaper = (
  canvas: Canvas,
  width: number,
  height: number,
  marks: string,
  paper: string = SHOP.paper,
): string => lifted(canvas, board(width, height, paper, 4)) + marks;

/** The mark of a round stamp, 2 x 180 across: an emblem in a ring, with a ring of dots inside when asked for. */
export const roundMark = (
  canvas: Canvas,
  name: Emblem,
  ink: string,
  paper: string,
  ring: 'dots' | 'line' = 'dots',
): string =>
  svg`<circle r="178" fill="none" stroke="${ink}" stroke-width="10"/>${
    ring === 'dots'
      ? svg`<circle r="152" fill="none" stroke="${ink}" stroke-width="14" stroke-dasharray=".1 26.5" stroke-linecap="round"/>`
      : svg`<circle r="158" fill="none" stroke="${ink}" stroke-width="3"/>`
  }${place(0, 0, emblem(canvas, name, ink, paper), 0, 2.15)}`;

/** A turned handle on a round foot, about 300 x 540. */
export function knobStamp(canvas: Canvas, wood: string, ink: string): string {
  const turned = rounded(canvas, wood);
  return svg`<path d="M-70-330C-132-250-62-190-42-120-34-60-64-6-150 30H150C64-6 34-60 42-120 62-190 132-250 70-330 48-392-48-392-70-330z" fill="${turned}"/><path d="M-46-126Q0-112 46-126V-104Q0-90-46-104z" fill="${SHOP.brass}"/><path d="M-150 30Q0 66 150 30V112Q0 150-150 112z" fill="${turned}"/><path d="M-150 30Q0 66 150 30" fill="none" stroke="${tint(wood, 0.5)}" stroke-width="5"/><path d="M-142 116Q0 152 142 116V138Q0 176-142 138z" fill="${RUBBER}"/><path d="M-138 142Q0 178 138 142V152Q0 188-138 152z" fill="${ink}"/><path d="M-64-290C-84-240-50-200-40-160" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/>`;
}

/** A round stamp lying on its side, its cut rubber towards the viewer. */
export function stampFace(canvas: Canvas, wood: string, name: Emblem): string {
  const rim = glow(canvas, [
    [0, tint(wood, 0.35)],
    [0.6, wood],
    [1, shade(wood, 0.4)],
  ]);
  const handle = svg`<path d="M-80 0C-100-120-60-190-56-250-60-330-96-350-92-410-86-470 86-470 92-410 96-350 60-330 56-250 60-190 100-120 80 0z" fill="${rounded(canvas, wood)}"/><path d="M-58-246H58V-222H-58z" fill="${SHOP.brass}"/>`;
  const raised = place(5, 6, emblem(canvas, name, shade(RED_RUBBER, 0.6), shade(RED_RUBBER, 0.6)), 0, 2.3);
  const cut = place(0, 0, emblem(canvas, name, tint(RED_RUBBER, 0.22), shade(RED_RUBBER, 0.42)), 0, 2.3);
  return svg`${place(30, -30, handle, 48)}<circle cx="14" cy="-12" r="226" fill="${shade(wood, 0.5)}"/><circle r="222" fill="${rim}"/><circle r="186" fill="${shade(RED_RUBBER, 0.5)}"/><circle r="180" fill="${shade(RED_RUBBER, 0.28)}"/><circle r="168" fill="none" stroke="${tint(RED_RUBBER, 0.2)}" stroke-width="11"/>${raised}${cut}`;
}

export interface MountLook {
  wood: string;
  ink: string;
  width: number;
  /** The front's height and how deep the top reaches back. */
  high: number;
  deep: number;
  /** Printed on the top, around its middle. */
  top?: string;
  /** A line or notch on the front that shows where the mark will stand. */
  index?: boolean;
}

/** A wooden block with its rubber below, seen from the front and above. */
export function mount(canvas: Canvas, look: MountLook): string {
  const { wood, width, high, deep } = look;
  const half = width / 2;
  const inset = deep * 0.22;
  const grain = times(
    3,
    (row) =>
      svg`M${-half + 6} ${high * (0.28 + row * 0.25)}C${-half * 0.4} ${high * (0.2 + row * 0.25)} ${half * 0.3} ${high * (0.36 + row * 0.25)} ${half - 6} ${high * (0.24 + row * 0.25)}`,
  );
  const index = look.index
    ? svg`<path d="M0 6V${high - 8}" stroke="${shade(wood, 0.6)}" stroke-width="7"/>`
    : '';
  const top = look.top
    ? svg`<g transform="translate(0 ${-deep / 2}) scale(.86 ${(deep / width) * 0.9})">${look.top}</g>`
    : '';
  return svg`<path d="M${-half} 0 ${-half + inset} ${-deep}H${half - inset}L${half} 0z" fill="${flat(canvas, tint(wood, 0.34))}"/><path d="M${-half} 0H${half}V${high}H${-half}z" fill="${flat(canvas, wood)}"/><path d="${grain}" fill="none" stroke="${shade(wood, 0.4)}" stroke-width="3" opacity=".5"/><path d="M${-half} 2H${half}" stroke="${tint(wood, 0.6)}" stroke-width="4" opacity=".7"/>${index}${top}<path d="M${-half + 6} ${high}H${half - 6}V${high + 16}H${-half + 6}z" fill="${RUBBER}"/><path d="M${-half + 10} ${high + 16}H${half - 10}V${high + 26}H${-half + 10}z" fill="${look.ink}"/>`;
}

/** The mark of a stamp in use: a page of a journal with one large mark and some smaller ones. */
export function stampedPage(
  canvas: Canvas,
  mark: string,
  ink: string,
  reach = 180,
  leaf = '#fdfaf1',
): string {
  const lines = times(5, (row) =>
    place(-300, 150 + row * 58, scribble(between(canvas.random, 380, 580), SHOP.ink, 4)),
  );
  const rules = times(14, (row) => svg`M-350 ${-330 + row * 58}H350`);
  const fit = 180 / reach;
  const row = times(4, (index) =>
    place(
      -240 + index * 160,
      356,
      svg`<g opacity="${String(0.95 - index * 0.12)}">${mark}</g>`,
      index * 4 - 6,
      0.34 * fit,
    ),
  );
  const page = svg`${board(760, 900, leaf, 8)}<path d="${rules}" stroke="${SHOP.postal}" stroke-width="2" opacity=".2"/><path d="M-316-450V450" stroke="${ink}" stroke-width="3" opacity=".4"/>`;
  return place(
    0,
    0,
    lifted(canvas, page) +
      place(-90, -200, mark, -7, 1.05 * fit) +
      place(236, -60, svg`<g opacity=".75">${mark}</g>`, 11, 0.5 * fit) +
      lines.slice(0, 3).join('') +
      row.join(''),
    4,
  );
}

/** A wire with a bird or two, from left to right. */
export const wire = (y: number, width: number, colour: string): string =>
  stroke(svg`M${-width / 2} ${y}Q0 ${y + 26} ${width / 2} ${y - 8}`, colour, 5);
