import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { letter } from '../lettering';
import { board, fitted, flat, frame, GOLD, rounded, stroke } from '../materials';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { words } from './book-pages';
import { coverBoard, stitched } from './books';
import { openTin } from './containers';
import { postmark } from './ephemera';
import { inkBottle } from './ink-bottle';
import { cappedPen, DARK, gloss, lacquered, mirrored, nibPiece, openPen, penCap } from './pen-parts';

/** A sheet with writing in the pen's ink and a heading; under a pen that wrote it. */
export const writtenSheet = (canvas: Canvas, ink: string, head: string, rows = 6): string =>
  board(640, 760, '#fdfaf1', 4) +
  svg`<path d="${times(11, (row) => svg`M-280 ${-210 + row * 54}H280`)}" stroke="#7fa6ba" stroke-width="2.2" opacity=".7"/><path d="M-230-360V360" stroke="${SHOP.ledger}" stroke-width="3" opacity=".5"/>` +
  fitted('display', head, { x: 20, y: -270, width: 440, size: 84 }, ink) +
  times(rows, (row) =>
    place(-210, -216 + row * 54, words(canvas, row === rows - 1 ? 230 : 470, ink, 4)),
  ).join('');

/** Resin pen across a printed form, as it is lent over a counter. */
export function clerksPen(canvas: Canvas, colour: string): string {
  const fields = ['NAME', 'ADDRESS', 'PARTICULARS', 'SIGNED'].map(
    (name, row) =>
      svg`${fitted('typed', name, { x: -180, y: -116 + row * 108, width: 130, size: 30 }, SHOP.ink)}<path d="M-100 ${-108 + row * 108}H270" stroke="${SHOP.ink}" stroke-width="2.5" stroke-dasharray="3 8"/>${row < 3 ? place(-90, -120 + row * 108, words(canvas, 170 + row * 50, colour, 4)) : ''}`,
  );
  const form =
    board(640, 820, SHOP.buff, 3) +
    frame(590, 770, SHOP.ink, 3) +
    fitted('display', 'Form No. 7', { y: -266, width: 400, size: 84 }, SHOP.ink) +
    svg`<path d="M-250-224H250" stroke="${SHOP.ink}" stroke-width="4"/>` +
    fields.join('') +
    place(-120, 300, postmark(PIGMENTS.Plum, 'PAID'), -12, 0.7);
  const resin = { colour, print: tint(colour, 0.3) };
  const pen =
    openPen(canvas, { ...resin, girth: 42, length: 320, metal: 'steel' }) +
    place(150, 0, penCap(canvas, { ...resin, girth: 46, length: 260, metal: 'steel', top: 'flat' }));
  return (
    lifted(canvas, place(-70, 0, form, -7)) +
    lifted(canvas, place(120, 120, mirrored(place(-30, 0, pen, -36))))
  );
}

const EBONITE = { colour: '#221c1e', print: '#5a3524' };

/** A fat ebonite pen, its cap and the dropper that fills it, side by side. */
export function eyedropperPen(canvas: Canvas): string {
  const pen = openPen(canvas, {
    ...EBONITE,
    girth: 56,
    length: 520,
    section: '#2b1d18',
    rings: false,
    broad: 12,
    nib: 'italic',
    metal: 'steel',
    tail: 'bullet',
  });
  const cap = penCap(canvas, {
    ...EBONITE,
    girth: 60,
    length: 260,
    top: 'bullet',
    rings: false,
    metal: 'steel',
  });
  const dropper = svg`<path d="M-330-8H-180C-150-8-150-22-120-22H120V22H-120C-150 22-150 8-180 8H-330z" fill="#dfeaec" opacity=".85"/><path d="M-60-16H110V16H-60C-84 16-84-16-60-16z" fill="${PIGMENTS.Indigo}"/><path d="M-330-8H-180C-150-8-150-22-120-22H120V22H-120C-150 22-150 8-180 8H-330z" fill="${gloss(canvas)}" opacity=".6"/><path d="M112-30H150C230-54 300-40 300 0S230 54 150 30H112z" fill="${rounded(canvas, '#8f2a26', 'down')}"/>`;
  const drops = svg`<g fill="${PIGMENTS.Indigo}"><path d="M-330 60c-26 30-20 60 4 62s34-28-4-62z"/><ellipse cx="-290" cy="170" rx="20" ry="15"/><circle cx="-350" cy="176" r="8"/></g>`;
  return place(
    0,
    0,
    lifted(canvas, place(30, -160, pen)) +
      lifted(canvas, place(-200, 10, cap)) +
      drops +
      lifted(canvas, place(70, 170, dropper)),
    -34,
    1.02,
  );
}

