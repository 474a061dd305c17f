import { glow, lifted, reference, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, GOLD, rounded, scribble, sheen, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { postmark } from './ephemera';
import { postageStamp, type StampLook } from './postage';

/** A whole sheet of 24 perforated stamps in three designs, with its margin. */
export function stampSheet(canvas: Canvas): string {
  const designs: readonly (readonly [Emblem, string, string])[] = [
    ['lotus', '#b02a24', '10p'],
    ['umbrella', '#1e5470', '25p'],
    ['hill', '#2b6247', '50p'],
  ];
  const [wide, high] = [136, 176];
  const stamps = times(24, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const [mark, ink, value] = designs[Math.floor(column / 2)] ?? ['lotus', '#b02a24', '10p'];
    return place(
      (column - 2.5) * wide,
      (row - 1.5) * high + 26,
      svg`${board(112, 152, row % 2 === 0 ? '#fdf7ea' : '#fbf1dc', 0)}${frame(112, 152, ink, 4)}${place(0, 14, emblem(canvas, mark, ink, '#fdf7ea'), 0, 0.78)}${fitted('typed', value, { x: 30, y: -48, width: 44, size: 28 }, ink)}`,
    );
  });
  const across = times(5, (row) => svg`M${-3 * wide} ${(row - 2) * high + 26}H${3 * wide}`);
  const down = times(7, (column) => svg`M${(column - 3) * wide} ${-2 * high + 26}V${2 * high + 26}`);
  return (
    lifted(canvas, board(900, 850, '#fdfaf2', 2)) +
    stamps.join('') +
    svg`<path d="${across}${down}" stroke="#cbbfa6" stroke-width="9" stroke-dasharray=".1 15" stroke-linecap="round"/>` +
    fitted('display', 'Lotus Issue', { x: -220, y: -356, width: 330, size: 60 }, '#b02a24') +
    fitted('typed', 'SECURITY PRESS 1953', { x: 220, y: -362, width: 330, size: 34 }, SHOP.ink) +
    board(900, 850, sheen(canvas), 2)
  );
}

const USED: readonly StampLook[] = [
  { ink: '#b02a24', emblem: 'lotus', name: 'LOTUS', value: '10p' },
  { ink: '#1e5470', emblem: 'umbrella', name: 'MONSOON', value: '25p', field: '#e4eef2' },
  { ink: '#2b6247', emblem: 'hill', name: 'HILL POST', value: '50p' },
  { ink: '#5a3768', emblem: 'sparrow', name: 'SPARROW', value: '15p', field: '#f3e9f0' },
  { ink: '#3a3f4d', emblem: 'engine', name: 'NIGHT MAIL', value: '75p', field: '#f6e9c8' },
  { ink: '#b8640f', emblem: 'sun', name: 'HARVEST', value: '20p', field: '#fbeed0' },
  { ink: '#2c7a80', emblem: 'elephant', name: 'ELEPHANT', value: '1.00', field: '#e6f0ee' },
];

