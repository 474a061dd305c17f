import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, frame, rounded, STEEL, TEAK } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { markedPaper } from './stamp-views';

/** A rubber band with its characters, the set one in the middle. */
const band = (
  canvas: Canvas,
  x: number,
  wide: number,
  words: readonly [string, string, string],
  rubber: string,
) =>
  place(
    x,
    0,
    svg`<rect x="${-wide / 2}" y="-150" width="${wide}" height="300" rx="14" fill="${rounded(canvas, rubber, 'down')}"/>${words
      .map((word, row) =>
        fitted(
          'typed',
          word,
          { y: -76 + row * 96, width: wide - 16, size: row === 1 ? 62 : 46 },
          row === 1 ? '#f7ecd0' : '#b9a9b0',
        ),
      )
      .join('')}`,
  );

/** The small steel dater: a knob, two cheeks and four bands. */
export function pocketDater(canvas: Canvas, ink: string): string {
  const steel = rounded(canvas, STEEL);
  const rubber = '#43363f';
  const bands =
    band(canvas, -168, 92, ['13', '14', '15'], rubber) +
    band(canvas, -48, 132, ['JUL', 'AUG', 'SEP'], rubber) +
    band(canvas, 74, 92, ['19', '20', '21'], rubber) +
    band(canvas, 178, 92, ['25', '26', '27'], rubber);
  return svg`<path d="M-60-470H60Q96-470 92-430L74-330H-74L-92-430Q-96-470-60-470z" fill="${rounded(canvas, '#2b2a32')}"/><path d="M-36-336H36V-270H-36z" fill="${steel}"/><path d="M-270-190Q-270-280-180-280H180Q270-280 270-190V220H226V-180Q226-236 170-236H-170Q-226-236-226-180V220H-270z" fill="${steel}"/><rect x="-226" y="-170" width="452" height="340" fill="${shade(STEEL, 0.62)}"/>${bands}<path d="M-296-70h30V70h-30zM266-70h30V70h-30z" fill="${rounded(canvas, shade(STEEL, 0.2), 'down')}"/><path d="${times(7, (row) => svg`M-296 ${-60 + row * 20}h30M266 ${-60 + row * 20}h30`)}" stroke="${shade(STEEL, 0.6)}" stroke-width="5"/><path d="M-226 170H226V200H-226z" fill="${shade(STEEL, 0.4)}"/><path d="M-210 200H210V214H-210z" fill="${ink}"/>`;
}

const wheel = (canvas: Canvas, digit: string) =>
  svg`${board(58, 110, rounded(canvas, '#e3dfd2', 'down'), 6)}${fitted('typed', digit, { y: 26, width: 50, size: 78 }, SHOP.ink)}`;

/** A plated numbering machine: door-knob handle, plunger, six wheels in a window. */
export function numberingMachine(canvas: Canvas, ink: string): string {
  const steel = rounded(canvas, STEEL);
  const digits = [...'000427'].map((digit, index) => place(-155 + index * 62, 40, wheel(canvas, digit)));
  return svg`<path d="M-110-430C-150-400-150-340-90-316H90C150-340 150-400 110-430 60-460-60-460-110-430z" fill="${rounded(canvas, '#2b2a32')}"/><path d="M-80-416C-40-434 10-434 40-428" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4" fill="none"/><path d="M-50-316H50V-280H-50z" fill="${shade(STEEL, 0.4)}"/><path d="M-34-280H34V-140H-34z" fill="${steel}"/><path d="M-220-150H220L250-80V190H-250V-80z" fill="${flat(canvas, STEEL)}"/><path d="M-220-150H220L250-80H-250z" fill="${tint(STEEL, 0.5)}"/><rect x="-210" y="-36" width="420" height="152" rx="12" fill="#2b2a32"/>${digits}<circle cx="0" cy="-116" r="16" fill="${shade(STEEL, 0.4)}"/>${fitted('typed', 'REPEAT 0 1 2 3 4', { y: 156, width: 320, size: 32 }, SHOP.ink)}<path d="M-290 190H290V236H-290z" fill="${rounded(canvas, shade(STEEL, 0.1), 'down')}"/><path d="M-180 236H180V262H-180z" fill="#3b2b33"/><path d="M-170 262H170V274H-170z" fill="${ink}"/><circle cx="262" cy="30" r="34" fill="${steel}"/><circle cx="262" cy="30" r="14" fill="${shade(STEEL, 0.5)}"/>`;
}

