import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { board, fitted, flat, frame, rounded, stroke } from '../materials';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { words } from './book-pages';
import { plate } from './bahis';

/** Light through glass: bright rims, clear in the middle. */
const glassLight = (canvas: Canvas): string =>
  sweep(canvas, [
    [0, '#fff', 0.55],
    [0.1, '#fff', 0.1],
    [0.5, '#fff', 0.03],
    [0.9, '#fff', 0.12],
    [1, '#fff', 0.5],
  ]);

/** Ink as it stands in a bottle, darker at the sides. */
const liquidIn = (canvas: Canvas, ink: string): string =>
  sweep(canvas, [
    [0, shade(ink, 0.5)],
    [0.18, tint(ink, 0.2)],
    [0.36, ink],
    [1, shade(ink, 0.6)],
  ]);

const CORK = '#c1935c';

/** A square bottle, its cork dipped in dripping wax, a letter behind it. */
export function waxedBottle(canvas: Canvas, ink: string): string {
  const glass =
    'M-70-190H70V-150C150-140 210-110 210-60V330Q210 370 170 370H-170Q-210 370-210 330V-60C-210-110-150-140-70-150z';
  const wax = svg`M-96-330Q-96-352-70-352H70Q96-352 96-330V-214C88-170 74-176 70-214 64-240 50-236 46-206 44-120 16-120 14-206 8-236-14-232-20-206-24-156-50-160-54-206-60-232-74-230-78-206-82-186-94-190-96-214z`;
  const bottle = svg`<path d="${glass}" fill="#cfdde0"/><path d="M-194-50C-194-96-140-122-66-132H66C140-122 194-96 194-50V324Q194 356 164 356H-164Q-194 356-194 324z" fill="${liquidIn(canvas, ink)}"/><path d="${glass}" fill="${glassLight(canvas)}" stroke="#eef4f5" stroke-width="4"/><path d="M-180-50V320" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/><path d="M-66-300H66V-150H-66z" fill="${rounded(canvas, CORK)}"/><path d="${wax}" fill="${rounded(canvas, shade(ink, 0.06))}"/><path d="M-76-334H40" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>`;
  const label =
    board(320, 290, SHOP.paper, 3) +
    frame(292, 262, ink, 5) +
    place(0, -82, emblem(canvas, 'postbox', ink, SHOP.paper), 0, 0.72) +
    letter('display', 'डाक', 0, 56, 104, ink) +
    fitted('typed', 'POST RED 60 ML', { y: 108, width: 250, size: 34 }, SHOP.ink);
  const envelope =
    board(620, 420, '#f3ead3', 4) +
    stroke('M-310-210 0 30 310-210', '#c9b88f', 4) +
    svg`<path d="M-310-196H310M-310 196H310" stroke="${ink}" stroke-width="26" stroke-dasharray="34 68"/><path d="M-310-196H310M-310 196H310" stroke="${SHOP.postal}" stroke-width="26" stroke-dasharray="34 68" stroke-dashoffset="-51"/>`;
  return (
    lifted(canvas, place(90, 90, envelope, -14, 1.1)) +
    lifted(canvas, place(-50, 20, bottle + place(0, 120, label), 0, 1.08))
  );
}

/** A squat, faceted bottle with a wooden stopper, a sprig of neem beside it. */
export function neemBottle(canvas: Canvas, ink: string): string {
  const glass =
    'M-80-120H80V-84L230-10 280 120 230 270Q220 300 190 300H-190Q-220 300-230 270L-280 120-230-10-80-84z';
  const body = svg`<path d="${glass}" fill="#cfdde0"/><path d="M-216 4-74-66H74L216 4 262 120 216 262Q208 284 184 284H-184Q-208 284-216 262L-262 120z" fill="${liquidIn(canvas, ink)}"/><path d="M-230-10-120 40 120 40 230-10M-120 40-150 290M120 40 150 290M-280 120-140 150M280 120 140 150" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/><path d="${glass}" fill="${glassLight(canvas)}" stroke="#eef4f5" stroke-width="4"/><path d="M-96-150H96V-112H-96z" fill="#dbe6e8"/><path d="M-70-190H70V-150H-70z" fill="${rounded(canvas, '#8a5b34')}"/><ellipse cy="-250" rx="104" ry="76" fill="${rounded(canvas, '#a5703f')}"/><path d="M-86-262C-40-240 40-240 86-262M-98-236C-40-214 40-214 98-236" fill="none" stroke="#6d4128" stroke-width="4" opacity=".5"/><path d="M-224 20-262 116" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/>`;
  const label = svg`<path d="M-130-92H130L168 20 130 116H-130L-168 20z" fill="${SHOP.paper}"/><path d="M-120-78H120L152 20 120 102H-120L-152 20z" fill="none" stroke="${ink}" stroke-width="4"/>${fitted('display', 'Neem', { y: 24, width: 220, size: 92 }, ink)}${fitted('typed', 'GREEN 60 ML', { y: 72, width: 200, size: 34 }, SHOP.ink)}`;
  const leaf = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      svg`<path d="M0 0C20-30 90-44 150-10 100 24 40 24 0 0z" fill="#4f8a4a"/><path d="M6-1C50-8 100-12 140-9" stroke="#cfe3b4" stroke-width="3" fill="none"/>`,
      turn,
    );
  const sprig =
    stroke('M-420 400C-250 330-60 340 120 380S330 400 420 330', '#3d5f2f', 9) +
    times(6, (index) =>
      leaf(-380 + index * 140, 372 - Math.sin(index) * 16, index % 2 === 0 ? -46 : 34),
    ).join('');
  return (
    lifted(canvas, place(0, -40, body + place(0, 160, label), 0, 1.16)) + lifted(canvas, place(0, 0, sprig))
  );
}

