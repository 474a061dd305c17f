import { lifted, stencil, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

export interface BlockPrintLook {
  ink: string;
  cloth: string;
  emblem: Emblem;
}

const TEAK = '#9a6a3f';

/** A carved teak block on the cloth it is printing, row after row. */
export function blockPrint(canvas: Canvas, look: BlockPrintLook): string {
  const { ink, cloth } = look;
  const wood = sweep(
    canvas,
    [
      [0, tint(TEAK, 0.35)],
      [0.5, TEAK],
      [1, shade(TEAK, 0.35)],
    ],
    'slant',
  );
  const mark = stencil(
    canvas,
    svg`<circle r="86" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/>${emblem(canvas, look.emblem, ink, cloth)}`,
  );
  const marks = times(12, (index) => {
    const x = -330 + (index % 4) * 220;
    const y = -300 + Math.floor(index / 4) * 230;
    const faded = between(canvas.random, 0.72, 1).toFixed(2);
    return place(x, y, svg`<g opacity="${faded}">${mark}</g>`, between(canvas.random, -3, 3), 1.15);
  });
  const edge = times(24, (index) => svg`M${-455 + index * 39} 420v30`);
  const fabric = svg`<path d="M-470-440H470V420H-470z" fill="${cloth}"/><path d="M-470-410H470M-470-396H470M-470 380H470M-470 394H470" stroke="${ink}" stroke-width="6"/><path d="${edge}" stroke="${cloth}" stroke-width="7"/>`;
  const petals = times(8, (index) =>
    place(0, 0, svg`<path d="M0-34C26-70 26-110 0-132-26-110-26-70 0-34z"/>`, index * 45),
  );
  const block = svg`<rect x="-160" y="-150" width="340" height="340" rx="14" fill="${shade(TEAK, 0.55)}"/><rect x="-176" y="-176" width="340" height="340" rx="14" fill="${wood}"/><path d="M-160-110C-60-126 60-90 150-112M-164-20C-40-4 60-36 156-14M-160 84C-60 70 80 110 152 90" fill="none" stroke="${shade(TEAK, 0.45)}" stroke-width="4" opacity=".55"/>`;
  const knob = svg`<circle cx="10" cy="12" r="96" fill="${shade(TEAK, 0.5)}" opacity=".7"/><circle r="92" fill="${wood}"/><circle r="66" fill="none" stroke="${shade(TEAK, 0.4)}" stroke-width="5"/><g fill="${shade(TEAK, 0.3)}" transform="scale(.42)">${petals}</g><path d="M-62-44A76 76 0 0 1-20-74" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/><circle r="12" fill="${SHOP.brass}"/>`;
  return (
    place(0, 0, lifted(canvas, fabric) + marks.join(''), -3) +
    lifted(canvas, place(210, 230, block, 9)) +
    lifted(canvas, place(204, 224, knob))
  );
}
