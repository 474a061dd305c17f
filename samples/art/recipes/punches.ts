import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, flat, frame, GOLD, rounded, sheen, STEEL, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

const BEECH = '#d3a36a';

/** A small print with its corners cut to a radius. */
export const roundedPrint = (radius: number, ink: string, wide = 300, high = 220): string =>
  svg`${board(wide, high, '#fffdf7', radius)}<rect x="${-wide / 2 + 18}" y="${-high / 2 + 18}" width="${wide - 36}" height="${high - 36}" rx="${radius * 0.7}" fill="${tint(ink, 0.45)}"/><path d="M${-wide / 2 + 18} ${high / 2 - 40}L-40-20 20 40 70-6 ${wide / 2 - 18} ${high / 2 - 40}V${high / 2 - 18}H${-wide / 2 + 18}z" fill="${ink}" opacity=".75"/>`;

/** A corner rounder with three slots, a print in one of them. */
export function cornerRounder(canvas: Canvas, body: string): string {
  const slots = ['3', '5', '8'].map((radius, index) => {
    const x = -200 + index * 200;
    return svg`<path d="M${x - 66} 60H${x + 66}V170H${x - 66}z" fill="#3b4148"/><path d="M${x - 66} 60H${x + 66}V84H${x - 66}z" fill="#20242a"/><circle cx="${x}" cy="-60" r="54" fill="${SHOP.paper}"/>${fitted('display', radius, { x, y: -34, width: 80, size: 78 }, shade(body, 0.2))}`;
  });
  const tool = svg`${board(700, 420, flat(canvas, '#8f989f'), 40)}<path d="M-330-190H330V30Q0 70-330 30z" fill="${flat(canvas, body)}"/><path d="M-300-170H300" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".45"/>${slots}${fitted('typed', 'MM RADIUS', { y: 196, width: 300, size: 26 }, SHOP.ink)}`;
  return (
    lifted(canvas, place(-40, 270, roundedPrint(56, SHOP.postal, 420, 300), -14)) +
    lifted(canvas, place(0, -110, tool, -5)) +
    times(9, (index) =>
      place(
        between(canvas.random, -420, 420),
        between(canvas.random, 340, 430),
        svg`<path d="M0 0H34V34A34 34 0 0 0 0 0z" fill="#fffdf7"/>`,
        index * 77,
      ),
    ).join('')
  );
}

/** Three cards, each with another radius. */
export const roundedCards = (canvas: Canvas): string =>
  [
    [-200, -190, 22, SHOP.ledger, -9],
    [190, -60, 52, SHOP.postal, 8],
    [-120, 250, 92, '#2b6247', -3],
  ]
    .map(([x, y, radius, ink, turn]) =>
      lifted(
        canvas,
        place(Number(x), Number(y), roundedPrint(Number(radius), String(ink), 480, 340), Number(turn)),
      ),
    )
    .join('');

/** A screw punch standing on a cutting mat, its bits beside it. */
export function screwPunch(canvas: Canvas, knob: string): string {
  const lines = times(7, (index) => svg`M${-270 + index * 90}-190V190M-330 ${-150 + index * 50}H330`);
  const mat = svg`${board(700, 420, '#35614f', 14)}<path d="${lines}" stroke="#9cc3af" stroke-width="3" opacity=".5"/>`;
  const turns = times(11, (row) => svg`M-34 ${-170 + row * 34}L34 ${-140 + row * 34}`);
  const tool = svg`<path d="M-120-430C-120-500 120-500 120-430L96-300H-96z" fill="${rounded(canvas, BEECH)}"/><path d="M-100-320H100V-250H-100z" fill="${rounded(canvas, knob)}"/><path d="M-36-250H36V230H-36z" fill="${rounded(canvas, STEEL)}"/><path d="${turns}" stroke="#5e676f" stroke-width="9"/><path d="M-84-40H84L70 190H-70z" fill="${rounded(canvas, BEECH)}"/><path d="M-88-60H88V-30H-88zM-74 180H74V214H-74z" fill="${rounded(canvas, GOLD)}"/><path d="M-26 214H26L14 330H-14z" fill="${rounded(canvas, STEEL)}"/>`;
  const bits = times(5, (index) =>
    place(
      index * 74,
      0,
      svg`<path d="M-18-90H18V-20H-18z" fill="${rounded(canvas, GOLD)}"/><path d="M${-6 - index * 2}-20H${6 + index * 2}L${4 + index * 2} 80H${-4 - index * 2}z" fill="${rounded(canvas, STEEL)}"/>`,
    ),
  );
  return (
    lifted(canvas, place(30, 210, mat, -6)) +
    lifted(canvas, place(-130, -20, tool, -12)) +
    lifted(canvas, place(60, 220, bits.join(''), -6))
  );
}

