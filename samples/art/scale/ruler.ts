import { lifted, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { flat, GOLD, STEEL } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { svg } from '../svg';

const RULERS = [
  { body: '#dcb675', line: '#4a3315' },
  { body: '#c8ced3', line: '#23282e' },
  { body: GOLD, line: '#3a2a08' },
  { body: '#e9e2cf', line: SHOP.ledger },
] as const;

/** Centimetres from one number to the next, so that numbers stay apart at `unit` picture units a mm. */
const numberStep = (unit: number): number => [1, 2, 5, 10].find((step) => step * unit * 10 >= 46) ?? 10;

/** How far the body reaches past its first and last mark. */
const END = 22;

export interface RulerLook {
  /** Of its scale, in mm. */
  length: number;
  /** Of the body, in picture units. */
  thick: number;
  kind: number;
}

/** A ruler, zero at the origin, to the right; its marks along the upper edge, `unit` picture units a mm. */
export function ruler(canvas: Canvas, { length, thick, kind }: RulerLook, unit: number): string {
  const { body, line } = RULERS[kind % RULERS.length] ?? RULERS[0];
  const [step, fine] = [numberStep(unit), unit >= 3.4];
  const ticks = times(length + 1, (mm) => {
    if (mm % 10 !== 0 && !(fine || (mm % 5 === 0 && unit >= 1.5))) return '';
    const deep = mm % 10 === 0 ? 0.4 : mm % 5 === 0 ? 0.3 : 0.19;
    return svg`M${mm * unit} 3v${thick * deep}`;
  });
  const size = Math.min(thick * 0.36, 34);
  const numbers = times(Math.floor(length / 10 / step) + 1, (index) =>
    letter('typed', String(index * step), index * step * 10 * unit, thick * 0.44 + size * 0.74, size),
  );
  const end = length * unit + END;
  const shape = (fill: string) => svg`<path d="M${-END} 0H${end}V${thick}H${-END}z" fill="${fill}"/>`;
  return lifted(
    canvas,
    shape(flat(canvas, body === '#c8ced3' ? STEEL : body)) +
      svg`<path d="M${-END} ${thick - 7}H${end}V${thick}H${-END}z" fill="${shade(body, 0.35)}"/><path d="M${-END} 0H${end}" stroke="${tint(body, 0.6)}" stroke-width="3"/><path d="${ticks}" stroke="${line}" stroke-width="${unit >= 6 ? 2.6 : 1.8}" fill="none"/><g fill="${line}">${numbers}</g>`,
  );
}

/**
 * The grid of a cutting mat, a line each cm, zero at the lower left of what lies on it: `wide` and `tall` are the mm that
 * are numbered along its edges.
 */
export function matGrid(unit: number, wide: number, tall: number): string {
  const cell = unit * 10;
  const reach = Math.ceil(1500 / cell);
  const lines = (each: (at: number) => string) =>
    times(reach * 2 + 1, (index) => each((index - reach) * cell));
  const far = reach * cell;
  const step = numberStep(unit);
  const size = Math.min(cell * step * 0.46, 32);
  const across = times(Math.floor(wide / 10 / step) + 1, (index) =>
    letter('typed', String(index * step), index * step * cell, size * 1.1, size),
  );
  const up = times(Math.floor(tall / 10 / step), (index) =>
    letter('typed', String((index + 1) * step), -size * 0.85, -(index + 1) * step * cell + size * 0.3, size),
  );
  return svg`<path d="${lines((at) => svg`M${at} ${-far}V${far}`)}${lines((at) => svg`M${-far} ${at}H${far}`)}" stroke="#fff" stroke-opacity=".26" stroke-width="2"/><path d="M${-far} 0H${far}M0 ${-far}V${far}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><g fill="#fff" opacity=".85">${across}${up}</g>`;
}
