import { PIGMENTS, SHOP, tint } from '../palette';
import {
  boxedPen,
  brassBullet,
  brassShut,
  clerksPen,
  eyedropperPen,
  pocketPen,
  pocketPenOpen,
  pocketPenShut,
  studentPen,
  threeNibPen,
} from '../recipes/fountain-pens';
import { pen } from '../recipes/pen';
import { openPen, type PenLook } from '../recipes/pen-parts';
import { broadWord, onSheet, penAndCap } from '../recipes/pen-uses';
import type { Art, Shelf } from './art';

const { Indigo, Leaf, Ink, Rose, Vermilion, Teal } = PIGMENTS;

/** A pen at rest on a letter it has written; laid flat, with its cap, to be measured. */
const inUse = (
  head: string,
  ink: string,
  lookOf: (colour: string) => PenLook,
): Pick<Art, 'use' | 'laid'> => ({
  use: (canvas, colour) => onSheet(canvas, head, ink, openPen(canvas, lookOf(colour))),
  laid: (canvas, colour) => penAndCap(canvas, lookOf(colour)),
});

const postal: Art['main'] = (canvas, ink) =>
  pen(canvas, { barrel: ink === Indigo ? '#235f80' : ink, ink: ink === Vermilion ? Ink : ink });

const ITALIC: PenLook = { colour: '#232530', girth: 36, nib: 'italic', broad: 16 };
const BULLET: PenLook = { colour: '#b58a3c', girth: 40, length: 420, tail: 'bullet', rings: false };

export const PENS_FOUNTAIN: Shelf = {
  'postal-blue-fountain-pen': {
    main: postal,
    ...inUse('Dear Meera', Ink, (ink) => ({ colour: ink === Indigo ? '#235f80' : ink })),
    surface: 'ruled',
    ground: SHOP.paper,
  },
  'clerks-fountain-pen-resin': {
    main: clerksPen,
    ...inUse('Received', Ink, (ink) => ({ colour: ink, print: tint(ink, 0.3), girth: 42, metal: 'steel' })),
    ground: '#9fb7b4',
  },
  'ebonite-eyedropper-pen': {
    main: eyedropperPen,
    ...inUse('My dear', Indigo, () => ({
      colour: '#221c1e',
      print: '#5a3524',
      girth: 52,
      rings: false,
      metal: 'steel',
      tail: 'bullet',
    })),
    ground: SHOP.buff,
  },
  'night-mail-fountain-pen-gift-boxed': {
    main: boxedPen,
    ...inUse('On the train', Indigo, () => ({ colour: '#235f80' })),
    ground: tint(Rose, 0.55),
  },
  'pocket-pen-tea-brown': {
    main: pocketPen,
    use: pocketPenOpen,
    laid: pocketPenShut,
    ground: '#3c6a55',
  },
  'student-fountain-pen-with-window': {
    main: studentPen,
    ...inUse('Lesson 4', Indigo, (ink) => ({ colour: ink, girth: 44, metal: 'steel', tail: 'flat' })),
  },
  'calligraphy-fountain-pen-three-nibs': {
    main: threeNibPen,
    use: (canvas) => broadWord(canvas, 'अ a', Ink, openPen(canvas, ITALIC)),
    laid: (canvas) => penAndCap(canvas, ITALIC),
    ground: tint(Leaf, 0.5),
  },
  'brass-bullet-fountain-pen': {
    main: brassBullet,
    use: brassShut,
    laid: (canvas) => penAndCap(canvas, BULLET),
    ground: tint(Teal, 0.05),
  },
};