/** Folded sheets with a row of holes and the thread that will bind them. */
export function sewnSheets(canvas: Canvas, thread: string): string {
  const holes = times(
    7,
    (index) => svg`<circle cx="-300" cy="${-300 + index * 100}" r="13" fill="#463a30"/>`,
  );
  const stitches = times(3, (index) => svg`M-300 ${-300 + index * 200}V${-200 + index * 200}`);
  const sheet = (paper: string) => board(660, 860, paper, 4);
  return place(
    0,
    0,
    lifted(canvas, place(24, 20, sheet('#e8dcbf'), 3)) +
      lifted(canvas, place(10, 8, sheet('#f4ecd8'), 1)) +
      lifted(canvas, sheet('#fffaf0') + holes.join('') + stroke(stitches.join(''), thread, 9)) +
      stroke('M-300 300C-380 420-200 470-40 400S220 330 380 420', thread, 8) +
      lifted(canvas, place(400, 424, svg`<path d="M-60 0 70-30 62-14z" fill="#c6ced4"/>`)),
    4,
  );
}

const ticket = (ink: string, paper: string, line: string): string =>
  svg`${board(420, 210, paper, 6)}${frame(384, 174, ink, 4)}${fitted('display', line, { y: -6, width: 330, size: 58 }, ink)}${fitted('typed', 'SECOND CLASS  No. 4471', { y: 52, width: 330, size: 28 }, SHOP.ink)}`;

/** A ticket inspector's punch in nickel. */
export function planishedPunch(canvas: Canvas): string {
  const arm = (side: number) =>
    svg`<path d="M${side * 30}-120C${side * 70} 0 ${side * 210} 60 ${side * 190} 400Q${side * 150} 440 ${side * 112} 400C${side * 128} 160 ${side * 20} 120 ${side * -30}-60z" fill="${rounded(canvas, '#c9d0d6')}"/><path d="M${side * 60}-40C${side * 110} 60 ${side * 170} 140 ${side * 164} 380" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>`;
  const head = svg`<path d="M-86-400Q-86-430-50-430H50Q86-430 86-400V-300H40V-250H86V-110Q0-70-86-110z" fill="${flat(canvas, '#b7c0c7')}"/><path d="M40-300H110V-250H40z" fill="#4a525a"/><path d="M-60-410H40" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>`;
  const spring = stroke('M-60 150C-20 200 20 110 60 160', '#7d868e', 12);
  return lifted(
    canvas,
    place(
      0,
      10,
      arm(-1) +
        spring +
        arm(1) +
        head +
        svg`<circle cy="-90" r="26" fill="#7b848c"/><circle cx="-4" cy="-94" r="18" fill="#dfe4e8"/>`,
      30,
    ),
  );
}

const dotsOf = (canvas: Canvas, colours: readonly string[], count: number): string =>
  times(count, (index) =>
    place(
      between(canvas.random, -430, 430),
      between(canvas.random, 280, 440),
      svg`<circle r="17" fill="${colours[index % colours.length] ?? '#fff'}"/>`,
    ),
  ).join('');

/** The punch with two tickets it has clipped. */
export const holePunch = (canvas: Canvas): string =>
  lifted(canvas, place(-170, 220, clipped('Bombay V.T.', SHOP.ledger, SHOP.buff, [150, 40]), -10)) +
  place(60, -40, planishedPunch(canvas), 0, 0.95) +
  lifted(canvas, dotsOf(canvas, [SHOP.buff, '#cfe0d4', '#f0c9c4'], 12));

const clipped = (line: string, ink: string, paper: string, [x, y]: readonly [number, number]): string =>
  ticket(ink, paper, line) + svg`<circle cx="${x}" cy="${y}" r="17" fill="${shade(paper, 0.75)}"/>`;

