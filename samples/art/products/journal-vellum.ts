import { lifted } from '../canvas';
import { emblem } from '../emblems';
import { letter } from '../lettering';
import { board, fitted, frame, scribble, stroke } from '../materials';
import { PIGMENTS, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { paperStack } from '../recipes/paper-stack';
import { fountainPen } from '../recipes/pen';
import { gummedPad, litSheet } from '../recipes/sheets';
import { clearEnvelope, clearEnvelopes, onionskin, pearlInvitation, veil } from '../recipes/vellum';
import { washiRoll } from '../recipes/washi-roll';
import { seal } from '../recipes/wax-seal';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Plum, Teal, Slate } = PIGMENTS;

/** Translucent papers. */
export const JOURNAL_VELLUM: Shelf = {
  'vellum-leaf-print-mist': {
    main: (canvas) =>
      paperStack(canvas, {
        sheets: ['#dfeaf0', '#f4f7f8', '#cfe0e8', '#ffffff', '#e6f0f4'],
        sheer: true,
        motif: 'leaf',
        print: '#7fa2b2',
      }),
    use: (canvas) =>
      lifted(canvas, board(760, 860, SHOP.paper, 4)) +
      times(9, (row) =>
        place(-300, -320 + row * 84, scribble(between(canvas.random, 420, 600), SHOP.ink, 5)),
      ).join('') +
      lifted(
        canvas,
        place(
          60,
          60,
          veil(canvas, 640, 700, '#dfeaf0', 0.6) +
            (['leaf', 'fern', 'leaf'] as const)
              .map((name, index) =>
                place(
                  -170 + index * 170,
                  -140 + index * 140,
                  svg`<g opacity=".6">${emblem(canvas, name, '#7fa2b2', '#e6f0f4')}</g>`,
                  index * 30 - 20,
                  2,
                ),
              )
              .join(''),
          7,
        ),
      ),
    ground: Indigo,
  },
  'plain-tracing-pad-90-gsm': {
    main: (canvas) =>
      place(
        0,
        -20,
        gummedPad(canvas, {
          width: 640,
          height: 820,
          tones: ['#f3f0e6', '#e9e5d8', '#f3f0e6', '#e3dfd0'],
          head: Slate,
          drawn:
            svg`<g opacity=".4">${fitted('display', 'Asha', { y: 30, width: 460, size: 220 }, SHOP.ink)}</g>` +
            stroke('M-270-150H270M-270 40H270M-270 110H270', Vermilion, 3) +
            fitted('display', 'A', { x: -152, y: 30, width: 200, size: 209 }, Vermilion) +
            place(250, 190, fountainPen(canvas, '#8f231e'), -40, 0.66),
        }),
        -4,
      ),
    use: (canvas) => {
      const word = letter('display', 'Sawan', 0, 30, 190);
      const below = litSheet(canvas, 700, 820, SHOP.paper, svg`<g fill="${Indigo}">${word}</g>`);
      const above = place(70, -50, veil(canvas, 640, 760, '#f3f0e6', 0.66));
      const traced = svg`<g fill="none" stroke="${Vermilion}" stroke-width="7">${word}</g>`;
      return place(-30, 20, lifted(canvas, below) + lifted(canvas, above) + traced, -5);
    },
    ground: tint(Teal, 0.4),
  },
  'vellum-envelopes-set-of-12': {
    main: (canvas) => clearEnvelopes(canvas, Vermilion),
    use: (canvas) =>
      lifted(canvas, place(0, 0, clearEnvelope(canvas, '#fbf3dd', 'sparrow', Vermilion), -6, 1.35)) +
      lifted(canvas, place(4, 40, seal(canvas, Plum, 'leaf'), 0, 0.34)),
    ground: tint(Plum, 0.5),
  },
  'pearl-vellum-rose-water': {
    main: (canvas, ink) => pearlInvitation(canvas, ink),
    use: (canvas, ink) =>
      times(5, (index) =>
        lifted(
          canvas,
          place(
            -110 + index * 56,
            -40 + index * 20,
            veil(canvas, 520, 740, tint(ink, 0.3), 0.6),
            -16 + index * 8,
          ),
        ),
      ).join(''),
    ground: '#3c6a55',
  },
  'architects-onionskin-50-sheets': {
    main: (canvas, ink) => onionskin(canvas, ink, Indigo),
    use: (canvas, ink) =>
      lifted(canvas, place(30, 20, litSheet(canvas, 640, 840, ink), 6)) +
      lifted(
        canvas,
        place(
          -20,
          0,
          litSheet(
            canvas,
            640,
            840,
            '#fbf7ea',
            frame(560, 760, tint(Indigo, 0.6), 3) +
              ['Dear Sir,', 'The drawings of', 'the post office', 'follow by the', 'night mail.']
                .map((line, row) =>
                  fitted('typed', line, { y: -220 + row * 96, width: 460, size: 60 }, SHOP.ink),
                )
                .join(''),
          ),
          -3,
        ),
      ) +
      place(
        200,
        300,
        washiRoll(canvas, { motif: 'airmail', ground: SHOP.paper, print: Vermilion, strip: false }),
        0,
        0.3,
      ),
    ground: '#8a3a32',
  },
};
