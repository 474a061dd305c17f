import { glow, lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, GOLD, rounded, SHEESHAM, sheen, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, polygon, svg } from '../svg';
import { puddle } from './wax-seal';

/** A seal's handle with its brass head down, about 190 x 560. */
export const sealTool = (canvas: Canvas, wood: string): string =>
  svg`<path d="M-54-360C-100-300-72-220-48-150-34-110-30-60-36-20H36C30-60 34-110 48-150 72-220 100-300 54-360 36-398-36-398-54-360z" fill="${rounded(canvas, wood)}"/><path d="M-52-330C-70-280-52-230-38-190" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/><path d="M-44-24H44V26H-44z" fill="${rounded(canvas, GOLD)}"/><path d="M-44-10H44M-44 10H44" stroke="${shade(GOLD, 0.5)}" stroke-width="3"/><path d="M-30 26H30L48 84H-48z" fill="${rounded(canvas, GOLD)}"/><path d="M-98 84Q0 60 98 84V120Q0 156-98 120z" fill="${rounded(canvas, GOLD)}"/><path d="M-98 84Q0 112 98 84" fill="none" stroke="#fbe6ac" stroke-width="5"/>`;

/** A brass head face up, 2 x 100 across, what it presses cut into it. */
export function brassHead(canvas: Canvas, mark: (colour: string) => string): string {
  const metal = glow(canvas, [
    [0, '#f6dd9a'],
    [0.5, GOLD],
    [1, '#6d4d18'],
  ]);
  return svg`<circle cx="5" cy="8" r="102" fill="#5a3f14"/><circle r="100" fill="${metal}"/><circle r="84" fill="none" stroke="#6d4d18" stroke-width="5" opacity=".7"/>${place(3, 4, mark('#fbe6ac'))}${mark('#5c4012')}`;
}

export const sign =
  (canvas: Canvas, name: Emblem, size = 1.05) =>
  (colour: string): string =>
    place(0, 0, emblem(canvas, name, colour, colour === '#5c4012' ? GOLD : colour), 0, size);

/** A seal of wax with any mark pressed into it, 2 x 250 across. */
export function pressedWax(canvas: Canvas, wax: string, mark: (colour: string) => string): string {
  const d = puddle(canvas);
  const body = glow(canvas, [
    [0, tint(wax, 0.34)],
    [0.35, wax],
    [1, shade(wax, 0.42)],
  ]);
  const well = sweep(
    canvas,
    [
      [0, shade(wax, 0.42)],
      [1, shade(wax, 0.08)],
    ],
    'slant',
  );
  return svg`<path d="${d}" fill="${shade(wax, 0.45)}" transform="translate(6 9)"/><path d="${d}" fill="${body}"/><circle r="184" fill="${well}"/><circle r="160" fill="none" stroke="${tint(wax, 0.35)}" stroke-width="6" opacity=".7"/><path d="M-130 130A184 184 0 0 0 130-130" fill="none" stroke="${tint(wax, 0.6)}" stroke-width="8" stroke-linecap="round" opacity=".75"/>${place(-5, -6, mark(tint(wax, 0.5)))}${place(6, 8, mark(shade(wax, 0.6)))}${mark(tint(wax, 0.3))}<path d="M-206-84C-190-130-160-170-116-196" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" opacity=".55"/>`;
}

/** A stick of wax with its wick, 420 long. */
export const waxStick = (canvas: Canvas, wax: string): string =>
  svg`${stroke('M0-206C4-226-6-236 2-258', '#f0e4c8', 8)}<rect x="-31" y="-210" width="62" height="420" rx="9" fill="${rounded(canvas, wax)}"/><path d="M-31-150H31M-31 150H31" stroke="${shade(wax, 0.4)}" stroke-width="4" opacity=".7"/>${place(4, 0, fitted('display', 'DAK', { y: 18, width: 190, size: 54 }, shade(wax, 0.35)), -90)}`;

