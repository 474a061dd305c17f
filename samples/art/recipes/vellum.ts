import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, frame, GOLD, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { seal } from './wax-seal';

/** What a translucent sheet does to the light. */
const haze = (canvas: Canvas) =>
  sweep(
    canvas,
    [
      [0, '#fff', 0.7],
      [0.45, '#fff', 0.25],
      [0.6, '#fff', 0.5],
      [1, '#fff', 0.2],
    ],
    'slant',
  );

/** A translucent sheet over whatever lies below it. */
export const veil = (canvas: Canvas, width: number, height: number, tone: string, dense = 0.62): string =>
  svg`<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${tone}" opacity="${String(dense)}"/><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${haze(canvas)}" stroke="#fff" stroke-width="3"/>`;

/** A see-through envelope, 620 x 440, what it holds showing. */
export const clearEnvelope = (canvas: Canvas, card: string, mark: Emblem, ink: string): string =>
  svg`${place(0, 16, board(570, 390, card, 3) + frame(520, 340, ink, 4) + place(0, 40, emblem(canvas, mark, ink, card), 0, 1.7))}${veil(canvas, 620, 440, '#eef3f4', 0.5)}<path d="M-310-220-20 30Q0 46 20 30L310-220z" fill="#fff" opacity=".42" stroke="#fff" stroke-width="4"/><path d="M-310 220-40 20M310 220 40 20" stroke="#fff" stroke-width="3" opacity=".8"/>`;

const CARDS: readonly (readonly [string, Emblem, string])[] = [
  ['#d98a1f', 'sun', '#7c1815'],
  ['#2b6247', 'leaf', '#f1dca7'],
  ['#c46a78', 'rose', '#fff6ea'],
  ['#1e5470', 'sparrow', '#f1dca7'],
];

/** Envelopes one behind the other, the front one closed with wax. */
export function clearEnvelopes(canvas: Canvas, wax: string): string {
  return (
    CARDS.map(([card, mark, ink], index) =>
      lifted(
        canvas,
        place(
          -120 + index * 70,
          -190 + index * 120,
          clearEnvelope(canvas, card, mark, ink),
          -10 + index * 5,
          1.06,
        ),
      ),
    ).join('') + lifted(canvas, place(88, 190, seal(canvas, wax, 'lotus'), 0, 0.3))
  );
}

/** An invitation under its sheet of pearled vellum, tied with gold thread. */
export function pearlInvitation(canvas: Canvas, rose: string): string {
  const pearl = sweep(
    canvas,
    [
      [0, '#ffffff', 0.75],
      [0.3, tint(rose, 0.5), 0.4],
      [0.55, '#ffffff', 0.65],
      [1, tint(rose, 0.2), 0.5],
    ],
    'slant',
  );
  const card = svg`${board(560, 780, '#fdf8ef', 4)}${frame(510, 730, GOLD, 5)}${frame(490, 710, GOLD, 2)}${place(0, -180, emblem(canvas, 'lotus', shade(rose, 0.2), '#fdf8ef'), 0, 2)}${fitted('display', 'Shubh Vivah', { y: 30, width: 420, size: 92 }, shade(rose, 0.35))}${fitted('typed', 'ASHA & DAYA', { y: 120, width: 360, size: 46 }, SHOP.ink)}${fitted('typed', 'TWELFTH OF DECEMBER', { y: 190, width: 380, size: 32 }, SHOP.ink)}`;
  const sheet = (opacity: number) =>
    svg`<g opacity="${String(opacity)}"><path d="M-280-390H280V390H-280z" fill="${tint(rose, 0.45)}"/></g><path d="M-280-390H280V390H-280z" fill="${pearl}" stroke="#fff" stroke-width="3"/>`;
  return (
    lifted(canvas, place(70, 40, sheet(0.8), 14) + place(40, 20, sheet(0.8), 8)) +
    lifted(canvas, place(-30, 0, card, -3)) +
    lifted(canvas, place(30, 40, svg`<g opacity=".62">${sheet(0.42)}</g>`, 2)) +
    place(
      -4,
      -330,
      stroke(
        'M-300 0C-120 12 120-12 300 4M0 0C-40-60-110-60-90-10S-20 20 0 0C40-60 110-60 90-10S20 20 0 0M0 0C-20 60-50 90-60 130M0 0C20 60 40 90 60 120',
        GOLD,
        7,
      ),
    )
  );
}

/** An architect's plan: walls, a stair and a courtyard. */
const plan = (ink: string): string =>
  stroke('M-200-250H180V230H-200zM-200-60H-40M30-60H180M-40-250V-120M30 230V90M30 20V-60', ink, 10) +
  stroke('M-40-120A70 70 0 0 1-110-60M30 90A70 70 0 0 0 100 160', ink, 4) +
  stroke(times(7, (index) => svg`M${60 + index * 17}-250V-190`).join(''), ink, 4) +
  svg`<circle cx="-90" cy="90" r="58" fill="none" stroke="${ink}" stroke-width="5"/><path d="M-90 32V148M-148 90H-32" stroke="${ink}" stroke-width="3"/>` +
  stroke('M-200 270H180M-200 258V282M180 258V282', ink, 4) +
  fitted('typed', '38 FEET', { y: 312, width: 200, size: 36 }, ink);

/** Thin crackling sheets, the plan on one showing through the next. */
export function onionskin(canvas: Canvas, paper: string, ink: string): string {
  const sheet = (x: number, y: number, turn: number, body: string) =>
    lifted(
      canvas,
      place(
        x,
        y,
        svg`<g opacity=".86"><path d="M-280-390Q-140-402 0-388T280-394Q290-200 282 0T286 386Q140 398 0 388T-284 392Q-290 200-282 0T-280-390z" fill="${paper}"/></g>${body}<path d="M-240-300C-120-330-40-260 60-300S220-330 262-290M-262-40C-120-80-20 0 100-40S220-70 270-30M-250 240C-120 200-20 280 100 236S220 220 266 260" fill="none" stroke="#fff" stroke-width="16" opacity=".55"/><path d="M-240-284C-120-314-40-244 60-284S220-314 262-274M-262-24C-120-64-20 16 100-24S220-54 270-14M-250 256C-120 216-20 296 100 252S220 236 266 276" fill="none" stroke="${shade(paper, 0.4)}" stroke-width="4" opacity=".4"/>`,
        turn,
      ),
    );
  return (
    sheet(70, 30, 12, '') +
    sheet(30, 0, 4, svg`<g opacity=".45">${place(20, 10, plan(ink))}</g>`) +
    sheet(-30, 10, -5, place(10, -10, plan(ink)))
  );
}
