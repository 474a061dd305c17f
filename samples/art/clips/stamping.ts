import { lifted } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { PIGMENTS, SHOP } from '../palette';
import { stampTool } from '../recipes/rubber-stamp';
import { place, svg } from '../svg';
import { eased, sheets, type Clip } from './clip';

const INK = PIGMENTS.Plum;
const MARK: Emblem = 'lotus';
/** Where the marks go, and how each sits: no hand stamps straight. */
const SPOTS = [
  [290, 330, -6],
  [610, 310, 4],
  [280, 640, 3],
  [620, 630, -4],
  [300, 950, -2],
  [610, 945, 6],
] as const;
const FIRST = 0.02;
const STEP = 0.14;
/** Share of a step that the way to the next spot takes; then it goes down, stays, and rises. */
const WAY = 0.42;

const card = svg`<rect x="100" y="110" width="700" height="1010" rx="8" fill="${SHOP.paper}"/><rect x="126" y="136" width="648" height="958" fill="none" stroke="${SHOP.kraft}" stroke-width="4" stroke-dasharray="3 12" stroke-linecap="round"/>`;

/** A rubber stamp fills a card with lotuses, press by press. */
export const STAMPING: Clip = {
  id: 'clip-stamping',
  seconds: 5,
  ground: SHOP.inland,
  opening: 0.66,
  draw(canvas, at) {
    const step = Math.min(SPOTS.length, Math.max(0, (at - FIRST) / STEP));
    const index = Math.min(SPOTS.length - 1, Math.floor(step));
    const share = step - index;
    const pressed = share > WAY + 0.28;
    const count = step >= SPOTS.length ? SPOTS.length : index + (pressed ? 1 : 0);
    const marks = SPOTS.slice(0, count).map(([x, y, turn]) =>
      place(
        x,
        y,
        svg`<circle r="72" fill="none" stroke="${INK}" stroke-width="5"/>${emblem(canvas, MARK, INK, SHOP.paper)}`,
        turn,
        1.45,
      ),
    );
    const from = SPOTS[index - 1] ?? [900, -300, 0];
    const to = SPOTS[index] ?? [900, -300, 0];
    const leave = eased(at, FIRST + STEP * SPOTS.length, 0.97);
    const way = eased(share, 0, WAY);
    const down = eased(share, WAY, WAY + 0.22) - eased(share, WAY + 0.4, 1);
    const height = 90 * (1 - down) + 40 * Math.sin(way * Math.PI);
    const x = from[0] + (to[0] - from[0]) * way + 500 * leave;
    const y = from[1] + (to[1] - from[1]) * way - height - 900 * leave;
    const tool = stampTool(canvas, { ink: INK, wood: '#a8744a' });
    return (
      sheets(canvas, at, 0.88, card, marks.join('')) +
      svg`<ellipse cx="${x + 20 + height * 0.5}" cy="${y + height + 52}" rx="${110 + height * 0.2}" ry="${34 + height * 0.1}" fill="#1b1420" opacity="${String(Math.max(0.06, 0.26 - height / 800))}"/>` +
      lifted(canvas, place(x, y - 106, tool, 0, 0.68))
    );
  },
};
