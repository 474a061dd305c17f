import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

export interface RubberStampLook {
  imprint: Emblem | { date: string; office: string };
  ink: string;
  wood: string;
}

function imprint(canvas: Canvas, look: RubberStampLook): string {
  if (typeof look.imprint !== 'string') {
    return svg`<path d="M-210-120H210V120H-210z" fill="none" stroke="${look.ink}" stroke-width="9"/><path d="M-190-100H190V100H-190z" fill="none" stroke="${look.ink}" stroke-width="3"/>${letter('typed', look.imprint.office, 0, -48, 38, look.ink)}${letter('display', look.imprint.date, 0, 32, 70, look.ink)}${letter('typed', 'RECEIVED', 0, 82, 34, look.ink)}`;
  }
  return svg`<circle r="178" fill="none" stroke="${look.ink}" stroke-width="10"/><circle r="156" fill="none" stroke="${look.ink}" stroke-width="4" stroke-dasharray="4 10" stroke-linecap="round"/>${place(0, 0, emblem(canvas, look.imprint, look.ink, SHOP.paper), 0, 2.15)}`;
}

/** A turned wooden handle on its block, the rubber below. */
export function stampTool(canvas: Canvas, { ink, wood }: Pick<RubberStampLook, 'ink' | 'wood'>): string {
  const turned = sweep(canvas, [
    [0, shade(wood, 0.5)],
    [0.22, tint(wood, 0.55)],
    [0.5, wood],
    [0.85, shade(wood, 0.4)],
    [1, shade(wood, 0.2)],
  ]);
  const face = sweep(
    canvas,
    [
      [0, tint(wood, 0.25)],
      [1, shade(wood, 0.3)],
    ],
    'slant',
  );
  const grain =
    'M-150 128C-80 118 60 140 150 124M-150 158C-60 148 40 172 150 154M-150 184C-90 178 90 196 150 182';
  const handle = svg`<path d="M-62-330C-92-220-40-160-36-90-34-40-54-20-60 20H60C54-20 34-40 36-90 40-160 92-220 62-330 50-384-50-384-62-330z" fill="${turned}"/><path d="M-40-96H40" stroke="${shade(wood, 0.45)}" stroke-width="7"/><path d="M-66 20H66V56H-66z" fill="${SHOP.brass}"/><path d="M-66 26H66" stroke="#f4dc9c" stroke-width="6"/>`;
  const block = svg`<path d="M-170 100-110 52H110L170 100z" fill="${tint(wood, 0.4)}"/><path d="M-170 100H170V204H-170z" fill="${face}"/><path d="${grain}" fill="none" stroke="${shade(wood, 0.4)}" stroke-width="3" opacity=".6"/><path d="M-158 204H158V226H-158z" fill="#3b2b33"/><path d="M-150 226H150V238H-150z" fill="${ink}"/>`;
  return block + handle;
}

/** A stamp beside the mark it has just left. */
export function rubberStamp(canvas: Canvas, look: RubberStampLook): string {
  const tool = stampTool(canvas, look);
  const card = svg`<path d="M-310-260H310V260H-310z" fill="${SHOP.paper}"/><path d="M-286-236H286V236H-286z" fill="none" stroke="${SHOP.kraft}" stroke-width="3" opacity=".7"/>${place(-60, 30, imprint(canvas, look), -8)}`;
  return lifted(canvas, place(-130, 150, card, -5)) + lifted(canvas, place(250, -30, tool, 9, 1.12));
}