/** A tin lined with a timetable, the pen and its bottle in it. */
export function boxedPen(canvas: Canvas): string {
  const colour = PIGMENTS.Indigo;
  return openTin(canvas, '#1d2b4a', 'Night Mail', () => {
    const lining = board(728, 448, printed(canvas, 'columns', '#f1e4c4', '#a9977a', 0.7), 18);
    const pen =
      openPen(canvas, { colour, girth: 28, length: 330, metal: 'gold', tail: 'flat' }) +
      svg`<path d="M60-31H72V31H60zM82-31H94V31H82z" fill="#e6c57e"/>`;
    const cap = penCap(canvas, { colour, girth: 34, length: 230, top: 'flat' });
    return (
      lining +
      lifted(canvas, place(10, -140, pen)) +
      lifted(canvas, place(-290, 90, cap)) +
      place(
        230,
        80,
        inkBottle(canvas, { ink: colour, name: 'Barsaat', line: '30 ML' }).replace(
          /<g transform="translate\(330 350\).*?<\/g>/,
          '',
        ),
        0,
        0.4,
      )
    );
  });
}

/** A shirt pocket with the short pen clipped to it. */
export function pocketPen(canvas: Canvas): string {
  const cloth = '#dfe6e4';
  const brown = { colour: '#7a4526', print: '#a9683a', motif: 'weave' as const };
  const shirt = coverBoard(canvas, {
    width: 1330,
    height: 1330,
    colour: cloth,
    motif: 'weave',
    print: '#a9bcc0',
    radius: 10,
  });
  const placket = svg`<path d="M-440-665H-300V665H-440z" fill="${flat(canvas, '#e9efed')}"/><path d="M-304-665V665M-434-665V665" stroke="#9fb0b4" stroke-width="4" stroke-dasharray="14 8"/>${times(3, (index) => svg`<circle cx="-366" cy="${-300 + index * 290}" r="26" fill="#fff"/><circle cx="-366" cy="${-300 + index * 290}" r="19" fill="none" stroke="#c3c9cc" stroke-width="3"/><path d="M-372 ${-306 + index * 290}l12 12M-360 ${-306 + index * 290}l-12 12" stroke="#7d868c" stroke-width="4"/>`)}`;
  const pocketShape = 'M-220-110H330V320L55 410-220 320z';
  const pocket = svg`<path d="${pocketShape}" fill="${printed(canvas, 'weave', '#d3dcda', '#a9bcc0')}"/><path d="${pocketShape}" fill="${flat(canvas, '#ffffff')}" opacity=".2"/><path d="M-220-110H330V-44H-220z" fill="#e9efed"/>${stitched('M-204-60H314M-204-94H314M-204-44V308L55 394 314 308V-44', '#7f97a2', 4)}`;
  const pen =
    lacquered(canvas, 'M-250-36C-290-36-306-20-306 0S-290 36-250 36H90V-36z', brown) +
    svg`<path d="M40-39H58V39H40zM68-39H75V39H68z" fill="${GOLD}"/>`;
  const clip = svg`<path d="M-262-12H30Q44-12 44 0T30 12H-262z" fill="#1b1420" opacity=".35" transform="translate(3 6)"/><path d="M-270-12H24Q40-12 40 0T24 12H-270z" fill="${rounded(canvas, GOLD, 'down')}"/>`;
  return (
    lifted(canvas, shirt) +
    placket +
    lifted(canvas, place(60, -50, pen, 90, 1.2)) +
    lifted(canvas, pocket) +
    lifted(canvas, place(60, -50, clip, 90, 1.2))
  );
}