/** Three corked vials, a pipette and the card on which they are tried. */
export function threeVials(canvas: Canvas): string {
  const inks = [
    [PIGMENTS.Indigo, 'Barsaat'],
    [PIGMENTS.Vermilion, 'Dak'],
    [PIGMENTS.Leaf, 'Neem'],
  ] as const;
  const vials = inks.map(([ink, name], index) => {
    const glass = svg`<path d="M-84-170H84V270Q84 300 54 300H-54Q-84 300-84 270z"`;
    const vial = svg`<path d="M-62-300H62L54-160H-54z" fill="${rounded(canvas, CORK)}"/><path d="M-40-270l12 8M10-240l14-6M-20-210l16 4" stroke="#7a5530" stroke-width="5"/><path d="M-94-196H94V-160H-94z" fill="#dbe6e8"/>${glass} fill="#cfdde0"/><path d="M-74-90Q0-74 74-90V266Q74 290 50 290H-50Q-74 290-74 266z" fill="${liquidIn(canvas, ink)}"/>${glass} fill="${glassLight(canvas)}" stroke="#eef4f5" stroke-width="4"/>${place(0, 80, board(168, 150, SHOP.paper, 2) + svg`<path d="M-84-60H84M-84 60H84" stroke="${ink}" stroke-width="5"/>` + fitted('display', name, { y: 12, width: 140, size: 58 }, ink) + fitted('typed', '8 ML', { y: 46, width: 90, size: 30 }, SHOP.ink))}<path d="M-64-140V240" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/>`;
    return place(-260 + index * 220, -60 + (index % 2) * 24, vial);
  });
  const card =
    board(520, 250, '#fdfaf1', 4) +
    inks
      .map(
        ([ink], index) =>
          svg`<path d="M${-200 + index * 150}-50q40-60 100 0c30 50-20 110-60 96s-70-50-40-96z" fill="${ink}" opacity=".9"/>`,
      )
      .join('');
  const pipette = svg`<path d="M-16-120H16V150L6 250H-6L-16 150z" fill="#dfeaec" opacity=".9"/><path d="M-10 20H10V150L4 240H-4L-10 150z" fill="${PIGMENTS.Indigo}"/><path d="M-8-110V140" stroke="#fff" stroke-width="5" opacity=".8"/><path d="M-22-120H22V-150C44-200 40-280 0-280S-44-200-22-150z" fill="${rounded(canvas, '#8f2a26')}"/>`;
  return (
    lifted(canvas, place(40, 310, card, -5)) +
    lifted(canvas, vials.join('')) +
    lifted(canvas, place(370, 40, pipette, 14, 1.2))
  );
}

/** A salt-glazed bottle of registrar's ink and a deed that it has darkened. */
export function registrarsInk(canvas: Canvas): string {
  const clay = '#8c6f52';
  const jug =
    'M-60-260H60V-190C70-150 170-130 170-40V300Q170 340 130 340H-130Q-170 340-170 300V-40C-170-130-70-150-60-190z';
  const bottle = svg`<path d="M-44-330H44V-250H-44z" fill="${rounded(canvas, CORK)}"/><path d="${jug}" fill="${rounded(canvas, clay)}"/><path d="M-60-260H60V-190C70-150 170-130 170-40V10C120 40 60-10 0 20S-110 30-170 0V-40C-170-130-70-150-60-190z" fill="${rounded(canvas, '#4a3426')}"/><path d="M-72-270H72V-236H-72z" fill="${rounded(canvas, '#5b4130')}"/><path d="M-128-40V280" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".35"/>`;
  const label = place(0, 165, plate(300, 210, SHOP.ink, ['Registrar', 'IRON GALL 50 ML']));
  const tones = ['#8d8f99', '#74767f', '#565862', '#3a3b44', '#25262d', '#16161b'];
  const deed =
    board(560, 800, '#f1e4c4', 3) +
    frame(510, 750, '#a9977a', 3) +
    fitted('display', 'Deed', { y: -270, width: 300, size: 110 }, '#16161b') +
    svg`<path d="M-200-236H200" stroke="#16161b" stroke-width="4"/>` +
    times(8, (row) =>
      place(
        -210,
        -160 + row * 56,
        words(canvas, row === 7 ? 200 : 400, tones[Math.max(0, 5 - Math.max(0, row - 2))] ?? SHOP.ink, 4.4),
      ),
    ).join('') +
    svg`<circle cx="150" cy="300" r="58" fill="${shade(SHOP.ledger, 0.2)}"/><circle cx="146" cy="296" r="50" fill="${SHOP.ledger}"/>${place(146, 296, emblem(canvas, 'scale', tint(SHOP.ledger, 0.25), SHOP.ledger), 0, 0.6)}`;
  return lifted(canvas, place(130, -20, deed, 7)) + lifted(canvas, place(-190, 90, bottle + label, 0, 1.12));
}

