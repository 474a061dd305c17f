import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, GOLD, rounded, sheen } from '../materials';
import { printed, type Motif } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

/** Draws what lies in a container, around its middle. */
export type Inside = (canvas: Canvas) => string;

/** An open tin seen from above, its printed lid behind it; 720 x 420 inside. */
export function openTin(canvas: Canvas, paint: string, name: string, inside: Inside): string {
  const lid = svg`${board(760, 300, flat(canvas, paint), 30)}${frame(700, 240, SHOP.buff, 5)}${fitted('display', name, { y: 30, width: 600, size: 110 }, SHOP.buff)}`;
  const base = svg`${board(800, 520, flat(canvas, '#d9d2c0'), 40)}${board(750, 470, shade(paint, 0.4), 26)}${board(730, 450, '#f4ead6', 20)}`;
  return (
    lifted(canvas, place(0, -290, lid, -2)) +
    lifted(canvas, place(0, 140, base)) +
    lifted(canvas, place(0, 140, inside(canvas)))
  );
}

/** An open box with a printed lid leaning on it; 720 x 460 inside. */
export function kitBox(
  canvas: Canvas,
  look: { paper: string; print: string; motif: Motif; name: string },
  inside: Inside,
): string {
  const { paper, print } = look;
  const lid = svg`${board(820, 420, printed(canvas, look.motif, paper, print), 8)}${board(820, 420, sheen(canvas), 8)}${board(520, 190, SHOP.paper, 3)}${frame(494, 164, shade(paper, 0.2), 4)}${fitted('display', look.name, { y: 24, width: 450, size: 84 }, SHOP.ink)}`;
  const base = svg`${board(800, 540, flat(canvas, paper), 8)}${board(748, 488, shade(paper, 0.55), 4)}${board(736, 476, '#efe5cf', 2)}`;
  return (
    lifted(canvas, place(-30, -250, lid, -4)) +
    lifted(canvas, place(20, 150, base, 3)) +
    lifted(canvas, place(20, 150, inside(canvas), 3))
  );
}

export interface LabelLook {
  name: string;
  line?: string;
  ink: string;
  emblem?: Emblem;
}

/** A pasted paper label, `width` x `height`, around the origin. */
export function pasted(canvas: Canvas, look: LabelLook, width: number, height: number): string {
  const top = look.emblem
    ? place(0, -height * 0.24, emblem(canvas, look.emblem, look.ink, SHOP.paper), 0, height / 330)
    : '';
  const y = look.emblem ? height * 0.2 : height * 0.06;
  return (
    board(width, height, SHOP.paper, 4) +
    frame(width - 24, height - 24, look.ink, 5) +
    top +
    fitted('display', look.name, { y, width: width - 60, size: height * 0.3 }, shade(look.ink, 0.15)) +
    (look.line
      ? fitted('typed', look.line, { y: y + height * 0.18, width: width - 60, size: height * 0.13 }, SHOP.ink)
      : '')
  );
}

/** A stand-up paper bag, its top folded and clipped. */
export function pouch(canvas: Canvas, paper: string, label: LabelLook): string {
  return lifted(
    canvas,
    svg`<path d="M-270-360H270L300 400Q0 440-300 400z" fill="${rounded(canvas, paper)}"/><path d="M-270-360H270L276-250H-276z" fill="${shade(paper, 0.18)}"/><path d="M-276-250H276" stroke="${shade(paper, 0.4)}" stroke-width="5"/><path d="M-60-300H60" stroke="${GOLD}" stroke-width="22" stroke-linecap="round"/><path d="M-230-220C-250 0-250 200-262 390M230-220C250 0 250 200 262 390" fill="none" stroke="${shade(paper, 0.3)}" stroke-width="4" opacity=".6"/>${place(0, 60, pasted(canvas, label, 400, 400))}`,
  );
}

/** A glass jar with a lid, filled to the shoulder with a colour or a paint of its own. */
export function jar(canvas: Canvas, fill: string, lid: string, label?: LabelLook): string {
  const glass = svg`<path d="M-190-230H190C240-210 250-180 250-140V290Q250 340 200 340H-200Q-250 340-250 290V-140C-250-180-240-210-190-230z"`;
  return svg`${glass} fill="#d8e4e6"/><path d="M-232-90C-160-116 120-70 232-100V284Q232 324 194 324H-194Q-232 324-232 284z" fill="${fill.startsWith('url') ? fill : rounded(canvas, fill)}"/>${glass} fill="${sheen(canvas)}" stroke="#eef4f5" stroke-width="5"/><path d="M-214-330H214V-226H-214z" fill="${rounded(canvas, lid)}"/><path d="M-214-250H214M-214-306H214" stroke="#fff" stroke-width="4" opacity=".4"/>${label ? place(0, 130, pasted(canvas, label, 330, 260)) : ''}<path d="M-214-140V240" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".45"/>`;
}

/** A tall bottle with a nozzle: glue, re-inkers. */
export function nozzleBottle(canvas: Canvas, body: string, cap: string, label: LabelLook): string {
  return svg`<path d="M-40-430H40L56-300H-56z" fill="${rounded(canvas, cap)}"/><path d="M-100-306H100V-220H-100z" fill="${rounded(canvas, shade(cap, 0.2))}"/><path d="M-84-222H84C160-190 190-150 190-90V350Q190 410 130 410H-130Q-190 410-190 350V-90C-190-150-160-190-84-222z" fill="${rounded(canvas, body)}"/>${place(0, 120, pasted(canvas, label, 380, 360))}<path d="M-190-60H190" stroke="${tint(body, 0.5)}" stroke-width="4" opacity=".5"/>`;
}
