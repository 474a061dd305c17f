import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, rounded, sheen, stroke } from '../materials';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { postcardView } from './book-pages';
import { closedBook, coverBoard, openBook, ribbon, stitched, stud } from './books';

/** An emblem pressed into a board of `colour`. */
const debossed = (canvas: Canvas, mark: Emblem, colour: string, scale: number): string =>
  place(-3, -3, emblem(canvas, mark, shade(colour, 0.7), colour), 0, scale) +
  place(3, 3, emblem(canvas, mark, tint(colour, 0.3), colour), 0, scale) +
  place(0, 0, emblem(canvas, mark, shade(colour, 0.38), colour), 0, scale);

/** A pasteboard railway ticket around the origin, 190 x 110. */
export const railTicket = (name: string, ink: string, paper: string): string =>
  svg`<path d="M-130-76H130V-16a16 16 0 0 0 0 32V76H-130V16a16 16 0 0 0 0-32z" fill="${paper}"/><path d="M-130-40H130" stroke="${ink}" stroke-width="14"/>${fitted('display', name, { y: 22, width: 210, size: 50 }, SHOP.ink)}${fitted('typed', 'No. 04178', { y: 58, width: 180, size: 30 }, ink)}`;

/** A slim navy journal with an engine pressed into it, tickets looking out of its pocket. */
export function nightMail(canvas: Canvas, leather: string): string {
  const face =
    place(0, -60, debossed(canvas, 'engine', leather, 3)) +
    stroke('M-150 200H150M-150 222H150', tint(leather, 0.35), 4) +
    fitted('display', 'Night Mail', { y: 300, width: 320, size: 82 }, '#d9c48c') +
    svg`<rect x="-222" y="-372" width="444" height="744" rx="34" fill="none" stroke="#d9c48c" stroke-width="4"/>`;
  return (
    lifted(
      canvas,
      place(10, -400, railTicket('Third Class', SHOP.ledger, SHOP.buff), -12, 1.1) +
        place(190, -330, railTicket('Platform', PIGMENTS.Leaf, '#e9dcc0'), 24, 1.1),
    ) +
    place(
      0,
      30,
      closedBook(
        canvas,
        { width: 500, height: 800, colour: leather, radius: 48, hinge: false, thick: 26 },
        face,
      ) + lifted(canvas, svg`<rect x="186" y="-410" width="22" height="836" rx="6" fill="#8f2a26"/>`),
      7,
    )
  );
}

/** The journal open: ruled on one side, plain on the other, tickets in the pocket. */
export const nightMailOpen = (canvas: Canvas, leather: string): string =>
  place(
    0,
    0,
    openBook(
      canvas,
      { width: 400, height: 640, cover: leather },
      svg`<path d="${times(12, (row) => svg`M-160 ${-230 + row * 42}H160`)}" stroke="#7fa6ba" stroke-width="2.4"/>`,
      lifted(
        canvas,
        place(-30, -20, railTicket('Third Class', SHOP.ledger, SHOP.buff), -8) +
          place(50, 60, railTicket('Platform', PIGMENTS.Leaf, '#e9dcc0'), 10),
      ) +
        svg`<path d="M-184 60H184V290H-184z" fill="#e3d3b0"/><path d="M-184 60 0 120 184 60" fill="none" stroke="#a98f5f" stroke-width="4"/><path d="M-184 60V290H184V60" fill="none" stroke="#a98f5f" stroke-width="4"/>`,
    ),
    -6,
  );

