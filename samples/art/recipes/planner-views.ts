import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, GOLD, rounded, scribble } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { marigoldHead, plate } from './bahis';
import { words } from './book-pages';
import { closedBook, coverBoard, openBook, ribbon, wireBinding } from './books';

/** The moon, `lit` (0 to 1) of it showing. */
const moon = (lit: number): string =>
  svg`<circle r="17" fill="#2b3350"/><path d="M0-17A17 17 0 0 1 0 17A${Math.abs(17 * (1 - 2 * lit))} 17 0 0 ${lit > 0.5 ? '1' : '0'} 0-17z" fill="#f3e3b0"/><circle r="17" fill="none" stroke="#2b3350" stroke-width="3"/>`;

/** A week to an opening: a thin column for the moon, a wider one for the sky. */
export function almanacWeek(canvas: Canvas, cover: string): string {
  const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
  const skies: readonly Emblem[] = ['sun', 'cloud', 'umbrella', 'cloud', 'sun', 'umbrella', 'cloud'];
  const page = (from: number, count: number) =>
    times(count, (row) => {
      const [index, y] = [from + row, -190 + row * 128];
      return (
        svg`<path d="M-190 ${y - 40}H190" stroke="${cover}" stroke-width="3"/>` +
        fitted('typed', days[index] ?? '', { x: -150, y: y - 4, width: 70, size: 32 }, cover) +
        place(-78, y + 8, moon(0.1 + index * 0.13)) +
        place(
          -8,
          y + 14,
          emblem(
            canvas,
            skies[index] ?? 'sun',
            index % 3 === 0 ? PIGMENTS.Marigold : PIGMENTS.Teal,
            '#fdfaf1',
          ),
          0,
          0.62,
        ) +
        place(50, y + 8, words(canvas, 110, SHOP.ink, 3.4)) +
        place(50, y + 48, words(canvas, index % 2 === 0 ? 70 : 110, SHOP.ink, 3.4))
      );
    }).join('') + svg`<path d="M-106-232V290M-48-232V290M34-232V290" stroke="#7fa6ba" stroke-width="2.5"/>`;
  const notes =
    svg`<path d="M-190 154H190" stroke="${cover}" stroke-width="3"/><path d="M-40 160H180V292H-40z" fill="#fdfaf1"/>` +
    place(70, 226, emblem(canvas, 'kettle', tint(cover, 0.3), '#fdfaf1'), 0, 1.1);
  const head = (text: string) => fitted('display', text, { y: -252, width: 320, size: 58 }, cover);
  return place(
    0,
    0,
    openBook(
      canvas,
      { width: 430, height: 640, cover },
      head('August') + page(0, 4),
      head('Bhadon') + page(4, 3) + notes,
    ) + ribbon(10, -310, 700, cover === PIGMENTS.Plum ? PIGMENTS.Marigold : SHOP.ledger),
    -5,
  );
}

/** The festival planner: tabs down its side, a garland across its top. */
export function kartikPlanner(canvas: Canvas, cloth: string): string {
  const gold = '#e8c063';
  const tabs = (
    [
      ['GUESTS', PIGMENTS.Marigold],
      ['SWEETS', PIGMENTS.Rose],
      ['GIFTS', PIGMENTS.Teal],
      ['MENUS', '#d9b25c'],
    ] as const
  ).map(
    ([name, colour], index) =>
      svg`<g transform="translate(344 ${-220 + index * 168}) rotate(90)"><path d="M-74-44H74Q82-44 82-34V20H-82V-34Q-82-44-74-44z" fill="${colour}"/>${fitted('typed', name, { y: -12, width: 124, size: 34 }, SHOP.ink)}</g>`,
  );
  const ring = (radius: number, count: number, size: number) =>
    times(count, (index) => {
      const angle = (index * 360) / count;
      return svg`<path d="M0 ${-radius}c${size} ${size} ${size} ${size * 1.6} 0 ${size * 2.4}c${-size}-${size * 0.8} ${-size}-${size * 1.4} 0-${size * 2.4}z" transform="rotate(${angle})" fill="${gold}"/>`;
    }).join('');
  const mandala =
    ring(190, 16, 24) +
    ring(118, 12, 18) +
    svg`<circle r="126" fill="none" stroke="${gold}" stroke-width="4"/><circle r="204" fill="none" stroke="${gold}" stroke-width="4"/><circle r="62" fill="${gold}"/>${place(0, 2, emblem(canvas, 'diya', cloth, gold), 0, 0.8)}`;
  const garland = times(9, (index) => {
    const x = -312 + index * 78;
    return place(
      x,
      -330 + Math.sin((index / 8) * Math.PI) * 90,
      marigoldHead(canvas, 46, index % 2 === 0 ? PIGMENTS.Marigold : '#e2b21e'),
    );
  });
  const face =
    place(0, 20, mandala) +
    fitted('display', 'Kartik', { y: 320, width: 380, size: 110 }, gold) +
    frame(560, 760, gold, 3);
  return place(
    -30,
    10,
    lifted(canvas, tabs.join('')) +
      closedBook(
        canvas,
        { width: 620, height: 810, colour: cloth, motif: 'weave', radius: 20, thick: 20, hinge: false },
        face,
      ) +
      lifted(canvas, garland.join('')),
    -4,
  );
}