/** A run of little boxes, `count` of them, from the origin to the right. */
export const boxes = (count: number, size: number, ink: string, gap = 6): string =>
  times(
    count,
    (index) =>
      svg`<rect x="${index * (size + gap)}" y="${-size / 2}" width="${size}" height="${size}" rx="3" fill="none" stroke="${ink}" stroke-width="4"/>`,
  ).join('');

/** A hand roller: wooden grip, steel fork, a rubber wheel with boxes. */
export const rollerStamp = (canvas: Canvas, ink: string): string =>
  svg`<path d="M-44-430Q0-470 44-430L52-150Q0-120-52-150z" fill="${rounded(canvas, TEAK)}"/><path d="M-26-410V-170" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".35"/><path d="M-30-150H30V-96H-30z" fill="${rounded(canvas, STEEL)}"/><path d="M-150-96H150V-60H-150z" fill="${rounded(canvas, STEEL, 'down')}"/><path d="M-150-96h34V130h-34zM116-96h34V130h-34z" fill="${rounded(canvas, STEEL)}"/><rect x="-112" y="-40" width="224" height="210" rx="30" fill="${rounded(canvas, shade(ink, 0.1), 'down')}"/>${times(4, (row) => place(-72, -6 + row * 46, boxes(4, 30, tint(ink, 0.55), 8)))}<circle cx="-133" cy="64" r="17" fill="${shade(STEEL, 0.4)}"/><circle cx="133" cy="64" r="17" fill="${shade(STEEL, 0.4)}"/>`;

/** A month of habits: rows of boxes, some of them filled. */
export function habitPage(canvas: Canvas, ink: string, accents: readonly string[]): string {
  const rows = ['Water', 'Walk', 'Read', 'Write'].map((habit, row) => {
    const accent = accents[row % accents.length] ?? ink;
    const filled = times(31, (index) =>
      (index * 7 + row * 5) % 4 === 0 || index > 22
        ? ''
        : svg`<rect x="${index * 22 + 4}" y="-7" width="10" height="14" fill="${accent}"/>`,
    );
    return place(
      -350,
      -160 + row * 150,
      fitted('display', habit, { x: 70, y: -28, width: 160, size: 52 }, SHOP.ink) +
        boxes(31, 18, ink, 4) +
        filled.join(''),
    );
  });
  return markedPaper(
    canvas,
    800,
    860,
    frame(760, 820, tint(ink, 0.6), 3) +
      fitted('display', 'August', { x: -210, y: -300, width: 300, size: 92 }, ink) +
      rows.join(''),
  );
}

/** Steel on paper: what a machine has printed, line after line. */
export const printedLines = (lines: readonly string[], ink: string, size: number, step: number): string =>
  lines.map((line, row) => fitted('typed', line, { y: row * step, width: 600, size }, ink)).join('');

/** A form with the mark of a dater in its corner. */
export const datedForm = (canvas: Canvas, mark: string, title: string, ink: string): string =>
  place(
    0,
    0,
    lifted(canvas, board(720, 880, '#f7ecd0', 4)) +
      frame(670, 830, ink, 4) +
      fitted('display', title, { y: -320, width: 520, size: 84 }, SHOP.ink) +
      svg`<path d="M-335-280H335M0-280V415${times(6, (row) => svg`M-335 ${-180 + row * 100}H335`)}" stroke="${ink}" stroke-width="3" opacity=".6"/>` +
      times(4, (row) => place(168, -216 + row * 100, mark, row * 3 - 4)).join(''),
    -4,
  );
