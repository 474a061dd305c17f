import { lifted, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { flat, GOLD, STEEL } from '../materials';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { fountainPen } from '../recipes/pen';
import { place, svg } from '../svg';

/** A familiar thing of a known size, to lie beside what is measured. */
export interface Reference {
  /** In mm, as it is drawn. */
  readonly wide: number;
  readonly tall: number;
  /** Drawn around the origin, a picture unit a mm. */
  draw(canvas: Canvas, ink: string): string;
}

const COIN = 27;

/** A ten-rupee coin: a nickel core in a golden ring. */
const coin: Reference = {
  wide: COIN,
  tall: COIN,
  draw: (canvas) => {
    const rays = times(10, (index) => {
      const angle = (index * Math.PI) / 5;
      const at = (radius: number) => svg`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
      return svg`M${at(104)}L${at(122)}`;
    });
    const face = svg`<circle r="135" fill="${shade(GOLD, 0.35)}"/><circle cx="-2" cy="-3" r="132" fill="${flat(canvas, GOLD)}"/><path d="${rays}" stroke="${shade(GOLD, 0.45)}" stroke-width="7" stroke-linecap="round"/><circle r="127" fill="none" stroke="${tint(GOLD, 0.4)}" stroke-width="3"/><circle r="92" fill="${shade(STEEL, 0.35)}"/><circle cx="-1" cy="-2" r="90" fill="${flat(canvas, '#c9d0d5')}"/><path d="M-26-60H26M-26-40H26M-26-60C18-60 18-20-26-20L16 14" fill="none" stroke="${shade(STEEL, 0.55)}" stroke-width="9"/>${letter('display', '10', 0, 74, 76, shade(STEEL, 0.55))}`;
    return place(0, 0, lifted(canvas, face), 0, 0.1);
  },
};

const PEN_LENGTH = 138;
/** Of the drawing of a pen, nib to tail. */
const PEN_UNITS = 936;

/** A fountain pen, upright, the nib below. */
const pen: Reference = {
  wide: 15,
  tall: PEN_LENGTH,
  draw: (canvas, ink) => {
    const barrel = ink === PIGMENTS.Indigo ? '#7a2a2a' : '#1f4a68';
    return place(
      0,
      0,
      place(0, 0, lifted(canvas, place(48, 0, fountainPen(canvas, barrel))), -90),
      0,
      PEN_LENGTH / PEN_UNITS,
    );
  },
};

/** A pencil, upright, its point above. */
const pencil: Reference = {
  wide: 9,
  tall: 176,
  draw: (canvas) => {
    const body = svg`<path d="M-36-560H36V800H-36z" fill="${flat(canvas, '#c9402e')}"/><path d="M-36-560H-12V800H-36z" fill="#fff" opacity=".22"/><path d="M14-560H36V800H14z" fill="#1b1420" opacity=".22"/><path d="M-38 770H38V820H-38z" fill="${flat(canvas, STEEL)}"/><path d="M-34 820H34V866Q34 880 20 880H-20Q-34 880-34 866z" fill="#d98a8f"/><path d="M-36-560-10-820H10L36-560Q24-580 12-560 0-580-12-560-24-580-36-560z" fill="#e6c592"/><path d="M-10-820 0-880 10-820z" fill="#2b2a30"/>${place(0, 240, letter('display', 'CHOWK HB', 0, 12, 34, tint(GOLD, 0.3)), -90)}`;
    return place(0, 0, lifted(canvas, body), 0, 0.1);
  },
};

/** Fingers and thumb of a hand of 181 mm: base, length and angle (degrees from straight up) and width, in mm. */
const FINGERS = [
  [-30, -86, 64, -9, 17],
  [-10, -92, 74, -2.5, 17.5],
  [10, -90, 68, 4, 17],
  [28, -80, 53, 12, 15],
  [-22, -34, 68, -46, 20],
] as const;

const strokesOf = (grow: number): string =>
  FINGERS.map(([x, y, length, angle, width]) => {
    const radians = (angle * Math.PI) / 180;
    return svg`<path d="M${x} ${y}L${x + Math.sin(radians) * length} ${y - Math.cos(radians) * length}" stroke-width="${width + grow * 2}"/>`;
  }).join('') +
  svg`<path d="M-26 6C-32-24-38-60-36-86C-20-98 16-98 33-80C38-58 34-22 26 6z" stroke-width="${6 + grow * 2}"/>`;

/** The outline of a hand on card, cut out. */
const hand: Reference = {
  wide: 126,
  tall: 184,
  draw: (canvas, ink) => {
    const shape = (colour: string, grow: number) =>
      svg`<g fill="${colour}" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${strokesOf(grow)}</g>`;
    const line = ink === PIGMENTS.Vermilion ? SHOP.postal : SHOP.ledger;
    return place(
      14,
      86,
      // Drawn large and shrunk, so that its shadow is as long as others.
      place(0, 0, lifted(canvas, place(0, 0, shape('#fbf3e1', 5), 0, 10)), 0, 0.1) +
        shape(line, 1.1) +
        shape(tint('#efdcc0', 0.3), 0),
    );
  },
};

export const REFERENCES = { coin, pen, pencil, hand } as const;