/** Six sticks fanned under a printed band. */
export function waxSticks(canvas: Canvas, wax: string): string {
  const sticks = times(6, (index) =>
    place(-190 + index * 76, Math.abs(index - 2.5) * 12, waxStick(canvas, wax), (index - 2.5) * 4.2, 1.5),
  );
  const band = svg`<path d="M-300-60Q0-96 300-60V110Q0 74-300 110z" fill="${flat(canvas, '#f4ead2')}"/><path d="M-300-44Q0-80 300-44M-300 94Q0 58 300 94" fill="none" stroke="${wax}" stroke-width="6"/>${fitted('display', 'Sealing Wax', { y: 24, width: 420, size: 88 }, wax)}${fitted('typed', '6 STICKS OF 90 MM', { y: 64, width: 400, size: 32 }, SHOP.ink)}`;
  return lifted(canvas, sticks.join('')) + lifted(canvas, band);
}

/** One eight-sided bead, lit. */
export const bead = (canvas: Canvas, wax: string, turn: number): string => {
  const corners = times(8, (index): [number, number] => {
    const angle = ((index + 0.5) / 8) * Math.PI * 2;
    return [Math.cos(angle) * 34, Math.sin(angle) * 34];
  });
  const path = polygon(corners);
  return place(
    0,
    0,
    svg`<path d="${path}" fill="${shade(wax, 0.5)}" transform="translate(4 6)"/><path d="${path}" fill="${flat(canvas, wax)}"/><path d="${path}" fill="${tint(wax, 0.3)}" transform="scale(.58)"/>`,
    turn,
  );
};

/** A round tin with a window in its lid, beads in it and beside it. */
export function beadTin(canvas: Canvas, wax: string): string {
  const { random } = canvas;
  const heap = times(26, (index) => {
    const angle = index * 2.4;
    const radius = 42 * Math.sqrt(index);
    return place(
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      bead(canvas, wax, between(random, 0, 45)),
      0,
      1.15,
    );
  });
  const tin = svg`<circle cx="14" cy="20" r="336" fill="${shade(GOLD, 0.6)}"/><circle r="330" fill="${flat(canvas, '#d9c48a')}"/><circle r="300" fill="${flat(canvas, wax)}"/><circle r="252" fill="${flat(canvas, '#efe0b4')}"/><circle r="240" fill="${shade(wax, 0.62)}"/>${heap.join('')}<circle r="240" fill="${sheen(canvas)}"/><path d="M-190-110A220 220 0 0 1-60-206" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".6"/><circle r="246" fill="none" stroke="#c8ac62" stroke-width="14"/>${times(16, (index) => place(0, 0, svg`<circle cy="-276" r="9" fill="#efe0b4"/>`, index * 22.5))}`;
  const loose = [
    [270, 330, 1.3],
    [370, 250, 1.15],
    [180, 400, 1.2],
    [390, 390, 1.35],
    [60, 410, 1],
  ].map(([x = 0, y = 0, size]) => place(x, y, bead(canvas, wax, between(random, 0, 45)), 0, size));
  return lifted(canvas, place(-70, -70, tin)) + lifted(canvas, loose.join(''));
}

/** A spoon of melting wax, seen from above, its wooden handle to the right. */
export const waxSpoon = (canvas: Canvas, wax: string): string =>
  svg`<path d="M90-12H330V12H90z" fill="${rounded(canvas, GOLD, 'down')}"/><rect x="190" y="-24" width="250" height="48" rx="22" fill="${rounded(canvas, SHEESHAM, 'down')}"/><path d="M-104 0A104 78 0 0 1 104 0 104 78 0 0 1-104 0zM-120 10-92-40-40-70z" fill="${flat(canvas, GOLD)}"/><ellipse rx="84" ry="60" fill="${shade(GOLD, 0.5)}"/><ellipse cx="2" cy="4" rx="74" ry="50" fill="${flat(canvas, wax)}"/><path d="M-44-14C-30-30 0-36 24-30" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".5"/>`;

