import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, rounded, STEEL, stroke } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP } from '../palette';
import { between, times } from '../random';
import { place, polygon, svg } from '../svg';
import { gridLines, ridgeSketch, scooterSketch } from './book-pages';
import { closedBook, coverBoard, openBook, wireBinding } from './books';
import { pencil } from './sketchbook';

/** A sheet with the uneven edges that a mould leaves, around the origin. */
export function deckleSheet(canvas: Canvas, width: number, height: number, colour: string): string {
  const jitter = (value: number) => value + between(canvas.random, -6, 6);
  const edge = (count: number, at: (share: number) => readonly [number, number]) =>
    times(count, (index): [number, number] => {
      const [x, y] = at(index / count);
      return [jitter(x), jitter(y)];
    });
  const [w, h] = [width / 2, height / 2];
  const outline = polygon([
    ...edge(24, (share) => [-w + share * width, -h]),
    ...edge(30, (share) => [w, -h + share * height]),
    ...edge(24, (share) => [w - share * width, h]),
    ...edge(30, (share) => [-w, h - share * height]),
  ]);
  return svg`<path d="${outline}" fill="${colour}" stroke="${shade(colour, 0.14)}" stroke-width="2"/>`;
}

/** A round brush lying left to right, its wet tip at the left. */
export const roundBrush = (canvas: Canvas, handle: string, wet: string): string =>
  svg`<path d="M-120-13C40-22 260-14 420-4Q426 0 420 4C260 14 40 22-120 13z" fill="${rounded(canvas, handle, 'down')}"/><path d="M-210-16-118-15V15L-210 16z" fill="${rounded(canvas, STEEL, 'down')}"/><path d="M-208-17C-270-26-310-12-352 4-300 18-260 22-208 17z" fill="#5b3f2a"/><path d="M-352 4C-330-6-306-12-284-14-290 0-292 8-290 16-310 14-330 10-352 4z" fill="${wet}"/>`;

/** Watercolour washes of a hill country, about 520 x 420. */
const washes = (): string => {
  const wash = (d: string, colour: string, opacity: string) =>
    svg`<path d="${d}" fill="${colour}" opacity="${opacity}" stroke="${colour}" stroke-width="5" stroke-opacity=".55"/>`;
  return (
    wash(
      'M-250-200C-120-220 120-190 250-206 262-120 240-60 246 0H-246C-256-70-244-140-250-200z',
      '#9cc3d6',
      '.5',
    ) +
    svg`<circle cx="120" cy="-120" r="46" fill="#e39a3c" opacity=".85"/>` +
    wash(
      'M-250 20C-200-60-150-130-96-60-50-120 10-150 60-40 120-90 190-70 250 20V70H-250z',
      '#6f86b0',
      '.6',
    ) +
    wash('M-250 90C-150 10-60 70 20 30S180 0 250 80V130C120 150-100 150-250 130z', '#4f8a6d', '.7') +
    wash('M-250 150C-160 110-40 150 60 120S210 130 250 140V206C100 226-120 214-250 204z', '#c99a3c', '.55') +
    times(4, (index) => wash(svg`M${-190 + index * 60} 130q-16-50 0-84q18 34 0 84z`, '#27573f', '.8')).join(
      '',
    )
  );
};

/** Rag paper glued along its top, a landscape half dry on it, the brush across. */
export function watercolourPad(canvas: Canvas): string {
  const under = times(3, (index) =>
    place(
      10 - index * 4,
      22 - index * 7,
      deckleSheet(canvas, 640, 820, shade('#f6f0e2', 0.1 - index * 0.03)),
    ),
  );
  const glue = svg`<path d="M-326-420H326V-352H-326z" fill="${flat(canvas, PIGMENTS.Teal)}"/>${fitted('typed', 'COTTON RAG / 300 GSM / 20 SHEETS', { y: -372, width: 580, size: 36 }, SHOP.paper)}`;
  return (
    place(
      -20,
      -10,
      lifted(canvas, under.join('')) +
        lifted(canvas, deckleSheet(canvas, 640, 820, '#fbf7ec')) +
        glue +
        place(0, -20, washes(), 0, 1.04) +
        stroke('M120 320q20-24 40 0t40 0', SHOP.ink, 4),
      5,
    ) + lifted(canvas, place(150, 330, roundBrush(canvas, SHOP.ledger, '#4f8a6d'), -24))
  );
}

