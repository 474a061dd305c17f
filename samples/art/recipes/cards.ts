import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, scribble, sheen, stroke } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

const { Vermilion, Indigo, Marigold, Leaf } = PIGMENTS;

const plainEnvelope = (canvas: Canvas, paper: string): string =>
  svg`<path d="M-400-270H400V270H-400z" fill="${flat(canvas, paper)}"/><path d="M-400 270-60 20M400 270 60 20" stroke="${shade(paper, 0.25)}" stroke-width="4"/><path d="M-400-270-30 40Q0 62 30 40L400-270z" fill="${tint(paper, 0.2)}" stroke="${shade(paper, 0.25)}" stroke-width="4"/>`;

const rain = (ink: string, wide: number, high: number): string =>
  stroke(
    times(
      26,
      (index) =>
        svg`M${-wide / 2 + 16 + ((index * 97) % (wide - 20))} ${-high / 2 + ((index * 61) % (high - 60))}l-14 52`,
    ).join(''),
    ink,
    5,
  );

/** What the rain falls on: tin roof, tank, ferry, field, scooter, sea; 340 x 480. */
const SCENES: readonly string[] = [
  svg`<path d="M-150 90 0-10 150 90V110H-150z" fill="#8f4a3c"/><path d="M-120 110H120V230H-120z" fill="#e3cfa6"/><path d="M-30 150H30V230H-30z" fill="#5b3a28"/>`,
  svg`<path d="M-100-30H100V110H-100z" fill="#2f3f4d"/><path d="M-116-50H116V-26H-116z" fill="#1d2a35"/><path d="M-80 110V230M80 110V230M-80 170 80 230M80 170-80 230" stroke="#1d2a35" stroke-width="12"/>`,
  svg`<path d="M-170 170H170V240H-170z" fill="#2c7a80"/><path d="M-140 110H140L110 180H-110z" fill="#b02a24"/><path d="M-80 50H80V110H-80z" fill="#f3ebd8"/><path d="M20 0H50V50H20z" fill="#232e48"/>`,
  svg`<path d="M-170 90Q0 40 170 90V240H-170z" fill="#4f7d4c"/><path d="${times(8, (index) => svg`M${-150 + index * 42} 230q-8-60 0-110q10 50 4 110`)}" stroke="#2b6247" stroke-width="7" fill="none"/>`,
  svg`<circle cx="-86" cy="190" r="44" fill="none" stroke="#232e48" stroke-width="18"/><circle cx="96" cy="190" r="44" fill="none" stroke="#232e48" stroke-width="18"/><path d="M-130 150C-120 60-40 90-20 150H50L86 30H120" fill="none" stroke="#d98a1f" stroke-width="30" stroke-linejoin="round"/><path d="M-110 80H-20" stroke="#5b3a28" stroke-width="24" stroke-linecap="round"/>`,
  svg`<path d="M-170 60q42-44 84 0t84 0 84 0 88 0V240H-170z" fill="#1e5470"/><path d="M-170 120q42-34 84 0t84 0 84 0 88 0M-170 180q42-34 84 0t84 0 84 0 88 0" fill="none" stroke="#9fc0cf" stroke-width="7"/>`,
];

function scene(canvas: Canvas, index: number): string {
  const sky = ['#c9dce4', '#b7cbd6', '#dbe6e8', '#c3d6d2', '#d3d9e2', '#aec8d6'][index] ?? '#c9dce4';
  return svg`${board(360, 500, '#fdfaf1', 4)}${board(324, 464, sky, 2)}${rain('#5b86a0', 310, 330)}${SCENES[index] ?? ''}${board(360, 500, sheen(canvas), 4)}`;
}

/** Six letter cards, a scene of rain on each. */
export const monsoonCards = (canvas: Canvas): string =>
  times(6, (index) => {
    const [x, y] = [-290 + (index % 3) * 290, index < 3 ? -225 : 235];
    return lifted(canvas, place(x, y, scene(canvas, index), (index % 3) * 5 - 6 + (index > 2 ? 3 : 0), 0.84));
  }).join('');

/** One card written on, on its blue envelope. */
export const monsoonLetter = (canvas: Canvas): string =>
  lifted(canvas, place(70, 190, plainEnvelope(canvas, '#7fa6ba'), 7)) +
  lifted(
    canvas,
    place(
      -150,
      -80,
      board(420, 560, '#fdfaf1', 4) +
        times(7, (row) => place(-160, -180 + row * 64, scribble(row === 6 ? 160 : 310, Indigo, 4))).join(''),
      -10,
    ),
  ) +
  lifted(canvas, place(220, -110, scene(canvas, 2), 8, 1.02));

