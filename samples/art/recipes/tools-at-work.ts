import { lifted, type Canvas } from '../canvas';
import { silhouette, type Emblem } from '../emblems';
import { board, frame, sheen, stroke } from '../materials';
import { letter } from '../lettering';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { scissors } from './scissors';
import { shears } from './blades';
import { guidePlate } from './rules';

const { Vermilion, Indigo, Leaf, Rose, Marigold } = PIGMENTS;

/** Petals and leaves cut from coloured paper, the scissors among them. */
export function cutLeaves(canvas: Canvas): string {
  const cut: readonly (readonly [Emblem, string, number, number, number])[] = [
    ['lotus', Rose, -270, -240, 3],
    ['leaf', Leaf, 60, -300, 2.2],
    ['fern', '#5d7a3c', 320, -190, 2],
    ['rose', Vermilion, -300, 200, 2.3],
    ['butterfly', Marigold, -20, 330, 2],
  ];
  const sheet = board(520, 420, tint(Rose, 0.35), 2);
  return (
    lifted(canvas, place(-130, -60, sheet, 8)) +
    lifted(
      canvas,
      cut
        .map(([name, ink, x, y, scale], index) =>
          place(x, y, silhouette(canvas, name, ink, 2), index * 37 - 40, scale),
        )
        .join(''),
    ) +
    place(190, 130, scissors(canvas, { blade: '#c9a75a', handle: '#b58a3c' }), 26, 0.72)
  );
}

/** Cloth with a chalk line that the shears follow. */
export function scissoredCloth(canvas: Canvas): string {
  const cloth = printed(canvas, 'booti', Indigo, '#a9c6d4', 1.2);
  const half = (d: string) => svg`<path d="${d}" fill="${cloth}"/><path d="${d}" fill="${sheen(canvas)}"/>`;
  return (
    lifted(canvas, half('M-460-420H-30L-60-120-20 40-40 420H-460z')) +
    lifted(canvas, half('M60-420H460V420H-40L-20 40z')) +
    stroke('M-10 60V410', '#fff', 6) +
    place(130, 130, shears(canvas, '#23272e'), 12, 0.72)
  );
}

const deckled = (wide: number, high: number, canvas: Canvas): string => {
  const edge = (count: number, step: readonly [number, number], out: readonly [number, number]) =>
    times(count, (index) => {
      const far = index % 2 === 0 ? between(canvas.random, 8, 20) : 0;
      return svg`l${step[0] + out[0] * far} ${step[1] + out[1] * far}l${step[0] - out[0] * far} ${step[1] - out[1] * far}`;
    }).join('');
  const [columns, rows] = [Math.round(wide / 44), Math.round(high / 44)];
  const [dx, dy] = [wide / columns / 2, high / rows / 2];
  return `M${-wide / 2} ${-high / 2}${edge(columns, [dx, 0], [0, -1])}${edge(rows, [0, dy], [1, 0])}${edge(columns, [-dx, 0], [0, 1])}${edge(rows, [0, -dy], [-1, 0])}z`;
};

/** Two photographs with deckled edges. */
export function deckledPhotos(canvas: Canvas): string {
  const photo = (ink: string, wide: number, high: number) =>
    svg`<path d="${deckled(wide, high, canvas)}" fill="#fffdf6"/><rect x="${-wide / 2 + 40}" y="${-high / 2 + 40}" width="${wide - 80}" height="${high - 80}" fill="${tint(ink, 0.5)}"/><path d="M${-wide / 2 + 40} ${high / 2 - 90}L-90-20 10 80 90 10 ${wide / 2 - 40} ${high / 2 - 90}V${high / 2 - 40}H${-wide / 2 + 40}z" fill="${shade(ink, 0.15)}" opacity=".8"/><circle cx="${wide / 4}" cy="${-high / 5}" r="44" fill="#fff6dc"/>`;
  return (
    lifted(canvas, place(-90, -140, photo('#8a6a4a', 620, 470), -9)) +
    lifted(canvas, place(120, 200, photo('#5c6b7c', 560, 430), 7))
  );
}

/** A sheet of practice letters, the guide below. */
export function handLettering(canvas: Canvas): string {
  const rows = ['क ख ग घ', 'च छ ज', 'ट ठ ड ढ', 'त थ द'].map((line, index) => {
    const y = -260 + index * 170;
    return svg`<path d="M-330 ${y - 118}H330M-330 ${y + 10}H330" stroke="${Indigo}" stroke-width="3" opacity=".35"/>${letter('display', line, 0, y, 140, index % 2 === 0 ? SHOP.ink : Vermilion)}`;
  });
  return (
    place(
      0,
      0,
      lifted(canvas, board(760, 920, '#fffaf0', 4) + frame(700, 860, tint(Indigo, 0.5), 3)) + rows.join(''),
      4,
    ) + lifted(canvas, place(120, 250, guidePlate(canvas, Vermilion), -6, 0.66))
  );
}