/** Two stapled books in kraft, one lying open at a drawing. */
export function drawingPair(canvas: Canvas): string {
  const open = openBook(
    canvas,
    { width: 330, height: 460, cover: SHOP.kraft, paper: '#fdfaf2' },
    place(0, 0, scooterSketch(), 0, 0.9),
    place(0, 0, ridgeSketch(), 0, 0.62),
  );
  const staples = [-110, 110].map(
    (y) =>
      svg`<path d="M-176 ${y - 26}V${y + 26}" stroke="#8d969d" stroke-width="7" stroke-linecap="round"/>`,
  );
  const shut = closedBook(
    canvas,
    { width: 350, height: 480, colour: SHOP.kraft, radius: 12, thick: 12, hinge: false },
    svg`${staples}` +
      fitted('display', 'Draw', { x: 6, y: -20, width: 240, size: 110 }, SHOP.ink) +
      stroke('M-110 30q14-20 28 0t28 0 28 0 28 0 28 0 28 0', SHOP.ledger, 6) +
      fitted('typed', '40 PAGES', { x: 6, y: 120, width: 220, size: 40 }, SHOP.ink),
  );
  return (
    place(0, -170, open, 7, 1.1) +
    place(-180, 220, shut, -12) +
    lifted(canvas, place(230, 310, pencil(canvas, '#2f3a4d'), -30, 0.72))
  );
}

/** A square book open where its grey leaves meet its sand ones, drawn on in white. */
export function tonedBook(canvas: Canvas): string {
  const [grey, sand] = ['#8f9296', '#c9ab80'];
  const white = '#fdfbf4';
  const moonlit =
    svg`<circle cx="60" cy="-150" r="52" fill="${white}" opacity=".9"/>` +
    place(0, 60, ridgeSketch('#3d3f45'), 0, 0.9) +
    stroke('M-170 190H170M-130 216H150', white, 6);
  const pot =
    stroke(
      'M-80-90C-150 0-150 130-60 190H60C150 130 150 0 80-90zM-80-90H80M-64-130H64L80-90M-80-90-64-130',
      '#5b4426',
      6,
    ) +
    stroke('M-96 20C-104 80-84 130-56 160M-70-60-84-20', white, 12) +
    stroke('M-30-110H20', white, 8) +
    stroke('M80 196H170M60 212H150M90 180H180', '#7d6038', 4);
  const whitePencil = place(0, 0, pencil(canvas, '#f1eee6', '#fffdf6'), 0, 0.86);
  return (
    place(
      0,
      -10,
      openBook(
        canvas,
        { width: 450, height: 500, cover: '#3a3532', paper: grey, second: sand },
        moonlit,
        place(0, -20, pot),
      ),
      -6,
    ) + lifted(canvas, place(90, 330, whitePencil, -12))
  );
}