/** The pocket pen writing, its cap posted. */
export const pocketPenOpen = (canvas: Canvas): string => {
  const brown = { colour: '#7a4526', print: '#a9683a', motif: 'weave' as const };
  const pen =
    openPen(canvas, { ...brown, girth: 34, length: 240 }) +
    place(60, 0, penCap(canvas, { ...brown, girth: 38, length: 230 }));
  return (
    lifted(canvas, place(-60, -10, writtenSheet(canvas, '#6a3a20', 'Two teas', 4), -6)) +
    lifted(canvas, place(180, 140, pen, -32))
  );
};

/** The pocket pen shut, lying flat. */
export function pocketPenShut(canvas: Canvas): string {
  const brown = { colour: '#7a4526', print: '#a9683a', motif: 'weave' as const };
  const shut = cappedPen(canvas, { ...brown, girth: 54, length: 200 }, { ...brown, girth: 60, length: 330 });
  return lifted(canvas, shut);
}

/** A school pen whose window shows what is left, on an answer sheet. */
export function studentPen(canvas: Canvas, colour: string): string {
  const sheet =
    board(660, 860, '#fdfaf1', 3) +
    fitted('display', 'Answer Sheet', { y: -330, width: 480, size: 80 }, SHOP.ink) +
    fitted('typed', 'ROLL NO. 27', { x: -170, y: -270, width: 200, size: 34 }, SHOP.ink) +
    svg`<path d="M-300-246H300M-300-238H300" stroke="${SHOP.ledger}" stroke-width="3"/><path d="${times(9, (row) => svg`M-290 ${-180 + row * 62}H290`)}" stroke="#7fa6ba" stroke-width="2.4"/><path d="M-220-238V420" stroke="${SHOP.ledger}" stroke-width="3"/>` +
    times(4, (row) =>
      place(-200, -188 + row * 62, words(canvas, row === 3 ? 180 : 440, PIGMENTS.Indigo, 4)),
    ).join('') +
    svg`<path d="M-100 210c26-40 90-30 84 14 30 20 0 60-34 48-20 26-66 8-60-26-36-8-24-42 10-36z" fill="${PIGMENTS.Indigo}"/><circle cx="10" cy="300" r="11" fill="${PIGMENTS.Indigo}"/>`;
  const barrel = openPen(canvas, {
    colour,
    girth: 42,
    length: 480,
    metal: 'steel',
    section: shade(colour, 0.25),
    tail: 'flat',
  });
  const window = svg`<path d="M-60-42H110V42H-60z" fill="#dcebf0"/><path d="M-60-34H58Q70 0 58 34H-60z" fill="${PIGMENTS.Indigo}"/><path d="M-60-42H110V42H-60z" fill="${gloss(canvas)}"/><path d="M-60-44H-48V44H-60zM98-44H110V44H98z" fill="#c9d0d5"/>`;
  const cap = penCap(canvas, {
    colour: '#b9c1c8',
    girth: 46,
    length: 250,
    metal: 'steel',
    top: 'flat',
    rings: false,
  });
  return (
    lifted(canvas, place(-30, 0, sheet, 4)) +
    lifted(canvas, place(130, -30, barrel + window, -52)) +
    lifted(canvas, place(190, 330, cap, -20))
  );
}

