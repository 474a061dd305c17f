import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { printed, type Motif } from '../motifs';
import { shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface PlannerLook {
  cover: string;
  ink: string;
  month: string;
  motif: Motif;
  emblem: Emblem;
}

const week = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** A planner open at a week, decorated with tape and a sticker. */
export function planner(canvas: Canvas, look: PlannerLook): string {
  const fold = sweep(canvas, [
    [0, '#1b1420', 0.03],
    [0.4, '#1b1420', 0],
    [0.5, '#1b1420', 0.34],
    [0.56, '#1b1420', 0.05],
    [1, '#1b1420', 0.08],
  ]);
  const cover = svg`<rect x="-470" y="-340" width="940" height="690" rx="22" fill="${look.cover}"/><path d="M-448-318H448V328H-448z" fill="none" stroke="${shade(look.cover, 0.35)}" stroke-width="5" stroke-dasharray="16 10"/>`;
  const pages = svg`<path d="M-440-312C-300-332-120-332 0-306 120-332 300-332 440-312V318C300 300 120 300 0 326-120 300-300 300-440 318z" fill="#fdfaf1"/><path d="M-440-312C-300-332-120-332 0-306 120-332 300-332 440-312V318C300 300 120 300 0 326-120 300-300 300-440 318z" fill="${fold}"/>`;
  const days = week.map((day, index) => {
    const x = index < 3 ? -400 : 50;
    const y = -196 + (index % 3) * 164;
    return svg`${letter('typed', day, x + 34, y + 26, 30, look.ink)}<path d="M${x} ${y - 8}H${x + 350}" stroke="${look.ink}" stroke-width="4"/><path d="${times(2, (row) => svg`M${x} ${y + 74 + row * 44}H${x + 350}`)}" stroke="${SHOP.postal}" stroke-width="2" opacity=".35"/>`;
  });
  const written = svg`<path d="M-310 34q12-26 24 0t24 0 24 0q20-34 30 0t26 0M-310-76q16-30 28 0t26 0 24 0 24 0M140 78q14-28 26 0t24 0 24 0 24 0 20-6" transform="translate(0 -34)" fill="none" stroke="${SHOP.ink}" stroke-width="5" stroke-linecap="round"/>`;
  const tape = svg`<path d="M-130-30 130-30 122-15 132 0 122 15 130 30H-130L-122 15-132 0-122-15z" fill="${printed(canvas, look.motif, shade(look.cover, 0.02), SHOP.buff, 0.7)}" opacity=".92"/>`;
  const title = letter('display', look.month, -300, -238, 66, look.ink);
  const sticker = svg`<circle r="86" fill="#fff"/><circle r="74" fill="${look.cover}"/>${place(0, 0, emblem(canvas, look.emblem, SHOP.paper, look.cover), 0, 1.05)}`;
  const ribbon = svg`<path d="M8-306C40-100-10 140 30 420l16-22 22 16C30 160 60-80 20-306z" fill="${look.ink}"/>`;
  return place(
    0,
    0,
    lifted(canvas, cover + pages) +
      title +
      days.join('') +
      written +
      ribbon +
      lifted(canvas, place(300, -268, tape, 6) + place(318, 216, sticker, -10)),
    4,
  );
}