/** Used stamps in a bag of glassine and spilling from it. */
export function stampBag(canvas: Canvas): string {
  const { random } = canvas;
  const edge = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><path d="M-190-236H190V236H-190z"/></clipPath>`,
  );
  const used = (index: number) => {
    const look = USED[index % USED.length];
    if (!look) return '';
    const mark = place(
      between(random, -70, 90),
      between(random, -110, 110),
      postmark(SHOP.ink, 'DAK'),
      between(random, -40, 40),
      1.5,
    );
    return postageStamp(canvas, look) + svg`<g clip-path="${edge}">${mark}</g>`;
  };
  const inside = times(12, (index) =>
    place(
      -300 + (index % 4) * 150,
      -230 + Math.floor(index / 4) * 150 + (index % 2) * 30,
      used(index),
      between(random, -35, 35),
      0.4,
    ),
  );
  const loose = [
    [-330, 330],
    [-170, 260],
    [-20, 350],
    [140, 260],
    [270, 350],
    [360, 170],
    [380, -20],
  ].map(([x = 0, y = 0], index) => place(x, y, used(index + 3), between(random, -40, 40), 0.46));
  const glass = sweep(
    canvas,
    [
      [0, '#fff', 0.5],
      [0.45, '#fff', 0.12],
      [1, '#fff', 0.4],
    ],
    'slant',
  );
  const bag = svg`<path d="M-400-330H240V190Q-80 230-400 190z" fill="#f3efe0" opacity=".45"/><path d="M-400-330H240V190Q-80 230-400 190z" fill="${glass}" stroke="#fff" stroke-width="4"/>`;
  const header = place(
    -80,
    -370,
    board(670, 140, '#d9bd92', 4) +
      frame(640, 110, SHOP.ink, 4) +
      fitted('display', 'Two Hundred Used', { y: 22, width: 560, size: 72 }, SHOP.ink),
  );
  return (
    place(0, 20, lifted(canvas, inside.join('')) + lifted(canvas, bag + header), -3) +
    lifted(canvas, loose.join(''))
  );
}

/** An album page of them, in rows. */
export const usedRows = (canvas: Canvas): string =>
  lifted(canvas, board(760, 900, '#fbf4e2', 4) + frame(710, 850, '#c9b48a', 4)) +
  lifted(
    canvas,
    times(9, (index) =>
      place(
        -230 + (index % 3) * 230,
        -270 + Math.floor(index / 3) * 270,
        postageStamp(
          canvas,
          USED[(index * 2) % USED.length] ?? { ink: '#b02a24', emblem: 'lotus', name: 'LOTUS', value: '10p' },
        ),
        0,
        0.5,
      ),
    ).join(''),
  );

/** One inland letter form, 760 x 480, its flaps to either side. */
const form = (canvas: Canvas, ink: string, paper: string): string =>
  svg`<path d="M-380-240H380L440-200V200L380 240H-380L-440 200V-200z" fill="${paper}"/><path d="M-380-240V240M380-240V240" stroke="${shade(paper, 0.25)}" stroke-width="4" stroke-dasharray="12 9"/><path d="M-430-190V190M430-190V190" stroke="#fff" stroke-width="12" opacity=".5"/>${fitted('display', 'Inland Letter', { x: -160, y: -140, width: 360, size: 74 }, ink)}<path d="M-340-116H20" stroke="${ink}" stroke-width="4"/>${place(280, -140, board(130, 150, tint(paper, 0.4), 0) + frame(130, 150, ink, 5) + place(0, -6, emblem(canvas, 'sparrow', ink, tint(paper, 0.4)), 0, 0.9))}<path d="M-60 20H340M-60 84H340M-60 148H220" stroke="${ink}" stroke-width="4" opacity=".7"/>${times(6, (index) => svg`<rect x="${90 + index * 42}" y="170" width="36" height="44" fill="none" stroke="${ink}" stroke-width="3"/>`)}<path d="M-380-240H380L440-200V200L380 240H-380L-440 200V-200z" fill="${sheen(canvas)}"/>`;

/** Ten forms, fanned. */
export const inlandForms = (canvas: Canvas, ink: string): string => {
  const shadow = svg`<path d="M-386-250H386L446-206V194L386 234H-386L-446 194V-206z" fill="#1b1420" opacity=".2"/>`;
  const under = (paper: string) =>
    svg`${shadow}<path d="M-380-240H380L440-200V200L380 240H-380L-440 200V-200z" fill="${paper}"/><path d="M-380-238H380L438-200" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/>`;
  const forms = times(10, (index) => {
    const paper = index % 2 === 0 ? '#a9cbdb' : '#b9d6e2';
    const body = index < 9 ? under(paper) : shadow + form(canvas, ink, paper);
    return place(-26 + index * 7, -210 + index * 44, body, -10 + index * 1.6, 0.94);
  });
  return lifted(canvas, forms.join(''));
};

/** A form unfolded, with three generations of news on it. */
export const inlandWritten = (canvas: Canvas, ink: string): string =>
  lifted(canvas, board(640, 900, '#b9d6e2', 3)) +
  svg`<path d="M-320-150H320M-320 150H320" stroke="${shade('#b9d6e2', 0.3)}" stroke-width="4" stroke-dasharray="14 10"/>` +
  times(13, (row) =>
    place(-270, -390 + row * 58, scribble(between(canvas.random, 380, 540), row > 8 ? '#7c1815' : ink, 4)),
  ).join('');

/** A brass desk bell: dome, plunger, felted base. */
export function deskBell(canvas: Canvas, felt: string): string {
  const dome = sweep(canvas, [
    [0, '#5f4415'],
    [0.18, '#d9b04c'],
    [0.3, '#fff1c0'],
    [0.46, '#d0a445'],
    [0.78, '#8a6420'],
    [1, '#5a3f12'],
  ]);
  const rings = stroke(
    'M-390-250C-450-150-450-60-410 20M390-250C450-150 450-60 410 20M-330-300C-350-270-366-240-374-216M330-300C350-270 366-240 374-216',
    GOLD,
    9,
  );
  return (
    svg`<g opacity=".6">${rings}</g>` +
    lifted(
      canvas,
      svg`<path d="M-350 210H350L372 290Q0 340-372 290z" fill="${rounded(canvas, '#4a2f1c')}"/><path d="M-372 290Q0 340 372 290V310Q0 362-372 310z" fill="${felt}"/><path d="M-310 190C-310-90-170-210 0-210S310-90 310 190Q0 250-310 190z" fill="${dome}"/><path d="M-310 190Q0 250 310 190V214Q0 276-310 214z" fill="${rounded(canvas, GOLD)}"/><path d="M-280 120Q0 176 280 120M-290 146Q0 202 290 146" fill="none" stroke="#6d4d18" stroke-width="5" opacity=".6"/>${place(0, -6, emblem(canvas, 'hill', '#7a5a1e', '#d9b04c'), 0, 1.5)}<path d="M-210 80C-200-40-150-120-90-160" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" opacity=".6"/><path d="M-60-214Q0-236 60-214V-190Q0-206-60-190z" fill="${shade(GOLD, 0.35)}"/><path d="M-22-300H22V-206H-22z" fill="${rounded(canvas, GOLD)}"/><ellipse cy="-306" rx="58" ry="26" fill="${shade(GOLD, 0.3)}"/><ellipse cy="-314" rx="58" ry="26" fill="${rounded(canvas, '#e3c06a')}"/>`,
    )
  );
}

