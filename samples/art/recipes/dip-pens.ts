import { lifted, sweep, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import {
  board,
  fitted,
  flat,
  frame,
  GOLD,
  rounded,
  SHEESHAM,
  sheen,
  STEEL,
  stroke,
  TEAK,
} from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { stud } from './books';
import { gilt } from './pen';

const BRONZE = '#a8713a';

/** A dip nib, its tip at -110, its heel open; `metal` is a fill. */
const dipNib = (metal: string, girth = 34): string =>
  svg`<path d="M-112 0C-62-8-40 ${-girth * 0.9} 6 ${-girth}H82Q74 0 82 ${girth}H6C-40 ${girth * 0.9}-62 8-112 0z" fill="${metal}"/><path d="M-106 0H-14" stroke="#3a2a12" stroke-width="3"/><ellipse cx="-6" rx="11" ry="7" fill="#3a2a12"/><path d="M30 ${-girth + 2}Q24 0 30 ${girth - 2}" fill="none" stroke="#3a2a12" stroke-width="2" opacity=".55"/>`;

const metals = (canvas: Canvas): readonly string[] => [
  gilt(canvas),
  rounded(canvas, STEEL, 'down'),
  rounded(canvas, BRONZE, 'down'),
];

/** The pear-shaped holder alone, its nib at the left. */
export const turnedTool = (canvas: Canvas): string => {
  const fills = metals(canvas);
  return svg`${place(-330, 0, dipNib(fills[0] ?? GOLD))}<path d="M-268-30H-226V30H-268z" fill="${gilt(canvas)}"/><path d="M-230-32C-150-62-70-66-10-40 60-16 180-14 320-18 400-24 440-12 440 0S400 24 320 18C180 14 60 16-10 40-70 66-150 62-230 32z" fill="${rounded(canvas, TEAK, 'down')}"/><path d="M-190-46Q-178 0-190 46M-60-58Q-48 0-60 58M-40-52Q-28 0-40 52" fill="none" stroke="${shade(TEAK, 0.4)}" stroke-width="4"/><path d="M40-10C120-4 200-6 300-4M-160 8C-120 16-80 12-60 6" fill="none" stroke="${shade(TEAK, 0.3)}" stroke-width="3" opacity=".6"/>`;
};

/** A pear-shaped holder of mango wood, six nibs laid out under it and their red tin. */
export function turnedHolder(canvas: Canvas): string {
  const fills = metals(canvas);
  const holder = turnedTool(canvas);
  const nibs = times(6, (index) =>
    place(
      -230 + (index % 3) * 190,
      190 + Math.floor(index / 3) * 120,
      dipNib(fills[index % 3] ?? GOLD, 20 + index * 4),
      -8,
    ),
  );
  const tin = svg`<rect x="-150" y="-106" width="300" height="220" rx="26" fill="${shade(SHOP.ledger, 0.45)}"/><rect x="-154" y="-116" width="300" height="212" rx="26" fill="${flat(canvas, SHOP.ledger)}"/><rect x="-134" y="-96" width="260" height="172" rx="16" fill="none" stroke="${SHOP.buff}" stroke-width="4"/>${fitted('display', 'Six Nibs', { x: -4, y: 14, width: 220, size: 72 }, SHOP.buff)}`;
  return (
    lifted(canvas, place(-230, -270, tin, -8)) +
    lifted(canvas, place(80, -90, holder, -32)) +
    lifted(canvas, place(60, 30, nibs.join('')))
  );
}

/** A round tin of twelve bronze nibs, opened, its lid leaning beside it. */
export function nibTin(canvas: Canvas): string {
  const bronze = rounded(canvas, BRONZE, 'down');
  const nibs = times(12, (index) =>
    place(0, 0, place(-150, 0, dipNib(bronze, 28), 0, 0.95), index * 30 + 15),
  );
  const base = svg`<circle r="320" fill="${shade('#3c5d4a', 0.3)}"/><circle cx="-5" cy="-7" r="312" fill="${flat(canvas, '#d9d2c0')}"/><circle r="292" fill="${shade('#d9d2c0', 0.5)}"/><circle cx="4" cy="6" r="286" fill="#f1e7d0"/>`;
  const lid = svg`<circle r="230" fill="${shade('#2b5a48', 0.4)}"/><circle cx="-5" cy="-7" r="224" fill="${flat(canvas, '#2b5a48')}"/><circle cx="-5" cy="-7" r="196" fill="none" stroke="#e8cf8e" stroke-width="5"/><circle cx="-5" cy="-7" r="182" fill="none" stroke="#e8cf8e" stroke-width="2"/>${place(-5, -96, emblem(canvas, 'feather', '#e8cf8e', '#2b5a48'), 30, 0.9)}${fitted('display', 'Pointed', { x: -5, y: 14, width: 280, size: 82 }, '#e8cf8e')}${fitted('typed', 'TWELVE NIBS', { x: -5, y: 70, width: 240, size: 38 }, '#e8cf8e')}${fitted('typed', 'FLEXIBLE', { x: -5, y: 114, width: 160, size: 32 }, '#e8cf8e')}`;
  return (
    lifted(canvas, place(-210, -230, lid, -10)) +
    lifted(canvas, place(110, 120, base)) +
    lifted(canvas, place(110, 120, nibs.join('') + stud(26, '#b5803f')))
  );
}

/** What a flexible nib does, thick on the way down and thin on the way up. */
const copperplate = (ink: string): string =>
  times(5, (index) => {
    const x = -230 + index * 110;
    return svg`<path d="M${x + 60}-150C${x + 26}-60 ${x - 4} 30 ${x - 26} 110L${x - 2} 110C${x + 20} 40 ${x + 50}-50 ${x + 78}-150z" fill="${ink}"/><path d="M${x - 14} 108C${x + 4} 170 ${x + 60} 60 ${x + 116}-90" fill="none" stroke="${ink}" stroke-width="4"/>`;
  }).join('');

/** A page of slanted strokes, with the pen that is drawn around the middle. */
export const copyPage = (canvas: Canvas, ink: string, tool: string): string =>
  lifted(
    canvas,
    place(
      -30,
      -40,
      board(760, 720, '#fdfaf1', 4) +
        svg`<path d="M-350-240H350M-350-150H350M-350 110H350M-350 200H350" stroke="#7fa6ba" stroke-width="2.5"/><path d="${times(9, (index) => svg`M${-330 + index * 84} 300L${-240 + index * 84}-330`)}" stroke="${SHOP.ledger}" stroke-width="2" opacity=".35"/>` +
        copperplate(ink),
      -4,
    ),
  ) + lifted(canvas, place(170, 230, tool, -34));

/** Nib and plain holder, tip at the left. */
export const plainHolder = (canvas: Canvas): string =>
  svg`${place(-330, 0, dipNib(rounded(canvas, BRONZE, 'down'), 28))}<path d="M-262-30H-226V30H-262z" fill="${gilt(canvas)}"/><path d="M-230-30C-100-36 100-24 400-12Q412 0 400 12C100 24-100 36-230 30z" fill="${rounded(canvas, '#2d3a55', 'down')}"/>`;

/** Five reeds in a bundle, cut to five widths, over what each writes. */
export function reedPens(canvas: Canvas): string {
  const widths = [12, 18, 24, 31, 38];
  const strokes = widths.map(
    (wide, index) =>
      svg`<path d="M-420 ${210 + index * 62}q60-40 120 0t120 0 120 0 90-4" fill="none" stroke="${SHOP.ink}" stroke-width="${wide}" stroke-linejoin="round"/>`,
  );
  const reeds = widths.map((wide, index) => {
    const tone = ['#b98d4e', '#a5793c', '#c59a5a', '#8f6a34', '#b0824a'][index] ?? '#b98d4e';
    const g = 24 + index * 3;
    const node = 40 + index * 46;
    const body = svg`<path d="M-300 ${-g}H420V${g}H-300z" fill="${rounded(canvas, tone, 'down')}"/><ellipse cx="420" rx="9" ry="${g}" fill="${shade(tone, 0.55)}"/><ellipse cx="420" rx="5" ry="${g * 0.5}" fill="#f1e0b8"/><path d="M${node} ${-g - 2}q10 ${g} 0 ${g * 2 + 4}" fill="none" stroke="${shade(tone, 0.45)}" stroke-width="7"/><path d="M-300 ${-g}C-360 ${-g} -390 ${-wide * 0.5} -430 ${-wide * 0.42}V${wide * 0.42}C-390 ${wide * 0.5} -360 ${g} -300 ${g}z" fill="#ecd7a5"/><path d="M-430 ${-wide * 0.42}h26v${wide * 0.84}h-26zM-426 0H-330" fill="${SHOP.ink}" stroke="#2a2622" stroke-width="3"/>`;
    return place(0, -150 + index * 66, body, (index - 2) * 3.4);
  });
  const twine = times(6, (index) =>
    stroke(
      svg`M${70 + index * 15}-194C${86 + index * 15}-80 ${86 + index * 15} 60 ${70 + index * 15} 160`,
      index % 2 === 0 ? '#efe1bf' : '#d3bd8a',
      13,
    ),
  );
  const bow = stroke(
    'M112-30C40-130-30-60 100-26C0-10 10 80 104-22M112-26C180 40 160 90 210 130M104-20C120 50 100 100 120 150',
    '#efe1bf',
    11,
  );
  return (
    place(0, -30, strokes.join('')) +
    place(30, -120, lifted(canvas, reeds.join('')) + lifted(canvas, twine.join('') + bow), -14)
  );
}

/** A pen of twisted glass, its tip at the left. */
export function glassTool(canvas: Canvas): string {
  const glass = sweep(
    canvas,
    [
      [0, '#fff', 0.75],
      [0.2, '#d5eef0', 0.35],
      [0.55, '#7fb7bd', 0.4],
      [0.85, '#e9fafa', 0.6],
      [1, '#fff', 0.4],
    ],
    'down',
  );
  const body = 'M-200-26C-120-38 260-34 400-24Q450-18 452 0 450 18 400 24C260 34-120 38-200 26z';
  const tip = 'M-400 0C-350-8-330-40-280-44S-220-34-200-26V26C-220 34-240 46-280 44S-350 8-400 0z';
  const twist = times(
    13,
    (index) =>
      svg`M${-190 + index * 46}-30C${-170 + index * 46}-10 ${-160 + index * 46} 10 ${-140 + index * 46} 30`,
  );
  const grooves = times(
    5,
    (index) => svg`M-396 0C-340 ${-28 + index * 14} -270 ${-40 + index * 20} -206 ${-22 + index * 11}`,
  );
  return svg`<path d="${body}" fill="#dff1f1" opacity=".5"/><path d="${twist}" fill="none" stroke="${PIGMENTS.Teal}" stroke-width="9" opacity=".75"/><path d="${twist}" fill="none" stroke="#e9a13c" stroke-width="4" transform="translate(20 0)"/><path d="${body}" fill="${glass}" stroke="#fff" stroke-width="3"/><path d="${tip}" fill="${PIGMENTS.Indigo}" opacity=".8"/><path d="${grooves}" fill="none" stroke="#cfe6ea" stroke-width="3"/><path d="${tip}" fill="${glass}" stroke="#fff" stroke-width="2"/><path d="M-180-16C-60-24 200-22 380-14" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/><circle cx="462" r="22" fill="#bfe0e2"/><circle cx="456" cy="-6" r="9" fill="#fff"/>`;
}

/** A pen of twisted glass, full of colour, and the corked tube it lives in. */
export function glassPen(canvas: Canvas): string {
  const tube = svg`<rect x="-330" y="-58" width="640" height="116" rx="56" fill="#e3eef0" opacity=".34"/><rect x="-330" y="-58" width="640" height="116" rx="56" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/><path d="M-290-34H270" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".6"/><path d="M290-62H370Q384-62 384-48V48Q384 62 370 62H290z" fill="${rounded(canvas, '#c1935c', 'down')}"/><path d="M310-30l10 8M340 10l14-6M320 30l12 4M356-34l8 10" stroke="#7a5530" stroke-width="5"/>`;
  const line = svg`<path d="M-420 330C-340 190-240 220-270 310S-410 400-320 390-120 250-60 300-60 390-120 370-40 250 60 300 130 380 220 330 330 300 400 350" fill="none" stroke="#d5e4ea" stroke-width="8" stroke-linecap="round"/>`;
  return (
    line + lifted(canvas, place(60, -220, tube, -26)) + lifted(canvas, place(-10, 10, glassTool(canvas), -30))
  );
}

/** The holder that looks bent: the nib sits in a brass flange beside the axis. */
export const obliqueTool = (canvas: Canvas): string => {
  const wood = rounded(canvas, SHEESHAM, 'down');
  const flange = svg`<path d="M-250 14C-220 60-190 96-140 116L-84 92C-110 60-150 30-170 14z" fill="${gilt(canvas)}"/><path d="M-226 30C-200 66-170 88-136 100" fill="none" stroke="#6d4d14" stroke-width="3"/><circle cx="-150" cy="82" r="9" fill="#6d4d14"/>`;
  const nib = place(-176, 96, dipNib(rounded(canvas, STEEL, 'down'), 26), -24, 1.05);
  return svg`<path d="M-300 0C-290-24-250-34-190-34-120-34-90-26-40-24 80-20 240-16 430-8Q442 0 430 8C240 16 80 20-40 24-90 26-120 34-190 34-250 34-290 24-300 0z" fill="${wood}"/><path d="M-60-22C60-10 200-8 400-3M-260-8C-200-18-140-16-100-10" fill="none" stroke="${tint(SHEESHAM, 0.3)}" stroke-width="3" opacity=".7"/><path d="M-84-30H-66V30H-84z" fill="${gilt(canvas)}"/>${nib}${flange}`;
};

/** The oblique pen over a line of copperplate on slanted guides. */
export function obliqueHolder(canvas: Canvas): string {
  const guides = svg`<path d="${times(11, (index) => svg`M${-520 + index * 96} 470L${-370 + index * 96} 40`)}" stroke="${SHOP.ledger}" stroke-width="2.5" opacity=".4"/>`;
  return (
    guides +
    place(-60, 290, copperplate(SHOP.ink), 0, 1.15) +
    lifted(canvas, place(80, -130, obliqueTool(canvas), -24, 1.12))
  );
}

/** A lithographed tin divided for nibs, open, and the rocker blotter that goes with it. */
export function blotterSet(canvas: Canvas): string {
  const red = SHOP.ledger;
  const fills = metals(canvas);
  const lid = svg`${board(560, 230, flat(canvas, red), 24)}${frame(516, 188, SHOP.buff, 4)}${place(-180, 0, emblem(canvas, 'postbox', SHOP.buff, red), 0, 1.2)}${fitted('display', 'Nibs', { x: 60, y: 30, width: 280, size: 110 }, SHOP.buff)}`;
  const base = svg`${board(580, 300, flat(canvas, '#d9d2c0'), 26)}${board(550, 270, shade(red, 0.45), 18)}${board(538, 258, '#f4ead6', 14)}<path d="M-90-129V129M90-129V129" stroke="#c9b98f" stroke-width="10"/>`;
  const nibs = times(9, (index) =>
    place(
      -180 + Math.floor(index / 3) * 180 + between(canvas.random, -12, 12),
      -78 + (index % 3) * 78,
      dipNib(fills[Math.floor(index / 3)] ?? GOLD, 22),
      between(canvas.random, -14, 14),
      0.72,
    ),
  );
  const beech = '#d9ad74';
  const blotter = svg`<path d="M-250-30C-240 120-120 170 0 170S240 120 250-30z" fill="#f6f1e4"/><path d="M-236-20C-224 96-110 140 0 140S224 96 236-20z" fill="${rounded(canvas, beech)}"/><path d="M-180 150C-120 168-60 172 0 172" fill="none" stroke="${PIGMENTS.Indigo}" stroke-width="7" opacity=".5"/><path d="M-270-62H270V-16H-270z" fill="${flat(canvas, beech)}"/><path d="M-250-30H-70M0-44H220" stroke="${shade(beech, 0.25)}" stroke-width="3" opacity=".6"/><path d="M-40-62C-46-90-64-110-64-136A64 52 0 0 1 64-136C64-110 46-90 40-62z" fill="${rounded(canvas, shade(red, 0.05))}"/><ellipse cx="-18" cy="-150" rx="20" ry="12" fill="#fff" opacity=".5"/>`;
  return (
    lifted(canvas, place(-110, -330, lid, -5)) +
    lifted(canvas, place(-90, -70, base, -3)) +
    lifted(canvas, place(-90, -70, nibs.join(''), -3)) +
    lifted(canvas, place(140, 270, blotter, 5))
  );
}

/** The blotter at work on a letter. */
export const blotterAtWork = (canvas: Canvas, sheet: string): string => {
  const beech = '#d9ad74';
  const top = svg`${board(300, 470, printed(canvas, 'weave', beech, shade(beech, 0.25)), 10)}${board(300, 470, sheen(canvas), 10)}<circle r="76" fill="${shade(SHOP.ledger, 0.3)}"/><circle cx="-4" cy="-6" r="70" fill="${flat(canvas, SHOP.ledger)}"/><circle cx="-22" cy="-26" r="18" fill="#fff" opacity=".4"/>`;
  return lifted(canvas, place(-30, -20, sheet, -5)) + lifted(canvas, place(190, 120, top, 68));
};