/** Three thin kraft notebooks fanned out, numbered, one ruled, one plain, one squared. */
export function threeNotebooks(canvas: Canvas): string {
  const books = (
    [
      ['1', 'Ruled', SHOP.ledger],
      ['2', 'Plain', PIGMENTS.Leaf],
      ['3', 'Grid', SHOP.postal],
    ] as const
  ).map(([number, name, ink], index) => {
    const paper = [tint(SHOP.kraft, 0.16), SHOP.kraft, shade(SHOP.kraft, 0.12)][index] ?? SHOP.kraft;
    const pattern = [
      times(6, (row) => svg`M-98 ${150 + row * 28}H98`).join(''),
      '',
      times(6, (row) => svg`M-98 ${150 + row * 28}H98`).join('') +
        times(8, (column) => svg`M${-98 + column * 28} 144V296`).join(''),
    ][index];
    const face =
      fitted('display', number, { y: -120, width: 200, size: 230 }, ink) +
      fitted('display', name, { y: 60, width: 200, size: 84 }, SHOP.ink) +
      fitted('typed', '64 PAGES', { y: 110, width: 180, size: 34 }, ink) +
      svg`<path d="${pattern ?? ''}" stroke="${ink}" stroke-width="3" fill="none"/>` +
      stitched('M-146-330V330', SHOP.paper, 6) +
      frame(256, 690, ink, 3);
    const book = closedBook(
      canvas,
      { width: 330, height: 740, colour: paper, radius: 14, hinge: false, thick: 9 },
      place(10, 0, face),
    );
    return place(-305 + index * 305, Math.abs(index - 1) * 26, book, -8 + index * 8);
  });
  return books.join('');
}

/** Boards of waxed canvas with rain standing on them, a pencil in its loop. */
export function monsoonLog(canvas: Canvas, cloth: string): string {
  const beads = times(34, (index) => {
    const x = between(canvas.random, -280, 270);
    const y = index < 10 ? between(canvas.random, -370, -290) : between(canvas.random, 0, 370);
    const r = between(canvas.random, 6, index % 5 === 0 ? 22 : 13);
    return svg`<ellipse cx="${x + 3}" cy="${y + 4}" rx="${r}" ry="${r * 1.1}" fill="#0d1f18" opacity=".4"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.1}" fill="#bfe0dc" opacity=".55"/><ellipse cx="${x - r * 0.3}" cy="${y - r * 0.4}" rx="${r * 0.34}" ry="${r * 0.28}" fill="#fff" opacity=".95"/>`;
  });
  const patch =
    board(370, 220, '#b98d58', 12) +
    stitched('M-170-96H170V96H-170z', '#f4e7c4', 5) +
    fitted('display', 'Monsoon Log', { y: 4, width: 272, size: 82 }, '#3c2715') +
    fitted('typed', '96 PAGES', { y: 60, width: 200, size: 40 }, '#3c2715');
  const pencil = svg`<path d="M-16-350H16V310L0 370-16 310z" fill="#e6c79b"/><path d="M-16-350H16V298l-8 14-8-14-8 14-8-14z" fill="${rounded(canvas, PIGMENTS.Marigold)}"/><path d="M-16-372H16V-346H-16z" fill="#c9b26d"/><path d="M-5 350H5L0 370z" fill="#2a2622"/>`;
  const loop = svg`<rect x="-36" y="-60" width="80" height="130" rx="12" fill="${flat(canvas, shade(cloth, 0.3))}"/><path d="M-26-46H34M-26 56H34" stroke="#f4e7c4" stroke-width="4" stroke-dasharray="12 8"/>`;
  return place(
    -30,
    0,
    closedBook(
      canvas,
      {
        width: 610,
        height: 800,
        colour: cloth,
        motif: 'hessian',
        print: shade(cloth, 0.28),
        scale: 0.42,
        radius: 46,
        hinge: false,
        thick: 26,
        edge: '#e6eaea',
      },
      stitched('M-270-366H270V366H-270z', '#d9e4c4', 6) +
        lifted(canvas, place(0, -150, patch)) +
        beads.join(''),
    ) +
      lifted(canvas, place(342, 0, pencil)) +
      lifted(canvas, place(334, 20, loop)),
    6,
  );
}

