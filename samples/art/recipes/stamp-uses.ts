import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, frame, scribble, sheen, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

/** Three strung tags, the mark on each. `reach` is half of the mark. */
export const stampedTags = (canvas: Canvas, mark: string, reach = 180): string => {
  const shape = 'M-70-300H70L150-210V320H-150V-210z';
  const tones = ['#f6efdc', SHOP.kraft, '#e6d9bb'];
  return tones
    .map((tone, index) => {
      const tag =
        svg`<path d="${shape}" fill="${flat(canvas, tone)}"/><circle cy="-240" r="20" fill="${shade(tone, 0.6)}"/>` +
        stroke('M0-240C-30-330 40-390 10-450', '#f3e6c8', 9);
      const body =
        lifted(canvas, tag) +
        place(0, 0, mark, index * 5 - 5, 112 / reach) +
        place(-90, 220, scribble(170, SHOP.ink, 4));
      return place((index - 1) * 300, index === 1 ? -10 : 50, body, (index - 1) * 10, 0.98);
    })
    .join('');
};

/** A parcel in plain paper, the mark all over it, tied with twine. */
export const stampedParcel = (canvas: Canvas, mark: string, reach = 180): string => {
  const paper = tint(SHOP.kraft, 0.3);
  const marks = times(12, (index) =>
    place(
      -285 + (index % 4) * 190,
      -210 + Math.floor(index / 4) * 210,
      svg`<g opacity="${String(0.95 - (index % 3) * 0.12)}">${mark}</g>`,
      index * 31,
      72 / reach,
    ),
  );
  const twine = 'M-400 90H400M-110-320V320';
  return place(
    0,
    0,
    lifted(canvas, svg`<path d="M-400-320H400V320H-400z" fill="${flat(canvas, paper)}"/>`) +
      marks.join('') +
      svg`<path d="M-400-320H400V320H-400z" fill="${sheen(canvas)}"/>` +
      lifted(
        canvas,
        stroke(twine, '#efe1bf', 12) +
          stroke(
            'M-110 90C-220-10-240 150-110 90C0-10 20 150-110 90M-110 90C-150 150-190 190-230 220M-110 90C-80 150-40 180 10 200',
            '#efe1bf',
            11,
          ),
      ),
    -5,
    1.04,
  );
};

/** A bookplate inside a cover: the mark, a name under it. */
export const stampedPlate = (canvas: Canvas, mark: string, ink: string, reach = 180): string => {
  const plate =
    board(460, 600, '#fbf4e2', 3) +
    frame(420, 560, ink, 4) +
    frame(402, 542, ink, 2) +
    place(0, -70, mark, 0, 150 / reach) +
    fitted('typed', 'EX LIBRIS', { y: 150, width: 300, size: 44 }, SHOP.ink) +
    place(-120, 220, scribble(240, SHOP.ink, 5));
  const cover = svg`<path d="M-440-430H440V430H-440z" fill="${flat(canvas, '#6d3a2a')}"/><path d="M-390-400H440V400H-390z" fill="#efe3c8"/><path d="M-390-400V400" stroke="#1b1420" stroke-opacity=".3" stroke-width="14"/>`;
  return place(0, 0, lifted(canvas, cover) + lifted(canvas, place(40, -10, plate, -2)), 4);
};
