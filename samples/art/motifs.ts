import { reference, type Canvas } from './canvas';
import { SHOP } from './palette';
import { svg } from './svg';

/** Repeating prints for tapes, papers and cloth: one 80 x 80 tile each, drawn in `print` over the ground. */
const TILES = {
  booti: (print) =>
    svg`<g fill="${print}"><path d="M40 10c17 13 17 42 0 56-17-14-17-43 0-56z"/><circle cx="40" cy="73" r="4"/><circle cy="40" r="7"/><circle cx="80" cy="40" r="7"/></g>`,
  airmail: (print) =>
    svg`<path d="M0 80 40 0H20L-20 80zM80 80 120 0H100L60 80z" fill="${print}"/><path d="M40 80 80 0H60L20 80zM-40 80 0 0h-20z" fill="${SHOP.postal}"/>`,
  // The airmail's stripes for wide things: unbroken over any number of tiles.
  diagonals: (print) =>
    svg`<path d="M-20 80 60 0H80L0 80zM60 80 140 0H160L80 80z" fill="${print}"/><path d="M20 80 100 0H120L40 80zM-60 80 20 0H40L-40 80z" fill="${SHOP.postal}"/>`,
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
  ridges: (print) =>
    svg`<g fill="${print}"><path d="M0 40C14 18 26 20 40 34 54 14 66 22 80 40V80H0z" opacity=".3"/><path d="M0 56C16 38 30 52 44 42 58 34 70 54 80 56V80H0z" opacity=".5"/><path d="M0 72C20 58 36 68 50 62 64 58 72 70 80 72V80H0z" opacity=".8"/></g>`,
  eye: (print) =>
    svg`<g fill="${print}"><path d="M40 4C64 16 66 46 40 62 14 46 16 16 40 4z" opacity=".45"/><path d="M40 18C54 26 54 44 40 52 26 44 26 26 40 18z"/><circle cx="40" cy="36" r="7" fill="#f3ebd8"/><path d="M38 62h4v18h-4zM0 66l14 8-14 6zM80 66l-14 8 14 6z"/></g>`,
  windows: (print) =>
    svg`<path d="M0 10h80v6H0zM0 64h80v6H0z" fill="${print}" opacity=".7"/><g fill="${print}"><rect x="8" y="24" width="26" height="32" rx="5"/><rect x="46" y="24" width="26" height="32" rx="5" opacity=".55"/></g>`,
  stripe: (print) => svg`<path d="M-20 80 60 0H30L-50 80zM60 80 140 0H110L30 80z" fill="${print}"/>`,
  ticking: (print) => svg`<path d="M0 12h80v10H0zM0 28h80v3H0zM0 52h80v10H0zM0 68h80v3H0z" fill="${print}"/>`,
  feint: (print) =>
    svg`<path d="M0 10h80M0 30h80M0 50h80M0 70h80" stroke="${SHOP.postal}" stroke-width="2" opacity=".5"/><path d="M14 0v80M22 0v80" stroke="${print}" stroke-width="4"/>`,
  bloom: (print) =>
    svg`<g fill="${print}"><circle cx="24" cy="24" r="17"/><circle cx="62" cy="62" r="15"/><circle cx="64" cy="18" r="6" opacity=".6"/><circle cx="18" cy="66" r="6" opacity=".6"/></g><path d="M16 24c0-11 16-11 16-1s-11 10-12 2M55 62c0-9 14-9 14-1s-9 9-10 2" fill="none" stroke="#fff" stroke-width="3"/><path d="M38 36c8 8 8 12 14 14M34 52c-6 0-8 6-6 10" fill="none" stroke="#2b6247" stroke-width="4"/>`,
  drops: (print) =>
    svg`<g fill="${print}" opacity=".55"><path d="M22 8c8 14 12 18 12 26a12 12 0 0 1-24 0c0-8 4-12 12-26zM60 36c6 11 10 15 10 21a10 10 0 0 1-20 0c0-6 4-10 10-21z"/><circle cx="62" cy="14" r="6"/><circle cx="24" cy="64" r="5"/></g><path d="M16 34q2 6 6 7M55 58q2 4 4 5" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  cancel: (print) =>
    svg`<g fill="none" stroke="${print}" stroke-width="3.5"><circle cx="30" cy="38" r="24"/><circle cx="30" cy="38" r="15"/><path d="M56 28q6-5 12 0t12 0M56 40q6-5 12 0t12 0M56 52q6-5 12 0t12 0M20 38h20"/></g>`,
  garden: (print) =>
    svg`<circle cx="22" cy="24" r="15" fill="#b02a24"/><path d="M22 10l5 6 7-2-4 6M22 10l-5 6-7-2 4 6" stroke="${print}" stroke-width="3" fill="none"/><path d="M50 14c16-4 26 8 22 30-2-14-10-20-22-30z" fill="${print}"/><path d="M8 74C24 56 34 54 40 46M18 62c-8-6-6-12-2-14 4 4 6 8 2 14zM28 56c2 8 10 8 12 6-2-6-6-8-12-6z" fill="${print}" stroke="${print}" stroke-width="2"/><path d="M54 60h18l-3 14H57z" fill="#d98a1f"/>`,
  arch: (print) =>
    svg`<path d="M8 76V36C8 16 24 8 40 4 56 8 72 16 72 36v40z" fill="none" stroke="${print}" stroke-width="4"/><circle cx="40" cy="36" r="9" fill="${print}"/><path d="M24 72c0-18 8-24 16-24s16 6 16 24z" fill="${print}" opacity=".75"/><path d="M46 32c8 6 6 18 8 24" stroke="${print}" stroke-width="5" fill="none"/>`,
  temple: (print) =>
    svg`<g fill="${print}"><path d="M0 0h80v6H0zM0 74h80v6H0zM0 68 20 28 40 68zM40 68 60 28 80 68z"/><circle cx="40" cy="24" r="8"/><circle cy="24" r="8"/><circle cx="80" cy="24" r="8"/></g>`,
  rangoli: (print) =>
    svg`<g fill="none" stroke="${print}" stroke-width="4"><path d="M40 4c14 12 14 24 0 36-14-12-14-24 0-36zM40 76c14-12 14-24 0-36-14 12-14 24 0 36zM4 40c12-14 24-14 36 0-12 14-24 14-36 0zM76 40c-12-14-24-14-36 0 12 14 24 14 36 0z"/><circle cx="40" cy="40" r="6"/></g><g fill="${print}"><circle cx="14" cy="14" r="4"/><circle cx="66" cy="14" r="4"/><circle cx="14" cy="66" r="4"/><circle cx="66" cy="66" r="4"/></g>`,
  zigzag: (print) =>
    svg`<path d="M0 20 20 4 40 20 60 4 80 20M0 48 20 32 40 48 60 32 80 48M0 76 20 60 40 76 60 60 80 76" fill="none" stroke="${print}" stroke-width="7"/>`,
  hessian: (print) =>
    svg`<path d="M0 6h80M0 22h80M0 38h80M0 54h80M0 70h80" stroke="${print}" stroke-width="7" stroke-dasharray="12 4"/><path d="M6 0v80M22 0v80M38 0v80M54 0v80M70 0v80" stroke="${print}" stroke-width="6" stroke-dasharray="4 12" opacity=".7"/>`,
  contour: (print) =>
    svg`<path d="M0 40c20-30 40 20 80 0M0 52c22-26 42 18 80 0M0 66c24-20 44 14 80 0M0 26c18-30 40 18 80 0M20 14c10-10 28-6 30 2s-26 10-30-2zM26 12c6-4 14-2 16 2s-12 4-16-2z" fill="none" stroke="${print}" stroke-width="2.5"/>`,
  marble: (print) =>
    svg`<path d="M0 10c20-16 28 24 44 8s20-12 36-8M0 30c18-12 24 26 42 10s24-14 38-10M0 52c20-14 26 22 44 8s22-12 36-8M0 72c18-12 26 20 42 8s24-12 38-8" fill="none" stroke="${print}" stroke-width="7"/><path d="M0 20c20-14 28 24 44 9s20-12 36-9M0 62c20-14 28 22 44 8s20-12 36-8" fill="none" stroke="#f1dca7" stroke-width="3"/>`,
  columns: (print) =>
    svg`<path d="M0 4h80M0 76h80M26 4v72M54 4v72" stroke="${print}" stroke-width="3"/><path d="M4 16h18M4 28h14M4 40h18M4 52h12M4 64h16M30 16h20M30 28h16M30 40h20M30 52h18M30 64h12M58 16h18M58 28h18M58 40h14M58 52h18M58 64h16" stroke="${print}" stroke-width="4" opacity=".6"/>`,
  news: (print) =>
    svg`<path d="M6 14h68M6 26h68M6 38h60M6 50h68M6 62h50" stroke="${print}" stroke-width="3" opacity=".35"/>`,
  squares: (print) =>
    svg`<path d="M0 0h80M0 20h80M0 40h80M0 60h80M0 0v80M20 0v80M40 0v80M60 0v80" stroke="${print}" stroke-width="1.6" opacity=".7"/>`,
} satisfies Record<string, (print: string) => string>;

export type Motif = keyof typeof TILES;

/** A pattern fill: `motif` printed on `ground` (or on nothing, when `ground` is "none"), tiles scaled by `scale`. */
export const printed = (canvas: Canvas, motif: Motif, ground: string, print: string, scale = 1): string =>
  reference(
    canvas,
    (id) =>
      svg`<pattern id="${id}" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="scale(${String(scale)})"><rect width="80" height="80" fill="${ground}"/>${TILES[motif](print)}</pattern>`,
  );
