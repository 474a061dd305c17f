import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, rounded, stroke } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { stitched } from './books';
import { DARK, gloss } from './pen-parts';

type Tip = 'brush' | 'chisel' | 'fine' | 'gel' | 'bullet';

export interface MarkerLook {
  ink: string;
  tip: Tip;
  body?: string;
  /** Half its thickness. */
  girth?: number;
  capped?: boolean;
  /** Colour of the cap; the ink's when left out. */
  cap?: string;
  name?: string;
}

const TIPS: Record<Tip, (ink: string) => string> = {
  brush: (ink) => svg`<path d="M-190-14C-240-20-270-12-304 6-268 18-240 18-190 14z" fill="${ink}"/>`,
  chisel: (ink) =>
    svg`<path d="M-190-22H-232L-262 20H-190z" fill="${ink}"/><path d="M-232-22-262 20h14l26-42z" fill="#fff" opacity=".25"/>`,
  bullet: (ink) => svg`<path d="M-190-12H-220Q-244-10-250 0-244 10-220 12H-190z" fill="${ink}"/>`,
  fine: (ink) =>
    svg`<path d="M-190-8H-240V8H-190z" fill="#aab3bb"/><path d="M-240-3H-262V3H-240z" fill="${ink}"/>`,
  gel: (ink) =>
    svg`<path d="M-190-13-246-4V4L-190 13z" fill="#c9d0d5"/><circle cx="-248" r="5" fill="${ink}"/>`,
};

/** A felt or gel pen lying left to right, its tip (or cap) at the left; 600 long. */
export function marker(canvas: Canvas, look: MarkerLook): string {
  const { ink, girth: g = 32, body = '#f1ebdd' } = look;
  const barrel = svg`M-130 ${-g}H280Q300 ${-g} 300 ${-g * 0.6}V${g * 0.6}Q300 ${g} 280 ${g}H-130z`;
  const end = svg`M236 ${-g}H280Q300 ${-g} 300 ${-g * 0.6}V${g * 0.6}Q300 ${g} 280 ${g}H236z`;
  const grip = svg`<path d="M-130 ${-g * 0.86}C-160 ${-g * 0.8} -176 ${-g * 0.6} -192 ${-g * 0.5}V${g * 0.5}C-176 ${g * 0.6} -160 ${g * 0.8} -130 ${g * 0.86}z" fill="${rounded(canvas, DARK, 'down')}"/>`;
  const cap = svg`M-90 ${-g - 4}H-280Q-306 ${-g - 4} -306 ${-g * 0.6}V${g * 0.6}Q-306 ${g + 4} -280 ${g + 4}H-90z`;
  const head = look.capped
    ? svg`<path d="${cap}" fill="${look.cap ?? ink}"/><path d="${cap}" fill="${gloss(canvas)}"/><path d="M-296 ${-g * 0.5}H-120V${-g * 0.1}H-296z" fill="${shade(look.cap ?? ink, 0.25)}"/>`
    : TIPS[look.tip](ink) + grip;
  const name = look.name
    ? fitted(
        'typed',
        look.name,
        { x: 70, y: g * 0.32, width: 220, size: g * 0.95 },
        body === '#f1ebdd' ? SHOP.ink : SHOP.paper,
      )
    : '';
  return svg`<path d="${barrel}" fill="${body}"/><path d="${end}" fill="${look.cap ?? ink}"/><path d="${barrel}" fill="${gloss(canvas)}"/>${name}${head}`;
}

/** Five brush pens in the pockets of a canvas roll, washes of a hillside below. */
export function penRoll(canvas: Canvas, inks: readonly string[]): string {
  const cloth = '#d8c6a2';
  const hills = inks.map(
    (ink, index) =>
      svg`<path d="M-460 ${250 + index * 40}C-320 ${190 + index * 44} -200 ${300 + index * 30} -40 ${236 + index * 42}S260 ${290 + index * 30} 460 ${230 + index * 44}V${300 + index * 40}C200 ${330 + index * 36} -200 ${310 + index * 40} -460 ${310 + index * 40}z" fill="${ink}" opacity=".82"/>`,
  );
  const pens = inks.map((ink, index) =>
    place(
      -240 + index * 120,
      -130 + (index % 2) * 26,
      marker(canvas, { ink, tip: 'brush', capped: true, girth: 34 }),
      90,
    ),
  );
  const back =
    board(720, 560, printed(canvas, 'weave', cloth, '#a78f60'), 8) +
    stitched('M-346-266H346V266H-346z', '#8a5b2e', 5);
  const pocket =
    board(720, 300, printed(canvas, 'weave', tint(cloth, 0.12), '#a78f60'), 6) +
    stitched('M-180-140V140M-60-140V140M60-140V140M180-140V140M-346-130H346', '#8a5b2e', 5);
  const strap = svg`<path d="M352 10C430 0 440 60 400 90S420 170 470 150" fill="none" stroke="#7a4a26" stroke-width="20" stroke-linecap="round"/>`;
  return (
    place(0, 30, hills.join('')) +
    place(
      0,
      -90,
      lifted(canvas, strap + back) + lifted(canvas, pens.join('')) + lifted(canvas, place(0, 140, pocket)),
      -4,
    )
  );
}

