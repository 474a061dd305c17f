import { lifted, type Canvas } from '../canvas';
import { board, flat, frame, rounded, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { jar, kitBox, nozzleBottle, pouch } from './containers';

const BAMBOO = '#d8b271';
const GOAT = '#f0e6d0';

/** A wide paste brush: bamboo, thread binding, soft pale hair. */
export function pasteBrush(canvas: Canvas, thread: string): string {
  const hair = times(
    22,
    (index) =>
      svg`M${-150 + index * 14} 90Q${-160 + index * 15} 240 ${-150 + index * 14.2} ${340 + (index % 3) * 8}`,
  );
  const winds = times(8, (row) => svg`M-150 ${-16 + row * 14}H150`);
  return svg`<path d="M-34-480Q0-510 34-480L60-160Q150-130 152-30H-152Q-150-130-60-160z" fill="${rounded(canvas, BAMBOO)}"/><path d="M-42-380H42M-54-240H54" stroke="${shade(BAMBOO, 0.35)}" stroke-width="8"/><circle cy="-440" r="14" fill="${shade(BAMBOO, 0.6)}"/><path d="M-152 84H152C164 180 168 280 158 350H-158C-168 280-164 180-152 84z" fill="${rounded(canvas, GOAT)}"/><path d="${hair}" fill="none" stroke="${shade(GOAT, 0.28)}" stroke-width="3" opacity=".7"/><path d="M-156-34H156V96H-156z" fill="${rounded(canvas, thread)}"/><path d="${winds}" stroke="${shade(thread, 0.4)}" stroke-width="4" opacity=".7"/>`;
}

/** The brush laying paste over a sheet. */
export function pasting(canvas: Canvas, thread: string): string {
  const wet = '#dfe8e6';
  const sheet = svg`${board(820, 620, '#f3e7cb', 4)}<path d="M-380-190C-100-230 100-200 250-210V-90C60-70-120-110-380-80zM-380-40C-140-70 40-30 170-50V70C0 90-180 50-380 80z" fill="${wet}" opacity=".85"/><path d="M-340-150C-100-190 80-150 220-165M-340 10C-160-20 0 20 130 0" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/>`;
  return (
    lifted(canvas, place(-20, 60, sheet, -5)) +
    lifted(canvas, place(150, -120, pasteBrush(canvas, thread), 50, 0.78))
  );
}

/** A bowl of mixed paste with the bag it came from. */
export function pasteBowl(canvas: Canvas, glaze: string): string {
  const bowl = svg`<path d="M-330-60C-320 200-180 300 0 300S320 200 330-60z" fill="${rounded(canvas, glaze)}"/><ellipse cy="-60" rx="330" ry="130" fill="${tint(glaze, 0.35)}"/><ellipse cy="-52" rx="300" ry="108" fill="#f4ecd8"/><path d="M-180-60C-100-130 80-120 130-60S0 0-80-30-40-80 20-66" fill="none" stroke="#ddcfae" stroke-width="16" stroke-linecap="round"/>`;
  const spoon = svg`<path d="M-22-420Q0-440 22-420L14-60H-14z" fill="${rounded(canvas, BAMBOO)}"/>`;
  return (
    place(
      -170,
      -170,
      pouch(canvas, '#c8a57a', { name: 'Wheat Paste', line: '100 G', ink: '#1e5470', emblem: 'leaf' }),
      -6,
      0.62,
    ) + lifted(canvas, place(120, 180, bowl + place(60, -60, spoon, 32)))
  );
}

/** A bottle of binder's glue with its spreader. */
export function glue(canvas: Canvas, cap: string): string {
  const spreader = svg`<path d="M-96-150Q0-190 96-150V120${times(8, () => 'l-12 26-12-26')}z" fill="${rounded(canvas, '#b5443c')}"/><circle cy="-116" r="18" fill="#4d1a17"/>`;
  return (
    lifted(
      canvas,
      place(-90, 0, nozzleBottle(canvas, '#f7f4ea', cap, { name: "Binder's", line: 'PVA 250 ML', ink: cap })),
    ) + lifted(canvas, place(280, 200, spreader, 18, 1.15))
  );
}

/** Glue on the spine of a text block, pages fanned. */
export function gluedSpine(canvas: Canvas, cap: string): string {
  const pages = svg`<path d="M-380-200H360V260H-380z" fill="#f3ead4"/><path d="${times(16, (row) => svg`M-380 ${-180 + row * 28}H360`)}" stroke="${shade(SHOP.kraft, 0.2)}" stroke-width="3" opacity=".55"/><path d="M-430-220H-360V280H-430z" fill="#fffdf8"/><path d="M-424-200C-440-60-410 80-426 260" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/><path d="M-400-236H370V-200H-400zM-400 258H370V294H-400z" fill="${shade(cap, 0.1)}"/>`;
  return (
    lifted(canvas, place(20, 120, pages, -7)) +
    lifted(
      canvas,
      place(
        -150,
        -190,
        nozzleBottle(canvas, '#f7f4ea', cap, { name: "Binder's", line: 'PVA 250 ML', ink: cap }),
        148,
        0.55,
      ),
    )
  );
}

const tissueRoll = (canvas: Canvas, paper: string): string =>
  svg`<path d="M-300-40H300V40H-300z" fill="${rounded(canvas, paper, 'down')}"/><ellipse cx="300" rx="16" ry="40" fill="${shade(paper, 0.25)}"/><ellipse cx="300" rx="6" ry="16" fill="#5c4b38"/>`;

/** The mending kit: tissues, paste and a brush in a box. */
export const mendingKit = (canvas: Canvas): string =>
  kitBox(
    canvas,
    { paper: '#6f7f5c', print: '#c9d2ac', motif: 'leaf', name: 'Mending Kit' },
    (inside) =>
      place(-20, -150, tissueRoll(inside, '#fbf5e6')) +
      place(-20, -50, tissueRoll(inside, '#eadfc6')) +
      place(-210, 110, jar(inside, '#f2e8cf', '#6f7f5c'), 0, 0.34) +
      place(170, 110, place(0, 0, pasteBrush(inside, '#8f231e'), 78, 0.42)),
  );

/** A torn page made whole with tissue. */
export function mendedPage(canvas: Canvas): string {
  const lines = times(11, (row) => svg`M-270 ${-320 + row * 62}H${row % 4 === 3 ? 90 : 270}`);
  const tear = 'M-340-60-240-100-170-40-80-90 10-20 90-60 150 10';
  const page = svg`${board(680, 880, flat(canvas, '#f0e2c0'), 4)}<path d="${lines}" stroke="#5a4a36" stroke-width="7" opacity=".55"/>${stroke(tear, '#a98c5c', 5)}`;
  const tissue = svg`<path d="M-356-150 150-120 210 70-350 10z" fill="#fffdf6" opacity=".72"/>`;
  return place(
    0,
    0,
    lifted(canvas, page) + tissue + lifted(canvas, place(280, 210, pasteBrush(canvas, '#8f231e'), -48, 0.5)),
    -5,
  );
}

/** Strokes of paint from a set of brushes laid in a row. */
export function brushRow(canvas: Canvas, handles: readonly string[], paints: readonly string[]): string {
  const page = board(860, 860, '#fffaf0', 4) + frame(800, 800, tint(SHOP.postal, 0.6), 3);
  const rows = times(6, (index) => {
    const y = -330 + index * 130;
    const paint = paints[index % paints.length] ?? SHOP.postal;
    const handle = handles[index % handles.length] ?? SHOP.ledger;
    const hair =
      index % 2 === 0
        ? 'M-90-26H-10V26H-90Q-100 0-90-26z'
        : 'M-110 0C-80-28-40-26-10-20V20C-40 26-80 28-110 0z';
    return svg`<path d="M-370 ${y - 20}C-300 ${y - 40} -200 ${y - 6} -90 ${y - 18}V${y + 20}C-200 ${y + 34} -300 ${y + 4} -370 ${y + 24}z" fill="${paint}" opacity=".85"/>${place(60, y, svg`<path d="${hair}" fill="#5b3f2a"/><path d="M-12-22H70V22H-12z" fill="${rounded(canvas, '#c9d0d5', 'down')}"/><path d="M68-18H340Q352 0 340 18H68z" fill="${rounded(canvas, handle, 'down')}"/>`)}`;
  });
  return place(0, 0, lifted(canvas, page) + lifted(canvas, rows.join('')), -4);
}

/** A bag's label as the wheat paste has it. */
export const pasteBag = (canvas: Canvas, ink: string): string =>
  pouch(canvas, '#d9c19a', { name: 'Wheat Paste', line: 'READY TO MIX', ink, emblem: 'leaf' });
