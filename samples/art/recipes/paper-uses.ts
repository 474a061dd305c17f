import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, fitted, flat, rounded, sheen, stroke } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { plate } from './bahis';
import { words } from './book-pages';
import { closedBook } from './books';
import { nozzleBottle } from './containers';
import { postmark } from './ephemera';
import { ledgerLeaf } from './sheets';
import { deckleSheet } from './sketch-pads';

const { Indigo, Leaf, Plum, Vermilion } = PIGMENTS;

/** A page of a journal: an account leaf pasted under a photograph and a postmark. */
export const ledgerCollage = (canvas: Canvas): string => {
  const photo =
    board(330, 270, '#fffdf6', 2) +
    svg`<path d="M-140-110H140V80H-140z" fill="${tint(Indigo, 0.55)}"/><path d="M-140 80-60-20 0 40 60-30 140 50V80z" fill="${Indigo}" opacity=".7"/><circle cx="80" cy="-60" r="26" fill="#fff6dc"/>`;
  return place(
    0,
    0,
    lifted(canvas, board(800, 920, '#fdfaf1', 6)) +
      lifted(canvas, place(-120, -20, ledgerLeaf(canvas, '#efe0b8', Vermilion, 'Jama', SHOP.ink), -4)) +
      lifted(canvas, place(130, -150, photo, 6)) +
      place(210, 120, postmark(Plum, '14 AUG'), -14, 0.9) +
      times(4, (row) => place(100, 230 + row * 52, words(canvas, row === 3 ? 110 : 240, SHOP.ink))).join(''),
    3,
  );
};

/** A notebook covered in map paper, its corners folded over. */
export const mapCovered = (canvas: Canvas): string =>
  place(
    0,
    0,
    closedBook(
      canvas,
      {
        width: 580,
        height: 800,
        colour: '#eef0df',
        motif: 'contour',
        print: Leaf,
        scale: 2.4,
        thick: 30,
        hinge: false,
      },
      svg`<path d="M-290-400H-214V400H-290z" fill="${flat(canvas, '#7a4a2c')}"/><path d="M-214-400V400" stroke="#4d2d18" stroke-width="4"/>` +
        stroke('M-200 330C-60 250 0 120 60 90S180-60 290-110', Indigo, 9) +
        place(50, -180, plate(330, 180, '#7a4a2c', ['Route', 'WESTERN GHATS'])),
    ),
    -6,
  );

/** Cloth in a hoop, mirrors stitched round with bright thread. */
export const mirrorWork = (canvas: Canvas): string => {
  const mirror = (x: number, y: number, radius: number, thread: string) =>
    place(
      x,
      y,
      svg`<circle r="${radius + 16}" fill="none" stroke="${thread}" stroke-width="18" stroke-dasharray="7 6"/><circle r="${radius + 4}" fill="${shade('#b9c6cc', 0.3)}"/><circle r="${radius}" fill="${flat(canvas, '#dfe9ee')}"/><path d="M${-radius * 0.6} ${-radius * 0.1}L${radius * 0.1} ${-radius * 0.7}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
    );
  const threads = [PIGMENTS.Marigold, Vermilion, PIGMENTS.Teal, '#e8dcbc'];
  const ring = times(8, (index) => {
    const angle = (index * Math.PI) / 4;
    return mirror(Math.cos(angle) * 220, Math.sin(angle) * 220, 34, threads[index % 4] ?? Vermilion);
  });
  const stitches = times(24, (index) => {
    const angle = (index * Math.PI) / 12;
    const at = (radius: number) => svg`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
    return svg`M${at(106)}L${at(148)}M${at(300)}L${at(318)}`;
  });
  return (
    lifted(
      canvas,
      svg`<circle r="430" fill="${rounded(canvas, '#c79a62', 'slant')}"/><circle r="392" fill="${printed(canvas, 'weave', Plum, shade(Plum, 0.3))}"/>`,
    ) +
    svg`<circle r="392" fill="${sheen(canvas)}"/>` +
    stroke(stitches.join(''), PIGMENTS.Marigold, 8) +
    mirror(0, 0, 66, Vermilion) +
    ring.join('') +
    lifted(canvas, svg`<path d="M-40-470H40V-410H-40z" fill="${rounded(canvas, SHOP.brass)}"/>`)
  );
};

