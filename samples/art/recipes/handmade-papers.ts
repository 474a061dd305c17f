import { lifted, sweep, type Canvas } from '../canvas';
import { printed } from '../motifs';
import { fitted, rounded, sheen, stroke } from '../materials';
import { mix, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, polygon, svg } from '../svg';

/** The outline of a sheet as the mould leaves it, or torn when `rough` is large. */
export function deckled(canvas: Canvas, width: number, height: number, rough = 5): string {
  const { random } = canvas;
  const side = (from: readonly [number, number], to: readonly [number, number]) => {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 24);
    return times(count, (index): [number, number] => [
      from[0] + ((to[0] - from[0]) * index) / count + between(random, -rough, rough),
      from[1] + ((to[1] - from[1]) * index) / count + between(random, -rough, rough),
    ]);
  };
  const [x, y] = [width / 2, height / 2];
  return polygon([
    ...side([-x, -y], [x, -y]),
    ...side([x, -y], [x, y]),
    ...side([x, y], [-x, y]),
    ...side([-x, y], [-x, -y]),
  ]);
}

const petal = (canvas: Canvas, ink: string): string => {
  const { random } = canvas;
  const [long, wide] = [between(random, 26, 52), between(random, 12, 22)];
  return svg`<path d="M0 ${-long}C${wide} ${-long * 0.4} ${wide} ${long * 0.5} 0 ${long}C${-wide} ${long * 0.5} ${-wide} ${-long * 0.4} 0 ${-long}z" fill="${mix(ink, '#fff6ea', between(random, 0, 0.45))}" opacity=".8"/><path d="M0 ${-long * 0.8}V${long * 0.8}" stroke="${shade(ink, 0.2)}" stroke-width="2" opacity=".4"/>`;
};

/** One sheet with petals lifted on the mould, 560 x 760. */
export function petalSheet(canvas: Canvas, paper: string, ink: string, count = 26): string {
  const { random } = canvas;
  const path = deckled(canvas, 560, 760, 7);
  const caught = times(count, () =>
    place(
      between(random, -235, 235),
      between(random, -335, 335),
      petal(canvas, ink),
      between(random, 0, 180),
    ),
  );
  const threads = times(18, () =>
    place(
      between(random, -240, 240),
      between(random, -340, 340),
      stroke(svg`M-16 0q16 ${between(random, -14, 14)} 34 0`, shade(paper, 0.3), 2),
      between(random, 0, 180),
    ),
  );
  return svg`<path d="${path}" fill="${paper}"/>${caught}${threads}<path d="${path}" fill="${sheen(canvas)}" stroke="${tint(paper, 0.6)}" stroke-width="3"/>`;
}

/** Sheets out of the dye bath, pegged on a line to dry. */
export function dyeLine(canvas: Canvas, indigo: string): string {
  const { random } = canvas;
  const sheets = times(5, (index) => {
    const tone = mix(indigo, index % 2 === 0 ? '#0f2f4a' : '#7fb0c8', 0.15 + (index % 3) * 0.16);
    const dye = sweep(
      canvas,
      [
        [0, mix(tone, '#cfe3ea', 0.55 - index * 0.05)],
        [0.18 + index * 0.03, tone],
        [0.55, mix(tone, '#ffffff', 0.1)],
        [0.8, shade(tone, 0.14)],
        [1, mix(tone, '#9fc4d4', 0.3)],
      ],
      'down',
    );
    const path = deckled(canvas, 250, 560, 6);
    const x = -380 + index * 190;
    const y = 60 - Math.abs(index - 2) * 26;
    const blotch = times(
      3,
      () =>
        svg`<ellipse cx="${between(random, -90, 90)}" cy="${between(random, -180, 240)}" rx="${between(random, 30, 70)}" ry="${between(random, 20, 60)}" fill="#fff" opacity=".07"/>`,
    );
    const peg = svg`<path d="M-13-46H13V34H-13z" fill="${rounded(canvas, '#c79a62')}"/><path d="M-13-8H13" stroke="#6b4526" stroke-width="5"/>`;
    return lifted(
      canvas,
      place(
        x,
        y,
        svg`<path d="${path}" fill="${dye}"/>${blotch}<path d="${path}" fill="${sheen(canvas)}"/>`,
        between(random, -3, 3),
      ) +
        place(x - 60, y - 280, peg, 3) +
        place(x + 60, y - 276, peg, -4),
    );
  });
  return stroke('M-640-300C-300-190 300-190 640-300', '#7d6238', 7) + sheets.join('');
}

