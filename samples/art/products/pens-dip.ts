import { lifted } from '../canvas';
import { PIGMENTS, SHOP, tint } from '../palette';
import {
  blotterAtWork,
  blotterSet,
  copyPage,
  glassPen,
  glassTool,
  nibTin,
  obliqueHolder,
  obliqueTool,
  plainHolder,
  reedPens,
  turnedHolder,
  turnedTool,
} from '../recipes/dip-pens';
import { writtenSheet } from '../recipes/fountain-pens';
import { broadWord, onSheet, reed } from '../recipes/pen-uses';
import { place } from '../svg';
import type { Shelf } from './art';

const { Ink, Indigo, Leaf, Rose, Teal, Marigold } = PIGMENTS;

export const PENS_DIP: Shelf = {
  'turned-wood-dip-pen-with-six-nibs': {
    main: turnedHolder,
    use: (canvas) => onSheet(canvas, 'Dearest', Ink, turnedTool(canvas), [170, 200]),
    laid: (canvas) => lifted(canvas, turnedTool(canvas)),
    ground: SHOP.inland,
  },
  'pointed-nibs-tin-of-12': {
    main: nibTin,
    use: (canvas) => copyPage(canvas, Ink, plainHolder(canvas)),
    ground: tint(Rose, 0.55),
  },
  'reed-pens-bundle-of-5': {
    main: reedPens,
    use: (canvas) => broadWord(canvas, 'कलम', Ink, reed(canvas)),
    laid: (canvas) => lifted(canvas, [-1, 0, 1].map((row) => place(0, row * 96, reed(canvas))).join('')),
    ground: '#efe3c8',
  },
  'glass-dip-pen-spiral': {
    main: glassPen,
    use: (canvas) => onSheet(canvas, 'To the sea', Teal, glassTool(canvas), [170, 200]),
    laid: (canvas) => lifted(canvas, glassTool(canvas)),
    ground: '#2d4a66',
  },
  'oblique-holder-sheesham': {
    main: obliqueHolder,
    use: (canvas) => copyPage(canvas, Leaf, obliqueTool(canvas)),
    laid: (canvas) => lifted(canvas, obliqueTool(canvas)),
    ground: tint(Marigold, 0.72),
  },
  'nib-tin-blotter-set': {
    main: blotterSet,
    use: (canvas) => blotterAtWork(canvas, writtenSheet(canvas, Indigo, 'My dear', 8)),
    ground: tint(Teal, 0.45),
  },
};