/** A late greeting: a platform clock over an empty bench. */
export function lateCard(canvas: Canvas): string {
  const marks = times(12, (index) =>
    place(0, 0, svg`<path d="M0-116V-96" stroke="${SHOP.ink}" stroke-width="9"/>`, index * 30),
  );
  const clock = svg`<path d="M-16-190H16V-140H-16z" fill="${SHOP.ink}"/><circle r="150" fill="${SHOP.ink}"/><circle r="130" fill="#fdf6e2"/>${marks}<path d="M0 0-58-52M0 0 20-92" stroke="${Vermilion}" stroke-width="13" stroke-linecap="round"/><circle r="13" fill="${SHOP.ink}"/>`;
  const bench = svg`<path d="M-170 0H170V22H-170zM-170-46H170V-26H-170zM-150 22V80M150 22V80" stroke="${shade(Leaf, 0.2)}" stroke-width="16" fill="${Leaf}"/>`;
  const front = svg`${board(560, 760, '#f6e9c9', 4)}<path d="M-280 260H280V380H-280z" fill="${tint(Vermilion, 0.1)}"/><path d="M-280 260H280" stroke="${SHOP.paper}" stroke-width="9" stroke-dasharray="34 20"/>${frame(516, 716, Vermilion, 5)}${place(0, -170, clock)}${place(0, 176, bench)}${fitted('display', "Sorry It's Late", { y: 342, width: 440, size: 76 }, SHOP.paper)}${board(560, 760, sheen(canvas), 4)}`;
  return (
    lifted(canvas, place(120, 160, plainEnvelope(canvas, SHOP.kraft), 9)) +
    lifted(canvas, place(-90, -30, front, -6, 1.02))
  );
}

/** The card seen open: a line of handwriting where a greeting belongs. */
export function openCard(canvas: Canvas, paper: string, ink: string, mark: Emblem): string {
  const page = (x: number, turn: string, fill: string, more: string) =>
    svg`<g transform="translate(${x} 0) skewY(${turn})">${board(430, 640, fill, 2)}${more}</g>`;
  const left = page(
    -216,
    '5',
    shade(paper, 0.06),
    place(0, 0, emblem(canvas, mark, tint(ink, 0.45), paper), 0, 2.2),
  );
  const lines = times(6, (row) => place(-160, -180 + row * 74, scribble(row === 5 ? 150 : 310, SHOP.ink, 5)));
  return lifted(
    canvas,
    left + page(214, '-5', paper, lines.join('')) + stroke('M0-300V340', shade(paper, 0.35), 5),
  );
}

/** A window at night with one lamp, the flame in copper foil. */
export function lampCard(canvas: Canvas, words: string): string {
  const night = '#1d2440';
  const copper = '#c9793a';
  const front = svg`${board(580, 800, night, 4)}${frame(532, 752, copper, 5)}<path d="M-180 150V-130C-180-300 180-300 180-130V150z" fill="#0f1428" stroke="${copper}" stroke-width="10"/><circle cy="-20" r="150" fill="#f2b34c" opacity=".16"/><circle cy="-20" r="96" fill="#f2b34c" opacity=".22"/><path d="M0-150C52-80 50-20 0 10-50-20-52-80 0-150z" fill="#f2b34c"/><path d="M0-100C24-60 22-26 0-8-22-26-24-60 0-100z" fill="#fff3cf"/><path d="M-130 30C-110 120 110 120 130 30Q0 62-130 30z" fill="${copper}"/><path d="M-200 150H200V176H-200z" fill="${copper}"/>${fitted('display', words, { y: 300, width: 360, size: 118 }, '#e8b673')}${board(580, 800, sheen(canvas), 4)}`;
  return (
    lifted(canvas, place(130, 170, plainEnvelope(canvas, SHOP.kraft), 10)) +
    lifted(canvas, place(-90, -30, front, -5))
  );
}

