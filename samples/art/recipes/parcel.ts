import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { printed, type Motif } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

export interface ParcelLook {
  paper: string;
  ribbon: string;
  motif?: Motif;
  print?: string;
  tag: string;
  emblem: Emblem;
}

/** A wrapped box tied with ribbon, a tag under the bow. */
export function parcel(canvas: Canvas, look: ParcelLook): string {
  const { paper, ribbon } = look;
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#1b1420', 0.22],
    ],
    'slant',
  );
  const satin = sweep(canvas, [
    [0, shade(ribbon, 0.2)],
    [0.4, tint(ribbon, 0.35)],
    [1, shade(ribbon, 0.3)],
  ]);
  const wrap = look.motif ? printed(canvas, look.motif, paper, look.print ?? shade(paper)) : paper;
  const box = svg`<path d="M-340-290H320V300H-340z" fill="${wrap}"/><path d="M-340-290H320V300H-340z" fill="${lit}"/><path d="M320-290 372-250V350L320 300z" fill="${shade(paper, 0.35)}"/><path d="M-340 300H320L372 350H-280z" fill="${shade(paper, 0.48)}"/><path d="M-340-200H320M-340-290-250-200M320-290 230-200" stroke="${shade(paper, 0.3)}" stroke-width="3" opacity=".5" fill="none"/>`;
  const bands = svg`<path d="M-70-290H-8V300L20 350H-42L-70 300z" fill="${satin}"/><path d="M-340-40H320V20H-340z" fill="${satin}"/><path d="M320-40 372 0V60L320 20z" fill="${shade(ribbon, 0.45)}"/>`;
  const bow = svg`<path d="M0 0C-60 80-90 150-150 210L-96 204-84 254C-30 190 10 90 14 10zM0 0C50 90 90 140 140 190L146 140 196 146C140 90 60 30 20-6z" fill="${shade(ribbon, 0.18)}"/><path d="M0 0C-60-130-230-150-238-60-244 20-90 40 0 0z" fill="${ribbon}"/><path d="M0 0C60-130 230-150 238-60 244 20 90 40 0 0z" fill="${tint(ribbon, 0.12)}"/><path d="M-20-14C-90-80-180-90-186-48-188-14-90 6-20-4zM20-14C90-80 180-90 186-48 188-14 90 6 20-4z" fill="${shade(ribbon, 0.38)}"/><rect x="-40" y="-38" width="80" height="72" rx="22" fill="${tint(ribbon, 0.2)}"/><path d="M-16-30C-22 0-18 16-14 28M14-30C20 0 18 16 12 28" fill="none" stroke="${shade(ribbon, 0.3)}" stroke-width="4"/>`;
  const tag = svg`<path d="M-30-120H30L66-80V130H-66V-80z" fill="${look.tag}"/><path d="M-48 112H48V-72L20-102H-20L-48-72z" fill="none" stroke="${ribbon}" stroke-width="3"/><circle cy="-88" r="11" fill="${SHOP.ink}"/>${place(0, 30, emblem(canvas, look.emblem, ribbon, look.tag), 0, 0.8)}`;
  return place(
    0,
    0,
    lifted(canvas, box + bands) + lifted(canvas, place(150, 150, tag, -24) + place(-38, -10, bow)),
    -4,
    1.08,
  );
}
