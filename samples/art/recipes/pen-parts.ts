import { sweep, type Canvas } from '../canvas';
import { rounded, STEEL } from '../materials';
import { printed, type Motif } from '../motifs';
import { shade } from '../palette';
import { svg } from '../svg';
import { gilt } from './pen';

/** Light along a round barrel that lies left to right: lay it on any colour or print. */
export const gloss = (canvas: Canvas): string =>
  sweep(
    canvas,
    [
      [0, '#1b1420', 0.3],
      [0.2, '#fff', 0.62],
      [0.36, '#fff', 0],
      [0.62, '#1b1420', 0.1],
      [1, '#1b1420', 0.62],
    ],
    'down',
  );

/** Blackish plastic of grips, bulbs and stoppers. */
export const DARK = '#2a303a';

export type NibKind = 'round' | 'italic';

/** A nib, its base at the origin and its tip 130 to the left; an italic one is `broad` across at the tip. */
export function nibPiece(
  canvas: Canvas,
  metal: 'gold' | 'steel',
  kind: NibKind = 'round',
  broad = 10,
): string {
  const fill = metal === 'gold' ? gilt(canvas) : rounded(canvas, STEEL, 'down');
  const line = metal === 'gold' ? '#4a360f' : '#3b434b';
  const tip = kind === 'italic' ? svg`-130 ${-broad}V${broad}` : '-132 0';
  return svg`<path d="M0-23C-40-28-84-16 ${tip}C-84 16-40 28 0 23z" fill="${fill}"/><path d="M-124 0H-40" stroke="${line}" stroke-width="3"/><circle cx="-36" r="6" fill="${line}"/>`;
}

export interface PenLook {
  colour: string;
  /** A pattern in the barrel: marbled resin, rippled ebonite. */
  print?: string;
  motif?: Motif;
  /** Half its thickness. */
  girth?: number;
  /** Of the barrel. */
  length?: number;
  metal?: 'gold' | 'steel';
  nib?: NibKind;
  broad?: number;
  section?: string;
  tail?: 'round' | 'flat' | 'bullet';
  /** Metal rings; on when left out. */
  rings?: boolean;
}

const TAILS = {
  round: (x: number, g: number) =>
    svg`C${x + 40} ${-g} ${x + 60} ${-g * 0.6} ${x + 60} 0S${x + 40} ${g} ${x} ${g}`,
  flat: (x: number, g: number) =>
    svg`H${x + 20}Q${x + 30} ${-g} ${x + 30} ${-g * 0.7}V${g * 0.7}Q${x + 30} ${g} ${x + 20} ${g}H${x}`,
  bullet: (x: number, g: number) =>
    svg`C${x + 90} ${-g} ${x + 130} ${-g * 0.3} ${x + 134} 0 ${x + 130} ${g * 0.3} ${x + 90} ${g} ${x} ${g}`,
};

/** A shape filled with a colour or a print, and lit as a round thing. */
export const lacquered = (
  canvas: Canvas,
  d: string,
  look: Pick<PenLook, 'colour' | 'print' | 'motif'>,
): string =>
  svg`<path d="${d}" fill="${look.print ? printed(canvas, look.motif ?? 'marble', look.colour, look.print, 0.8) : look.colour}"/><path d="${d}" fill="${gloss(canvas)}"/>`;

/** A fountain pen without its cap, lying left to right: the nib's tip at -350, the barrel from -100. */
export function openPen(canvas: Canvas, look: PenLook): string {
  const { girth: g = 38, length = 460, metal = 'gold' } = look;
  const end = -100 + length;
  const ring = metal === 'gold' ? gilt(canvas) : rounded(canvas, STEEL, 'down');
  const barrel = svg`M-100 ${-g}H${end}${TAILS[look.tail ?? 'round'](end, g)}H-100z`;
  const section = svg`M-100 ${-g * 0.9}C-150 ${-g * 0.82} -190 ${-g * 0.62} -222 ${-g * 0.7}V${g * 0.7}C-190 ${g * 0.62} -150 ${g * 0.82} -100 ${g * 0.9}z`;
  const rings =
    look.rings === false
      ? svg`<path d="M-110 ${-g * 0.94}H-98V${g * 0.94}H-110z" fill="${shade(look.colour, 0.5)}"/>`
      : svg`<path d="M-116 ${-g - 3}H-92V${g + 3}H-116z" fill="${ring}"/>`;
  return svg`<g transform="translate(-218 0)">${nibPiece(canvas, metal, look.nib, look.broad)}</g><path d="${section}" fill="${rounded(canvas, look.section ?? DARK, 'down')}"/>${lacquered(canvas, barrel, look)}${rings}`;
}

export interface CapLook extends Pick<PenLook, 'colour' | 'print' | 'motif' | 'girth' | 'metal' | 'rings'> {
  length?: number;
  top?: 'round' | 'flat' | 'bullet';
  clip?: boolean;
}

/** A cap, its mouth at the origin and its closed end to the right. */
export function penCap(canvas: Canvas, look: CapLook): string {
  const { girth: g = 42, length = 290, metal = 'gold' } = look;
  const ring = metal === 'gold' ? gilt(canvas) : rounded(canvas, STEEL, 'down');
  const body = svg`M0 ${-g}H${length}${TAILS[look.top ?? 'round'](length, g)}H0z`;
  const rings =
    look.rings === false
      ? ''
      : svg`<path d="M14 ${-g - 2}H38V${g + 2}H14zM48 ${-g - 2}H55V${g + 2}H48z" fill="${ring}"/>`;
  const clip =
    look.clip === false
      ? ''
      : svg`<path d="M${length - 10} ${-g * 0.46}H80Q66 ${-g * 0.46} 66 ${-g * 0.14}T80 ${g * 0.2}H${length - 10}z" fill="#1b1420" opacity=".35" transform="translate(2 9)"/><path d="M${length} ${-g * 0.4}H90Q74 ${-g * 0.4} 74 ${-g * 0.1}T90 ${g * 0.2}H${length}z" fill="${ring}"/>`;
  return svg`<ellipse rx="8" ry="${g - 2}" fill="#120d18"/>${lacquered(canvas, body, look)}${rings}${clip}`;
}

/** A capped pen, the cap at the left: the mirror of `penCap` over the front of a barrel. */
export function cappedPen(canvas: Canvas, barrel: PenLook, cap: CapLook): string {
  const { girth: g = 38, length = 300 } = barrel;
  const tail = svg`M0 ${-g}H${length}${TAILS[barrel.tail ?? 'round'](length, g)}H0z`;
  return svg`${lacquered(canvas, tail, barrel)}<g transform="translate(6 0) scale(-1 1)">${penCap(canvas, cap)}</g>`;
}

/** The mirror image, left for right; what is above stays above, and lit. */
export const mirrored = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
