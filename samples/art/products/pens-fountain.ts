import { lifted } from '../canvas';
import { PIGMENTS, SHOP, tint } from '../palette';
import {
  boxedPen,
  brassBullet,
  brassShut,
  clerksPen,
  eyedropperPen,
  pocketPen,
  pocketPenOpen,
  pocketPenSizes,
  studentPen,
  threeNibPen,
  writtenSheet,
} from '../recipes/fountain-pens';
import { pen } from '../recipes/pen';
import { openPen } from '../recipes/pen-parts';
import { place } from '../svg';
import type { Art, Draw, Shelf } from './art';

const { Indigo, Leaf, Ink, Rose, Vermilion, Teal } = PIGMENTS;

/** The pen at rest on a letter it has written. */
const onLetter =
  (head: string, ink: string, look: Parameters<typeof openPen>[1]): Draw =>
  (canvas) =>
    lifted(canvas, place(-40, -20, writtenSheet(canvas, ink, head), -5)) +
    lifted(canvas, place(150, 210, openPen(canvas, look), -30, 0.9));

const postal: Art['main'] = (canvas, ink) =>
  pen(canvas, { barrel: ink === Indigo ? '#235f80' : ink, ink: ink === Vermilion ? Ink : ink });

export const PENS_FOUNTAIN: Shelf = {
  'postal-blue-fountain-pen': { main: postal, surface: 'ruled', ground: SHOP.paper },
  'clerks-fountain-pen-resin': {
    main: clerksPen,
    second: (canvas, ink) =>
      onLetter('Received', Ink, { colour: ink, print: tint(ink, 0.3), girth: 42, metal: 'steel' })(
        canvas,
        ink,
      ),
    ground: '#9fb7b4',
  },
  'ebonite-eyedropper-pen': {
    main: eyedropperPen,
    second: onLetter('My dear', Indigo, {
      colour: '#221c1e',
      print: '#5a3524',
      girth: 52,
      rings: false,
      metal: 'steel',
      tail: 'bullet',
    }),
    ground: SHOP.buff,
  },
  'night-mail-fountain-pen-gift-boxed': { main: boxedPen, focus: [40, 130], ground: tint(Rose, 0.55) },
  'pocket-pen-tea-brown': {
    main: pocketPen,
    second: pocketPenOpen,
    third: pocketPenSizes,
    ground: '#3c6a55',
  },
  'student-fountain-pen-with-window': { main: studentPen, focus: [140, -40] },
  'calligraphy-fountain-pen-three-nibs': { main: threeNibPen, focus: [-60, 170], ground: tint(Leaf, 0.5) },
  'brass-bullet-fountain-pen': { main: brassBullet, second: brassShut, ground: tint(Teal, 0.05) },
};
