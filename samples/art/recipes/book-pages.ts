import type { Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, stroke } from '../materials';
import { PIGMENTS, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

const BLUE = '#7fa6ba';
const GRAPHITE = '#55525a';

/** Feint lines over a page, and a margin when it has a colour. */
export function ruledLines(width: number, height: number, gap = 40, margin?: string): string {
  const [x, y] = [width / 2 - 24, height / 2 - 50];
  const lines = times(Math.floor((height - 90) / gap), (row) => svg`M${-x} ${-y + 30 + row * gap}H${x}`);
  const edge = margin
    ? svg`<path d="M${-x + 54} ${-y}V${y}" stroke="${margin}" stroke-width="3" opacity=".6"/>`
    : '';
  return svg`<path d="${lines}" stroke="${BLUE}" stroke-width="2.4" opacity=".75"/>${edge}`;
}

/** Squares over a page. */
export const gridLines = (width: number, height: number, gap = 30, colour = BLUE): string => {
  const [x, y] = [width / 2, height / 2];
  const down = times(Math.floor(width / gap) + 1, (column) => svg`M${-x + column * gap} ${-y}V${y}`);
  const over = times(Math.floor(height / gap) + 1, (row) => svg`M${-x} ${-y + row * gap}H${x}`);
  return svg`<path d="${down}${over}" stroke="${colour}" stroke-width="1.8" opacity=".6"/>`;
};

/** A line of handwriting in words of different lengths, from the origin to the right. */
export function words(canvas: Canvas, width: number, ink: string, thick = 3.6): string {
  const { random } = canvas;
  let [d, x] = ['M0 0', 0];
  while (x < width) {
    const letters = 2 + Math.floor(random() * 5);
    for (let index = 0; index < letters && x < width; index += 1) {
      const rise = random() < 0.22 ? 30 : 15;
      d += svg`c3-${rise} 10-${rise} 9-3s3 6 6 3`;
      x += 15;
    }
    d += 'm13 0';
    x += 13;
  }
  return stroke(d, ink, thick);
}

/** Lines of handwriting from the top of a page. */
export const written = (
  canvas: Canvas,
  at: { x: number; y: number; width: number; gap: number; rows: number },
  ink: string = SHOP.ink,
): string =>
  times(at.rows, (row) =>
    place(
      at.x,
      at.y + row * at.gap,
      words(
        canvas,
        at.width * (row % 3 === 2 ? between(canvas.random, 0.4, 0.7) : between(canvas.random, 0.86, 1)),
        ink,
      ),
    ),
  ).join('');

/** A cash page: the head, columns for date, reason, rupees and paise, figures in them. */
export function cashPage(canvas: Canvas, width: number, height: number, head: string, ink: string): string {
  const [x, y] = [width / 2 - 22, height / 2 - 40];
  const red = SHOP.ledger;
  const columns = svg`<path d="M${-x + 60}${-y + 60}V${y}M${x - 128} ${-y + 60}V${y}M${x - 120} ${-y + 60}V${y}M${x - 44} ${-y + 60}V${y}" stroke="${red}" stroke-width="3"/><path d="M${-x} ${-y + 52}H${x}M${-x} ${-y + 60}H${x}" stroke="${red}" stroke-width="3"/>`;
  const rows = Math.floor((height - 160) / 44);
  const lines = times(rows, (row) => svg`M${-x} ${-y + 104 + row * 44}H${x}`);
  const entries = times(rows - 2, (row) => {
    const at = -y + 96 + row * 44;
    return (
      place(-x + 76, at, words(canvas, between(canvas.random, 70, width - 330), ink, 3)) +
      place(-x + 12, at, words(canvas, 24, ink, 3)) +
      place(x - 104, at, words(canvas, between(canvas.random, 24, 44), ink, 3))
    );
  });
  return svg`${fitted('display', head, { y: -y + 32, width: width - 120, size: 46 }, SHOP.ink)}<path d="${lines}" stroke="${BLUE}" stroke-width="2.2"/>${columns}${entries}`;
}

/** Pencil sketch of a ridge with trees, about 400 wide. */
export const ridgeSketch = (line: string = GRAPHITE): string =>
  stroke('M-200 60-110-70-60-10 20-130 90-20 130-60 200 60', line, 5) +
  stroke('M-110-70-130 0-96-20-100 30M20-130 0-50 34-70 20 10 52-10', line, 3) +
  stroke('M-200 90H200M-180 112H60M-40 130H170', line, 3) +
  times(5, (index) =>
    place(
      -160 + index * 74,
      78 + (index % 2) * 26,
      stroke('M0 0V-52M0-52-18-20M0-52 18-20M0-34-22-4M0-34 22-4', line, 4),
    ),
  ).join('');

/** Pencil sketch of a scooter, about 300 wide. */
export const scooterSketch = (line: string = GRAPHITE): string =>
  svg`<g fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><circle cx="-96" cy="60" r="34"/><circle cx="-96" cy="60" r="12"/><circle cx="100" cy="60" r="34"/><circle cx="100" cy="60" r="12"/><path d="M-96 26C-110-20-104-60-78-108M-78-108-112-118M-78-108-54-112M-78 30-58 66H56C50 10 84-24 140 0 150 20 144 40 136 54M-92-40C-70-10-70 20-58 66M20-20H124Q134-38 116-42H30Q14-38 20-20zM54-18 60 10M-70-84-50-62"/></g>`;

/** The wheel of a tasting sheet, a few of its fields shaded. */
export function tastingWheel(radius: number): string {
  const tones = ['#c98a4b', '#8f4a24', '#e0b878', '#6d7a3c', '#b4622e', '#d9a05a'];
  const fields = times(12, (index) => {
    const [from, to] = [(index * Math.PI) / 6, ((index + 1) * Math.PI) / 6];
    const reach = radius * (index % 5 === 0 ? 0.95 : 0.4 + (index % 4) * 0.16);
    const at = (angle: number) => svg`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
    return svg`<path d="M0 0L${at(from)}A${reach} ${reach} 0 0 1 ${at(to)}z" fill="${tones[index % tones.length] ?? '#c98a4b'}" opacity=".85"/>`;
  });
  const spokes = times(12, (index) => {
    const angle = (index * Math.PI) / 6;
    return svg`M0 0L${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  });
  return svg`${fields}<g fill="none" stroke="${SHOP.ink}" stroke-width="2.5"><circle r="${radius}"/><circle r="${radius * 0.66}"/><circle r="${radius * 0.33}"/><path d="${spokes}"/></g>`;
}

/** A row of tea glasses, each a shade darker. */
export const glassRow = (count: number, step: number): string =>
  times(count, (index) => {
    const liquor = ['#e8c27a', '#d49a4e', '#b87132', '#8f4a24', '#5e2c18'][index % 5] ?? '#b87132';
    return place(
      (index - (count - 1) / 2) * step,
      0,
      svg`<path d="M-22-10H22L17 40H-17z" fill="${index < 3 ? liquor : 'none'}"/><path d="M-26-40H26L18 42H-18z" fill="none" stroke="${SHOP.ink}" stroke-width="3"/>`,
    );
  }).join('');

/** A picture postcard around the origin, 240 x 160, its view chosen by `index`. */
export function postcardView(canvas: Canvas, index: number): string {
  const skies = ['#f2cf8a', '#a9cbd6', '#e7b9ac', '#cfe0c6', '#24365a', '#f0dfb8'];
  const sky = skies[index % skies.length] ?? SHOP.inland;
  const views = [
    svg`<path d="M-110 66V10L-40-46 0 0 40-30 110 30V66z" fill="#7a5a70"/><circle cx="60" cy="-34" r="18" fill="#c9402e"/>`,
    svg`<path d="M-110 30C-70 10-30 44 10 26S80 12 110 28V66H-110z" fill="${PIGMENTS.Teal}"/><path d="M-30 20H40L26 38H-18zM4 20V-40L34 8z" fill="${SHOP.paper}"/>`,
    svg`<path d="M-70 66V0Q-70-50 0-58 70-50 70 0V66H34V20Q34-10 0-14-34-10-34 20V66z" fill="#8f3b34"/><path d="M-4-58V-70H4V-58z" fill="#8f3b34"/>`,
    svg`<path d="M-110 66V26C-60 0-20 30 30 10S90 6 110 16V66z" fill="${PIGMENTS.Leaf}"/><path d="M-110 66C-60 30 0 60 110 40V66z" fill="${tint(PIGMENTS.Leaf, 0.35)}"/>`,
    place(0, 0, emblem(canvas, 'engine', '#e8c063', sky), 0, 1.1),
    place(0, 4, emblem(canvas, 'elephant', PIGMENTS.Plum, sky), 0, 1.2),
  ];
  return svg`${board(240, 160, '#fffdf6', 3)}${board(220, 138, sky, 1)}${views[index % views.length] ?? ''}`;
}
