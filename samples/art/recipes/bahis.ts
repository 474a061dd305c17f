import { glow, lifted, sweep, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, flat, frame, GOLD, rounded, sheen, stroke, TEAK } from '../materials';
import { letter } from '../lettering';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { ridgeSketch, written } from './book-pages';
import { closedBook, coverBoard, stitched, stud } from './books';

const THREAD = '#f4e7c4';

/** A pasted label with a double rule, around the origin. */
export const plate = (
  width: number,
  height: number,
  ink: string,
  lines: readonly [name: string, small?: string],
): string =>
  board(width, height, SHOP.paper, 3) +
  frame(width - 22, height - 22, ink, 4) +
  frame(width - 40, height - 40, ink, 1.5) +
  fitted('display', lines[0], { y: lines[1] ? 4 : 18, width: width - 70, size: height * 0.36 }, SHOP.ink) +
  (lines[1]
    ? fitted('typed', lines[1], { y: height * 0.28, width: width - 70, size: height * 0.15 }, ink)
    : '');

/** A tassel of cotton hanging from the origin. */
const tassel = (colour: string): string =>
  svg`<path d="M-16 20C-30 60-30 90-26 110H26C30 90 30 60 16 20z" fill="${colour}"/><path d="M-14 40-18 106M-4 40-6 108M6 40 8 108M14 40 20 106" stroke="${shade(colour, 0.25)}" stroke-width="3"/><circle cy="12" r="18" fill="${tint(colour, 0.2)}"/><path d="M-16 26H16" stroke="${shade(colour, 0.4)}" stroke-width="6"/>`;

/** The tall bahi, quilted, its flap down and its cord round it. */
export function longBahi(canvas: Canvas, cloth: string): string {
  const bend = sweep(
    canvas,
    [
      [0, '#1b1420', 0],
      [0.42, '#fff', 0.2],
      [0.5, '#1b1420', 0.42],
      [0.58, '#1b1420', 0.06],
      [1, '#1b1420', 0],
    ],
    'down',
  );
  const quilt =
    times(4, (index) => stitched(svg`M${-102 + index * 68}-300V420`, THREAD, 5)).join('') +
    times(8, (index) => stitched(svg`M-150 ${-250 + index * 90}H150`, THREAD, 5)).join('');
  const leaves = svg`<path d="M-158 400H160V462H-158z" fill="#efe6d2"/><path d="M-156 446H158M-156 454H159M-157 438H158" stroke="#b9aa88" stroke-width="1.6"/>`;
  const body = place(
    0,
    0,
    coverBoard(canvas, { width: 350, height: 880, colour: cloth, motif: 'weave', radius: 22 }),
  );
  const flap = svg`<path d="M-175-440H175V-250C120-190 60-168 0-160-60-168-120-190-175-250z" fill="${printed(canvas, 'booti', shade(cloth, 0.24), '#e3b54f', 0.7)}"/><path d="M-175-440H175V-250C120-190 60-168 0-160-60-168-120-190-175-250z" fill="${sheen(canvas)}"/>`;
  const hem = stroke('M-172-252C-118-192-60-170 0-162 60-170 118-192 172-252', '#e3b54f', 9);
  const cord = (y: number) =>
    stroke(svg`M-184 ${y}C-90 ${y + 12} 90 ${y - 10} 184 ${y + 4}`, shade(THREAD, 0.4), 15) +
    stroke(svg`M-184 ${y - 3}C-90 ${y + 9} 90 ${y - 13} 184 ${y + 1}`, THREAD, 9);
  const ends =
    stroke('M0-150C60-80 130-100 150 0S120 120 168 176', THREAD, 10) +
    place(168, 176, tassel(THREAD), -8) +
    place(0, -158, stud(28, GOLD));
  return place(
    0,
    -10,
    lifted(canvas, leaves + body) +
      quilt +
      svg`<rect x="-175" y="-30" width="350" height="120" fill="${bend}"/>` +
      lifted(canvas, flap + hem) +
      lifted(canvas, cord(150) + cord(186)) +
      lifted(canvas, ends),
    28,
  );
}

/** The same, open on its side: the creases are its columns. */
export function longBahiOpen(canvas: Canvas, cloth: string): string {
  const leaf = board(900, 350, '#f6efdd', 4);
  const creases = times(7, (index) => {
    const x = -337 + index * 112;
    return svg`<path d="M${x}-175V175" stroke="#8a7a58" stroke-width="3" opacity=".5"/><path d="M${x + 4}-175V175" stroke="#fff" stroke-width="4" opacity=".8"/>`;
  });
  const entries = times(8, (index) =>
    written(
      canvas,
      { x: -440 + index * 112, y: -110, width: 84, gap: 52, rows: 5 },
      index === 1 || index === 6 ? SHOP.ledger : SHOP.ink,
    ),
  );
  const half = (y: number) => place(0, y, leaf + creases.join('') + entries.join(''));
  return place(
    0,
    0,
    lifted(
      canvas,
      coverBoard(canvas, { width: 960, height: 770, colour: cloth, motif: 'weave', radius: 20 }),
    ) +
      lifted(canvas, half(-182)) +
      lifted(canvas, half(182)) +
      svg`<path d="M-450 0H450" stroke="#1b1420" stroke-width="10" opacity=".25"/>`,
    -8,
    0.98,
  );
}

