import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, GOLD, rounded, sheen, STEEL, TEAK } from '../materials';
import { letter } from '../lettering';
import { printed } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

const ticksOf = (count: number, step: number, from: number, top: number): string =>
  times(
    count,
    (index) => svg`M${from + index * step} ${top}v${index % 10 === 0 ? 44 : index % 5 === 0 ? 32 : 18}`,
  ).join('');

/** A 30 cm steel rule with a raised ridge, on rubber. */
export function steelRule(canvas: Canvas): string {
  const from = -510;
  const numbers = times(29, (index) =>
    letter('typed', String(index + 1), from + (index + 1) * 34, -4, 22, '#23282e'),
  );
  const rule = svg`<path d="M-540-92H540V96H-540z" fill="#2b2f35"/><path d="M-540-86H540V88H-540z" fill="${flat(canvas, '#c4ccd2')}"/><path d="${ticksOf(301, 3.4, from, -86)}" stroke="#23282e" stroke-width="1.5"/>${numbers}<path d="M-540 22H540V62H-540z" fill="${rounded(canvas, STEEL, 'down')}"/>${fitted('typed', 'OKMT  STAINLESS  30 CM', { x: 300, y: 82, width: 360, size: 22 }, '#23282e')}<circle cx="-522" cy="42" r="10" fill="#23282e"/>`;
  return place(0, 0, lifted(canvas, rule), -38, 0.98);
}

/** The rule across a sheet that a knife has cut along it. */
export function ruledCut(canvas: Canvas): string {
  const half = (x: number, turn: number) =>
    lifted(canvas, place(x, 0, board(380, 820, printed(canvas, 'squares', '#fbf6e8', '#9fb8c4'), 2), turn));
  return half(-230, -3) + half(220, 4) + place(10, 20, steelRule(canvas), -50, 0.86);
}

/** A folder: pointed at one end for scoring, round at the other. */
export const folderShape = (canvas: Canvas, colour: string): string =>
  svg`<path d="M-470 0C-420-20-330-66-240-74H300C420-70 470-50 470 0S420 70 300 74H-240C-330 66-420 20-470 0z" fill="${rounded(canvas, colour, 'down')}"/><path d="M-380-10C-300-46-200-54-100-54H280C360-52 410-40 430-14" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>${fitted('typed', 'OKMT 140', { x: 300, y: 12, width: 150, size: 30 }, shade(colour, 0.35))}`;

/** A resin folder on a sheet it has just creased. */
export function resinFolder(canvas: Canvas, colour: string, paper: string): string {
  const sheet = svg`<path d="M-330-420H330V420H-330z" fill="${paper}"/><path d="M-330-420H330V420H-330z" fill="${sheen(canvas)}"/><path d="M-330 130H330" stroke="${shade(paper, 0.5)}" stroke-width="5"/><path d="M-330 138H330" stroke="${tint(paper, 0.4)}" stroke-width="4"/>`;
  return (
    lifted(canvas, place(30, -10, sheet, 8)) +
    lifted(canvas, place(-10, 30, folderShape(canvas, colour), -32))
  );
}

/** A stack of folded cards, the folder on the last crease. */
export function foldedCards(canvas: Canvas, colour: string, paper: string): string {
  const cards = times(4, (index) =>
    lifted(
      canvas,
      place(
        -40 + index * 30,
        180 - index * 130,
        svg`<path d="M-340-120H340V120H-340z" fill="${tint(paper, index * 0.16)}"/><path d="M-340-120H340V-96H-340z" fill="${tint(paper, 0.5)}" opacity=".6"/>`,
        index * 3 - 5,
      ),
    ),
  );
  return cards.join('') + lifted(canvas, place(60, 240, folderShape(canvas, colour), -14, 0.86));
}