/** The log open: time, wind and millimetres down the left of each page. */
export function monsoonLogOpen(canvas: Canvas, cloth: string): string {
  const page = () =>
    svg`<path d="${times(11, (row) => svg`M-180 ${-190 + row * 44}H180`)}" stroke="#7fa6ba" stroke-width="2.4"/><path d="M-110-270V290M-40-270V290M40-270V290" stroke="${PIGMENTS.Teal}" stroke-width="3"/>` +
    (['TIME', 'WIND', 'MM'] as const)
      .map((head, index) =>
        fitted('typed', head, { x: -146 + index * 72, y: -222, width: 58, size: 28 }, SHOP.ink),
      )
      .join('') +
    place(116, -232, emblem(canvas, 'umbrella', PIGMENTS.Teal, '#f5f8f7'), 0, 0.6) +
    times(8, (row) =>
      place(
        -20,
        -200 + row * 44,
        svg`<path d="M8 ${-4 - (row % 4) * 6}v${(row % 4) * 6 + 4}" stroke="${SHOP.postal}" stroke-width="18"/>`,
      ),
    ).join('');
  return place(
    0,
    0,
    openBook(canvas, { width: 420, height: 640, cover: cloth, paper: '#f5f8f7' }, page(), page()),
    -6,
  );
}

/** A tasting book with its elastic and ribbon, a glass of tea and a few leaves beside it. */
export function teaNotes(canvas: Canvas): string {
  const paper = '#c08d56';
  const face =
    place(-20, -130, emblem(canvas, 'glass', '#5e2c18', paper), 0, 2.2) +
    fitted('display', 'Field Notes', { x: -20, y: 90, width: 340, size: 92 }, '#4a2413') +
    fitted('display', 'on Tea', { x: -20, y: 176, width: 300, size: 84 }, '#4a2413') +
    stroke('M-160 216H120', '#4a2413', 4) +
    fitted('typed', '112 PAGES', { x: -20, y: 270, width: 220, size: 36 }, '#4a2413') +
    svg`<rect x="196" y="-386" width="26" height="772" fill="#7c1f1a"/>`;
  const book =
    place(0, 0, ribbon(-60, 380, 130, SHOP.ledger)) +
    closedBook(
      canvas,
      {
        width: 520,
        height: 770,
        colour: paper,
        motif: 'news',
        print: '#7d5226',
        scale: 0.6,
        radius: 30,
        hinge: false,
        thick: 22,
      },
      face,
    );
  const glass = svg`<circle r="150" fill="#e9f0ee" opacity=".85"/><circle r="132" fill="${flat(canvas, '#a9602c')}"/><circle r="132" fill="none" stroke="#fff" stroke-width="7" opacity=".8"/><circle r="150" fill="none" stroke="#c9d6d4" stroke-width="6"/><path d="M-96-50C-70-96-20-112 30-104" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"/><circle cx="40" cy="40" r="14" fill="none" stroke="#e0b07a" stroke-width="5"/><circle cx="70" cy="14" r="8" fill="none" stroke="#e0b07a" stroke-width="4"/>`;
  const leaves = times(9, (index) =>
    place(
      -370 + (index % 3) * 44 + between(canvas.random, -14, 14),
      270 + Math.floor(index / 3) * 48,
      svg`<path d="M-26 0q26-16 52 0-26 16-52 0z" fill="${index % 2 === 0 ? '#3b2a1c' : '#5b4a2a'}"/>`,
      between(canvas.random, 0, 180),
    ),
  );
  return place(-50, -10, book, -6) + lifted(canvas, place(300, 260, glass)) + lifted(canvas, leaves.join(''));
}