/** Clipped tickets, fanned. */
export const clippedTickets = (canvas: Canvas): string =>
  [
    ['Howrah', '#2b6247', '#dbe8d6', -240, -18],
    ['Pune', SHOP.postal, SHOP.inland, -20, -2],
    ['Mysore', SHOP.ledger, SHOP.buff, 210, 12],
  ]
    .map(([line, ink, paper, y, turn]) =>
      lifted(
        canvas,
        place(
          0,
          Number(y),
          clipped(String(line), String(ink), String(paper), [-150, -60]),
          Number(turn),
          1.6,
        ),
      ),
    )
    .join('');

const laceEdge = (length: number): string =>
  times(length, (index) => svg`M${index * 90} 0a45 40 0 0 0 90 0`).join('');

/** A strip whose lower edge is punched to a scalloped lace. */
export function laceStrip(canvas: Canvas, paper: string, count: number, high = 200): string {
  const half = (count * 90) / 2;
  const holes = times(
    count,
    (index) =>
      svg`<circle cx="${-half + 45 + index * 90}" cy="${high / 2 + 10}" r="11"/><circle cx="${-half + 18 + index * 90}" cy="${high / 2 - 22}" r="7"/><circle cx="${-half + 72 + index * 90}" cy="${high / 2 - 22}" r="7"/><path d="M${-half + 45 + index * 90} ${high / 2 - 66}l12 20-12 20-12-20z"/>`,
  );
  return svg`<path d="M${-half} ${-high / 2}H${half}V${high / 2}H${-half}z" fill="${paper}"/><g transform="translate(${-half} ${high / 2})"><path d="${laceEdge(count)}" fill="${paper}"/></g><path d="M${-half} ${-high / 2}H${half}V${high / 2}H${-half}z" fill="${sheen(canvas)}"/><g fill="${shade(paper, 0.55)}">${holes}</g>`;
}

/** A wide border punch over the strip it edges. */
export function borderPunch(canvas: Canvas, body: string): string {
  const tool = svg`${board(640, 330, flat(canvas, '#aeb7bd'), 34)}<path d="M-300-230Q0-290 300-230L320 40H-320z" fill="${flat(canvas, body)}"/><path d="M-270-210Q0-262 270-210" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".45"/><path d="M-280 76H280V130H-280z" fill="#4b535b"/><path d="M-180 76v54M0 76v54M180 76v54" stroke="${SHOP.paper}" stroke-width="5"/>${place(0, -110, emblem(canvas, 'marigold', tint(body, 0.72), body), 0, 1.4)}`;
  return (
    lifted(canvas, place(0, 250, laceStrip(canvas, SHOP.paper, 10), -5)) +
    lifted(canvas, place(0, -110, tool, -5)) +
    lifted(canvas, dotsOf(canvas, [SHOP.paper], 6))
  );
}

/** Cards and a ribbon of paper with lace edges. */
export const laceCards = (canvas: Canvas): string =>
  lifted(canvas, place(0, -270, laceStrip(canvas, '#f0c9c4', 9, 240), -6)) +
  lifted(canvas, place(20, 30, laceStrip(canvas, '#cfe0d4', 8, 260), 4)) +
  lifted(canvas, place(-20, 310, laceStrip(canvas, SHOP.buff, 9, 200), -3));

/** A card that punched marigolds decorate. */
export function punchedCard(canvas: Canvas, inks: readonly string[]): string {
  const card = svg`${board(640, 860, '#fffaf0', 6)}${frame(570, 790, inks[0] ?? SHOP.ledger, 4)}${fitted('display', 'Congratulations', { y: 330, width: 500, size: 90 }, SHOP.ink)}`;
  const flowers = times(15, (index) => {
    const angle = (index / 15) * Math.PI * 2;
    return place(
      Math.cos(angle) * 210,
      -70 + Math.sin(angle) * 250,
      emblem(canvas, 'marigold', inks[index % inks.length] ?? SHOP.ledger, '#fff3d6'),
      index * 31,
      1.05,
    );
  });
  return place(0, 0, lifted(canvas, card) + lifted(canvas, flowers.join('')), -6);
}