/** A letter in white on one indigo sheet, folded once. */
export const indigoLetter = (canvas: Canvas, indigo: string): string =>
  lifted(canvas, place(60, 50, deckleSheet(canvas, 620, 800, tint(indigo, 0.35)), 9)) +
  lifted(canvas, place(-40, -20, deckleSheet(canvas, 640, 820, shade(indigo, 0.25)), -4)) +
  place(
    -40,
    -20,
    fitted('display', 'Dear moon', { y: -230, width: 420, size: 100 }, '#f4efe2') +
      times(7, (row) =>
        place(-220, -110 + row * 66, words(canvas, row === 6 ? 210 : 430, '#e6e9ee', 4.4)),
      ).join('') +
      place(170, 320, emblem(canvas, 'moon', '#f4efe2', shade(indigo, 0.25)), 0, 0.8),
    -4,
  );

/** An invitation printed on grass paper, tied with red thread. */
export const grassInvitation = (canvas: Canvas): string =>
  place(
    0,
    0,
    lifted(canvas, place(40, 30, deckleSheet(canvas, 640, 860, '#c9a25a'), 5)) +
      lifted(canvas, deckleSheet(canvas, 640, 860, '#dcb970')) +
      stroke(
        times(
          26,
          (index) => svg`M${-280 + ((index * 173) % 560)} ${-390 + ((index * 97) % 780)}q30-16 52 6`,
        ).join(''),
        '#b48a42',
        4,
      ) +
      place(0, -210, emblem(canvas, 'marigold', '#8f231e', '#dcb970'), 0, 1.6) +
      fitted('display', 'Come to', { y: -30, width: 360, size: 84 }, '#5b1f16') +
      fitted('display', 'the Harvest', { y: 60, width: 460, size: 100 }, '#5b1f16') +
      fitted('typed', 'SUNDAY, UNDER THE NEEM', { y: 140, width: 460, size: 40 }, '#5b1f16') +
      stroke('M-330 250H330', SHOP.ledger, 9) +
      stroke(
        'M-10 250C-120 170-140 300-10 250C110 170 140 300-10 250M-10 250C-30 320-60 350-90 380M-10 250C20 320 40 350 80 370',
        SHOP.ledger,
        9,
      ),
    -4,
  );

/** A cloth bag that the pad has printed, heat-set. */
export const printedBag = (canvas: Canvas, ink: string, cloth: string): string => {
  const marks = times(9, (index) =>
    place(
      -210 + (index % 3) * 210,
      -60 + Math.floor(index / 3) * 190,
      emblem(canvas, 'paisley', ink, cloth),
      index % 2 === 0 ? 0 : 180,
      1.25,
    ),
  );
  const bag = 'M-350-210H350L372 460H-372z';
  return place(
    0,
    -30,
    lifted(
      canvas,
      stroke('M-170-200C-190-470 190-470 170-200', shade(cloth, 0.25), 40) +
        svg`<path d="${bag}" fill="${printed(canvas, 'weave', cloth, shade(cloth, 0.1))}"/>`,
    ) +
      svg`<path d="${bag}" fill="${sheen(canvas)}"/><path d="M-350-160H350" stroke="${shade(cloth, 0.3)}" stroke-width="4" stroke-dasharray="16 10"/>` +
      marks.join(''),
    3,
  );
};

/** A bottle of ink upside down over the felt that it fills. */
export const reInked = (canvas: Canvas, ink: string, name: string): string => {
  const base =
    board(640, 420, flat(canvas, '#d8d1bf'), 44) +
    board(580, 360, shade(ink, 0.55), 26) +
    board(552, 336, flat(canvas, shade(ink, 0.1)), 16) +
    svg`<path d="${times(14, (row) => svg`M-250 ${-140 + row * 21}H250`)}" stroke="#fff" stroke-width="3" stroke-dasharray="5 8" opacity=".16"/><ellipse cx="-20" cy="-10" rx="120" ry="64" fill="${shade(ink, 0.35)}"/><ellipse cx="-50" cy="-26" rx="40" ry="14" fill="#fff" opacity=".3"/>`;
  const bottle = nozzleBottle(canvas, ink, '#f3ecdc', { name, line: 'RE-INKER 15 ML', ink, emblem: 'drop' });
  return (
    lifted(canvas, place(-40, 230, base, -4)) +
    lifted(canvas, place(190, -210, bottle, 205, 0.72)) +
    place(
      46,
      110,
      svg`<path d="M0-44C12-16 30 0 30 22A30 30 0 0 1-30 22C-30 0-12-16 0-44z" fill="${ink}"/><path d="M-14 20q2 14 12 16" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    )
  );
};
