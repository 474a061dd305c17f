import { reference, type Canvas } from './canvas';
import { SHOP } from './palette';
import { svg } from './svg';

/** Repeating prints for tapes, papers and cloth: one 80 x 80 tile each, drawn in `print` over the ground. */
const TILES = {
  booti: (print) =>
    svg`<g fill="${print}"><path d="M40 10c17 13 17 42 0 56-17-14-17-43 0-56z"/><circle cx="40" cy="73" r="4"/><circle cy="40" r="7"/><circle cx="80" cy="40" r="7"/></g>`,
  airmail: (print) =>
    svg`<path d="M0 80 40 0H20L-20 80zM80 80 120 0H100L60 80z" fill="${print}"/><path d="M40 80 80 0H60L20 80zM-40 80 0 0h-20z" fill="${SHOP.postal}"/>`,
  check: (print) => svg`<path d="M0 0h40v40H0zM40 40h40v40H40z" fill="${print}"/>`,
  leaf: (print) =>
    svg`<path d="M10 70C30 50 50 40 70 10" fill="none" stroke="${print}" stroke-width="4"/><path d="M28 52C14 52 10 44 10 34c12 0 18 8 18 18zM46 36C32 34 30 24 32 14c12 4 16 12 14 22zM40 44c10 10 20 8 28 2-8-10-18-12-28-2z" fill="${print}"/>`,
  rain: (print) =>
    svg`<path d="M14 8 4 38M54 4 44 34M74 44 64 74M34 46 24 76" stroke="${print}" stroke-width="6" stroke-linecap="round"/>`,
  dots: (print) =>
    svg`<g fill="${print}"><circle cx="20" cy="20" r="9"/><circle cx="60" cy="60" r="9"/><circle cx="60" cy="20" r="3"/><circle cx="20" cy="60" r="3"/></g>`,
  star: (print) =>
    svg`<circle cx="40" cy="40" r="32" fill="${SHOP.paper}"/><path d="M40 14l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2z" fill="${print}"/>`,
  rail: (print) =>
    svg`<path d="M8 0v80M28 0v80M48 0v80M68 0v80" stroke="${print}" stroke-width="6"/><path d="M0 26h80M0 54h80" stroke="${print}" stroke-width="4"/>`,
  wave: (print) =>
    svg`<path d="M-40 80a40 40 0 0 1 80 0 40 40 0 0 1 80 0M-40 40a40 40 0 0 1 80 0 40 40 0 0 1 80 0M-16 80a16 16 0 0 1 32 0M64 80a16 16 0 0 1 32 0M24 40a16 16 0 0 1 32 0" fill="none" stroke="${print}" stroke-width="4"/>`,
  marigold: (print) =>
    svg`<g fill="none" stroke="${print}" stroke-width="11" stroke-dasharray="9 4"><circle cx="40" cy="40" r="21"/></g><circle cx="40" cy="40" r="11" fill="${print}"/><circle r="8" fill="${print}"/><circle cx="80" r="8" fill="${print}"/><circle cy="80" r="8" fill="${print}"/><circle cx="80" cy="80" r="8" fill="${print}"/>`,
  lace: (print) =>
    svg`<path d="M0 0h80M0 80a40 34 0 0 1 80 0M0 80a26 20 0 0 1 80 0M20 52v-52M60 52V0M40 46V0M0 22h80" fill="none" stroke="${print}" stroke-width="3.5"/><circle cx="40" cy="22" r="9" fill="${print}"/><circle cy="22" r="9" fill="${print}"/><circle cx="80" cy="22" r="9" fill="${print}"/>`,
  weave: (print) =>
    svg`<path d="M0 10h34M46 22h34M6 36h44M60 48h20M0 62h26M36 72h40" stroke="${print}" stroke-width="2" opacity=".7"/><path d="M10 4h20M52 14h22M20 44h18M64 58h14M8 68h14M40 30h12" stroke="#fff" stroke-width="1.5" opacity=".35"/>`,
} satisfies Record<string, (print: string) => string>;

export type Motif = keyof typeof TILES;

/** A pattern fill: `motif` printed on `ground` (or on nothing, when `ground` is "none"), tiles scaled by `scale`. */
export const printed = (canvas: Canvas, motif: Motif, ground: string, print: string, scale = 1): string =>
  reference(
    canvas,
    (id) =>
      svg`<pattern id="${id}" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="scale(${String(scale)})"><rect width="80" height="80" fill="${ground}"/>${TILES[motif](print)}</pattern>`,
  );