/** A lotus under a stepwell's arch, on cotton card with a lined envelope. */
export function lotusArch(canvas: Canvas): string {
  const steps = times(4, (index) => {
    const w = 210 - index * 34;
    return svg`<path d="M${-w} 170V${-60 - index * 10}C${-w} ${-190 + index * 6} ${-w * 0.4} ${-240 + index * 12} 0 ${-300 + index * 34} ${w * 0.4} ${-240 + index * 12} ${w} ${-190 + index * 6} ${w} ${-60 - index * 10}V170z" fill="${[Leaf, tint(Leaf, 0.3), tint(Leaf, 0.55), '#fdf6e6'][index] ?? '#fff'}"/>`;
  });
  const front = svg`${board(560, 800, '#fdf8ec', 4)}${frame(512, 752, Vermilion, 5)}${steps}${place(0, 40, emblem(canvas, 'lotus', Vermilion, '#fdf6e6'), 0, 1.9)}<path d="M-90 120q22-14 45 0t45 0 45 0 45 0" fill="none" stroke="${Leaf}" stroke-width="6"/>${fitted('display', 'Shubh', { y: 304, width: 360, size: 120 }, Vermilion)}${board(560, 800, sheen(canvas), 4)}`;
  const cover = svg`<path d="M-390-250H390V270H-390z" fill="#ead7b2"/><path d="M-390-250 0-470 390-250z" fill="${printed(canvas, 'leaf', Leaf, tint(Leaf, 0.6), 0.8)}"/><path d="M-390-250 0-470 390-250" fill="none" stroke="#ead7b2" stroke-width="20"/><path d="M-390 270-30 20M390 270 30 20M-390-250 0 40 390-250" fill="none" stroke="#cdb88e" stroke-width="4"/>`;
  return lifted(canvas, place(110, 150, cover, 8)) + lifted(canvas, place(-90, -20, front, -5));
}

/** An opened card in which a tea stall stands up. */
export function popUpStall(canvas: Canvas): string {
  const base = svg`<path d="M-440 120H440L360 400H-360z" fill="#f6e6c2"/><path d="M-440 120H440L410-330H-410z" fill="${printed(canvas, 'check', '#fbefd2', '#f3dca6', 1.1)}"/><path d="M-440 120H440" stroke="${shade(SHOP.kraft, 0.2)}" stroke-width="5"/>`;
  const awning = times(
    8,
    (index) =>
      svg`<path d="M${-300 + index * 75}-220H${-225 + index * 75}L${-244 + index * 82}-90q-37 40-75 0z" fill="${index % 2 === 0 ? Vermilion : '#fdf3dc'}"/>`,
  );
  const glasses = times(5, (index) =>
    place(-150 + index * 62, 58, emblem(canvas, 'glass', '#a5552a', '#f6e6c2'), 0, 0.5),
  );
  const stall = svg`<path d="M-270-110V250M270-110V250" stroke="#6d4128" stroke-width="22"/><path d="M-250 90H250V250H-250z" fill="${flat(canvas, Marigold)}"/><path d="M-290 84H290V116H-290z" fill="#6d4128"/>${fitted('display', 'Chai', { y: 206, width: 200, size: 96 }, '#8f231e')}${place(190, 40, emblem(canvas, 'kettle', '#5c6b7c', '#e6ecef'), 0, 1)}${glasses}`;
  const dog = svg`<path d="M-60 0C-60-40 20-44 44-30L60-70 76-40 100-34 92-14 70-8V50H54V10H-30V50H-46V0C-64 10-84-14-78-34z" fill="#8a5a3c"/>`;
  return (
    lifted(canvas, base) +
    lifted(canvas, place(0, -20, stall)) +
    lifted(canvas, place(0, -20, awning.join(''))) +
    lifted(canvas, place(-300, 290, dog))
  );
}

/** The closed card with its padded envelope. */
export const closedStall = (canvas: Canvas): string =>
  lifted(canvas, place(110, 150, plainEnvelope(canvas, '#c8a57a'), 8)) +
  lifted(
    canvas,
    place(
      -90,
      -40,
      svg`${board(560, 740, Marigold, 4)}${frame(510, 690, '#8f231e', 6)}<circle cy="-60" r="180" fill="#fdf3dc"/>${place(0, -60, emblem(canvas, 'kettle', '#8f231e', '#fdf3dc'), 0, 2.6)}${fitted('display', 'One Chai?', { y: 250, width: 420, size: 100 }, '#8f231e')}${board(560, 740, sheen(canvas), 4)}`,
      -6,
    ),
  );