/** A slim diary, its pencil down the spine. */
export function pocketDiary(canvas: Canvas, cloth: string): string {
  const gold = '#dcb765';
  const face =
    frame(330, 720, gold, 4) +
    fitted('display', 'Diary', { x: 10, y: -150, width: 260, size: 110 }, gold) +
    place(10, 40, emblem(canvas, 'clock', gold, cloth), 0, 1.3) +
    fitted('typed', '53 WEEKS', { x: 10, y: 220, width: 220, size: 40 }, gold);
  const spine = svg`<rect x="-262" y="-412" width="66" height="824" rx="30" fill="${rounded(canvas, shade(cloth, 0.12))}"/><ellipse cx="-229" cy="-404" rx="24" ry="11" fill="#120d18"/>`;
  const stub = svg`<path d="M-246-500H-212V-404H-246z" fill="${rounded(canvas, SHOP.ledger)}"/><path d="M-246-500H-212V-474H-246z" fill="${rounded(canvas, GOLD)}"/><ellipse cx="-229" cy="-500" rx="17" ry="8" fill="#e9c889"/>`;
  return place(
    10,
    40,
    lifted(canvas, stub) +
      closedBook(
        canvas,
        {
          width: 430,
          height: 820,
          colour: cloth,
          motif: 'weave',
          radius: 18,
          thick: 26,
          hinge: false,
          edge: '#e6cf94',
        },
        face,
      ) +
      lifted(canvas, spine),
    14,
    0.98,
  );
}

const CROPS: readonly Emblem[] = [
  'chilli',
  'leaf',
  'marigold',
  'drop',
  'lotus',
  'sun',
  'fern',
  'rose',
  'cloud',
  'butterfly',
  'star',
  'moon',
];

/** Half planner, half garden book: twelve months of the garden on a wire-bound cover. */
export function harvestPlanner(canvas: Canvas, cloth: string): string {
  const paper = '#f6efdc';
  const months = CROPS.map((crop, index) => {
    const [x, y] = [-140 + (index % 3) * 190, -40 + Math.floor(index / 3) * 132 - 60];
    const ink = [cloth, SHOP.ledger, PIGMENTS.Marigold, PIGMENTS.Teal][index % 4] ?? cloth;
    return place(
      x,
      y,
      svg`<circle r="58" fill="${paper}"/>${place(0, 0, emblem(canvas, crop, ink, paper), 0, 0.82)}`,
    );
  });
  const face =
    board(560, 190, paper, 4) +
    frame(530, 160, cloth, 4) +
    fitted('display', 'Habit & Harvest', { y: 6, width: 480, size: 80 }, cloth) +
    fitted('typed', 'TWELVE MONTHS', { y: 54, width: 320, size: 34 }, SHOP.ink);
  return place(
    10,
    0,
    closedBook(
      canvas,
      {
        width: 660,
        height: 820,
        colour: cloth,
        motif: 'leaf',
        print: tint(cloth, 0.22),
        scale: 1,
        radius: 16,
        thick: 20,
        hinge: false,
      },
      place(48, -280, face) + place(0, 0, months.join('')) + place(-350, 0, wireBinding(-370, 760)),
    ),
    4,
  );
}

/** A wide register edged like an airmail letter, envelopes waiting under it. */
export function letterRegister(canvas: Canvas, cloth: string): string {
  const envelope = (paper: string) =>
    svg`<path d="M-230-150H230V150H-230z" fill="${flat(canvas, paper)}"/><path d="M-230-150 0 30 230-150" fill="none" stroke="${shade(paper, 0.3)}" stroke-width="4"/>`;
  const book = closedBook(
    canvas,
    { width: 800, height: 580, colour: cloth, motif: 'weave', thick: 26, hinge: false, radius: 12 },
    svg`<path d="M-400-290H400V290H-400zM-352-242V242H352V-242z" fill="${printed(canvas, 'airmail', SHOP.paper, SHOP.ledger, 0.9)}" fill-rule="evenodd"/>` +
      frame(704, 484, SHOP.paper, 3) +
      place(0, -20, plate(480, 210, cloth, ['Letters', 'WRITTEN / ANSWERED'])) +
      place(0, 150, emblem(canvas, 'envelope', SHOP.paper, cloth), 0, 0.9),
  );
  return (
    lifted(canvas, place(-200, -270, envelope('#e9dcc0'), -16) + place(190, -290, envelope('#d5e4ea'), 13)) +
    place(0, 60, book, -5)
  );
}