/** A long sheet in zigzag folds, standing open between two printed boards, a street drawn along it. */
export function concertina(canvas: Canvas, cloth: string): string {
  const count = 7;
  const step = 112;
  const edgeY = (index: number) => (index % 2 === 0 ? 0 : 64);
  const panels = times(count, (index) => {
    const [x, y1, y2] = [-392 + index * step, edgeY(index), edgeY(index + 1)];
    const shape = svg`M${x} ${-250 + y1}L${x + step} ${-250 + y2}V${250 + y2}L${x} ${250 + y1}z`;
    const tone = index % 2 === 0 ? '#fbf6e8' : '#ded4bd';
    return svg`<path d="${shape}" fill="${tone}"/><path d="M${x + step} ${-250 + y2}V${250 + y2}" stroke="#b9aa88" stroke-width="2"/>`;
  });
  const street = times(count, (index) => {
    const [x, y1, y2] = [-392 + index * step, edgeY(index), edgeY(index + 1)];
    const tall = [120, 190, 90, 230, 150, 100, 180][index] ?? 120;
    const lean = ((y2 - y1) / step) * 0.98;
    const house = [
      svg`M10 0V${-tall}H100V0M30 0V-56Q45-76 60-56V0M20 ${-tall}q36-44 72 0M74-40H92V-70H74z`,
      svg`M14 0V${-tall}L56 ${-tall - 50} 98 ${-tall}V0M30-90H50V-130H30zM64-90H84V-130H64zM42 0V-50H70V0`,
      svg`M6 0C30-30 70-30 106 0M56-22V${-tall - 60}M56 ${-tall - 60}C20 ${-tall - 30} 10 ${-tall} 24 ${-tall + 20}M56 ${-tall - 60}C96 ${-tall - 30} 104 ${-tall} 88 ${-tall + 20}M56 ${-tall - 60}V${-tall}`,
    ][index % 3];
    return svg`<g transform="matrix(1 ${lean.toFixed(2)} 0 1 ${x} ${170 + y1})">${stroke(house ?? '', '#3b3a44', 5)}<path d="M0 0H112" stroke="#3b3a44" stroke-width="4"/>${index % 2 === 1 ? svg`<path d="M20-12h66v-${tall * 0.4}H20z" fill="${index === 3 ? SHOP.ledger : PIGMENTS.Marigold}" opacity=".28"/>` : ''}</g>`;
  });
  const print = printed(canvas, 'booti', cloth, '#d5e4ea', 0.8);
  const boards = svg`<path d="M-398-262-520-220V300L-398 258z" fill="${print}"/><path d="M-398-262-520-220V300L-398 258z" fill="#1b1420" opacity=".18"/><path d="M392-198 512-246V276L392 326z" fill="${print}"/>`;
  return place(0, 0, lifted(canvas, boards + panels.join('')) + street.join(''), 0, 1.08);
}

/** The same, shut: two printed boards tied with a ribbon. */
export const concertinaShut = (canvas: Canvas, cloth: string): string => {
  const tie = '#e8c063';
  return place(
    0,
    0,
    closedBook(canvas, {
      width: 560,
      height: 640,
      colour: cloth,
      motif: 'booti',
      print: '#d5e4ea',
      scale: 1.2,
      thick: 58,
      hinge: false,
      edge: '#fbf6e8',
    }) +
      lifted(
        canvas,
        svg`<rect x="-280" y="-20" width="624" height="34" fill="${tie}"/>` +
          stroke(
            'M0 0C-90-90-150-40-20 0C-130 30-120 110-60 140M0 0C90-90 150-40 20 0C120 30 120 110 70 150',
            tie,
            22,
          ) +
          board(50, 50, shade(tie, 0.15), 10),
      ),
    -7,
  );
};

