import { lifted, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { board, flat, GOLD, rounded, sheen, stroke } from '../materials';
import { printed, type Motif } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { parcel } from './parcel';

const paperRoll = (canvas: Canvas, fill: string, edge: string): string =>
  svg`<path d="M-460-56H460V56H-460z" fill="${fill}"/><path d="M-460-56H460V56H-460z" fill="${rounded(canvas, '#ffffff', 'down')}" opacity=".28"/><ellipse cx="460" rx="22" ry="56" fill="${shade(edge, 0.3)}"/><ellipse cx="460" rx="12" ry="34" fill="${tint(edge, 0.3)}"/><ellipse cx="460" rx="6" ry="18" fill="#4b3823"/>`;

const coil = (canvas: Canvas, ribbon: string): string =>
  svg`<ellipse rx="130" ry="112" fill="${flat(canvas, ribbon)}"/><g fill="none" stroke="${shade(ribbon, 0.3)}" stroke-width="4">${times(5, (index) => svg`<ellipse rx="${118 - index * 18}" ry="${100 - index * 16}"/>`)}</g><ellipse rx="30" ry="24" fill="${shade(ribbon, 0.6)}"/><path d="M120 40C190 80 190 160 260 170" fill="none" stroke="${ribbon}" stroke-width="30"/>`;

const tag = (canvas: Canvas, ink: string): string =>
  svg`<path d="M-50-120H50L90-70V120H-90V-70z" fill="${SHOP.paper}"/><path d="M-70 100H70V-62L40-100H-40L-70-62z" fill="none" stroke="${ink}" stroke-width="4"/><circle cy="-82" r="13" fill="${SHOP.ink}"/>${place(0, 20, emblem(canvas, 'star', ink, SHOP.paper), 0, 0.9)}`;

/** What wraps three parcels: rolled sheets, ribbon, tags and a strip of tape. */
export function wrapSet(
  canvas: Canvas,
  look: { paper: string; motif?: Motif; print?: string; ribbon: string },
): string {
  const fill = look.motif ? printed(canvas, look.motif, look.paper, look.print ?? SHOP.paper) : look.paper;
  const rolls = times(3, (index) =>
    lifted(canvas, place(-10 + index * 26, -320 + index * 118, paperRoll(canvas, fill, look.paper), -5)),
  );
  const tape = svg`<path d="M-180-30H180V30H-180z" fill="${printed(canvas, 'diagonals', SHOP.paper, SHOP.ledger, 0.7)}"/>`;
  return (
    rolls.join('') +
    lifted(canvas, place(-230, 250, coil(canvas, look.ribbon))) +
    times(3, (index) =>
      lifted(canvas, place(140 + index * 110, 230 + index * 16, tag(canvas, look.ribbon), 10 + index * 12)),
    ).join('') +
    lifted(canvas, place(20, 410, tape, -4))
  );
}

const CLOTH = (canvas: Canvas, ink: string) => printed(canvas, 'booti', ink, '#cfe0e6', 1.1);

/** A bottle tied in printed cloth. */
export function clothBundle(canvas: Canvas, ink: string): string {
  const cloth = CLOTH(canvas, ink);
  const body = 'M-230 400C-300 260-270 40-150-90-80-160 80-160 150-90 270 40 300 260 230 400Q0 440-230 400z';
  const folds = stroke(
    'M-130-80C-190 60-190 240-170 400M130-80C190 60 190 240 170 400M-30-130C-60 60-40 240-20 410M60-130C70 60 60 240 70 405',
    shade(ink, 0.35),
    6,
  );
  const ear = (side: number) =>
    svg`<path d="M${side * 10}-140C${side * 40}-300 ${side * 240}-360 ${side * 330}-250 ${side * 260}-240 ${side * 180}-160 ${side * 30}-110z" fill="${cloth}"/><path d="M${side * 20}-140C${side * 80}-240 ${side * 200}-290 ${side * 300}-252" fill="none" stroke="${shade(ink, 0.4)}" stroke-width="6"/>`;
  const knot = svg`<path d="M-90-170C-60-210 60-210 90-170 100-110 60-80 0-80S-100-110-90-170z" fill="${cloth}"/><path d="M-60-160C-20-120 20-120 60-160M-50-110C-10-90 20-90 50-112" fill="none" stroke="${shade(ink, 0.45)}" stroke-width="6"/>`;
  return (
    lifted(
      canvas,
      svg`<path d="${body}" fill="${cloth}"/><path d="${body}" fill="${rounded(canvas, '#ffffff')}" opacity=".16"/>${folds}`,
    ) + lifted(canvas, ear(-1) + ear(1) + knot)
  );
}

/** The square of cloth, folded once, with its border. */
export function clothSquare(canvas: Canvas, ink: string): string {
  const cloth = CLOTH(canvas, ink);
  const sheet = svg`${board(840, 840, '#e9eef0', 4)}${board(800, 800, cloth, 2)}<path d="M-340-340H340V340H-340z" fill="none" stroke="#cfe0e6" stroke-width="16"/>${board(840, 840, sheen(canvas), 4)}`;
  const corner = svg`<path d="M420 420H40L420 40z" fill="${tint(ink, 0.4)}"/><path d="M420 420 40 420 100 390 390 100z" fill="${tint(ink, 0.55)}"/>`;
  return place(0, 0, lifted(canvas, sheet) + lifted(canvas, place(-40, -40, corner)), -8, 0.96);
}

/** Ribbon wound on a reel, seen a little from above. */
const reel = (canvas: Canvas, ribbon: string): string =>
  svg`<ellipse cy="70" rx="150" ry="56" fill="#b79159"/><path d="M-118-50V60A118 44 0 0 0 118 60V-50z" fill="${rounded(canvas, ribbon)}"/><path d="M-118-14A118 44 0 0 0 118-14M-118 26A118 44 0 0 0 118 26" fill="none" stroke="${shade(ribbon, 0.3)}" stroke-width="4"/><path d="M100 40C170 70 180 130 250 120" fill="none" stroke="${shade(ribbon, 0.1)}" stroke-width="26"/><ellipse cy="-56" rx="150" ry="56" fill="#d8b27c"/><ellipse cy="-56" rx="118" ry="42" fill="none" stroke="#a57d45" stroke-width="4"/><ellipse cy="-56" rx="34" ry="13" fill="#4b3823"/>`;

/** Five reels of ribbon. */
export const ribbonReels = (canvas: Canvas, ribbons: readonly string[]): string =>
  ribbons
    .map((ribbon, index) => {
      const back = index < 2;
      const x = back ? -170 + index * 320 : -320 + (index - 2) * 300;
      return lifted(
        canvas,
        place(x, back ? -210 : 170 + (index % 2) * 30, reel(canvas, ribbon), 0, back ? 1.02 : 1.12),
      );
    })
    .join('');

/** A parcel tied with two of the ribbons. */
export const ribboned = (canvas: Canvas, ribbon: string): string =>
  parcel(canvas, { paper: '#efe2c4', ribbon, tag: SHOP.paper, emblem: 'kite' });

const bell = (canvas: Canvas): string =>
  svg`<path d="M-40 34C-44-30-26-56 0-60 26-56 44-30 40 34Q0 50-40 34z" fill="${rounded(canvas, GOLD)}"/><path d="M-30 0H30" stroke="${shade(GOLD, 0.4)}" stroke-width="4"/><circle cy="46" r="12" fill="${shade(GOLD, 0.4)}"/><circle cy="-66" r="11" fill="none" stroke="${GOLD}" stroke-width="7"/>`;

const bellTag = (
  canvas: Canvas,
  paper: string,
  mark: 'star' | 'diya' | 'bell' | 'lotus' | 'moon',
  ink: string,
): string =>
  svg`<path d="M0-150C-10-200 30-230 0-290" fill="none" stroke="${SHOP.ledger}" stroke-width="8"/><path d="M-60-170H60L100-120V170H-100V-120z" fill="${flat(canvas, paper)}"/><path d="M-82 152H82V-112L50-152H-50L-82-112z" fill="none" stroke="${ink}" stroke-width="4"/><circle cy="-132" r="15" fill="#3a3027"/>${place(0, 20, emblem(canvas, mark, ink, paper), 0, 1.2)}${place(36, -200, bell(canvas), 14, 0.9)}`;

/** Ten strung tags, each with a small bell. */
export const bellTags = (canvas: Canvas): string => {
  const marks = ['star', 'diya', 'lotus', 'moon', 'bell'] as const;
  return times(10, (index) => {
    const row = index < 5 ? 0 : 1;
    const place5 = index % 5;
    const paper = index % 3 === 1 ? SHOP.paper : SHOP.kraft;
    const ink = index % 2 === 0 ? SHOP.ledger : '#4a3323';
    return lifted(
      canvas,
      place(
        -380 + place5 * 190,
        row === 0 ? -150 + (place5 % 2) * 30 : 290 - (place5 % 2) * 30,
        bellTag(canvas, paper, marks[place5] ?? 'star', ink),
        place5 * 7 - 14,
        0.82,
      ),
    );
  }).join('');
};

/** One tag with its bell on a tied parcel. */
export const belledParcel = (canvas: Canvas): string =>
  parcel(canvas, { paper: '#3c6a55', ribbon: '#e8d5a8', tag: SHOP.kraft, emblem: 'diya' }) +
  lifted(canvas, place(-150, 260, bellTag(canvas, SHOP.kraft, 'diya', SHOP.ledger), 18, 0.95));