/** The bell from above. */
export const bellAbove = (canvas: Canvas): string => {
  const metal = glow(canvas, [
    [0, '#fff1c0'],
    [0.35, '#d9b04c'],
    [0.8, '#8a6420'],
    [1, '#5a3f12'],
  ]);
  return lifted(
    canvas,
    svg`<circle r="400" fill="${flat(canvas, '#4a2f1c')}"/><circle r="340" fill="${metal}"/><circle r="318" fill="none" stroke="#6d4d18" stroke-width="5" opacity=".6"/><circle r="292" fill="none" stroke="#6d4d18" stroke-width="4" opacity=".5"/>${times(12, (index) => place(0, 0, svg`<path d="M0-276 14-244 0-212-14-244z" fill="#7a5a1e" opacity=".75"/>`, index * 30))}<circle r="92" fill="${shade(GOLD, 0.5)}"/><circle cx="-4" cy="-6" r="82" fill="${metal}"/>`,
  );
};

/** A signal lantern in tinplate with a coloured pane, a tealight within. */
export function lanternTin(canvas: Canvas, paint: string, pane: string, side: string): string {
  const body = rounded(canvas, paint);
  const light = glow(canvas, [
    [0, '#fff6d8'],
    [0.3, tint(pane, 0.55)],
    [1, pane],
  ]);
  return (
    lifted(
      canvas,
      svg`${stroke('M-150-330C-150-500 150-500 150-330', '#7d848b', 20)}<path d="M-60-400H60L80-340H-80z" fill="${body}"/><path d="M-120-340H120L230-220H-230z" fill="${body}"/><path d="M-90-372H90V-340H-90z" fill="${rounded(canvas, shade(paint, 0.35))}"/>${times(5, (index) => svg`<circle cx="${-80 + index * 40}" cy="-280" r="10" fill="${shade(paint, 0.65)}"/>`)}<path d="M-230-220H230V270H-230z" fill="${body}"/><path d="M-262 270H262L276 370H-276z" fill="${body}"/><path d="M-244-226H244V-200H-244zM-250 250H250V280H-250z" fill="${rounded(canvas, GOLD)}"/><path d="M230-130H292V160H230z" fill="${side}"/><path d="M230-130H292V160H230z" fill="none" stroke="${shade(paint, 0.4)}" stroke-width="10"/>`,
    ) +
    svg`<circle cy="20" r="182" fill="${rounded(canvas, GOLD)}"/><circle cy="20" r="160" fill="${shade(paint, 0.6)}"/><circle cy="20" r="150" fill="${light}"/><path d="M0 20C26-20 20-50 0-84-20-50-26-20 0 20z" fill="#fff9e0" opacity=".95"/><path d="M-60 110H60V80H-60z" fill="#f3ecdc" opacity=".8"/><path d="M-100-50A130 130 0 0 1-30-110" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".6"/>${times(4, (index) => place(0, 20, svg`<circle cy="-171" r="8" fill="#6d4d18"/>`, index * 90 + 45))}${fitted('typed', 'N.M.R.', { y: 240, width: 150, size: 38 }, SHOP.buff)}`
  );
}

/** Its light on a wall at night. */
export const lanternGlow = (canvas: Canvas, pane: string): string => {
  const halo = glow(canvas, [
    [0, tint(pane, 0.6), 0.95],
    [0.2, tint(pane, 0.2), 0.5],
    [0.42, pane, 0],
  ]);
  // The light's middle is towards the upper left of the shape it fills.
  return svg`<circle cx="280" cy="380" r="1000" fill="${halo}"/>`;
};

/** Nibs, pins and paper clips, as they lie in a tin. */
export const nibsAndPins = (canvas: Canvas): string => {
  const { random } = canvas;
  const nib = svg`<path d="M-60 0C-30-8-16-18 10-20H50V20H10C-16 18-30 8-60 0z" fill="${rounded(canvas, '#b98f3c', 'down')}"/><path d="M-58 0H0" stroke="#4a360f" stroke-width="3"/>`;
  const pin = svg`<path d="M-60 0H50" stroke="#7d858d" stroke-width="7" stroke-linecap="round"/><circle cx="56" r="13" fill="#b02a24"/>`;
  const clip = stroke('M-40-14H34a14 14 0 0 1 0 28H-46a22 22 0 0 1 0-44H30', '#5f676f', 7);
  return times(26, (index) =>
    place(
      between(random, -300, 300),
      between(random, -150, 150),
      [nib, pin, clip][index % 3] ?? nib,
      between(random, 0, 360),
      1.2,
    ),
  ).join('');
};