/** Six thin pens, each at the end of the line it draws. */
export function fineLiners(canvas: Canvas): string {
  const widths = [3, 7, 12, 3, 7, 12];
  const names = ['0.1', '0.3', '0.5', '0.1', '0.3', '0.5'];
  const rows = widths.map((wide, index) => {
    const ink = index < 3 ? '#1c1a1f' : '#6b4325';
    const y = -290 + index * 116;
    const x = 110 + (index % 3) * 40;
    return svg`${stroke(svg`M-420 ${y}q${(x - 262 + 420) / 4}-44 ${(x - 262 + 420) / 2} 0t${(x - 262 + 420) / 2} 0`, ink, wide)}${lifted(canvas, place(x, y, marker(canvas, { ink, tip: 'fine', body: index < 3 ? '#2b2a30' : '#7b5030', girth: 24, name: names[index] ?? '' })))}`;
  });
  return place(-50, 0, rows.join(''), -9, 1.04);
}

/** A signboard as it hangs on a lorry, six chisel markers before it. */
export function signboard(canvas: Canvas, inks: readonly string[]): string {
  const wood = '#f0c93a';
  const word = (text: string, y: number, size: number, ink: string, back: string) =>
    place(5, 6, fitted('display', text, { y, width: 700, size }, back)) +
    fitted('display', text, { y, width: 700, size }, ink);
  const sign =
    board(840, 470, flat(canvas, wood), 16) +
    frame(800, 430, inks[0] ?? SHOP.ledger, 12) +
    frame(768, 398, inks[3] ?? SHOP.postal, 6) +
    word('Horn', -66, 150, inks[0] ?? SHOP.ledger, '#1b2438') +
    word('OK', 66, 170, inks[3] ?? SHOP.postal, '#ffffff') +
    word('Please', 164, 110, inks[2] ?? SHOP.green, '#1b2438') +
    [-300, 300]
      .map((x) =>
        place(
          x,
          -20,
          svg`<circle r="66" fill="${inks[4] ?? PIGMENTS.Rose}"/>` +
            emblem(canvas, 'lotus', '#ffffff', inks[4] ?? PIGMENTS.Rose),
          0,
          0.9,
        ),
      )
      .join('');
  const pens = inks.map((ink, index) =>
    place(
      -340 + index * 136,
      270 + Math.abs(index - 2.5) * 16,
      marker(canvas, { ink, tip: 'chisel', body: '#2d2d34', girth: 48, capped: index !== 1, name: 'CHISEL' }),
      90 + (index - 2.5) * 3,
      0.66,
    ),
  );
  return lifted(canvas, place(0, -210, sign, -3)) + lifted(canvas, pens.join(''));
}

/** Two white pens on black card, with what they draw. */
export function whiteGel(canvas: Canvas): string {
  const card = '#1d1c22';
  const white = '#fbf9f2';
  const marks: readonly (readonly [Emblem, number, number, number, number])[] = [
    ['moon', -210, -260, 1.3, -10],
    ['star', -60, -330, 0.6, 0],
    ['star', 40, -240, 0.4, 20],
    ['star', -300, -110, 0.45, 12],
    ['cloud', 190, -290, 1.1, 0],
    ['star', 280, -140, 0.5, 0],
  ];
  const doodles = marks.map(([mark, x, y, scale, turn]) =>
    place(x, y, emblem(canvas, mark, white, card), turn, scale),
  );
  const hills =
    stroke('M-340 60C-240-60-160-40-80 20S80-80 160-20 280 0 340 40', white, 7) +
    stroke('M-340 130C-200 60-100 110 0 90S220 60 340 110', white, 4);
  const dots = times(
    24,
    (index) =>
      svg`<circle cx="${between(canvas.random, -330, 330)}" cy="${150 + (index % 4) * 30}" r="4" fill="${white}"/>`,
  );
  const pen = (capped: boolean) =>
    marker(canvas, {
      ink: white,
      tip: 'gel',
      body: '#f4f1ea',
      girth: 27,
      capped,
      cap: '#c9ccd2',
      name: 'WHITE 0.8',
    });
  return (
    lifted(canvas, place(-20, -30, board(740, 860, card, 6) + doodles.join('') + hills + dots.join(''), -4)) +
    lifted(canvas, place(70, 190, pen(false), -22, 1.16)) +
    lifted(canvas, place(120, 310, pen(true), -22, 1.16))
  );
}

