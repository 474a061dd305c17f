import type { Art, Subject } from '../products/art';
import { statedLengths } from '../scale/stated';
import type { Beside, Measured } from '../scale/scale-view';

/** The true size of a drawing, in mm. */
export interface Sized extends Pick<Measured, 'turn' | 'box' | 'part' | 'wide' | 'tall'> {
  /** Which drawing is measured: the one that is laid straight, or else the main one, when left out. */
  readonly of?: 'main' | 'use';
  /** Chosen by size when left out. */
  readonly beside?: Beside;
  /** The length along the ruler in a word: tall or wide when left out. */
  readonly word?: 'long' | 'across' | 'high';
}

/** What the photos after the main ones show. */
export interface Views {
  /** The photo of the product in use, in words that follow its title. */
  readonly use: string;
  readonly size: Sized;
}

/** The views of a category's products by slug. */
export type Sizes = Readonly<Record<string, Views>>;

/** What may lie beside a product of up to so many mm, by turns. */
const BESIDE: readonly (readonly [mm: number, choices: readonly Beside[]])[] = [
  [70, ['coin', 'ruler', 'mat', 'coin', 'ruler']],
  [125, ['ruler', 'coin', 'mat', 'pen', 'ruler']],
  [190, ['ruler', 'pen', 'mat', 'ruler', 'pencil', 'mat']],
  [340, ['ruler', 'hand', 'mat', 'pen', 'ruler', 'hand', 'pencil']],
  [Infinity, ['hand', 'ruler', 'hand', 'pencil']],
];

const PLACES: Readonly<Record<Beside, string>> = {
  ruler: 'beside a ruler',
  mat: 'on a cutting mat ruled in centimetres',
  coin: 'beside a ten-rupee coin',
  pen: 'beside a fountain pen',
  pencil: 'beside a pencil',
  hand: 'beside the outline of a hand',
};

/** The longer side of all that is drawn, in mm. */
function reach({ box, part = box, wide, tall }: Sized): number {
  const mm = wide === undefined ? (tall ?? 0) / (part[3] - part[1]) : wide / (part[2] - part[0]);
  return Math.max(box[2] - box[0], box[3] - box[1]) * mm;
}

/** A product's drawing with its true size; lengths that its texts do not state are drawn, but not written. */
export function measured(subject: Subject, art: Art, size: Sized, position: number): Measured {
  const stated = statedLengths(`${subject.title}, ${subject.variant ?? ''}, ${subject.description}`);
  const [, choices] = BESIDE.find(([mm]) => reach(size) <= mm) ?? [0, []];
  const choice = choices[position % choices.length] ?? 'ruler';
  // A hand is tall: beside something wide, both would be small.
  const isWide = size.box[2] - size.box[0] > (size.box[3] - size.box[1]) * 1.1;
  const { of, beside, word: _word, ...lengths } = size;
  const label = (mm: number | undefined) => (mm === undefined ? undefined : stated.get(mm));
  const [wideLabel, tallLabel] = [label(size.wide), label(size.tall)];
  return {
    ...lengths,
    draw: of === undefined ? (art.laid ?? art.main) : art[of],
    ...(wideLabel !== undefined && { wideLabel }),
    ...(tallLabel !== undefined && { tallLabel }),
    beside: beside ?? (choice === 'hand' && isWide ? 'ruler' : choice),
    variant: position,
  };
}

/** The scale photo in words that follow the product's title. */
export function wordsOf({ beside, wideLabel, tallLabel }: Measured, { word }: Sized): string {
  const number = (label: string) => label.replace(/ (mm|cm)$/, '');
  const length =
    wideLabel && tallLabel
      ? `${number(wideLabel)} × ${tallLabel}`
      : [wideLabel && `${wideLabel} ${word ?? 'wide'}`, tallLabel && `${tallLabel} ${word ?? 'tall'}`].find(
          Boolean,
        );
  return [PLACES[beside], length].filter(Boolean).join(', ');
}
