import { lifted, sweep, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

export interface InkBottleLook {
  ink: string;
  name: string;
  /** Small print under the name. */
  line?: string;
  devanagari?: boolean;
}

const GLASS =
  'M-90-150H90V-118C170-106 250-70 250 10V270Q250 320 200 320H-200Q-250 320-250 270V10C-250-70-170-106-90-118z';

/** A shouldered glass bottle with a corked neck, and a drop of its ink on paper. */
export function inkBottle(canvas: Canvas, look: InkBottleLook): string {
  const { ink } = look;
  const liquid = sweep(canvas, [
    [0, shade(ink, 0.5)],
    [0.16, tint(ink, 0.18)],
    [0.34, ink],
    [0.8, shade(ink, 0.35)],
    [1, shade(ink, 0.62)],
  ]);
  const glass = sweep(canvas, [
    [0, '#fff', 0.5],
    [0.1, '#fff', 0.12],
    [0.5, '#fff', 0.04],
    [0.92, '#fff', 0.1],
    [1, '#fff', 0.45],
  ]);
  const cork = sweep(canvas, [
    [0, '#8a643c'],
    [0.25, '#e3bf8f'],
    [0.6, '#c1935c'],
    [1, '#7a5530'],
  ]);
  const wax = sweep(canvas, [
    [0, shade(ink, 0.45)],
    [0.28, tint(ink, 0.4)],
    [0.6, ink],
    [1, shade(ink, 0.5)],
  ]);
  const bottle = svg`<path d="${GLASS}" fill="#cfdde0"/><path d="M-234 20C-234-40-160-78-84-96H84C160-78 234-40 234 20V264Q234 306 196 306H-196Q-234 306-234 264z" fill="${liquid}"/><path d="${GLASS}" fill="${glass}" stroke="#eef4f5" stroke-width="4"/><path d="M-104-190H104V-146H-104z" fill="#dbe6e8"/><path d="M-104-180H104" stroke="#fff" stroke-width="8" opacity=".8"/><path d="M-84-286H84V-190H-84z" fill="${cork}"/><path d="M-60-262l14 8M20-250l16-6M-20-222l18 4M44-214l10 4" stroke="#7a5530" stroke-width="5"/><path d="M-96-318H96V-268C80-250 72-272 56-262S40-228 26-246 4-268-16-258-30-236-44-252-70-268-96-262z" fill="${wax}"/><path d="M-216 10C-210-30-170-60-120-76" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".6"/>`;
  const title = letter(
    'display',
    look.name,
    0,
    look.line === undefined ? 146 : 116,
    look.devanagari ? 88 : 74,
    shade(ink, 0.15),
  );
  const label = svg`<path d="M-176 14H176V230H-176z" fill="${SHOP.paper}"/><path d="M-162 28H162V216H-162z" fill="none" stroke="${ink}" stroke-width="4"/>${title}${look.line === undefined ? '' : letter('typed', look.line, 0, 174, 34, SHOP.ink)}`;
  const blot = svg`<path d="M-20-40C20-60 70-30 66 6 90 30 60 66 24 56 0 80-50 66-46 32-84 20-66-34-20-40z" fill="${ink}"/><circle cx="110" cy="44" r="15" fill="${ink}"/><circle cx="96" cy="-34" r="9" fill="${ink}"/><circle cx="150" cy="10" r="6" fill="${ink}"/><path d="M-30-16C-16-30 6-34 20-28" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".4"/>`;
  return place(330, 350, blot, 0, 0.9) + lifted(canvas, place(-50, 40, bottle + label, 0, 1.16));
}
