import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, frame, GOLD, rounded, sheen, STEEL, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { jar } from './containers';

export interface Pigment {
  name: string;
  colour: string;
}

/** Jars of pigment in two rows, a heap of one before them. */
export const pigmentJars = (canvas: Canvas, pigments: readonly Pigment[]): string =>
  pigments
    .map(({ name, colour }, index) =>
      lifted(
        canvas,
        place(
          -300 + (index % 3) * 300,
          index < 3 ? -200 : 210,
          jar(canvas, colour, '#8a6a42', { name, ink: '#4a3a28' }),
          0,
          0.56,
        ),
      ),
    )
    .join('');

/** Heaps of pigment on paper, the names below. */
export function pigmentHeaps(canvas: Canvas, pigments: readonly Pigment[]): string {
  const page = board(880, 860, '#fbf5e6', 4) + frame(820, 800, SHOP.brass, 3);
  const heaps = pigments.map(({ name, colour }, index) => {
    const [x, y] = [-250 + (index % 3) * 250, index < 3 ? -180 : 190];
    const grains = times(
      14,
      () =>
        svg`<circle cx="${between(canvas.random, -120, 120)}" cy="${between(canvas.random, 20, 84)}" r="${between(canvas.random, 2, 6)}" fill="${colour}"/>`,
    );
    return place(
      x,
      y,
      svg`${grains}<path d="M-110 60C-80 20-40-80 0-84 44-80 80 20 110 60 60 90-60 90-110 60z" fill="${rounded(canvas, colour)}"/>${fitted('typed', name.toUpperCase(), { y: 140, width: 210, size: 34 }, SHOP.ink)}`,
    );
  });
  return place(0, 0, lifted(canvas, page) + heaps.join(''), -3);
}

const tube = (canvas: Canvas, colour: string, name: string): string =>
  svg`<path d="M-120-420H120L110-390H-110z" fill="#b9c1c7"/><path d="M-112-392H112L96 250Q0 290-96 250z" fill="${rounded(canvas, '#e9edef')}"/><path d="M-110-300H110L101 40H-101z" fill="${rounded(canvas, colour)}"/>${fitted('display', name, { y: -110, width: 170, size: 66 }, SHOP.paper)}${fitted('typed', 'WATERCOLOUR', { y: -50, width: 170, size: 28 }, SHOP.paper)}${fitted('typed', '10 ML', { y: 150, width: 120, size: 36 }, SHOP.ink)}<path d="M-60 262H60V300H-60z" fill="#c3cad0"/><path d="M-74 296H74L66 410H-66z" fill="${rounded(canvas, shade(colour, 0.3))}"/>${times(6, (index) => svg`<path d="M${-56 + index * 22} 300V404" stroke="#fff" stroke-width="3" opacity=".3"/>`)}`;

/** Two tubes of watercolour and a dab of each; the first colour lies in front. */
export function tubes(canvas: Canvas, front: string, back: string, names: readonly [string, string]): string {
  const dab = (colour: string) =>
    svg`<path d="M-90 0C-80-60 60-70 90-10S40 70-20 56-100 50-90 0z" fill="${rounded(canvas, colour, 'slant')}"/><path d="M-50-16C-30-40 10-44 40-30" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>`;
  return (
    lifted(canvas, place(160, -60, tube(canvas, back, names[1]), 16, 0.9)) +
    lifted(canvas, place(-130, -20, tube(canvas, front, names[0]), -14)) +
    lifted(canvas, place(120, 380, dab(front))) +
    lifted(canvas, place(330, 370, dab(back), 30, 0.7))
  );
}

/** A wash from one colour to the other on a sheet. */
export function washSheet(canvas: Canvas, one: string, other: string): string {
  const steps = times(5, (index) => {
    const y = -300 + index * 150;
    const share = index / 4;
    const fill =
      share === 0 ? one : share === 1 ? other : index === 2 ? '#5c3a5e' : index === 1 ? '#8a3442' : '#3b4566';
    return svg`<path d="M-330 ${y - 50}C-120 ${y - 72} 140 ${y - 34} 330 ${y - 56}V${y + 52}C120 ${y + 70} -160 ${y + 34} -330 ${y + 56}z" fill="${fill}" opacity=".86"/><path d="M-300 ${y - 30}C-100 ${y - 44} 100 ${y - 20} 290 ${y - 34}" fill="none" stroke="#fff" stroke-width="6" opacity=".3"/>`;
  });
  return place(0, 0, lifted(canvas, board(820, 900, '#fffdf7', 3)) + steps.join(''), 4);
}

