import { lifted, type Canvas } from '../canvas';
import { printed, type Motif } from '../motifs';
import { between, times } from '../random';
import { place, svg } from '../svg';

export interface Strip {
  motif: Motif;
  ground: string;
  print: string;
}

/** Torn at both ends: a zigzag down the right side, another up the left. */
function torn(canvas: Canvas, half: number, height: number): string {
  const teeth = (x: number, down: boolean) =>
    times(9, (step) => {
      const y = (down ? -1 : 1) * (height / 2 - (height * (step + 0.5)) / 9);
      return svg`L${x + between(canvas.random, -13, 13)} ${y}`;
    }).join('');
  return svg`M${-half} ${-height / 2}H${half}${teeth(half, true)}L${half} ${height / 2}H${-half}${teeth(-half, false)}z`;
}

/** Pieces torn from several rolls, laid one under another. */
export const tapeStrips = (canvas: Canvas, strips: readonly Strip[]): string =>
  lifted(
    canvas,
    strips
      .map((strip, index) => {
        const y = (index - (strips.length - 1) / 2) * 172;
        const half = between(canvas.random, 330, 450);
        const shape = torn(canvas, half, 124);
        const fill = printed(canvas, strip.motif, strip.ground, strip.print);
        const piece = svg`<path d="${shape}" fill="${fill}"/><path d="M${-half + 14}-62h${half * 2 - 28}v24h${28 - half * 2}z" fill="#fff" opacity=".16"/>`;
        return place(between(canvas.random, -30, 30), y, piece, between(canvas.random, -7, 5));
      })
      .join(''),
  );
