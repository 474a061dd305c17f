import { glow, lifted, sweep, type Canvas } from '../canvas';
import { board, fitted, flat, frame, GOLD, rounded, sheen, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

const petals = (count: number, length: number, wide: number, fill: string) =>
  times(count, (index) =>
    place(
      0,
      0,
      svg`<path d="M0 0C${-wide} ${-length * 0.4} ${-wide * 0.7} ${-length} 0 ${-length}S${wide} ${-length * 0.4} 0 0z" fill="${fill}" stroke="${shade(fill, 0.25)}" stroke-width="2"/>`,
      (index * 360) / count,
    ),
  ).join('');

const stem = (d: string) => stroke(d, '#5c6b3a', 7);

/** Pressed flowers and leaves, each about 160 across. */
export const PRESSED: readonly string[] = [
  svg`${stem('M0 10C-6 60 10 100 4 150')}${petals(5, 70, 34, '#6d6bb0')}<circle r="14" fill="#e9d9a0"/>`,
  svg`${stem('M0 120C0 40-6-20 0-100')}${times(9, (index) => svg`<path d="M0 ${100 - index * 24}C${-40 + index * 3} ${84 - index * 24} ${-62 + index * 5} ${92 - index * 24} ${-70 + index * 6} ${70 - index * 24}M0 ${100 - index * 24}C${40 - index * 3} ${84 - index * 24} ${62 - index * 5} ${92 - index * 24} ${70 - index * 6} ${70 - index * 24}" stroke="#5f7a42" stroke-width="10" fill="none" stroke-linecap="round"/>`)}`,
  svg`${petals(3, 92, 56, '#c4487c')}<circle r="9" fill="#f3ead2"/>${stem('M0 0C20 50 16 90 30 120')}`,
  svg`${petals(8, 60, 20, '#e2b33c')}<circle r="22" fill="#8a5a2c"/>`,
  svg`${stem('M0 90V-60')}<path d="M0-80C44-40 44 20 0 60-44 20-44-40 0-80z" fill="#8a9a52"/><path d="M0-70V60M0-30 24-46M0-30-24-46M0 4 28-14M0 4-28-14" stroke="#5c6b3a" stroke-width="4" fill="none"/>`,
  svg`${petals(6, 56, 26, '#e3cfe6')}<circle r="12" fill="#c99a2e"/>${stem('M0 20C-20 70-10 100-24 130')}`,
  svg`${stem('M0 120C-10 60 10 0 0-90')}${times(6, (index) => place(index % 2 === 0 ? -22 : 22, -80 + index * 28, petals(4, 26, 14, '#7f9fc4')))}`,
];

/** Flowers lying on blotting paper, half of them still under glassine. */
export function flowerSachet(canvas: Canvas): string {
  const { random } = canvas;
  const spots = [
    [-250, -230, 1.1],
    [-60, -260, 1.1],
    [120, -220, 1.2],
    [-260, 0, 1.05],
    [-70, -30, 1.15],
    [110, 10, 1.05],
    [-230, 220, 1.1],
    [-40, 200, 1.1],
    [330, 120, 1.15],
    [280, 330, 1.2],
    [90, 340, 1],
  ] as const;
  const flower = (index: number) => {
    const [x, y, size] = spots[index] ?? [0, 0, 1];
    return place(x, y, PRESSED[(index * 3) % PRESSED.length] ?? '', between(random, -40, 40), size);
  };
  const glass = sweep(
    canvas,
    [
      [0, '#fff', 0.4],
      [0.45, '#fff', 0.06],
      [1, '#fff', 0.28],
    ],
    'slant',
  );
  const blotter = board(640, 780, '#f3e4e0', 6);
  const bag = svg`<path d="M-350-400H210V330H-350z" fill="#f3efe0" opacity=".26"/><path d="M-350-400H210V330H-350z" fill="${glass}" stroke="#fff" stroke-width="4"/><path d="M-350-400H210V-340H-350z" fill="#fff" opacity=".5"/>`;
  return (
    place(-60, 10, lifted(canvas, place(60, 20, blotter, 5))) +
    lifted(canvas, times(8, flower).join('')) +
    lifted(canvas, bag) +
    lifted(canvas, times(3, (index) => flower(index + 8)).join('')) +
    lifted(
      canvas,
      place(
        -80,
        290,
        board(300, 100, SHOP.paper, 3) +
          frame(278, 78, '#6d6bb0', 4) +
          fitted('display', 'Pressed', { y: 18, width: 230, size: 52 }, SHOP.ink),
        -3,
      ),
    )
  );
}

/** A flat mirror in its brass rim. */
const mirror = (canvas: Canvas, r: number): string =>
  svg`<circle cx="3" cy="5" r="${r}" fill="#5a4415"/><circle r="${r}" fill="${flat(canvas, GOLD)}"/><circle r="${r * 0.82}" fill="${sweep(
    canvas,
    [
      [0, '#f8fcfd'],
      [0.45, '#a9bcc6'],
      [0.5, '#eef5f8'],
      [1, '#7f949f'],
    ],
    'slant',
  )}"/>`;

const sequin = (canvas: Canvas, ink: string): string =>
  svg`<circle r="26" fill="${glow(canvas, [
    [0, tint(ink, 0.7)],
    [0.5, ink],
    [1, shade(ink, 0.35)],
  ])}"/><circle r="7" fill="${shade(ink, 0.6)}"/><path d="M-17-6A18 18 0 0 1-4-17" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const jingle = (canvas: Canvas): string =>
  svg`<circle r="30" fill="${glow(canvas, [
    [0, '#fbe9b0'],
    [0.5, GOLD],
    [1, '#6d4d18'],
  ])}"/><path d="M-30 4H30M0 8V28" stroke="#5a3f14" stroke-width="6"/><circle cy="-32" r="9" fill="none" stroke="${GOLD}" stroke-width="6"/>`;