/** Brushes in the pockets of an unrolled canvas roll. */
export function brushRoll(canvas: Canvas, cloth: string): string {
  const body = svg`${board(900, 620, cloth, 14)}${board(900, 620, sheen(canvas), 14)}`;
  const brushes = times(8, (index) => {
    const x = -340 + index * 92;
    const width = 7 + index * 1.8;
    const hair =
      index === 7
        ? svg`M-30-330H30V-410Q0-420-30-410z`
        : svg`M${-width}-330H${width}C${width * 1.4}-380 ${width * 0.6}-400 0-${410 + index * 6}C${-width * 0.6}-400 ${-width * 1.4}-380 ${-width}-330z`;
    const half = index === 7 ? 30 : width;
    return place(
      x,
      110,
      svg`<path d="M-11-230H11L8 180H-8z" fill="${rounded(canvas, index % 2 === 0 ? '#c79a62' : '#8f231e')}"/><path d="M${-half}-336H${half}L13-224H-13z" fill="${rounded(canvas, '#cdd4d9')}"/><path d="${hair}" fill="#5b3f2a"/>`,
    );
  });
  const pocket = svg`<path d="M-450 40H450V300Q450 310 440 310H-440Q-450 310-450 300z" fill="${shade(cloth, 0.14)}"/>${stroke('M-450 44H450', tint(cloth, 0.5), 5)}<path d="${times(9, (index) => svg`M${-386 + index * 92} 44V306`)}" stroke="${tint(cloth, 0.45)}" stroke-width="4" stroke-dasharray="12 9"/>`;
  const ties = stroke('M450-20C500 0 470 120 520 150M450-20C520-60 500-110 530-130', SHOP.buff, 18);
  return place(
    -30,
    0,
    lifted(canvas, body) + lifted(canvas, brushes.join('')) + lifted(canvas, pocket + ties),
    -5,
    0.92,
  );
}

/** The roll, tied. */
export function tiedRoll(canvas: Canvas, cloth: string): string {
  const roll = svg`<path d="M-330-130H330C380-130 380 150 330 150H-330C-380 150-380-130-330-130z" fill="${rounded(canvas, cloth, 'down')}"/><path d="M330-130C280-130 280 150 330 150" fill="none" stroke="${shade(cloth, 0.4)}" stroke-width="8"/>${times(5, (index) => svg`<path d="M${380 - index * 3} ${-60 + index * 34}h${70 + (index % 3) * 26}" stroke="${index % 2 === 0 ? '#c79a62' : '#8f231e'}" stroke-width="20" stroke-linecap="round"/>`)}`;
  const tie = svg`<path d="M-60-136H0V156H-60z" fill="${SHOP.buff}"/><path d="M-30 0C-120-90-190-60-160-10S-80 30-30 0 60-90 110-60 100 40-30 0C-60 60-90 130-130 180M-30 0C0 60 30 130 80 170" fill="none" stroke="${shade(SHOP.buff, 0.12)}" stroke-width="20" stroke-linecap="round"/>`;
  return place(-30, 0, lifted(canvas, roll) + lifted(canvas, tie), -14);
}

/** Six sticks of tinted charcoal in a sliding tin. */
export function charcoalTin(canvas: Canvas, tints: readonly string[], paint: string): string {
  const base = svg`${board(760, 560, flat(canvas, '#cfd5d9'), 26)}${board(710, 510, '#efe5cf', 14)}`;
  const sticks = tints.map(
    (colour, index) =>
      svg`<path d="M${-300 + index * 120}-210H${-230 + index * 120}V210H${-300 + index * 120}z" fill="${rounded(canvas, colour)}"/><path d="M${-290 + index * 120}-190V180" stroke="#fff" stroke-width="4" opacity=".2"/>`,
  );
  const lid = svg`${board(780, 400, flat(canvas, paint), 26)}${frame(716, 336, SHOP.buff, 5)}${fitted('display', 'Charcoal', { y: 20, width: 560, size: 120 }, SHOP.buff)}${fitted('typed', 'SIX TINTED STICKS', { y: 92, width: 420, size: 40 }, SHOP.buff)}`;
  return place(
    0,
    30,
    lifted(canvas, place(0, 120, base + place(0, 10, sticks.join('')))) +
      lifted(canvas, place(30, -270, lid, -5, 0.94)),
    -3,
  );
}

