import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, GOLD, rounded, STEEL, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

const PIVOT = (fill: string) =>
  svg`<circle r="30" fill="${shade(STEEL, 0.45)}"/><circle cx="-3" cy="-4" r="24" fill="${fill}"/><path d="M-15-13 11 9" stroke="${shade(fill, 0.6)}" stroke-width="6"/>`;

const bow = (canvas: Canvas, colour: string, x: number, rx: number, ry: number): string =>
  svg`<path d="M0 0C${x * 0.1} 90 ${x * 0.5} 110 ${x * 0.7} 200" fill="none" stroke="${shade(colour, 0.2)}" stroke-width="52"/><ellipse cx="${x}" cy="${180 + ry}" rx="${rx}" ry="${ry}" fill="none" stroke="${flat(canvas, colour)}" stroke-width="42"/><path d="M${x - rx - 6} ${150 + ry}C${x - rx} ${200 + ry * 0.1} ${x - rx * 0.5} 176 ${x} 176" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/>`;

const bigBlade = (canvas: Canvas): string =>
  svg`<path d="M-46 40C-62-140-40-330 6-490 34-330 56-140 46 40z" fill="${rounded(canvas, STEEL)}"/><path d="M8-460C24-310 32-140 30 20" fill="none" stroke="#fff" stroke-width="7" opacity=".8"/>`;

/** Tailor's shears: broad blades, a thumb ring and a long bow for four fingers. */
export function shears(canvas: Canvas, grip: string): string {
  return place(
    0,
    20,
    lifted(canvas, place(0, 0, bow(canvas, grip, 130, 84, 150) + bigBlade(canvas), -13)) +
      lifted(canvas, place(0, 0, bow(canvas, grip, -104, 82, 92) + bigBlade(canvas), 13)) +
      PIVOT(GOLD),
    -34,
    0.98,
  );
}

const wavyBlade = (canvas: Canvas, side: number): string => {
  const teeth = times(
    9,
    (index) => svg`q${side * (index % 2 === 0 ? 26 : 16)} 24 0 ${index % 3 === 0 ? 56 : 46}`,
  );
  return svg`<path d="M${side * -34}-440Q${side * -60}-200 ${side * -44} 40H${side * 26}V-4L${side * 10} -440z" fill="${flat(canvas, STEEL)}"/><path d="M${side * 8}-440${teeth}V20H${side * -20}V-440z" fill="${rounded(canvas, '#c6ced4')}"/>`;
};

/** Scissors whose blades cut a wavy edge, with moulded grips. */
export function deckleScissors(canvas: Canvas, grip: string): string {
  const half = (side: number) => wavyBlade(canvas, side) + bow(canvas, grip, side * -96, 84, 112);
  return place(
    0,
    10,
    lifted(canvas, place(0, 0, half(1), 17)) + lifted(canvas, place(0, 0, half(-1), -17)) + PIVOT('#f3ead2'),
    32,
    0.98,
  );
}

/** Spring snips in one piece of steel, their cap beside them. */
export function snips(canvas: Canvas, cap: string): string {
  const arm = (side: number) =>
    svg`<path d="M${side * 2}-440C${side * 60}-300 ${side * 118}-180 ${side * 112}-60L${side * 66}-20C${side * 60}-140 ${side * 10}-260 ${side * 2}-440z" fill="${flat(canvas, STEEL)}"/><path d="M${side * 6}-420C${side * 30}-280 ${side * 66}-170 ${side * 72}-30" fill="none" stroke="#fff" stroke-width="6" opacity=".8"/>`;
  const spring = svg`<path d="M-92-60C-150 80-170 330 0 350 170 330 150 80 92-60" fill="none" stroke="#7d868e" stroke-width="54"/><path d="M-92-60C-150 80-170 330 0 350 170 330 150 80 92-60" fill="none" stroke="#d3d9de" stroke-width="34"/><path d="M-100-40C-148 90-156 310 0 330" fill="none" stroke="#fff" stroke-width="9" opacity=".8"/>`;
  const ring = svg`<circle cx="-214" cy="130" r="76" fill="none" stroke="#8a939b" stroke-width="36"/><circle cx="-214" cy="130" r="76" fill="none" stroke="#d9dfe3" stroke-width="18"/>`;
  const sheath = svg`<path d="M-60 130C-64 0-30-140 0-190 30-140 64 0 60 130Q0 150-60 130z" fill="${rounded(canvas, cap)}"/><path d="M-58 80Q0 100 58 80" fill="none" stroke="${shade(cap, 0.4)}" stroke-width="6"/>`;
  return (
    lifted(canvas, place(-60, 20, ring + spring + arm(-1) + arm(1), 24)) +
    lifted(canvas, place(300, 250, sheath, -52))
  );
}

