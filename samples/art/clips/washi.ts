import { lifted, sweep, type Canvas } from '../canvas';
import { printed, type Motif } from '../motifs';
import { PIGMENTS, SHOP } from '../palette';
import { times } from '../random';
import { svg } from '../svg';
import { eased, sheets, steady, type Clip } from './clip';

interface Tape {
  readonly motif: Motif;
  readonly ground: string;
  readonly print: string;
  readonly y: number;
  readonly turn: number;
}

const TAPES: readonly Tape[] = [
  { motif: 'booti', ground: PIGMENTS.Indigo, print: SHOP.buff, y: 330, turn: -3 },
  { motif: 'wave', ground: SHOP.buff, print: PIGMENTS.Teal, y: 600, turn: 2 },
  { motif: 'marigold', ground: PIGMENTS.Vermilion, print: SHOP.buff, y: 870, turn: -1.5 },
];
const WIDTH = 130;
const FROM = 110;
const TO = 790;

const torn = (x: number, out: number): string =>
  times(
    6,
    (tooth) => svg`L${x + (tooth % 2 === 0 ? out : 0)} ${-WIDTH / 2 + ((tooth + 0.5) * WIDTH) / 6}`,
  ).join('');

/** A tape while it is rolled out from left to right; `done` is 0 to 1, `gone` moves the roll off the stage. */
function unrolled(canvas: Canvas, tape: Tape, done: number, gone: number): string {
  const end = FROM + (TO - FROM) * done;
  const fill = printed(canvas, tape.motif, tape.ground, tape.print);
  const edge = gone > 0 ? `${torn(end, 14)}L${end} ${WIDTH / 2}` : svg`V${WIDTH / 2}`;
  const strip = svg`<path d="M${FROM} ${-WIDTH / 2}H${end}${edge}H${FROM}${times(6, (tooth) => svg`L${FROM - (tooth % 2 === 0 ? 12 : 0)} ${WIDTH / 2 - ((tooth + 0.5) * WIDTH) / 6}`)}z" fill="${fill}"/>`;
  const round = sweep(canvas, [
    [0, '#1b1420', 0.55],
    [0.2, '#1b1420', 0.05],
    [0.36, '#fff', 0.55],
    [0.6, '#fff', 0],
    [1, '#1b1420', 0.6],
  ]);
  const x = end - 76 + 500 * gone;
  const box = svg`x="0" y="${-WIDTH / 2 - 5}" width="150" height="${WIDTH + 10}" rx="5"`;
  const roll = svg`<g transform="translate(${x} 0)">${lifted(canvas, svg`<rect ${box} fill="${tape.ground}"/>`)}<g transform="translate(${-end * 0.75} 0)"><path d="M${end * 0.75} ${-WIDTH / 2}h150v${WIDTH}h-150z" fill="${fill}"/></g><rect ${box} fill="${round}"/></g>`;
  return svg`<g transform="translate(0 ${tape.y}) rotate(${tape.turn} 450 0)"><g opacity=".95">${strip}</g>${gone < 1 ? roll : ''}</g>`;
}

const page = svg`<rect x="90" y="90" width="720" height="1020" rx="6" fill="${SHOP.paper}"/><path d="${times(17, (row) => svg`M120 ${170 + row * 54}H780`)}" stroke="${SHOP.postal}" stroke-opacity=".18" stroke-width="3"/><path d="M180 100V1100" stroke="${SHOP.ledger}" stroke-opacity=".4" stroke-width="3"/>`;

/** Three tapes are rolled out over a journal's page. */
export const WASHI: Clip = {
  id: 'clip-washi',
  seconds: 5,
  ground: SHOP.kraft,
  opening: 0.46,
  draw(canvas, at) {
    const strips = TAPES.map((tape, index) => {
      const start = 0.02 + index * 0.26;
      if (at < start) return '';
      return unrolled(canvas, tape, eased(at, start, start + 0.2), steady(at, start + 0.205, start + 0.3));
    });
    return sheets(canvas, at, 0.88, page, strips.join(''));
  },
};