/** A bookbinder's press: teak boards, two brass screws; `book` lies between the boards. */
export function bookPress(canvas: Canvas, cloth: string | undefined): string {
  const plank = (y: number) =>
    svg`<rect x="-420" y="${y}" width="840" height="110" rx="12" fill="${rounded(canvas, TEAK, 'down')}"/><path d="M-390 ${y + 36}C-200 ${y + 20} 60 ${y + 60} 390 ${y + 34}M-390 ${y + 74}C-120 ${y + 92} 120 ${y + 60} 390 ${y + 80}" fill="none" stroke="${shade(TEAK, 0.4)}" stroke-width="4" opacity=".6"/>`;
  const thread = (x: number) =>
    svg`<path d="M${x - 26}-330H${x + 26}V330H${x - 26}z" fill="${rounded(canvas, GOLD)}"/><path d="${times(26, (row) => svg`M${x - 26} ${-320 + row * 25}l52 12`)}" stroke="${shade(GOLD, 0.5)}" stroke-width="5"/>`;
  const wing = (x: number) =>
    svg`<path d="M${x - 120}-350C${x - 120}-400 ${x - 60}-400 ${x - 30}-350H${x + 30}C${x + 60}-400 ${x + 120}-400 ${x + 120}-350S${x + 60}-290 ${x + 30}-310H${x - 30}C${x - 60}-290 ${x - 120}-300 ${x - 120}-350z" fill="${flat(canvas, GOLD)}"/><ellipse cx="${x}" cy="-332" rx="50" ry="44" fill="${tint(GOLD, 0.3)}"/><ellipse cx="${x}" cy="-332" rx="24" ry="20" fill="${shade(GOLD, 0.4)}"/><path d="M${x - 60}-250H${x + 60}V-222H${x - 60}z" fill="${rounded(canvas, GOLD)}"/>`;
  const book = cloth
    ? svg`<path d="M-250-64H250V104H-250z" fill="#efe4cc"/><path d="${times(9, (row) => svg`M-250 ${-42 + row * 16}H250`)}" stroke="${shade(SHOP.kraft, 0.2)}" stroke-width="3" opacity=".6"/><path d="M-270-90H270V-62H-270zM-270 102H270V130H-270z" fill="${cloth}"/><path d="M-270-90H-236V130H-270z" fill="${shade(cloth, 0.2)}"/>`
    : '';
  const gap = cloth ? 0 : 60;
  return place(
    0,
    30,
    lifted(canvas, thread(-330) + thread(330) + plank(132)) +
      lifted(canvas, book + plank(-202 + gap)) +
      lifted(canvas, wing(-330) + wing(330)),
    0,
    1.02,
  );
}

/** A clear plate with slots for headline, body and matras in four sizes. */
export function guidePlate(canvas: Canvas, ink: string): string {
  const slots = times(4, (index) => {
    const [x, high] = [-350 + index * 190, 24 + index * 14];
    return svg`<rect x="${x - 70}" y="${-70 - high / 3}" width="150" height="12" rx="6"/><rect x="${x - 70}" y="-30" width="150" height="${high}" rx="8"/><rect x="${x - 70}" y="70" width="150" height="12" rx="6"/>`;
  });
  return svg`<path d="M-480-130H480V130H-480z" fill="#dcebf0" opacity=".78"/><path d="M-480-130H480V130H-480z" fill="${sheen(canvas)}"/><path d="M-480-130H480V130H-480z" fill="none" stroke="#fff" stroke-width="7" opacity=".9"/><g fill="#fdf8ea" stroke="#7f9aa6" stroke-width="3">${slots}</g><path d="${ticksOf(101, 9, -450, 86)}" stroke="${SHOP.ink}" stroke-width="2"/><path d="M360-60h70M360-30h50M360 0h70M360 30h50" stroke="${ink}" stroke-width="6"/>`;
}

/** The lettering guide below a word that it helped to write. */
export function letteringGuide(canvas: Canvas, ink: string): string {
  const page = svg`${board(820, 560, '#fdf8ea', 6)}<path d="M-360-150H360M-360 80H360" stroke="${ink}" stroke-width="4" opacity=".4"/>${letter('display', 'कलम', 0, 66, 300, SHOP.ink)}`;
  return (
    lifted(canvas, place(-16, -140, page, 3)) + lifted(canvas, place(0, 260, guidePlate(canvas, ink), -8))
  );
}
