import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, sheen } from '../materials';
import { printed, type Motif } from '../motifs';
import { mix, PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import type { Draw, Subject } from './art';

const THEME_MARKS: Record<string, readonly [Emblem, Motif]> = {
  'indian-post': ['envelope', 'diagonals'],
  'railway-days': ['engine', 'rail'],
  botanicals: ['leaf', 'leaf'],
  monsoon: ['umbrella', 'rain'],
  'block-loom': ['paisley', 'booti'],
  'old-ledgers': ['key', 'columns'],
  'festival-lights': ['diya', 'marigold'],
  'tea-stall': ['glass', 'check'],
  'hill-station': ['hill', 'contour'],
  bazaar: ['kite', 'zigzag'],
};

/** The emblem and print that stand for a product's theme. */
export const marksOf = ({ theme }: Subject): readonly [Emblem, Motif] =>
  THEME_MARKS[theme ?? ''] ?? ['star', 'dots'];

/** The title in at most three lines, without words that the lettering cannot shape. */
export function titleLines(title: string): readonly string[] {
  const words = (title.split('·')[0] ?? title).trim().split(' ');
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line === '' || `${line} ${word}`.length <= 15 || lines.length === 3) {
      lines[lines.length - 1] = `${line} ${word}`.trim();
    } else lines.push(word);
  }
  return lines;
}

const makerOf = ({ brand }: Subject): string => (brand ?? 'vintage craft').replace('-', ' ').toUpperCase();

/** The printed label of a product: maker, title, size and code. */
function label(canvas: Canvas, subject: Subject, ink: string): string {
  const lines = titleLines(subject.title);
  const [mark] = marksOf(subject);
  const size = lines.length === 3 ? 52 : 60;
  const facts = [subject.variant, subject.code].filter((fact) => fact !== null).join('  ');
  return (
    board(430, 380, SHOP.paper, 3) +
    frame(404, 354, ink, 5) +
    frame(386, 336, ink, 2) +
    place(0, -118, emblem(canvas, mark, ink, SHOP.paper), 0, 0.7) +
    lines
      .map((line, row) => fitted('display', line, { y: -22 + row * (size + 4), width: 350, size }, SHOP.ink))
      .join('') +
    fitted('typed', facts, { y: 148, width: 350, size: 30 }, ink)
  );
}

const band = (text: string, y: number, width: number, fill: string) =>
  svg`<rect x="${-width / 2}" y="${y - 40}" width="${width}" height="64" fill="${fill}"/>${fitted('typed', text, { y: y + 6, width: width - 60, size: 40 }, SHOP.paper)}`;

function carton(canvas: Canvas, subject: Subject, ink: string): string {
  const [, motif] = marksOf(subject);
  const wrap = printed(canvas, motif, ink, mix(ink, '#fff6e0', 0.3));
  return svg`<path d="M-300-340H300V360H-300z" fill="${wrap}"/><path d="M300-340 360-300V400L300 360z" fill="${shade(ink, 0.45)}"/><path d="M-300-340-240-390H354L300-340z" fill="${tint(ink, 0.3)}"/><path d="M300-340 354-390 360-300z" fill="${shade(ink, 0.3)}"/><path d="M-300-340H300V360H-300z" fill="${sheen(canvas)}"/>${place(0, -40, label(canvas, subject, ink))}${band(makerOf(subject), 290, 600, shade(ink, 0.35))}`;
}

function sleeve(canvas: Canvas, subject: Subject, ink: string): string {
  const [, motif] = marksOf(subject);
  const flap = printed(canvas, motif, SHOP.paper, ink, 0.8);
  return svg`<path d="M-320-330H320V390H-320z" fill="${flat(canvas, SHOP.kraft)}"/><path d="M-320-330H320V-150L0-60-320-150z" fill="${flap}" stroke="${shade(SHOP.kraft, 0.3)}" stroke-width="3"/><path d="M-320-330H320V-150L0-60-320-150z" fill="${sheen(canvas)}"/>${place(0, 130, label(canvas, subject, ink), 0, 1.06)}${band(makerOf(subject), -250, 420, ink)}`;
}

function headerBag(canvas: Canvas, subject: Subject, ink: string): string {
  const [, motif] = marksOf(subject);
  return svg`<path d="M-310-260H310V400H-310z" fill="#e7eff1"/><path d="M-310-260H310V400H-310z" fill="${sheen(canvas)}"/>${place(0, 150, label(canvas, subject, ink), 0, 1.1)}<path d="M-326-400H326V-190H-326z" fill="${printed(canvas, motif, ink, mix(ink, '#fff6e0', 0.28))}"/><path d="M-326-400H326V-190H-326z" fill="${sheen(canvas)}"/><circle cy="-370" r="20" fill="${shade(ink, 0.6)}"/>${band(makerOf(subject), -270, 500, shade(ink, 0.3))}`;
}

function wrapped(canvas: Canvas, subject: Subject, ink: string): string {
  const [, motif] = marksOf(subject);
  const twine = '#efe1bf';
  const knots = times(
    2,
    (index) => svg`<path d="M0 0C${index * 80 - 40}-90 ${index * 200 - 100}-80 ${index * 160 - 80}-20Z"/>`,
  );
  return svg`<rect x="-350" y="-350" width="700" height="720" rx="6" fill="${printed(canvas, motif, tint(SHOP.kraft, 0.25), mix(ink, SHOP.kraft, 0.35))}"/><rect x="-350" y="-350" width="700" height="720" rx="6" fill="${sheen(canvas)}"/><path d="M-350 262H350M-230-350V370" stroke="${twine}" stroke-width="14"/><path d="M-350 262H350M-230-350V370" stroke="${SHOP.brass}" stroke-width="14" stroke-dasharray="9 9" opacity=".5"/><g transform="translate(-230 262)" fill="none" stroke="${twine}" stroke-width="12">${knots}</g>${place(60, -60, label(canvas, subject, ink), 0, 1.08)}`;
}

const FORMS = [carton, sleeve, headerBag, wrapped] as const;

/** What the product is sent in, with the product itself before it. */
export function packed(canvas: Canvas, subject: Subject, ink: string, main: Draw, form: number): string {
  const pack = FORMS[form % FORMS.length] ?? carton;
  // Print in a pale pigment could not be read.
  const print = ink === PIGMENTS.Ivory || ink === PIGMENTS.Kraft ? shade(ink, 0.45) : ink;
  return (
    lifted(canvas, place(-110, -90, pack(canvas, subject, print), form % 2 === 0 ? -4 : 5, 1.02)) +
    place(240, 270, main(canvas, ink), 0, 0.42)
  );
}