/** A broad pad for the desk, a week to a sheet, on a cork board. */
export function deskPad(canvas: Canvas, ink: string): string {
  const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
  const columns = days.map((day, index) => {
    const x = -420 + index * 120;
    return svg`<rect x="${x}" y="-170" width="120" height="54" fill="${index === 6 ? SHOP.ledger : ink}"/>${fitted('typed', day, { x: x + 60, y: -132, width: 80, size: 34 }, SHOP.paper)}<rect x="${x + 12}" y="-104" width="44" height="44" fill="none" stroke="${ink}" stroke-width="3"/>${fitted('display', String(index + 1), { x: x + 34, y: -70, width: 36, size: 34 }, ink)}${times(5, (row) => svg`<path d="M${x + 12} ${0 + row * 46}H${x + 108}" stroke="#7fa6ba" stroke-width="2.2"/>`)}<path d="M${x}-170V270" stroke="${ink}" stroke-width="2.5"/>`;
  });
  const notes =
    place(-404, -8, scribble(80, SHOP.ink, 4)) +
    place(-164, 38, words(canvas, 80, SHOP.ledger)) +
    place(196, -8, words(canvas, 84, SHOP.ink));
  const cork = coverBoard(canvas, {
    width: 940,
    height: 680,
    colour: '#c79a66',
    motif: 'dots',
    print: '#9c7142',
    scale: 0.3,
    radius: 14,
  });
  const sheets = times(3, (index) =>
    place(4 - index * 3, 8 - index * 4, board(880, 620, shade('#fdfaf1', 0.12 - index * 0.05), 3)),
  );
  const head =
    fitted('display', 'This Week', { x: -250, y: -210, width: 320, size: 84 }, ink) +
    place(330, -236, emblem(canvas, 'engine', ink, '#fdfaf1'), 0, 0.9) +
    svg`<path d="M-440-316H440V-296H-440z" fill="${ink}"/><path d="M-420 270H420" stroke="${ink}" stroke-width="3"/>`;
  const cup = svg`<circle r="96" fill="#efe9dc"/><circle r="80" fill="${flat(canvas, '#a9602c')}"/><circle r="80" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/>`;
  return (
    place(
      0,
      -10,
      lifted(canvas, cork) + lifted(canvas, sheets.join('')) + head + columns.join('') + notes,
      -4,
    ) + lifted(canvas, place(400, 370, cup))
  );
}

/** A thick little book with gilt edges and two ribbons. */
export function oneLine(canvas: Canvas, cloth: string): string {
  const gilt = sweep(
    canvas,
    [
      [0, '#a67c2c'],
      [0.3, '#f6e2a0'],
      [0.55, '#c99d3f'],
      [0.8, '#f1d98c'],
      [1, '#8d6a23'],
    ],
    'slant',
  );
  const gold = '#ecc96e';
  const body = svg`<path d="M-270-400H240L330-320V410H-190L-270 340z" fill="${shade(cloth, 0.5)}"/><path d="M244-386 316-314V396L244 330z" fill="${gilt}"/><path d="M-262 344-188 400H316L244 330z" fill="${gilt}"/>`;
  const lines = times(
    5,
    (index) =>
      svg`<path d="M-160 ${60 + index * 44}H160" stroke="${gold}" stroke-width="4"/><circle cx="-184" cy="${60 + index * 44}" r="8" fill="${gold}"/>`,
  );
  const front = place(
    -15,
    -35,
    coverBoard(canvas, { width: 510, height: 740, colour: cloth, motif: 'weave', radius: 14 }),
  );
  const face = place(
    -10,
    -35,
    frame(440, 670, gold, 4) +
      place(0, -210, emblem(canvas, 'sun', gold, cloth), 0, 1.6) +
      fitted('display', 'One Line', { y: -50, width: 340, size: 96 }, gold) +
      fitted('display', 'a Day', { y: 14, width: 260, size: 64 }, gold) +
      lines.join('') +
      fitted('typed', 'FIVE YEARS', { y: 306, width: 260, size: 38 }, gold),
  );
  const ribbons = ribbon(-20, 390, 120, SHOP.ledger) + ribbon(50, 390, 90, PIGMENTS.Marigold);
  return place(0, -30, lifted(canvas, ribbons) + lifted(canvas, body + front) + face, -6);
}