/** Marks of the sticks on a sheet, half of them wetted. */
export function charcoalMarks(canvas: Canvas, tints: readonly string[]): string {
  const marks = tints.map((colour, index) => {
    const y = -320 + index * 128;
    const zigzag = times(9, (step) => svg`L${-320 + step * 36} ${y + (step % 2 === 0 ? -38 : 38)}`);
    return svg`<path d="M-340 ${y}${zigzag}" fill="none" stroke="${colour}" stroke-width="24" stroke-linejoin="round" opacity=".85"/><path d="M30 ${y - 44}C130 ${y - 62} 240 ${y - 30} 340 ${y - 44}V${y + 40}C220 ${y + 58} 130 ${y + 26} 30 ${y + 46}z" fill="${colour}" opacity=".6"/>`;
  });
  const stick = svg`<path d="M-30-200H30V200H-30z" fill="${rounded(canvas, tints[0] ?? SHOP.ink)}"/>`;
  return (
    place(0, 0, lifted(canvas, board(840, 900, '#f5efe0', 3)) + marks.join(''), -4) +
    lifted(canvas, place(330, 250, stick, 38, 0.9))
  );
}

/** An oval enamel palette with a thumb hole; dabs of paint when it is in use. */
export function palette(canvas: Canvas, enamel: string, paints: readonly string[]): string {
  const rim = '#27406b';
  const outer = 'M0-330C280-330 450-190 450 0S300 330 0 330-450 190-450 0-280-330 0-330z';
  const hole = (x: number, y: number, rx: number, ry: number) =>
    svg`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
  const wells = times(6, (index) => {
    const angle = Math.PI * (0.88 + index * 0.205);
    const [x, y] = [Math.cos(angle) * 310, Math.sin(angle) * 200 - 16];
    const paint = paints[index];
    const dab = paint
      ? svg`<path d="M${x - 50} ${y}C${x - 40} ${y - 44} ${x + 46} ${y - 40} ${x + 50} ${y + 4}S${x - 8} ${y + 46} ${x - 30} ${y + 36} ${x - 54} ${y + 24} ${x - 50} ${y}z" fill="${paint}"/><path d="M${x - 24} ${y - 12}q18-14 40-4" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`
      : '';
    return svg`<ellipse cx="${x}" cy="${y}" rx="78" ry="58" fill="${shade(enamel, 0.16)}"/><ellipse cx="${x + 3}" cy="${y + 5}" rx="72" ry="52" fill="${tint(enamel, 0.4)}"/>${dab}`;
  });
  const mixed =
    paints.length > 0
      ? svg`<path d="M-190 90C-150 30-20 40 20 100S-60 200-130 180-220 140-190 90z" fill="${paints[0] ?? ''}" opacity=".45"/><path d="M-60 60C0 10 120 30 110 90S10 150-40 130z" fill="${paints[3] ?? ''}" opacity=".45"/>`
      : '';
  return lifted(
    canvas,
    place(
      0,
      0,
      svg`<path d="${outer}${hole(250, 170, 66, 46)}" fill="${rim}" fill-rule="evenodd"/><path d="${outer}${hole(259, 178, 80, 60)}" transform="scale(.965 .955)" fill="${flat(canvas, enamel)}" fill-rule="evenodd"/><path d="M-390-90C-340-210-200-280-40-292" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".9"/>${wells}${mixed}`,
      -8,
    ),
  );
}

/** A brush for the palette, lying. */
export const brushAcross = (canvas: Canvas, handle: string, paint: string): string =>
  lifted(
    canvas,
    svg`<path d="M-120-13C40-22 260-14 440-4Q446 0 440 4C260 14 40 22-120 13z" fill="${rounded(canvas, handle, 'down')}"/><path d="M-210-16-118-15V15L-210 16z" fill="${STEEL}"/><path d="M-190-16V16M-134-15V15" stroke="${shade(GOLD, 0.2)}" stroke-width="4"/><path d="M-208-17C-270-26-310-12-352 4-300 18-260 22-208 17z" fill="#5b3f2a"/><path d="M-352 4C-330-6-306-12-284-14-290 0-292 8-290 16-310 14-330 10-352 4z" fill="${paint}"/>`,
  );