/** An A4 pad of blue squares, a scale along its margin, an engine's wheel drawn on it. */
export function gridPad(canvas: Canvas): string {
  const scale = svg`<path d="${times(48, (index) => svg`M-300 ${-330 + index * 15}h${index % 10 === 0 ? 34 : index % 5 === 0 ? 24 : 14}`)}" stroke="#4b6f86" stroke-width="2.5"/>${times(5, (index) => fitted('typed', String(index * 10), { x: -244, y: -318 + index * 150, width: 50, size: 26 }, '#4b6f86'))}`;
  const spokes = times(10, (index) => {
    const angle = (index * Math.PI) / 5;
    return svg`M${Math.cos(angle) * 34} ${Math.sin(angle) * 34}L${Math.cos(angle) * 150} ${Math.sin(angle) * 150}`;
  });
  const wheel = svg`<g fill="none" stroke="#3b3a44" stroke-width="4"><circle r="180"/><circle r="152"/><circle r="34"/><circle r="12"/><path d="${spokes}"/><path d="M-70 26H250V-8H-70" stroke-width="5"/><circle cx="-70" cy="9" r="24"/></g><path d="M-220 0H220M0-220V220" stroke="${SHOP.ledger}" stroke-width="2.5" stroke-dasharray="26 8 6 8"/><path d="M-180 236H180M-180 226V250M180 226V250" stroke="#3b3a44" stroke-width="2.5"/>`;
  const back = place(
    14,
    18,
    coverBoard(canvas, { width: 660, height: 860, colour: shade(SHOP.kraft, 0.15) }),
  );
  const leaves = times(3, (index) =>
    place(6 - index * 3, 8 - index * 4, board(652, 850, shade('#fbfaf4', 0.12 - index * 0.05), 3)),
  );
  const binding = svg`<path d="M-330-432H326V-370H-330z" fill="${flat(canvas, SHOP.ledger)}"/><path d="M-330-376H326" stroke="#1b1420" stroke-opacity=".3" stroke-width="4"/>${fitted('typed', '50 SHEETS / A4 / 5 MM', { y: -390, width: 480, size: 36 }, SHOP.buff)}`;
  const rule = svg`<g transform="rotate(-58)"><path d="M-300-36H300V36H-300z" fill="#e0b45c"/><path d="M-300-36H300V-22H-300z" fill="#8d6a23" opacity=".5"/><path d="${times(30, (index) => svg`M${-290 + index * 20} 36v${index % 5 === 0 ? -26 : -14}`)}" stroke="#59421a" stroke-width="3"/></g>`;
  return (
    place(
      -40,
      0,
      lifted(canvas, back + leaves.join('')) +
        place(26, 24, gridLines(570, 750, 30, '#6fa9c9')) +
        scale +
        place(40, 20, wheel, 0, 0.96) +
        binding,
      -4,
    ) + lifted(canvas, place(330, 250, rule, 0, 0.9))
  );
}

/** The wire-bound sketchbook turned to a drawing, its row of perforations under the wires. */
export function sketchLeaf(canvas: Canvas, mark: Emblem): string {
  const graphite = '#4b4950';
  const leaf =
    place(10, 14, coverBoard(canvas, { width: 660, height: 800, colour: SHOP.kraft })) +
    place(4, 6, board(640, 784, '#e9e0cc', 4)) +
    board(640, 784, '#fbf6e8', 4);
  const twig =
    stroke(
      'M-250 190C-120 150 40 170 260 110M-40 160C-20 120 10 100 40 84M120 142C150 170 190 186 220 190',
      graphite,
      6,
    ) +
    times(5, (index) =>
      place(
        -190 + index * 96,
        176 - index * 14,
        emblem(canvas, 'leaf', '#8d8b92', '#fbf6e8'),
        30 + index * 24,
        0.42,
      ),
    ).join('');
  const shading = times(14, (index) => svg`M${-120 + index * 16} ${60 - (index % 4) * 8}l-34 52`);
  return (
    place(
      -20,
      20,
      lifted(canvas, leaf) +
        svg`<path d="M-310-318H310" stroke="#b9aa88" stroke-width="4" stroke-dasharray="8 12"/>` +
        place(10, -30, emblem(canvas, mark, graphite, '#fbf6e8'), 0, 3.2) +
        stroke(shading.join(''), '#8d8b92', 3) +
        twig +
        place(0, -404, wireBinding(-300, 620), 90),
      4,
    ) + lifted(canvas, place(180, 350, pencil(canvas, SHOP.ledger), -20, 0.9))
  );
}