/** Coarse golden sheets full of long fibres. */
export function grassSheets(canvas: Canvas, gold: string): string {
  const { random } = canvas;
  const sheet = (tone: string) => {
    const path = deckled(canvas, 740, 560, 12);
    const fibres = times(90, (index) =>
      place(
        between(random, -350, 350),
        between(random, -262, 262),
        stroke(
          svg`M-34 0q30 ${between(random, -22, 22)} 74 0`,
          index % 3 === 0 ? '#fff3cf' : mix(tone, '#6b4a1c', between(random, 0.3, 0.7)),
          index % 4 === 0 ? 5 : 2.5,
        ),
        between(random, -70, 70),
      ),
    );
    return svg`<path d="${path}" fill="${tone}"/>${fibres}<path d="${path}" fill="${sheen(canvas)}"/>`;
  };
  const dry = times(9, (row) =>
    stroke(
      svg`M-250 ${-60 + row * 14}C-100 ${-110 + row * 16} 80 ${-10 + row * 12} 250 ${-70 + row * 15}`,
      SHOP.ink,
      row % 3 === 1 ? 5 : 10,
    ),
  );
  return (
    lifted(canvas, place(60, 90, sheet(shade(gold, 0.12)), 14)) +
    lifted(canvas, place(20, 30, sheet(gold), 5)) +
    lifted(canvas, place(-20, -40, sheet(tint(gold, 0.16)), -5)) +
    place(-30, -50, svg`<g opacity=".72">${dry}</g>`, -8)
  );
}

const BATHS = [
  ['#1e5470', '#f1dca7', '#b02a24'],
  ['#7c1815', '#efd9a4', '#1e5470'],
  ['#2b6247', '#f3e6c6', '#d98a1f'],
  ['#5a3768', '#e9d6e0', '#d9b04c'],
] as const;

/** Combed colours over a sheet, in feathered rows. */
function marbling(
  canvas: Canvas,
  bath: readonly [string, string, string],
  width: number,
  height: number,
): string {
  const tooth = 40;
  const columns = Math.ceil(width / tooth);
  const rows = Math.ceil(height / 20) + 3;
  const lines = times(rows, (row) => {
    const y = -height / 2 + row * 20 - 40;
    const d = svg`M${-width / 2} ${y}${times(columns, (column) => svg`q${tooth / 2} ${column % 2 === 0 ? 78 : -78} ${tooth} 0`)}`;
    const ink = [bath[1], bath[0], bath[2], bath[0], shade(bath[0], 0.35)][row % 5] ?? bath[1];
    return svg`<path d="${d}" fill="none" stroke="${ink}" stroke-width="${row % 5 === 0 ? 9 : 11}"/>`;
  });
  const clip = canvas.define(
    (id) =>
      svg`<clipPath id="${id}"><path d="M${-width / 2} ${-height / 2}H${width / 2}V${height / 2}H${-width / 2}z"/></clipPath>`,
  );
  return svg`<g clip-path="url(#${clip})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${bath[0]}"/>${lines}</g>`;
}

/** Four marbled sheets, no two from the same bath. */
export function marbledSheets(canvas: Canvas): string {
  const spots = [
    [-190, -190, -7],
    [210, -170, 5],
    [-170, 200, 4],
    [200, 220, -6],
  ] as const;
  return BATHS.map((bath, index) => {
    const [x, y, turn] = spots[index] ?? [0, 0, 0];
    return lifted(
      canvas,
      place(
        x,
        y,
        svg`${marbling(canvas, bath, 520, 372)}<rect x="-260" y="-186" width="520" height="372" fill="${sheen(canvas)}"/>`,
        turn,
      ),
    );
  }).join('');
}

/** A marbled sheet whose corner is turned to the pencilled number on its back. */
export const marbledBack = (canvas: Canvas): string =>
  lifted(
    canvas,
    place(
      0,
      0,
      svg`${marbling(canvas, BATHS[0], 860, 640)}<rect x="-430" y="-320" width="860" height="640" fill="${sheen(canvas)}"/>`,
      -4,
    ),
  ) +
  lifted(
    canvas,
    place(
      260,
      190,
      svg`<path d="M200 150C60 120-120 150-200 170-190 60-200-60-150-160-40-60 120 60 200 150z" fill="#f6efdd"/>${place(-80, 60, fitted('typed', 'No. 417', { y: 0, width: 150, size: 44 }, '#5c6b7c'), 38)}`,
      -4,
    ),
  );