/** Mirrors, cup sequins and bells spilling from a printed sachet. */
export function mirrorSachet(canvas: Canvas, inks: readonly string[], bagInk: string): string {
  const { random } = canvas;
  const piece = (index: number) =>
    index % 4 === 0
      ? mirror(canvas, index % 8 === 0 ? 58 : 40)
      : index % 9 === 5
        ? jingle(canvas)
        : place(0, 0, sequin(canvas, inks[index % inks.length] ?? GOLD), 0, between(random, 0.9, 1.25));
  const heap = times(46, (index) => {
    const angle = index * 2.399;
    const radius = 46 * Math.sqrt(index);
    return place(
      60 + Math.cos(angle) * radius * 1.1,
      190 + Math.sin(angle) * radius * 0.72,
      piece(index),
      between(random, 0, 90),
    );
  });
  const bag = svg`<path d="M-330-430H90L130-70Q-120-10-370-70z" fill="${flat(canvas, bagInk)}"/><path d="M-330-430H90V-360H-330z" fill="${shade(bagInk, 0.25)}"/>${place(-120, -210, board(330, 200, SHOP.paper, 3) + frame(306, 176, bagInk, 5) + fitted('display', 'Abhla', { y: 10, width: 260, size: 90 }, bagInk) + fitted('typed', 'MIRROR WORK 20 g', { y: 60, width: 270, size: 32 }, SHOP.ink))}<path d="M-330-430H90L130-70Q-120-10-370-70z" fill="${sheen(canvas)}"/>`;
  return lifted(canvas, place(0, 0, bag, -5)) + lifted(canvas, heap.join(''));
}

/** A bead threaded on a cord. */
const bead = (canvas: Canvas, ink: string, r: number): string =>
  svg`<circle cx="2" cy="4" r="${r}" fill="${shade(ink, 0.6)}"/><circle r="${r}" fill="${glow(canvas, [
    [0, tint(ink, 0.6)],
    [0.5, ink],
    [1, shade(ink, 0.4)],
  ])}"/>`;