/** A tealight, alight. */
export const tealight = (canvas: Canvas): string =>
  svg`<circle cx="5" cy="8" r="92" fill="#6d7278"/><circle r="90" fill="${flat(canvas, '#cfd4d8')}"/><circle r="76" fill="${flat(canvas, '#f6eedb')}"/><path d="M0-44C26-14 26 14 0 22-26 14-26-14 0-44z" fill="#e9a13a"/><path d="M0-20C12-4 12 10 0 16-12 10-12-4 0-20z" fill="#fff3c4"/>`;

/** A fitted cabinet: 24 brass heads in three rows over a drawer. */
export function sealCabinet(canvas: Canvas): string {
  const marks: Emblem[] = ['lotus', 'key', 'crown', 'sparrow', 'engine', 'star', 'elephant', 'sun'];
  const heads = times(24, (index) =>
    place(
      -336 + (index % 8) * 96,
      -214 + Math.floor(index / 8) * 104,
      brassHead(canvas, sign(canvas, marks[(index * 3 + Math.floor(index / 8)) % 8] ?? 'star', 1.2)),
      0,
      0.42,
    ),
  );
  const slots = times(
    3,
    (row) => svg`<rect x="-396" y="${-262 + row * 104}" width="792" height="96" rx="12" fill="#4a1f22"/>`,
  );
  const knob = (x: number) =>
    svg`<circle cx="${x + 3}" cy="186" r="24" fill="#3c2413"/><circle cx="${x}" cy="182" r="23" fill="${flat(canvas, GOLD)}"/>`;
  const grain = times(
    5,
    (row) => svg`M-440 ${100 + row * 38}C-200 ${88 + row * 38} 100 ${120 + row * 38} 440 ${96 + row * 38}`,
  );
  return (
    lifted(
      canvas,
      svg`<path d="M-460-320-420-380H420L460-320z" fill="${tint(SHEESHAM, 0.22)}"/>${place(0, 0, svg`<rect x="-460" y="-320" width="920" height="640" rx="8" fill="${flat(canvas, SHEESHAM)}"/>`)}<rect x="-420" y="-286" width="840" height="352" rx="6" fill="${shade(SHEESHAM, 0.6)}"/>${slots}<rect x="-420" y="92" width="840" height="190" rx="6" fill="${flat(canvas, tint(SHEESHAM, 0.1))}"/><path d="${grain}" fill="none" stroke="${shade(SHEESHAM, 0.4)}" stroke-width="3" opacity=".5"/><rect x="-420" y="92" width="840" height="190" rx="6" fill="none" stroke="${shade(SHEESHAM, 0.6)}" stroke-width="6"/>${knob(-250)}${knob(250)}${place(0, 186, board(240, 84, SHOP.paper, 2) + frame(224, 68, GOLD, 5) + fitted('display', 'Registrar', { y: 14, width: 190, size: 44 }, SHOP.ink))}<path d="M-430 320h90v34h-90zM340 320h90v34h-90z" fill="${shade(SHEESHAM, 0.4)}"/>`,
    ) + lifted(canvas, heads.join(''))
  );
}

/** A small glass spirit lamp, alight. */
export const spiritLamp = (canvas: Canvas): string =>
  svg`<path d="M0-236C38-180 42-140 0-112-42-140-38-180 0-236z" fill="#e9a13a"/><path d="M0-190C18-162 18-140 0-126-18-140-18-162 0-190z" fill="#fff3c4"/><path d="M-34-112H34V-60H-34z" fill="${rounded(canvas, GOLD)}"/><path d="M-40-60H40C120-40 150 10 150 60 150 110 90 120 0 120S-150 110-150 60C-150 10-120-40-40-60z" fill="#dbe6e8" opacity=".92"/><path d="M-136 40C-60 24 70 56 136 36 146 96 90 108 0 108S-146 96-136 40z" fill="#9fc0cf"/><path d="M-100-10C-120 20-120 50-108 76" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".7"/>`;