/** The spine of a leather wrap, its sections sewn through it in long stitches. */
export function longStitch(canvas: Canvas): string {
  const leather = '#a9713f';
  const thread = '#f2e3bd';
  const top = svg`<path d="M-430-30C-400-170-372-300-340-400H400C430-300 440-150 452-40z" fill="${flat(canvas, tint(leather, 0.1))}"/><path d="M-340-400H400L404-386H-344z" fill="#f6ecd6"/>`;
  const flapEdge = svg`<path d="M-180-400C-190-280-196-150-200-34L-60-34C-40-120-30-260-44-400z" fill="${shade(leather, 0.12)}"/>${stitched('M-64-390C-54-270-60-150-76-44', thread, 5)}${place(-110, -200, stud(30, '#c79a3e'))}`;
  const cord =
    stroke('M-110-200C20-240 240-150 446-190', shade(thread, 0.3), 13) +
    stroke('M-110-204C20-244 240-154 446-194', thread, 8);
  const spine = svg`<path d="M-434-40H456C462 60 460 190 450 290H-428C-440 190-442 60-434-40z" fill="${rounded(canvas, leather, 'down')}"/>`;
  const stations = [-350, -215, -80, 80, 215, 350];
  const sections = times(8, (row) => {
    const y = -2 + row * 36;
    const runs = [0, 2, 4].map((at) => {
      const shift = row % 2 === 0 ? 0 : 1;
      const [from, to] = [stations[at + shift], stations[at + shift + 1]];
      return from === undefined || to === undefined ? '' : svg`M${from + 8} ${y}H${to - 8}`;
    });
    return svg`${stroke(runs.join(''), shade(leather, 0.6), 15)}${stroke(runs.join(''), thread, 10)}`;
  });
  const holes = stations.map((x) =>
    times(8, (row) => svg`<circle cx="${x}" cy="${-2 + row * 36}" r="6" fill="#2f1d10"/>`).join(''),
  );
  const leaves = svg`<path d="M452-36C474 60 474 190 452 286L480 250C492 160 490 40 474-60z" fill="#efe3c8"/><path d="M460-20C480 70 480 180 460 270M468-30C486 70 486 170 468 262" stroke="#b7a37c" stroke-width="2" fill="none"/>`;
  return place(
    0,
    30,
    lifted(canvas, top + leaves + spine) + flapEdge + cord + sections.join('') + holes.join(''),
    -5,
  );
}

/** The album open on its black leaves, picture postcards in their slots. */
export function postcardAlbum(canvas: Canvas, cover: string): string {
  const slots = (from: number) =>
    times(3, (row) => {
      const y = -208 + row * 208;
      const card = place(-54, y, postcardView(canvas, from + row), row % 2 === 0 ? -1.5 : 1.5, 1.06);
      const corners = svg`<path d="M-186 ${y - 88}h34l-34 34zM78 ${y + 88}h-34l34-34zM78 ${y - 88}v34l-34-34zM-186 ${y + 88}v-34l34 34z" fill="#4d5260"/>`;
      const lines = svg`<path d="${times(3, (line) => svg`M104 ${y - 40 + line * 40}H184`)}" stroke="#e8dfc8" stroke-width="3" opacity=".75"/>`;
      return card + corners + lines;
    }).join('');
  return place(
    0,
    0,
    openBook(canvas, { width: 440, height: 700, cover, paper: '#2d2f38' }, slots(0), slots(3)),
    -5,
    0.98,
  );
}

/** The album shut: a window of postcard on the cover. */
export const albumShut = (canvas: Canvas, cover: string): string =>
  place(
    0,
    0,
    closedBook(
      canvas,
      { width: 780, height: 620, colour: cover, motif: 'weave', thick: 40, edge: '#3a3d48' },
      place(40, -60, board(390, 270, '#f6efdd', 3) + place(0, 0, postcardView(canvas, 2), 0, 1.45)) +
        fitted('display', 'Postcards', { x: 40, y: 200, width: 460, size: 100 }, '#e8cf8e') +
        frame(700, 560, '#e8cf8e', 3),
    ),
    -6,
  );

/** Leather laid open from above, for a journal's second photo. */
export const wrapOpen = (canvas: Canvas, leather: string, left: string, right: string): string =>
  place(
    0,
    0,
    lifted(canvas, coverBoard(canvas, { width: 960, height: 700, colour: leather, radius: 30 })) +
      svg`<path d="M-450-320H450V320H-450z" fill="none" stroke="${tint(leather, 0.4)}" stroke-width="5" stroke-dasharray="16 11"/>` +
      openBook(
        canvas,
        { width: 400, height: 590, cover: shade(leather, 0.3), paper: '#f7eeda' },
        left,
        right,
      ) +
      svg`<path d="M-480-350H480V350H-480z" fill="${sheen(canvas)}" opacity=".5"/>`,
    5,
  );
