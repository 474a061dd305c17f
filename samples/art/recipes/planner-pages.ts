import type { Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { fitted, stroke } from '../materials';
import { PIGMENTS, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { words } from './book-pages';
import { openBook, ribbon, wireBinding } from './books';

/** The planner open at its gift register. */
export const giftRegister = (canvas: Canvas, cloth: string): string => {
  const page = (head: string, columns: readonly string[]) =>
    fitted('display', head, { y: -230, width: 320, size: 58 }, cloth) +
    svg`<path d="M-180-150H180${times(8, (row) => svg`M-180 ${-96 + row * 50}H180`)}" stroke="#7fa6ba" stroke-width="2.4"/><path d="M60-190V270" stroke="${cloth}" stroke-width="3"/>` +
    columns
      .map((name, index) =>
        fitted(
          'typed',
          name,
          { x: index === 0 ? -70 : 122, y: -164, width: index === 0 ? 180 : 100, size: 30 },
          SHOP.ink,
        ),
      )
      .join('') +
    times(
      6,
      (row) =>
        place(-168, -108 + row * 50, words(canvas, 150 + (row % 3) * 30, SHOP.ink)) +
        stroke(svg`M92 ${-118 + row * 50}l12 12 24-28`, row < 4 ? SHOP.green : 'none', 6),
    ).join('');
  return place(
    0,
    0,
    openBook(
      canvas,
      { width: 410, height: 640, cover: cloth },
      page('Guests', ['NAME', 'ASKED']),
      page('Gifts', ['WHAT', 'SENT']),
    ),
    4,
  );
};

/** Its pages: a drawing to colour, and a list of habits ticked off. */
export const harvestPages = (canvas: Canvas, cloth: string): string => {
  const outline = (mark: Emblem, ink: string) => emblem(canvas, mark, ink, '#fdfaf1');
  const left =
    place(0, -40, outline('chilli', SHOP.ledger), 0, 2.4) +
    place(-110, 190, outline('leaf', cloth), -20) +
    place(120, -220, outline('sun', PIGMENTS.Marigold)) +
    fitted('display', 'Sow', { y: 260, width: 240, size: 66 }, cloth);
  const rows = times(6, (row) => {
    const y = -130 + row * 66;
    const boxes = times(
      7,
      (day) =>
        svg`<rect x="${-20 + day * 28}" y="${y - 22}" width="22" height="22" fill="${(row * 3 + day * 2) % 5 < 3 ? cloth : 'none'}" stroke="${cloth}" stroke-width="2.5"/>`,
    );
    return place(-172, y - 4, words(canvas, 110, SHOP.ink)) + boxes.join('');
  });
  return place(
    0,
    0,
    openBook(
      canvas,
      { width: 420, height: 660, cover: cloth },
      left,
      fitted('display', 'Habits', { y: -220, width: 300, size: 66 }, cloth) + rows.join(''),
    ) + place(-6, 0, wireBinding(-270, 590)),
    -5,
  );
};

/** The register open: who, when, and whether they have answered. */
export const registerPages = (canvas: Canvas, cloth: string): string => {
  const page = (answered: number) =>
    (['TO', 'SENT', 'ANSWERED'] as const)
      .map((name, index) =>
        fitted('typed', name, { x: -136 + index * 124, y: -214, width: 108, size: 30 }, cloth),
      )
      .join('') +
    svg`<path d="M-190-196H190M-190-188H190${times(8, (row) => svg`M-190 ${-132 + row * 54}H190`)}" stroke="#7fa6ba" stroke-width="2.4"/><path d="M-76-250V290M50-250V290" stroke="${SHOP.ledger}" stroke-width="3"/>` +
    times(
      7,
      (row) =>
        place(-182, -144 + row * 54, words(canvas, 88, SHOP.ink)) +
        place(-62, -144 + row * 54, words(canvas, 70, SHOP.ink)) +
        stroke(svg`M94 ${-156 + row * 54}l12 12 26-30`, row < answered ? SHOP.green : 'none', 6),
    ).join('');
  return place(0, 0, openBook(canvas, { width: 430, height: 640, cover: cloth }, page(6), page(3)), 4);
};

/** Five years of one day, one under another. */
export const fiveYears = (canvas: Canvas, cloth: string): string => {
  const page = (day: string, years: number) =>
    fitted('display', day, { y: -226, width: 300, size: 62 }, cloth) +
    times(5, (row) => {
      const y = -150 + row * 92;
      const entry =
        row < years
          ? place(-100, y + 2, words(canvas, 270, SHOP.ink)) +
            place(-100, y + 42, words(canvas, 150 + row * 30, SHOP.ink))
          : '';
      return svg`<path d="M-180 ${y + 58}H180" stroke="#7fa6ba" stroke-width="2.4"/>${fitted('typed', svg`20${26 + row}`, { x: -146, y: y + 4, width: 64, size: 30 }, cloth)}${entry}`;
    }).join('');
  return place(
    0,
    0,
    openBook(canvas, { width: 420, height: 640, cover: cloth }, page('14 August', 4), page('15 August', 3)) +
      ribbon(10, -310, 690, SHOP.ledger),
    5,
  );
};

/** A week of the diary, half of it filled in. */
export const diaryWeek = (canvas: Canvas, cloth: string): string => {
  const page = (days: readonly string[], filled: number) =>
    days
      .map((day, row) => {
        const y = -220 + row * 150;
        const entry = times(row < filled ? 2 : 0, (line) =>
          place(-116, y + 46 + line * 44, words(canvas, 150 + line * 40, SHOP.ink)),
        );
        return svg`<path d="M-130 ${y - 34}H130" stroke="${cloth}" stroke-width="3"/>${fitted('typed', day, { x: -90, y: y - 2, width: 80, size: 34 }, cloth)}${entry}`;
      })
      .join('');
  return place(
    0,
    0,
    openBook(
      canvas,
      { width: 310, height: 620, cover: cloth },
      page(['MON', 'TUE', 'WED', 'THU'], 3),
      page(['FRI', 'SAT', 'SUN', 'NOTES'], 2),
    ),
    8,
    1.1,
  );
};
