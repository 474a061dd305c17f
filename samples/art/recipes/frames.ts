import { lifted, sweep, type Canvas } from '../canvas';
import { board, fitted, frame, sheen } from '../materials';
import { shade, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { engineMark } from './stamp-marks';

/** A picture in a moulded frame behind glass; the picture is fitted to 620 x 860. */
export function frameOnWall(
  canvas: Canvas,
  wood: string,
  width: number,
  height: number,
  picture: string,
): string {
  const [x, y] = [width / 2, height / 2];
  const rail = 44;
  const scale = Math.min((width - 110) / 620, (height - 110) / 860);
  const glare = sweep(
    canvas,
    [
      [0, '#fff', 0.34],
      [0.3, '#fff', 0.06],
      [0.31, '#fff', 0],
      [0.62, '#fff', 0],
      [0.63, '#fff', 0.12],
      [0.75, '#fff', 0.02],
      [1, '#fff', 0],
    ],
    'slant',
  );
  const bevel = (d: string, fill: string) => svg`<path d="${d}" fill="${fill}"/>`;
  return (
    lifted(
      canvas,
      bevel(svg`M${-x} ${-y}H${x}L${x - rail} ${-y + rail}H${-x + rail}z`, tint(wood, 0.3)) +
        bevel(svg`M${-x} ${-y}L${-x + rail} ${-y + rail}V${y - rail}L${-x} ${y}z`, tint(wood, 0.14)) +
        bevel(svg`M${x} ${-y}L${x - rail} ${-y + rail}V${y - rail}L${x} ${y}z`, shade(wood, 0.2)) +
        bevel(svg`M${-x} ${y}H${x}L${x - rail} ${y - rail}H${-x + rail}z`, shade(wood, 0.34)) +
        board(width - rail * 2, height - rail * 2, '#fbf7ea', 0),
    ) +
    place(0, 0, picture, 0, scale) +
    frame(width - rail * 2, height - rail * 2, shade(wood, 0.55), 5) +
    board(width - rail * 2, height - rail * 2, glare, 0)
  );
}

/** A block of four stamps of the night mail, torn from its sheet; 600 x 700. */
export function stampBlock(canvas: Canvas, ink: string): string {
  const paper = '#fdfaf2';
  const holes = (from: number, count: number, across: boolean, at: number) =>
    times(count, (index) =>
      across
        ? svg`<circle cx="${from + index * 25}" cy="${at}" r="8"/>`
        : svg`<circle cx="${at}" cy="${from + index * 25}" r="8"/>`,
    );
  const inks = [ink, '#7c1815', '#2b6247', '#1e5470'];
  const stamps = inks.map((tone, index) => {
    const [x, y] = [index % 2 === 0 ? -150 : 150, index < 2 ? -175 : 175];
    return place(
      x,
      y,
      svg`${board(250, 300, '#f3e6c4', 0)}${frame(250, 300, tone, 5)}${place(0, -6, engineMark(tone, '#f3e6c4'), 0, 0.43)}${fitted('typed', '75p', { x: 84, y: -114, width: 70, size: 34 }, tone)}${fitted('display', 'Night Mail', { y: 134, width: 210, size: 42 }, tone)}`,
    );
  });
  return (
    lifted(canvas, board(600, 700, paper, 0)) +
    svg`<g fill="#d9d2c2">${holes(-300, 25, true, 0)}${holes(-350, 29, false, 0)}${holes(-300, 25, true, -350)}${holes(-300, 25, true, 350)}${holes(-350, 29, false, -300)}${holes(-350, 29, false, 300)}</g>` +
    stamps.join('') +
    board(600, 700, sheen(canvas), 0)
  );
}
