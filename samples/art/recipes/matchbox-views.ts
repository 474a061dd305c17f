import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, scribble, sheen, stroke } from '../materials';
import { printed } from '../motifs';
import { mix, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

const BRANDS: readonly (readonly [string, Emblem, string, string])[] = [
  ['Haathi', 'elephant', '#b02a24', '#f2c65a'],
  ['Patang', 'kite', '#2c7a80', '#f6e3b4'],
  ['Ghadi', 'clock', '#1e5470', '#f1dca7'],
  ['Kamal', 'lotus', '#c46a78', '#fff1df'],
  ['Taj', 'crown', '#5a3768', '#e9c85f'],
  ['Chiriya', 'sparrow', '#2b6247', '#f6e3b4'],
  ['Suraj', 'sun', '#d98a1f', '#7c1815'],
  ['Ghanti', 'bell', '#7c1815', '#e9c85f'],
  ['Rail', 'engine', '#232e48', '#e9a13a'],
];

/** A matchbox label, 190 x 140. */
export const boxLabel = (canvas: Canvas, index: number): string => {
  const [brand, mark, ink, print] = BRANDS[index % BRANDS.length] ?? ['Patang', 'kite', '#2c7a80', '#f6e3b4'];
  return svg`${board(190, 140, print, 2)}${board(174, 124, ink, 0)}<circle cy="-16" r="40" fill="${print}"/>${place(0, -16, emblem(canvas, mark, ink, print), 0, 0.56)}${fitted('display', brand, { y: 55, width: 120, size: 32 }, print)}${frame(162, 112, print, 2)}`;
};

/** The album open at two black pages of hinged labels. */
export function labelAlbum(canvas: Canvas, cloth: string): string {
  const page = (side: -1 | 1) => {
    const labels = times(6, (index) => {
      const [x, y] = [-105 + (index % 2) * 210, -250 + Math.floor(index / 2) * 230];
      return place(
        x,
        y,
        svg`<path d="M-16-84h32v20h-32z" fill="#e8ddc4"/>${boxLabel(canvas, index + (side === 1 ? 4 : 0))}${place(-70, 96, scribble(130, '#b9ad96', 3))}`,
        ((index * 5) % 7) - 3,
      );
    });
    return place(
      side * 232,
      0,
      svg`<path d="M${side * -232}-380Q0-400 ${side * 228}-384V384Q0 368 ${side * -232} 384z" fill="#26242a"/>${labels}`,
    );
  };
  return (
    lifted(canvas, board(980, 830, flat(canvas, cloth), 10)) +
    lifted(canvas, board(950, 790, '#efe6d2', 4) + page(-1) + page(1)) +
    svg`<path d="M0-384V384" stroke="#000" stroke-width="10" opacity=".45"/>`
  );
}

/** The album closed: cloth, and one label let into its cover. */
export const albumClosed = (canvas: Canvas, cloth: string): string =>
  lifted(
    canvas,
    place(14, 12, board(640, 800, '#efe6d2', 8)) +
      board(640, 800, printed(canvas, 'weave', cloth, shade(cloth, 0.25)), 10) +
      board(640, 800, sheen(canvas), 10),
  ) +
  svg`<path d="M-250-400V400" stroke="${shade(cloth, 0.5)}" stroke-width="8" opacity=".6"/>${place(30, -90, boxLabel(canvas, 8), 0, 2)}${place(30, 200, board(420, 130, SHOP.paper, 3) + frame(396, 106, cloth, 4) + fitted('display', 'Matchbox Labels', { y: 4, width: 360, size: 60 }, SHOP.ink) + fitted('typed', 'SIXTY', { y: 42, width: 140, size: 32 }, cloth))}`;

const KRAFT = '#c8a57a';

/** A plain box seen on its end, 150 x 62. */
const boxEnd = (canvas: Canvas): string =>
  svg`<path d="M-75-31 -62-50H88L75-31z" fill="#ffffff"/><path d="M75-31 88-50V12L75 31z" fill="#cfc9bd"/><rect x="-75" y="-31" width="150" height="62" fill="${flat(canvas, '#f4f1ea')}"/><rect x="-66" y="-23" width="132" height="46" fill="${shade(KRAFT, 0.2)}"/><path d="M-66-23H66V-14H-66z" fill="#1b1420" opacity=".3"/><path d="M-66 23H66" stroke="${tint(KRAFT, 0.4)}" stroke-width="3"/>`;

/** A plain box from above, its kraft drawer partly out, 210 x 310. */
const boxOpen = (canvas: Canvas, inside: string): string =>
  svg`<rect x="-96" y="-60" width="192" height="240" fill="${tint(KRAFT, 0.2)}"/><rect x="-84" y="-60" width="168" height="226" fill="${shade(KRAFT, 0.3)}"/>${place(0, 90, inside)}<rect x="-104" y="-180" width="208" height="220" fill="${flat(canvas, '#f7f4ee')}"/><path d="M-104 40H104V48H-104z" fill="#1b1420" opacity=".3"/>`;

/** Twenty boxes: sixteen stacked on their sides, four before them with their drawers out. */
export function plainBoxes(canvas: Canvas): string {
  const rows = times(16, (index) =>
    place(((index % 4) - 1.5) * 216, 50 - Math.floor(index / 4) * 95, boxEnd(canvas), 0, 1.4),
  );
  const fills = [
    times(
      7,
      (index) =>
        svg`<circle cx="${-50 + (index % 4) * 34}" cy="${-20 + Math.floor(index / 4) * 34}" r="12" fill="#6b4526"/>`,
    ).join(''),
    times(
      6,
      (index) =>
        svg`<circle cx="${-44 + (index % 3) * 44}" cy="${-20 + Math.floor(index / 3) * 44}" r="18" fill="${['#b02a24', '#2c7a80', '#d9b04c'][index % 3] ?? '#b02a24'}"/>`,
    ).join(''),
    svg`<rect x="-60" y="-40" width="120" height="80" fill="#fdfaf1"/><path d="M-60-40 0 10 60-40" fill="none" stroke="#c9b48a" stroke-width="4"/>`,
    '',
  ];
  const front = fills.map((inside, index) =>
    lifted(
      canvas,
      place(-330 + index * 222, 296 + (index % 2) * 20, boxOpen(canvas, inside), index * 5 - 8, 0.84),
    ),
  );
  return lifted(canvas, rows.join('')) + front.join('');
}

/** One box as an advent drawer: numbered and open. */
export const numberedBoxes = (canvas: Canvas): string =>
  times(9, (index) =>
    lifted(
      canvas,
      place(
        -270 + (index % 3) * 270,
        -280 + Math.floor(index / 3) * 280,
        svg`${board(236, 236, flat(canvas, '#f7f4ee'), 3)}${fitted('display', String(index + 1), { y: 46, width: 160, size: 130 }, ['#b02a24', '#2b6247', '#1e5470'][index % 3] ?? '#b02a24')}`,
        ((index * 7) % 9) - 4,
      ),
    ),
  ).join('');

interface Actor {
  robe: string;
  skin: string;
  hat: 'crown' | 'turban' | 'veil';
}

const actor = ({ robe, skin, hat }: Actor): string => {
  const hats = {
    crown: svg`<path d="M-26-112-30-150-12-132 0-156 12-132 30-150 26-112z" fill="#e9c85f"/>`,
    turban: svg`<path d="M-30-108C-40-150 40-156 30-108zM0-140l8-24" fill="#d98a1f" stroke="#d98a1f" stroke-width="6"/>`,
    veil: svg`<path d="M-34-60C-44-150 44-150 34-60L22-70C30-120-30-120-22-70z" fill="${tint(robe, 0.4)}"/>`,
  };
  return svg`<path d="M-5 60H5V200H-5z" fill="#c9a970"/><path d="M0-80C40-60 50 20 60 80H-60C-50 20-40-60 0-80z" fill="${robe}"/><path d="M-50 60H50M-40 20H40" stroke="#f1dca7" stroke-width="5"/><circle cy="-100" r="27" fill="${skin}"/><circle cx="-9" cy="-102" r="3.5" fill="#1b1420"/><circle cx="9" cy="-102" r="3.5" fill="#1b1420"/>${stroke('M-7-88q7 6 14 0', '#7c1815', 4)}${hats[hat]}`;
};

const CAST: readonly Actor[] = [
  { robe: '#b02a24', skin: '#a9714b', hat: 'crown' },
  { robe: '#5a3768', skin: '#c08a62', hat: 'veil' },
  { robe: '#1e5470', skin: '#8f5d3c', hat: 'turban' },
];

/** A stage in a matchbox: curtains, scenery and the cast on their strips. */
export function theatre(canvas: Canvas, ink: string): string {
  const arch = svg`<path d="M-400-330H400V310H-400z" fill="${printed(canvas, 'rangoli', ink, mix(ink, '#f1dca7', 0.4), 0.8)}"/><path d="M-400-330H400V310H-400z" fill="${sheen(canvas)}"/>`;
  const sky = svg`<rect x="-330" y="-250" width="660" height="500" fill="#243a5c"/>${place(190, -150, emblem(canvas, 'moon', '#f6e3b4', '#d9c48a'), 0, 1.1)}${times(9, (index) => svg`<circle cx="${-280 + index * 62}" cy="${-220 + ((index * 47) % 110)}" r="4" fill="#fff3c4"/>`)}<path d="M-330 130C-240-20-180 40-100 60S40-80 120 20 260 0 330 80V250H-330z" fill="#3c5f78"/><path d="M-330 190C-200 90-60 170 40 130S240 120 330 170V250H-330z" fill="#2b6247"/><path d="M-330 210H330V250H-330z" fill="#8a5a34"/>`;
  const curtain = (side: -1 | 1) =>
    svg`<path d="M${side * 330}-250H${side * 150}C${side * 190}-100 ${side * 290} 0 ${side * 260} 250H${side * 330}z" fill="#a1221f"/><path d="M${side * 300}-250C${side * 310}-60 ${side * 316} 80 ${side * 300} 250M${side * 250}-250C${side * 270}-100 ${side * 300} 40 ${side * 284} 250M${side * 200}-250C${side * 230}-110 ${side * 290}-10 ${side * 270} 200" fill="none" stroke="#6d1512" stroke-width="8"/>`;
  const pelmet = svg`<path d="M-340-262H340V-200${times(8, () => 'a42.5 36 0 0 1-85 0').join('')}z" fill="#7c1815"/><path d="M-340-206${times(8, () => 'a42.5 36 0 0 0 85 0').join('')}" fill="none" stroke="#e9c85f" stroke-width="7"/>`;
  return (
    lifted(canvas, arch + sky) +
    lifted(
      canvas,
      CAST.map((who, index) =>
        place(-160 + index * 160, 70 - (index === 1 ? 20 : 0), actor(who), index * 4 - 4, 1.16),
      ).join(''),
    ) +
    lifted(canvas, curtain(-1) + curtain(1) + pelmet) +
    svg`${place(0, 282, board(330, 62, '#f6e3b4', 3) + fitted('display', 'Nautanki', { y: 18, width: 260, size: 52 }, '#7c1815'))}`
  );
}

/** The cast, cut out, and a closed box beside them. */
export const castSheet = (canvas: Canvas, ink: string): string =>
  lifted(canvas, board(860, 620, '#fbf4e2', 4)) +
  times(6, (index) =>
    place(
      -320 + index * 128,
      -20 + (index % 2) * 40,
      actor({
        ...(CAST[index % 3] ?? { robe: ink, skin: '#a9714b', hat: 'crown' }),
        robe: [ink, '#b02a24', '#d98a1f', '#2b6247', '#5a3768', '#c46a78'][index] ?? ink,
      }),
      0,
      0.98,
    ),
  ).join('') +
  stroke(times(5, (index) => svg`M${-256 + index * 128}-270V270`).join(''), '#c9b48a', 3);
