import { PIGMENTS, SHOP, tint } from '../palette';
import {
  blotterAtWork,
  blotterSet,
  copyPage,
  glassPen,
  nibTin,
  obliqueHolder,
  obliqueTool,
  plainHolder,
  reedPens,
  turnedHolder,
} from '../recipes/dip-pens';
import { writtenSheet } from '../recipes/fountain-pens';
import type { Shelf } from './art';

const { Ink, Indigo, Leaf, Rose, Teal, Marigold } = PIGMENTS;

export const PENS_DIP: Shelf = {
  'turned-wood-dip-pen-with-six-nibs': { main: turnedHolder, ground: SHOP.inland, focus: [60, 230] },
  'pointed-nibs-tin-of-12': {
    main: nibTin,
    second: (canvas) => copyPage(canvas, Ink, plainHolder(canvas)),
    ground: tint(Rose, 0.55),
  },
  'reed-pens-bundle-of-5': { main: reedPens, focus: [-230, 60], ground: '#efe3c8' },
  'glass-dip-pen-spiral': { main: glassPen, focus: [-240, 170], ground: '#2d4a66' },
  'oblique-holder-sheesham': {
    main: obliqueHolder,
    second: (canvas) => copyPage(canvas, Leaf, obliqueTool(canvas)),
    ground: tint(Marigold, 0.72),
  },
  'nib-tin-blotter-set': {
    main: blotterSet,
    second: (canvas) => blotterAtWork(canvas, writtenSheet(canvas, Indigo, 'My dear', 8)),
    ground: tint(Teal, 0.45),
  },
};
