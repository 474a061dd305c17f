import { lifted, type Canvas } from '../canvas';
import { board, fitted } from '../materials';
import { SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { tapeStrip } from './tape-views';
import type { RollLook } from './washi-roll';

/** A month that several tapes mark spans of days on. */
export function tapeCalendar(canvas: Canvas, looks: readonly RollLook[], month: string): string {
  const days = times(31, (index) => {
    const [x, y] = [-330 + (index % 7) * 110, -150 + Math.floor(index / 7) * 122];
    return svg`<rect x="${x - 52}" y="${y - 58}" width="104" height="116" fill="none" stroke="${SHOP.postal}" stroke-width="2" opacity=".5"/>${fitted('typed', String(index + 1), { x: x - 28, y: y - 28, width: 44, size: 33 }, SHOP.ink)}`;
  });
  const spans = [
    [-220, -126, 160],
    [165, -4, 215],
    [-165, 118, 215],
    [220, 118, 105],
    [-55, 240, 215],
  ] as const;
  const strips = looks.slice(0, spans.length).map((look, index) => {
    const [x, y, half] = spans[index] ?? [0, 0, 100];
    return place(x, y, tapeStrip(canvas, look, half, Math.min(56, (look.height ?? 150) * 0.34)), index - 2);
  });
  return place(
    0,
    0,
    lifted(canvas, board(880, 900, '#fdfaf1', 4)) +
      fitted('display', month, { y: -290, width: 500, size: 120 }, SHOP.ink) +
      days.join('') +
      lifted(canvas, strips.join('')),
    3,
  );
}