const knifeBody = (canvas: Canvas): string => {
  const scores = times(6, (index) => svg`M${-430 + index * 52}-30l-26 60`);
  const blade = svg`<path d="M-500 30-430-32H-60V32z" fill="${flat(canvas, '#c3cbd1')}"/><path d="${scores}" stroke="#7b848c" stroke-width="4"/>`;
  return svg`${blade}<path d="M-130-62H440Q480-62 480-24V24Q480 62 440 62H-130L-190 36V-36z" fill="${rounded(canvas, GOLD, 'down')}"/><path d="M-100-12H400V12H-100z" fill="${shade(GOLD, 0.6)}"/><rect x="-60" y="-44" width="120" height="88" rx="16" fill="${rounded(canvas, '#3a3f47', 'down')}"/><path d="${times(5, (index) => svg`M${-36 + index * 18}-32v64`)}" stroke="#8b929a" stroke-width="6"/>${fitted('typed', 'OKMT 9 MM', { x: 250, y: -26, width: 250, size: 30 }, shade(GOLD, 0.65))}<circle cx="448" r="14" fill="${shade(GOLD, 0.6)}"/>`;
};

const spares = (canvas: Canvas): string =>
  times(5, (index) =>
    place(
      index * 16,
      index * 34,
      svg`<path d="M-160 14-120-14H160V14z" fill="${flat(canvas, '#b9c2c8')}"/><path d="M-80-14-94 14M-30-14-44 14M20-14 6 14M70-14 56 14M120-14 106 14" stroke="#7b848c" stroke-width="3"/>`,
    ),
  ).join('');

/** A craft knife with snap-off segments, and five spare blades. */
export const craftKnife = (canvas: Canvas): string =>
  lifted(canvas, place(0, -70, knifeBody(canvas), -34)) +
  lifted(canvas, place(170, 240, spares(canvas), -12));

/** The knife on a cutting mat, a window cut from a card. */
export function knifeAtWork(canvas: Canvas): string {
  const lines = times(9, (index) => svg`M${-400 + index * 100}-380V380M-440 ${-340 + index * 85}H440`);
  const mat = svg`${board(920, 800, '#2f5d4c', 18)}<path d="${lines}" stroke="#8db7a2" stroke-width="3" opacity=".55"/>`;
  const card = svg`<path d="M-240-280H240V280H-240zM-150-190V30H150V-190z" fill="${SHOP.paper}" fill-rule="evenodd"/><path d="M-160 100H160M-160 150H90M-160 200H120" stroke="${SHOP.ink}" stroke-width="5" opacity=".5"/>`;
  return (
    lifted(canvas, place(0, 0, mat, -4)) +
    lifted(canvas, place(-120, 10, card, 6)) +
    lifted(canvas, place(-210, 330, board(290, 210, SHOP.paper, 0), 24, 0.8)) +
    lifted(canvas, place(250, -20, knifeBody(canvas), -52, 0.72))
  );
}

/** A brass letter opener shaped like a pen's nib. */
export function nibOpener(canvas: Canvas): string {
  const nib = svg`<path d="M0-470C40-330 92-220 84-60 76 20 46 60 40 110H-40C-46 60-76 20-84-60-92-220-40-330 0-470z" fill="${rounded(canvas, GOLD)}"/><path d="M0-450V-120" stroke="${shade(GOLD, 0.6)}" stroke-width="5"/><circle cy="-104" r="22" fill="${shade(GOLD, 0.6)}"/><path d="M-50-20C-60-160-40-260-14-380" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/><path d="M-40 20C-20 40 20 40 40 20M-34 60H34" fill="none" stroke="${shade(GOLD, 0.5)}" stroke-width="6"/>`;
  const shaft = svg`<path d="M-44 100H44L34 380Q0 470-34 380z" fill="${rounded(canvas, shade(GOLD, 0.16))}"/><path d="M-48 104H48V134H-48zM-42 200H42V218H-42z" fill="${tint(GOLD, 0.4)}"/>`;
  return place(0, 10, lifted(canvas, shaft + nib), 38);
}

/** The opener in the flap of an envelope, its letter half out. */
export function openedLetter(canvas: Canvas): string {
  const paper = '#eadfc4';
  const letterSheet = svg`<path d="M-330-360H330V60H-330z" fill="#fffaf0"/>${times(4, (row) => svg`<path d="M-270 ${-300 + row * 56}H${row === 3 ? 40 : 260}" stroke="${SHOP.postal}" stroke-width="6" opacity=".5"/>`)}`;
  const front = svg`<path d="M-420-160H420V330H-420z" fill="${flat(canvas, paper)}"/><path d="M-420-160 0 120 420-160M-420 330-60 70M420 330 60 70" fill="none" stroke="${shade(paper, 0.25)}" stroke-width="5"/>`;
  const back = svg`<path d="M-420-160H420L400-190H-400z" fill="${shade(paper, 0.3)}"/>`;
  return place(
    0,
    0,
    lifted(canvas, back + place(0, 0, letterSheet)) +
      lifted(canvas, front + stroke('M-420-160H420', SHOP.paper, 6)) +
      place(200, -130, nibOpener(canvas), 46, 0.62),
    -5,
  );
}