/** Twelve two-ended markers in their tray, the lid behind. */
export function dualTwelve(canvas: Canvas, inks: readonly string[]): string {
  const lid =
    board(800, 280, printed(canvas, 'rain', '#5c6b7c', '#8d9cab'), 10) +
    board(470, 150, SHOP.paper, 3) +
    frame(446, 126, '#5c6b7c', 4) +
    fitted('display', 'Twelve Muted', { y: 4, width: 400, size: 70 }, SHOP.ink) +
    fitted('typed', 'BRUSH + 0.6 MM', { y: 46, width: 300, size: 34 }, '#5c6b7c');
  const tray = board(840, 660, flat(canvas, '#5c6b7c'), 12) + board(796, 616, '#39434f', 6);
  const pens = inks.map((ink, index) => {
    const x = -352 + index * 64;
    const open = index === 4;
    const cap = (from: number) =>
      svg`<rect x="-25" y="${from}" width="50" height="140" rx="14" fill="${ink}"/><rect x="-25" y="${from}" width="50" height="140" rx="14" fill="${rounded(canvas, ink)}" opacity=".7"/>`;
    const body = svg`<rect x="-23" y="-270" width="46" height="540" rx="12" fill="#f4efe4"/><rect x="-23" y="-270" width="46" height="540" rx="12" fill="${rounded(canvas, '#f4efe4')}" opacity=".55"/><rect x="-8" y="-90" width="16" height="180" fill="${ink}"/>`;
    const tip = svg`<path d="M-20-270H20L12-306H-12z" fill="${DARK}"/><path d="M-11-306H11C14-336 6-356 0-372-6-356-14-336-11-306z" fill="${ink}"/>`;
    return place(x, open ? 30 : 0, body + cap(140) + (open ? tip : cap(-280)));
  });
  return (
    lifted(canvas, place(0, -330, lid, 3)) +
    lifted(canvas, place(0, 110, tray)) +
    lifted(canvas, place(0, 110, pens.join('')))
  );
}

/** Three metallic brush pens on a dark card, each with a stroke of its metal. */
export function metallicTrio(canvas: Canvas): string {
  const metals = ['#e3bd55', '#b18a34', '#c07448'];
  const card = '#241b2e';
  const strokes = metals.map((metal, index) => {
    const y = -290 + index * 120;
    return svg`<path d="M-320 ${y + 30}C-220 ${y - 60} -120 ${y + 60} 0 ${y}S220 ${y - 40} 320 ${y + 10}" fill="none" stroke="${metal}" stroke-width="52" stroke-linecap="round"/><path d="M-300 ${y + 12}C-210 ${y - 64} -120 ${y + 40} 0 ${y - 14}S220 ${y - 50} 300 ${y - 6}" fill="none" stroke="#fff3cf" stroke-width="6" stroke-linecap="round" opacity=".7"/>${times(10, () => svg`<circle cx="${between(canvas.random, -320, 320)}" cy="${y + between(canvas.random, -50, 60)}" r="${between(canvas.random, 2, 5)}" fill="${tint(metal, 0.5)}"/>`)}`;
  });
  const pens = metals.map((metal, index) =>
    place(
      30 + index * 12,
      120 + index * 118,
      marker(canvas, {
        ink: metal,
        tip: 'brush',
        body: '#2f2738',
        girth: 40,
        capped: index !== 0,
        name: ['GOLD', 'OLD GOLD', 'COPPER'][index] ?? '',
      }),
      -12,
      1.08,
    ),
  );
  return (
    lifted(
      canvas,
      place(
        0,
        -20,
        board(800, 880, card, 8) + frame(750, 830, '#b18a34', 3) + place(0, 0, strokes.join('')),
        3,
      ),
    ) + lifted(canvas, pens.join(''))
  );
}