const sprout = (height: number) =>
  svg`${stroke(svg`M0 0C-6 ${-height * 0.4} 6 ${-height * 0.7} 0 ${-height}`, '#5f8a3f', 9)}<path d="M0 ${-height}C-50 ${-height - 14}-66 ${-height - 50}-60 ${-height - 66}-20 ${-height - 60} 0 ${-height - 30} 0 ${-height}zM0 ${-height}C50 ${-height - 14} 66 ${-height - 50} 60 ${-height - 66} 20 ${-height - 60} 0 ${-height - 30} 0 ${-height}z" fill="#6f9f4a"/>`;

/** A sheet with seeds in it. */
function seedSheet(canvas: Canvas, width: number, height: number, rough: number, paper: string): string {
  const { random } = canvas;
  const path = deckled(canvas, width, height, rough);
  const seeds = times(Math.round((width * height) / 9000), () =>
    place(
      between(random, -width * 0.44, width * 0.44),
      between(random, -height * 0.44, height * 0.44),
      svg`<ellipse rx="9" ry="5" fill="#5a3b22"/><ellipse cx="-2" cy="-2" rx="4" ry="2" fill="#a9835a"/>`,
      between(random, 0, 180),
    ),
  );
  return svg`<path d="${path}" fill="${paper}"/>${seeds}<path d="${path}" fill="${sheen(canvas)}"/>`;
}

/** Seed paper: whole sheets behind, one torn in four, the first tulsi coming up. */
export function seedPaper(canvas: Canvas, tone: string): string {
  const pale = mix(tone, '#fff6ea', 0.62);
  const quarters = [
    [-270, 170, -9],
    [-20, 250, 6],
    [230, 180, -4],
    [330, -60, 12],
  ].map(([x = 0, y = 0, turn]) => lifted(canvas, place(x, y, seedSheet(canvas, 230, 300, 10, pale), turn)));
  return (
    lifted(canvas, place(-150, -170, seedSheet(canvas, 460, 620, 5, mix(pale, '#ffffff', 0.3)), -8)) +
    lifted(canvas, place(20, -170, seedSheet(canvas, 460, 620, 5, pale), 5)) +
    quarters.join('') +
    lifted(
      canvas,
      place(-20, 230, sprout(90), 0, 1.3) + place(-270, 150, sprout(50), -8) + place(240, 160, sprout(66), 6),
    )
  );
}

/** A clay pot of tulsi that came out of the paper. */
export function tulsiPot(canvas: Canvas, tone: string): string {
  const clay = rounded(canvas, '#b5653f');
  const sheet = seedSheet(canvas, 520, 700, 5, mix(tone, '#fff6ea', 0.62));
  return (
    lifted(canvas, place(-190, -60, sheet, -9)) +
    place(
      90,
      40,
      lifted(
        canvas,
        svg`${times(5, (index) => place(-120 + index * 60, 20 - (index % 2) * 20, sprout(150 + (index % 3) * 70), (index - 2) * 7, 1.15))}<path d="M-230 20H230L180 380H-180z" fill="${clay}"/><path d="M-260-40H260V50H-260z" fill="${clay}"/><path d="M-200 200Q0 240 200 200" stroke="#fff3df" stroke-width="9" fill="none" stroke-dasharray="4 16" stroke-linecap="round"/><path d="M-240-40H240V-20H-240z" fill="#3c2a1c"/>`,
      ),
      0,
      0.86,
    )
  );
}

/** Cloth with a repeat printed on it, for what the sheets are cut from. */
export const rag = (canvas: Canvas, ink: string): string =>
  lifted(
    canvas,
    svg`<path d="M-300-200C-100-230 100-180 300-210L320 210C100 180-100 230-310 200z" fill="${printed(canvas, 'ticking', '#f3ebd8', ink)}"/><path d="M-300-200C-100-230 100-180 300-210L320 210C100 180-100 230-310 200z" fill="${sheen(canvas)}"/>`,
  );