/** Three italic nibs before their pen, and the card of strokes in two scripts. */
export function threeNibPen(canvas: Canvas): string {
  const ink = PIGMENTS.Ink;
  const half = (x: number, text: string, dy: number) =>
    place(
      x,
      0,
      board(300, 420, '#faf4e2', 3) +
        letter('display', text, 0, dy, 250, ink) +
        svg`<path d="M-120-130H120M-120 90H120" stroke="${SHOP.ledger}" stroke-width="3" stroke-dasharray="12 8"/>`,
    );
  const arrows = stroke(
    'M-250-40q30-60 70-20M-196-66l16 6-4 18M60-30q30-50 60-10M106-50l16 10-4 16',
    SHOP.ledger,
    6,
  );
  const card =
    half(-150, 'अ', 70) +
    half(150, 'a', 70) +
    svg`<path d="M0-210V210" stroke="#1b1420" stroke-width="6" opacity=".2"/>` +
    arrows +
    fitted('typed', '1', { x: -262, y: -70, width: 30, size: 38 }, SHOP.ledger);
  const units = (
    [
      [10, '1.1'],
      [14, '1.5'],
      [19, '1.9'],
    ] as const
  ).map(([broad, name], index) => {
    const y = 60 + index * 112;
    const unit =
      place(0, 0, nibPiece(canvas, 'gold', 'italic', broad)) +
      svg`<path d="M0-26H110V26H0z" fill="${rounded(canvas, DARK, 'down')}"/><path d="M110-20H160V20H110z" fill="${rounded(canvas, '#8d969d', 'down')}"/><path d="M120-20V20M132-20V20M144-20V20" stroke="#4c545d" stroke-width="4"/>`;
    return svg`<path d="M-420 ${y}H-240" stroke="${ink}" stroke-width="${broad * 1.6}"/>${lifted(canvas, place(-60, y, unit))}${fitted('typed', name, { x: 150, y: y + 12, width: 80, size: 40 }, SHOP.ink)}`;
  });
  const pen = openPen(canvas, { colour: '#1f2430', girth: 36, length: 500, nib: 'italic', broad: 14 });
  return (
    lifted(canvas, place(-110, -230, card, -5)) +
    place(-40, 40, units.join(''), 0, 1.12) +
    lifted(canvas, place(350, 90, pen, -70))
  );
}

/** Raw brass, unscrewed: a bullet and its cap. */
export function brassBullet(canvas: Canvas): string {
  const brass = { colour: '#b8893a', metal: 'gold' as const };
  const pen = openPen(canvas, {
    ...brass,
    girth: 46,
    length: 330,
    section: '#a67c32',
    tail: 'bullet',
    rings: false,
  });
  const thread = svg`<path d="M-150-38V38M-140-39V39M-130-40V40M-120-40V40" stroke="#6d4d14" stroke-width="4"/>`;
  const cap = penCap(canvas, { ...brass, girth: 52, length: 280, top: 'bullet', clip: false, rings: false });
  const patina = svg`<g fill="#6d4d14" opacity=".22"><ellipse cx="60" cy="14" rx="60" ry="12"/><ellipse cx="180" cy="-4" rx="30" ry="10"/><ellipse cx="250" cy="22" rx="26" ry="8"/></g>`;
  const knurl = svg`<path d="${times(22, (index) => svg`M${16 + index * 5}-50V50`)}" stroke="#6d4d14" stroke-width="1.6" opacity=".7"/>`;
  return (
    lifted(canvas, place(-10, -120, pen + thread + patina, -24, 1.2)) +
    lifted(canvas, place(-120, 200, cap + knurl, -24, 1.2))
  );
}

/** The bullet shut, with an emblem of what is written with it. */
export const brassShut = (canvas: Canvas): string => {
  const brass = { colour: '#b8893a', metal: 'gold' as const };
  const body = lacquered(canvas, 'M-10-46H290C380-46 420-14 424 0 420 14 380 46 290 46H-10z', brass);
  const cap = mirrored(
    penCap(canvas, { ...brass, girth: 52, length: 280, top: 'bullet', clip: false, rings: false }),
  );
  const note =
    board(560, 420, SHOP.paper, 3) +
    place(0, -60, emblem(canvas, 'feather', PIGMENTS.Indigo, SHOP.paper), 0, 1.5) +
    place(-200, 110, words(canvas, 400, PIGMENTS.Indigo));
  return lifted(canvas, place(-60, -120, note, -8)) + lifted(canvas, place(0, 190, body + cap, -20, 1.15));
};