/** One cord with its beads and tassel, its middle at the origin. */
export function cord(canvas: Canvas, ink: string, beads: readonly string[], sway = 26): string {
  const twist = svg`M0-330C${sway} -150 ${-sway} 60 0 240`;
  const threaded = times(4, (row) =>
    place(0, 90 + row * 46, bead(canvas, beads[row % beads.length] ?? GOLD, row % 2 === 0 ? 27 : 20)),
  );
  const tassel = svg`<path d="M-22-60H22L34 110H-34z" fill="${ink}"/><path d="M-12-50-18 108M0-50V108M12-50 18 108" stroke="${shade(ink, 0.35)}" stroke-width="4"/><path d="M-24-66H24V-40H-24z" fill="${GOLD}"/>`;
  return svg`${stroke(twist, ink, 16)}<path d="${twist}" fill="none" stroke="#fff" stroke-width="16" stroke-dasharray="4 12" opacity=".3"/>${stroke('M0-330C-46-400 46-400 0-330', ink, 14)}${place(0, 300, tassel)}${threaded}`;
}

/** Six cords, each with its beads and a tassel, over the card of knots. */
export function bookmarkCords(canvas: Canvas, cords: readonly string[], beads: readonly string[]): string {
  const card = svg`${board(560, 420, '#f6ecd2', 4)}${frame(524, 384, SHOP.postal, 4)}${fitted('display', 'Four Knots', { y: -120, width: 400, size: 70 }, SHOP.postal)}${times(4, (index) => place(-180 + index * 120, 40, stroke(['M-40 40C-10-60 10-60 40 40M-30 10H30', 'M0-60V60M-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0', 'M-40-40C40-20-40 20 40 40M40-40C-40-20 40 20-40 40', 'M-30 60V-20A30 30 0 0 1 30-20V60M-44 10H44'][index] ?? '', SHOP.ink, 9)))}${fitted('typed', 'KIT FOR SIX', { y: 160, width: 260, size: 40 }, SHOP.ink)}`;
  const strands = cords.map((ink, index) => {
    const order = beads.map((_, at) => beads[(at + index) % beads.length] ?? GOLD);
    return place(-350 + index * 140, 0, cord(canvas, ink, order, index % 2 === 0 ? 26 : -26));
  });
  return place(0, -130, lifted(canvas, card), -4) + lifted(canvas, strands.join(''));
}

/** A heap of powder with a brass spoon in it. */
export const powderSpoon = (canvas: Canvas, powder: string): string =>
  lifted(
    canvas,
    svg`<path d="M-260 60C-220-40-120-60-60-130-20-170 40-160 80-110 140-60 230-30 270 60 200 110-200 110-260 60z" fill="${flat(canvas, powder)}"/><path d="M-120 10C-60-60 0-90 40-80M40 30C90 0 130-10 170 20" fill="none" stroke="#fff" stroke-width="12" opacity=".5" stroke-linecap="round"/>`,
  ) +
  lifted(
    canvas,
    place(
      150,
      -60,
      svg`<path d="M-20-14H330V14H-20z" fill="${rounded(canvas, GOLD, 'down')}"/><ellipse cx="-70" rx="86" ry="56" fill="${flat(canvas, GOLD)}"/><ellipse cx="-70" cy="-4" rx="66" ry="40" fill="${powder}"/>`,
      -28,
    ),
  );

/** The acacia lumps that the powder is ground from. */
export const gumLumps = (canvas: Canvas): string =>
  times(5, (index) =>
    place(
      -90 + index * 62,
      (index % 2) * 36,
      svg`<path d="M-38 6C-40-30-6-44 16-34 44-24 44 14 24 30-2 42-34 34-38 6z" fill="${glow(canvas, [
        [0, '#fbe3a8'],
        [0.6, '#d99a3a'],
        [1, '#8a5414'],
      ])}"/>`,
      index * 40,
    ),
  ).join('');
