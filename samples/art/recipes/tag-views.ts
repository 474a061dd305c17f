import { lifted, sweep, type Canvas } from '../canvas';
import { board, fitted, flat, frame, GOLD, rounded, scribble, sheen, stroke } from '../materials';
import { mix, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

/** A plain luggage tag hanging from its eye at the origin, 170 x 380. */
const plainTag = (canvas: Canvas, paper: string): string =>
  svg`<path d="M-48-40H48L85 4V340H-85V4z" fill="${flat(canvas, paper)}"/><path d="M-48-40H48L85 4V340H-85V4z" fill="none" stroke="${shade(paper, 0.25)}" stroke-width="3"/><circle cy="6" r="25" fill="${shade(paper, 0.3)}"/><circle cy="6" r="13" fill="#3a3027"/>`;

/** Many tags fanned from one knot of string. */
export function tagFan(canvas: Canvas, paper: string, count: number): string {
  const middle = (count - 1) / 2;
  const tags = times(count, (index) =>
    lifted(
      canvas,
      place(
        0,
        -230,
        place(0, 190, plainTag(canvas, index % 2 === 0 ? paper : tint(paper, 0.12)), 0, 1.18),
        (middle - index) * 13.5,
      ),
    ),
  );
  const strings = times(count, (index) => {
    const angle = ((index - middle) * 13.5 * Math.PI) / 180;
    return svg`M0-230Q${Math.sin(angle) * 90} ${-230 + Math.cos(angle) * 120} ${Math.sin(angle) * 197} ${-230 + Math.cos(angle) * 197}`;
  });
  return (
    tags.join('') +
    lifted(
      canvas,
      stroke(strings.join(''), '#f3e6c8', 7) +
        stroke('M0-230C-60-300-40-380 10-400S90-330 30-260M0-230C-30-280 40-330 80-380', '#f3e6c8', 9) +
        svg`<circle cy="-230" r="20" fill="#e8d6ae"/>`,
    )
  );
}

/** Vegetables for seed labels, each inside -60..60. */
const VEGETABLES: readonly (readonly [string, string])[] = [
  [
    'Chilli',
    svg`<path d="M-20-40C-10-10 10 20 44 40 0 48-44 10-44-30z" fill="#b02a24"/><path d="M-34-34C-40-50-34-56-26-60" stroke="#2b6247" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  ],
  [
    'Brinjal',
    svg`<path d="M10-30C50-10 50 56 0 56-46 56-40 6-10-24z" fill="#5a3768"/><path d="M-22-22C-6-40 14-40 24-22 10-18-8-16-22-22zM2-34V-58" fill="#2b6247" stroke="#2b6247" stroke-width="8"/><path d="M24 0q8 20-2 36" stroke="#fff" stroke-width="6" fill="none" opacity=".5"/>`,
  ],
  [
    'Carrot',
    svg`<path d="M-26-18C-26-34 26-34 26-18L4 56H-4z" fill="#d97a26"/><path d="M-14 0H10M-8 18H12" stroke="#a8550e" stroke-width="4"/><path d="M0-28V-58M-4-28-22-52M4-28 22-52" stroke="#2b6247" stroke-width="9" stroke-linecap="round"/>`,
  ],
  [
    'Tomato',
    svg`<circle cy="10" r="44" fill="#c0392b"/><path d="M0-34 12-18 32-26 20-8-20-8-32-26-12-18z" fill="#2b6247"/><path d="M-26 0q-4 16 6 30" stroke="#fff" stroke-width="7" fill="none" opacity=".5"/>`,
  ],
  [
    'Okra',
    svg`<path d="M-14-36H14C22 0 14 36 0 60-14 36-22 0-14-36z" fill="#6f8f3a"/><path d="M0-30V50M-8-30-6 30M8-30 6 30" stroke="#4d6a24" stroke-width="4"/><path d="M-14-38H14V-50H-14z" fill="#2b6247"/>`,
  ],
  [
    'Pea',
    svg`<path d="M-56 10C-30-40 40-44 56-20 50 30-20 50-56 10z" fill="#4d8a45"/><circle cx="-22" cy="8" r="13" fill="#9cc56f"/><circle cx="6" cy="-2" r="14" fill="#9cc56f"/><circle cx="32" cy="-12" r="12" fill="#9cc56f"/>`,
  ],
];

/** A seed label, 250 x 370: the vegetable, its name, lines for variety and year, a sowing table. */
export function seedLabel(canvas: Canvas, index: number, ink: string): string {
  const [name, drawing] = VEGETABLES[index % VEGETABLES.length] ?? ['Chilli', ''];
  const months = times(
    12,
    (month) =>
      svg`<rect x="${-102 + month * 17}" y="124" width="15" height="26" fill="${(month + index) % 5 < 2 ? ink : '#e8e2cc'}"/>`,
  );
  return svg`${board(250, 370, '#fbf7e8', 12)}${frame(222, 342, ink, 4)}${place(0, -84, drawing, 0, 1.3)}${fitted('display', name, { y: 44, width: 190, size: 56 }, ink)}<path d="M-96 76H96M-96 106H96" stroke="${SHOP.ink}" stroke-width="3" stroke-dasharray="4 6"/>${months}${board(250, 370, sheen(canvas), 12)}`;
}

/** A pressed brass frame with its card and pins, 320 x 190. */
export function labelFrame(canvas: Canvas, words: string): string {
  const pin = (x: number) =>
    svg`<circle cx="${x + 2}" cy="3" r="13" fill="#4f3810"/><circle cx="${x}" r="12" fill="${flat(canvas, '#e3c06a')}"/>`;
  return svg`<path d="M-160-40H-140V-95H140V-40H160A40 40 0 0 1 160 40H140V95H-140V40H-160A40 40 0 0 1-160-40z" fill="${shade(GOLD, 0.55)}" transform="translate(4 6)"/><path d="M-160-40H-140V-95H140V-40H160A40 40 0 0 1 160 40H140V95H-140V40H-160A40 40 0 0 1-160-40z" fill="${flat(canvas, GOLD)}"/><rect x="-126" y="-80" width="252" height="160" fill="none" stroke="#f3dfa0" stroke-width="6"/><rect x="-112" y="-66" width="224" height="132" fill="${SHOP.paper}"/><path d="M-112-66H112V-54H-112z" fill="#1b1420" opacity=".2"/>${fitted('display', words, { y: 20, width: 190, size: 60 }, SHOP.ink)}${pin(-164)}${pin(164)}`;
}

/** A label frame on the front of a drawer. */
export const drawerFront = (canvas: Canvas, wood: string, words: string): string =>
  svg`<rect x="-420" y="-180" width="840" height="360" rx="10" fill="${flat(canvas, wood)}"/><path d="M-400-100C-200-120 100-80 400-110M-400-20C-160 0 120-40 400-16M-400 90C-200 70 100 120 400 84" fill="none" stroke="${shade(wood, 0.4)}" stroke-width="4" opacity=".5"/><rect x="-420" y="-180" width="840" height="360" rx="10" fill="none" stroke="${shade(wood, 0.55)}" stroke-width="8"/>${place(0, -30, labelFrame(canvas, words), 0, 1.15)}<circle cx="4" cy="134" r="30" fill="${shade(wood, 0.7)}"/><circle cy="128" r="29" fill="${rounded(canvas, GOLD)}"/>`;

/** A small gummed label, 220 x 120, in one of three rulings. */
export const gummedLabel = (canvas: Canvas, rule: string | undefined, words = ''): string =>
  svg`<path d="M-90-60H90L110-40V40L90 60H-90L-110 40V-40z" fill="${SHOP.paper}"/>${rule ? svg`<path d="M-82-48H82L98-34V34L82 48H-82L-98 34V-34z" fill="none" stroke="${rule}" stroke-width="6"/>` : ''}${words ? fitted('display', words, { y: 16, width: 160, size: 46 }, SHOP.ink) : ''}<path d="M-90-60H90L110-40V40L90 60H-90L-110 40V-40z" fill="${sheen(canvas)}"/>`;

/** A matchbox, its drawer pulled out and full of labels. */
export function labelMatchbox(canvas: Canvas, paint: string): string {
  const rules = ['#a1221f', '#1e5470', undefined];
  const pile = times(9, (index) =>
    place(
      250 - index * 8,
      -110 + index * 26,
      gummedLabel(canvas, rules[index % 3]),
      (index % 3) * 4 - 4,
      1.3,
    ),
  );
  const drawer = svg`<rect x="-60" y="-210" width="500" height="420" rx="6" fill="#d9bd8d"/><rect x="-40" y="-184" width="456" height="368" fill="#8f7146"/>`;
  const sleeve = svg`<path d="M-430-230H90V230H-430z" fill="${flat(canvas, paint)}"/><path d="M-430 230H90V270H-430z" fill="#4b3a33"/><path d="M-420 238H80" stroke="#7a6358" stroke-width="20" stroke-dasharray="5 4"/>${place(-170, 0, svg`${frame(470, 410, SHOP.buff, 7)}${frame(444, 384, SHOP.buff, 3)}${fitted('display', 'Index', { y: -40, width: 380, size: 150 }, SHOP.buff)}${fitted('display', 'Labels', { y: 70, width: 340, size: 110 }, SHOP.buff)}${fitted('typed', 'SIXTY, GUMMED', { y: 140, width: 320, size: 42 }, SHOP.buff)}`)}<path d="M-430-230H90V230H-430z" fill="${sheen(canvas)}"/>`;
  return lifted(canvas, drawer) + lifted(canvas, pile.join('')) + lifted(canvas, sleeve);
}

/** A scroll of cotton rag with curled ends and gold thread, 300 x 620. */
export function scrollTag(canvas: Canvas, paper: string, words: string, ink: string): string {
  const curl = sweep(
    canvas,
    [
      [0, mix(paper, '#b48a4a', 0.45)],
      [0.4, tint(paper, 0.7)],
      [1, mix(paper, '#b48a4a', 0.35)],
    ],
    'down',
  );
  return svg`${stroke('M0-250C-40-330 30-380 0-440', GOLD, 8)}<path d="M-140-280 -134-180-142-80-135 20-143 120-136 220-140 280H140V-280z" fill="${flat(canvas, paper)}"/><path d="M-160-300Q-160-340-120-340H120Q160-340 160-300T120-262H-120Q-160-262-160-300z" fill="${curl}"/><path d="M-160 300Q-160 340-120 340H120Q160 340 160 300T120 262H-120Q-160 262-160 300z" fill="${curl}"/><circle cx="-124" cy="-300" r="20" fill="none" stroke="${shade(paper, 0.4)}" stroke-width="5"/><circle cx="124" cy="300" r="20" fill="none" stroke="${shade(paper, 0.4)}" stroke-width="5"/><circle cy="-216" r="14" fill="#5a4a35"/>${stroke('M0-216C-20-250-10-290 0-340', GOLD, 8)}${fitted('display', words, { y: -60, width: 230, size: 78 }, ink)}${place(-100, 20, scribble(200, ink, 5))}${place(-100, 90, scribble(150, ink, 5))}<path d="M-90 190H90" stroke="${GOLD}" stroke-width="6"/><circle cy="190" r="12" fill="${GOLD}"/>`;
}