const coin = (canvas: Canvas, text: string, metal: string): string =>
  svg`<circle r="74" fill="${shade(metal, 0.35)}"/><circle cx="-2" cy="-3" r="72" fill="${flat(canvas, metal)}"/><circle r="60" fill="none" stroke="${shade(metal, 0.3)}" stroke-width="4" stroke-dasharray="4 7"/>${fitted('display', text, { y: 28, width: 80, size: 82 }, shade(metal, 0.45))}`;

/** A bahi the size of the playing card behind it, tied with one knot, a short pencil under the thread. */
export function miniBahi(canvas: Canvas, cloth: string): string {
  const pip = svg`<path d="M0 34C-50-4-34-44 0-18 34-44 50-4 0 34z" fill="${PIGMENTS.Rose}"/>`;
  const card =
    board(400, 560, '#fffdf6', 26) +
    frame(350, 510, '#d9cdb4', 2) +
    place(150, -216, pip, 0, 0.8) +
    place(-150, -216, pip, 0, 0.8) +
    place(-150, 216, pip, 180, 0.8) +
    place(150, 216, pip, 180, 0.8) +
    place(150, -40, pip, 0, 1.1);
  const book = closedBook(
    canvas,
    { width: 380, height: 540, colour: cloth, motif: 'weave', thick: 22 },
    stitched('M-140-250V250', THREAD, 7) +
      stroke(
        'M-140-14C-210-80-230-20-146-8-220 40-190 80-140 2-120 90-100 120-84 150M-140 2C-166 80-176 110-170 150',
        THREAD,
        8,
      ) +
      svg`<circle cx="-140" cy="-2" r="15" fill="${THREAD}"/>` +
      place(44, -100, board(220, 130, SHOP.paper, 3) + frame(200, 110, cloth, 3)) +
      letter('display', 'बही', 44, -78, 84, SHOP.ink),
  );
  const golf = svg`<path d="M-15-150H15V130L0 176-15 130z" fill="#e6c79b"/><path d="M-15-150H15V118l-8 14-7-14-7 14-8-14z" fill="${rounded(canvas, PIGMENTS.Leaf)}"/><path d="M-5 160H5L0 176z" fill="#2a2622"/>`;
  return (
    lifted(canvas, place(110, -50, card, 22)) +
    place(-70, 0, book + lifted(canvas, place(130, 130, golf, 8)), -8) +
    lifted(
      canvas,
      place(260, 310, coin(canvas, '2', '#c7cdd2')) + place(380, 210, coin(canvas, '1', '#c9a75a'), 20, 0.8),
    )
  );
}

/** A marigold's head, `radius` across to each side. */
export const marigoldHead = (canvas: Canvas, radius: number, colour: string = PIGMENTS.Marigold): string =>
  place(0, 0, emblem(canvas, 'marigold', shade(colour, 0.2), colour), 0, radius / 50) +
  place(0, 0, emblem(canvas, 'marigold', colour, tint(colour, 0.3)), 24, radius / 72) +
  place(0, 0, emblem(canvas, 'marigold', tint(colour, 0.25), shade(colour, 0.15)), 50, radius / 130);

/** A clay lamp, lit, seen from a little above. */
export function diyaLamp(canvas: Canvas): string {
  const halo = glow(canvas, [
    [0, '#ffe9a8', 0.9],
    [0.2, '#ffd678', 0.4],
    [0.46, '#ffd678', 0],
  ]);
  return svg`<circle cx="136" cy="-10" r="180" fill="${halo}"/><path d="M-120-10C-110 80-60 100 0 100S120 76 150-20C120-6 60 2 0 2S-90 0-120-10z" fill="${rounded(canvas, '#b5623a')}"/><ellipse cx="4" cy="-12" rx="124" ry="34" fill="#8a4426"/><ellipse cx="4" cy="-6" rx="104" ry="24" fill="#d9a441"/><path d="M92-20C120-40 118-70 92-124 66-80 66-44 92-20z" fill="#f6a623"/><path d="M92-28C104-44 102-62 92-86 82-62 80-44 92-28z" fill="#fff3c4"/>`;
}