/** Twenty-four short cartridges in a box that slides open, a ruler printed on its side. */
export function cartridges(canvas: Canvas, ink: string): string {
  const paper = '#e9dcc0';
  const one = svg`<rect x="-24" y="-74" width="48" height="148" rx="12" fill="#dfe8ea"/><rect x="-20" y="-40" width="40" height="110" rx="10" fill="${liquidIn(canvas, ink)}"/><rect x="-24" y="-74" width="48" height="148" rx="12" fill="${glassLight(canvas)}"/><rect x="-15" y="-90" width="30" height="22" rx="5" fill="#c9d4d8"/><circle cy="-90" r="8" fill="#9fb0b8"/>`;
  const grid = times(22, (index) => place(-308 + (index % 12) * 56, -96 + Math.floor(index / 12) * 190, one));
  const tray =
    board(740, 440, flat(canvas, paper), 6) +
    board(704, 404, shade(paper, 0.45), 3) +
    board(696, 396, '#f7f0de', 2);
  const sleeve =
    board(780, 380, flat(canvas, ink), 8) +
    frame(740, 340, SHOP.buff, 4) +
    fitted('display', 'Cartridges', { y: -30, width: 560, size: 116 }, SHOP.buff) +
    fitted('typed', '24 SHORT / BARSAAT INDIGO', { y: 40, width: 520, size: 42 }, SHOP.buff) +
    svg`<path d="M-390 96H390V190H-390z" fill="${paper}"/><path d="${times(39, (index) => svg`M${-380 + index * 20} 96v${index % 5 === 0 ? 44 : 24}`)}" stroke="${SHOP.ink}" stroke-width="3"/>` +
    times(7, (index) =>
      fitted('typed', String(index + 1), { x: -280 + index * 100, y: 176, width: 40, size: 34 }, SHOP.ink),
    ).join('');
  const loose = place(330, 340, one, 66, 1.1) + place(180, 390, one, 98, 1.1);
  return (
    place(
      0,
      -20,
      lifted(canvas, place(-10, 130, tray)) +
        lifted(canvas, place(-10, 130, grid.join(''))) +
        lifted(canvas, place(20, -240, sleeve, 2)),
      -6,
    ) + lifted(canvas, loose)
  );
}

/** What an ink does on paper: a wash, a line and its name. */
export function swatchCard(canvas: Canvas, ink: string, name: string, mark: Emblem): string {
  const wash = svg`<path d="M-260-230C-180-280-60-250 40-264S220-270 262-220 250-60 262-10 120 44 20 30-200 50-256 10-250-160-260-230z" fill="${ink}" opacity=".78" stroke="${shade(ink, 0.25)}" stroke-width="7" stroke-opacity=".6"/><path d="M-240-120C-120-60 80-140 250-70V-20C240 30 120 40 20 28S-200 46-250 4z" fill="${shade(ink, 0.3)}" opacity=".55"/>`;
  const card =
    board(680, 860, '#fdfaf1', 6) +
    wash +
    place(0, -110, emblem(canvas, mark, '#fdfaf1', ink), 0, 1.8) +
    fitted('display', name, { y: 150, width: 460, size: 120 }, ink) +
    place(-240, 230, words(canvas, 470, ink, 4.4)) +
    place(-240, 300, words(canvas, 400, ink, 4.4)) +
    stroke('M-240 370q60-40 120 0t120 0 120 0 120 0', ink, 12);
  const drop = svg`<path d="M0-70C20-30 50-6 50 24A50 46 0 0 1-50 24C-50-6-20-30 0-70z" fill="${ink}"/><path d="M-28 24C-26 42-10 52 4 52" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>`;
  return lifted(canvas, place(-30, 0, card, -4)) + place(370, 330, drop, 8, 1.1);
}
