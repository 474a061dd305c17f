import { lifted, reference, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, sheen, stroke, TEAK } from '../materials';
import { printed } from '../motifs';
import { mix, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, polygon, svg } from '../svg';
import { kitBox } from './containers';
import { frameOnWall } from './frames';
import { engineMark } from './stamp-marks';

/** One repeat of a creeper, 240 long; its end meets its beginning. */
const creeper = (ink: string, paper: string): string =>
  svg`${stroke('M-120 0C-80-60-40-60 0 0S80 60 120 0', ink, 9)}<path d="M-60-46C-96-84-60-104-40-92-36-70-44-54-60-46zM60 46C96 84 60 104 40 92 36 70 44 54 60 46zM-20-26C0-70 40-60 44-40 26-22 0-16-20-26zM20 26C0 70-40 60-44 40-26 22 0 16 20 26z" fill="${ink}"/><circle cx="-100" cy="20" r="20" fill="${ink}"/><circle cx="-100" cy="20" r="8" fill="${paper}"/><circle cx="100" cy="-20" r="20" fill="${ink}"/><circle cx="100" cy="-20" r="8" fill="${paper}"/>`;

/** A hemmed cloth with the creeper along three of its borders. */
export function printedCreeper(canvas: Canvas, ink: string, cloth: string): string {
  const row = (y: number, faded = 1) =>
    svg`<g opacity="${String(faded)}">${place(0, y, times(4, (index) => place(-360 + index * 240, 0, creeper(ink, cloth))).join(''))}</g>`;
  const fringe = times(24, (index) => svg`M${-460 + index * 40} 420v34`);
  return place(
    0,
    0,
    lifted(
      canvas,
      svg`<path d="M-480-440H480V420H-480z" fill="${cloth}"/><path d="${fringe}" stroke="${cloth}" stroke-width="8"/>`,
    ) +
      stroke('M-480-420H480M-480-250H480M-480 400H480M-480 230H480', ink, 7) +
      row(-336) +
      row(314, 0.92) +
      times(7, (index) =>
        place(-390 + index * 130, -110, emblem(canvas, 'marigold', ink, cloth), 0, 0.42),
      ).join(''),
    -3,
  );
}

/** The long block of the creeper: its carved face, or the back with holes and initials. */
export function creeperBlock(canvas: Canvas, side: 'face' | 'back' = 'face'): string {
  const body = svg`<rect x="-372" y="-104" width="760" height="240" rx="12" fill="${shade(TEAK, 0.55)}"/><rect x="-380" y="-120" width="760" height="240" rx="12" fill="${flat(canvas, TEAK)}"/>`;
  const grain = stroke('M-370-70C-200-90 100-50 370-80M-370 70C-100 90 120 50 370 80', shade(TEAK, 0.35), 4);
  if (side === 'back') {
    return svg`${body}${grain}${times(7, (index) => svg`<circle cx="${-300 + index * 100}" cy="-60" r="11" fill="${shade(TEAK, 0.6)}"/>`)}<rect x="-120" y="-40" width="240" height="86" rx="40" fill="${flat(canvas, shade(TEAK, 0.1))}"/>${place(270, 50, fitted('display', 'R.K.', { y: 0, width: 90, size: 52 }, shade(TEAK, 0.6)), 180)}`;
  }
  const carved = (colour: string) =>
    times(3, (index) => place(-240 + index * 240, 0, creeper(colour, shade(TEAK, 0.45)))).join('');
  return svg`${body}<rect x="-364" y="-104" width="728" height="208" rx="6" fill="${shade(TEAK, 0.42)}"/>${place(4, 6, carved(shade(TEAK, 0.7)))}${carved(tint(TEAK, 0.3))}`;
}

/** A square block, face up. */
export const blockOnCloth = (canvas: Canvas, mark: Emblem): string =>
  svg`<rect x="-150" y="-146" width="316" height="316" rx="14" fill="${shade(TEAK, 0.6)}"/><rect x="-160" y="-160" width="316" height="316" rx="14" fill="${flat(canvas, TEAK)}"/><circle r="136" fill="${shade(TEAK, 0.42)}"/>${place(4, 6, emblem(canvas, mark, shade(TEAK, 0.7), shade(TEAK, 0.7)), 0, 2.2)}${place(0, 0, emblem(canvas, mark, tint(TEAK, 0.3), shade(TEAK, 0.45)), 0, 2.2)}`;

const napkin = (canvas: Canvas, ink: string, mark: Emblem): string =>
  svg`${board(330, 330, '#f7f0df', 8)}${stroke('M-150-150H150V150H-150z', ink, 6)}${times(9, (index) => place(-90 + (index % 3) * 90, -90 + Math.floor(index / 3) * 90, emblem(canvas, mark, ink, '#f7f0df'), 0, 0.55))}<path d="M-165 0H165" stroke="#d9cfb6" stroke-width="3"/>${board(330, 330, sheen(canvas), 8)}`;