/** The festival's account book: brocade along its edges, the blessing on it, a lamp and flowers beside it. */
export function deepavaliBook(canvas: Canvas): string {
  const [width, height] = [540, 720];
  const red = '#c5201c';
  const brocade = printed(canvas, 'temple', '#8c1712', '#e8bf5c', 0.72);
  const edge = svg`<path d="M-270-360H270V360H-270zM-206-296V296H206V-296z" fill="${brocade}" fill-rule="evenodd"/>${frame(412, 592, '#e8bf5c', 5)}`;
  const mark = place(
    0,
    -40,
    svg`<circle r="124" fill="none" stroke="#e8bf5c" stroke-width="5"/><circle r="140" fill="none" stroke="#e8bf5c" stroke-width="14" stroke-dasharray="3 19" stroke-linecap="round"/>${place(0, 0, emblem(canvas, 'diya', '#f3d27a', red), 0, 1.7)}`,
  );
  const face =
    edge +
    mark +
    letter('display', 'शुभ लाभ', 0, -212, 76, '#f3d27a') +
    fitted('display', 'Deepavali', { y: 196, width: 360, size: 84 }, '#f3d27a') +
    fitted('typed', 'ACCOUNTS', { y: 250, width: 260, size: 36 }, '#f3d27a');
  const book = closedBook(
    canvas,
    { width, height, colour: red, motif: 'weave', thick: 34, hinge: false },
    face,
  );
  const flowers = [
    [-300, 300, 92, PIGMENTS.Marigold],
    [-180, 390, 76, '#e2b21e'],
    [-385, 395, 62, '#e2b21e'],
  ] as const;
  return (
    place(10, -40, book, -5) +
    lifted(
      canvas,
      flowers.map(([x, y, radius, colour]) => place(x, y, marigoldHead(canvas, radius, colour))).join(''),
    ) +
    lifted(canvas, place(250, 320, diyaLamp(canvas), 0, 1.1))
  );
}

/** A broad ledger: leather on the spine, cloth on the sides, an index cut into its leaves. */
export function munimLedger(canvas: Canvas, cloth: string): string {
  const leather = '#6b3f24';
  const [w, h] = [330, 400];
  const tabs = times(13, (index) => {
    const [x, y] = [w + 3, -h + 30 + index * 58];
    return svg`<path d="M${x} ${y}a22 25 0 0 0 0 50z" fill="#2b2028"/><path d="M${x + 2} ${y + 3}h37v44h-37a20 22 0 0 1 0-44z" fill="${index % 2 === 0 ? '#b8322b' : '#f6efdd'}"/>${letter('typed', String.fromCharCode(65 + index * 2), x + 17, y + 36, 34, index % 2 === 0 ? '#f6efdd' : SHOP.ink)}`;
  });
  const spine = svg`<path d="M${-w}-400H-168V400H${-w}Q${-w - 20} 400 ${-w - 20} 380V-380Q${-w - 20}-400 ${-w}-400z" fill="${rounded(canvas, leather)}"/><path d="M-168-400V400" stroke="#d9b25c" stroke-width="5"/>${times(5, (index) => svg`<rect x="${-w - 26}" y="${-310 + index * 150}" width="${w - 142}" height="26" rx="10" fill="${rounded(canvas, tint(leather, 0.12), 'down')}"/>`)}`;
  const label =
    board(300, 150, '#7f1d1a', 3) +
    frame(276, 126, '#e8c872', 4) +
    fitted('display', 'Ledger', { y: 22, width: 230, size: 78 }, '#e8c872');
  return place(
    -40,
    -20,
    closedBook(
      canvas,
      {
        width: w * 2,
        height: h * 2,
        colour: cloth,
        motif: 'weave',
        thick: 62,
        hinge: false,
        edge: '#e9dfc8',
      },
      tabs.join('') +
        lifted(canvas, spine) +
        lifted(canvas, place(92, -150, label)) +
        stroke('M-130 330H290', '#d9b25c', 4),
    ),
    -4,
  );
}

/** The day book in green cloth, one of its plain leaves drawn on and looking out. */
export function dayBook(canvas: Canvas, cloth: string): string {
  const leaf = board(520, 720, '#fdf8ea', 4) + place(0, -240, ridgeSketch(), 0, 1.05);
  const band = times(9, (index) => {
    const y = -320 + index * 80;
    return svg`M-292 ${y}H-200M-292 ${y}L-200 ${y + 40}`;
  }).join('');
  const label =
    board(250, 330, SHOP.paper, 3) +
    frame(228, 308, cloth, 4) +
    place(0, -60, emblem(canvas, 'hill', cloth, SHOP.paper), 0, 1.5) +
    fitted('display', 'Day Book', { y: 72, width: 190, size: 60 }, SHOP.ink) +
    fitted('typed', 'PLAIN LEAVES', { y: 122, width: 190, size: 30 }, cloth);
  const book = closedBook(
    canvas,
    { width: 580, height: 740, colour: cloth, motif: 'weave', edge: '#f6efe0' },
    stroke(band, THREAD, 6) + stroke('M-200-344V344', THREAD, 5) + lifted(canvas, place(56, -60, label)),
  );
  const pencil = svg`<path d="M-250-18H190V18H-250L-310 0z" fill="#e6c79b"/><path d="M-250-18H190V18H-250l12-12-12-12z" fill="${rounded(canvas, TEAK, 'down')}"/><path d="M-288-7-310 0l22 7z" fill="#2a2622"/><path d="M190-18H230V18H190z" fill="${GOLD}"/>`;
  return (
    lifted(canvas, place(150, -110, leaf, 17)) +
    place(-60, 60, book, -9) +
    lifted(canvas, place(180, 360, pencil, -18))
  );
}