/** The kit: three blocks, two fabric pads and a pile of napkins in their box. */
export function blockKit(canvas: Canvas, pads: readonly string[]): string {
  const pad = (ink: string) =>
    svg`${board(200, 150, '#b98a58', 16)}${board(166, 116, shade(ink, 0.5), 8)}${board(158, 108, flat(canvas, ink), 8)}`;
  return kitBox(
    canvas,
    { paper: '#2c7a80', print: '#5ba3a4', motif: 'booti', name: 'First Blocks' },
    (inside) =>
      (['lotus', 'leaf', 'elephant'] as const)
        .map((mark, index) =>
          place(-230 + index * 190, -100, blockOnCloth(inside, mark), index * 4 - 4, 0.54),
        )
        .join('') +
      pads.map((ink, index) => place(-240 + index * 220, 120, pad(ink))).join('') +
      place(
        240,
        100,
        place(-10, 16, board(330, 330, '#e3d8be', 8), 0, 0.66) +
          place(0, 8, board(330, 330, '#efe6d0', 8), 0, 0.66) +
          place(6, 0, napkin(inside, '#b02a24', 'lotus'), 0, 0.66),
      ),
  );
}

/** Six printed napkins, overlapping. */
export const napkins = (canvas: Canvas, inks: readonly string[]): string =>
  times(6, (index) =>
    lifted(
      canvas,
      place(
        -285 + (index % 3) * 285,
        -155 + Math.floor(index / 3) * 310,
        napkin(
          canvas,
          inks[index % inks.length] ?? SHOP.ledger,
          (['lotus', 'leaf', 'elephant'] as const)[index % 3] ?? 'lotus',
        ),
        ((index * 7) % 11) - 5,
        0.84,
      ),
    ),
  ).join('');

/** A tank, its lotus and the rain from the left, printed on khadi; 620 x 860. */
export function tankPrint(canvas: Canvas, ink: string): string {
  const cloth = '#f2e8d2';
  const pale = mix(ink, cloth, 0.62);
  const clip = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><path d="M-250-190H250V330H-250z"/></clipPath>`,
  );
  const steps = times(3, (index) => frame(560 - index * 44, 580 - index * 44, index === 1 ? pale : ink, 9));
  const rain = times(
    22,
    (index) => svg`M${-290 + ((index * 97) % 560)} ${-400 + ((index * 53) % 190)}l44 86`,
  );
  const flowers = [
    [-120, -60, 1.3],
    [120, 20, 1.5],
    [-70, 180, 1.6],
    [140, 230, 1.1],
  ].map(
    ([x = 0, y = 0, size = 1]) =>
      svg`<ellipse cx="${x}" cy="${y + 34 * size}" rx="${70 * size}" ry="${18 * size}" fill="${pale}"/>${place(x, y, emblem(canvas, 'lotus', size > 1.4 ? '#a1463f' : ink, cloth), 0, size)}`,
  );
  return svg`${board(620, 860, cloth, 2)}${board(620, 860, printed(canvas, 'weave', 'none', '#cdbd97'), 2)}<path d="${rain}" stroke="${ink}" stroke-width="7" stroke-linecap="round" opacity=".75"/>${place(-170, -330, emblem(canvas, 'cloud', ink, cloth), 0, 1.5)}${place(30, -350, emblem(canvas, 'cloud', pale, cloth), 0, 1.2)}${place(0, 70, steps.join(''))}<g clip-path="${clip}"><rect x="-236" y="-176" width="472" height="492" fill="${printed(canvas, 'wave', mix(ink, cloth, 0.86), mix(ink, cloth, 0.5))}"/>${flowers}</g>${fitted('typed', '41/150', { x: -220, y: 410, width: 120, size: 34 }, SHOP.ink)}`;
}

export const framedTank = (canvas: Canvas, ink: string): string =>
  frameOnWall(canvas, '#b07a44', 740, 930, tankPrint(canvas, ink));

/** The matchbox label, as large as a sheet: four flat inks that miss each other; 620 x 860. */
export function nightMailLabel(canvas: Canvas, ink: string): string {
  const other = ink.toLowerCase() === '#b02a24' ? '#1d4a5c' : '#8f231e';
  const rays = times(20, (index) => {
    const [from, to] = [(index / 20) * Math.PI * 2, ((index + 0.5) / 20) * Math.PI * 2];
    return polygon([
      [0, 0],
      [Math.cos(from) * 460, Math.sin(from) * 460],
      [Math.cos(to) * 460, Math.sin(to) * 460],
    ]);
  });
  const clip = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><path d="M-260-240H260V250H-260z"/></clipPath>`,
  );
  return svg`${board(620, 860, '#f7edd6', 2)}${board(560, 800, ink, 0)}<rect x="-260" y="-240" width="520" height="490" fill="#f2c65a"/><g clip-path="${clip}"><path d="${rays}" fill="${ink}" opacity=".85"/></g><circle r="212" fill="#f7edd6"/><circle cx="6" cy="5" r="196" fill="none" stroke="${other}" stroke-width="8"/>${place(9, 6, engineMark('#e0a53c', '#f7edd6'), 0, 0.74)}<g opacity=".94">${place(0, 0, engineMark('#16203a', '#f7edd6'), 0, 0.74)}</g><rect x="-256" y="-378" width="520" height="112" fill="${other}"/>${fitted('display', 'Night Mail', { y: -294, width: 460, size: 104 }, '#f7edd6')}<rect x="-264" y="276" width="520" height="100" fill="#f7edd6"/>${fitted('display', 'Bright & Sure', { y: 346, width: 420, size: 72 }, other)}${board(620, 860, sheen(canvas), 2)}`;
}
