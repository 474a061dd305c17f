import { PIGMENTS, SHOP, tint } from '../palette';
import { inkBottle } from '../recipes/ink-bottle';
import { cartridges, neemBottle, registrarsInk, swatchCard, threeVials, waxedBottle } from '../recipes/inks';
import { openPen } from '../recipes/pen-parts';
import { onSheet, refilled, threeSwatches } from '../recipes/pen-uses';
import type { Shelf } from './art';

const { Indigo, Vermilion, Leaf, Ink, Rose, Marigold } = PIGMENTS;

export const PENS_INKS: Shelf = {
  'barsaat-indigo-ink-60-ml': {
    main: (canvas, ink) => inkBottle(canvas, { ink, name: 'Barsaat', line: 'INDIGO 60 ML' }),
    use: (canvas) => onSheet(canvas, 'It rains', Indigo, openPen(canvas, { colour: '#232530' })),
    ground: SHOP.paper,
    surface: 'ruled',
  },
  'dak-red-ink-60-ml': {
    main: waxedBottle,
    use: (canvas) => swatchCard(canvas, Vermilion, 'Dak Red', 'postbox'),
    ground: SHOP.inland,
  },
  'neem-green-ink-60-ml': {
    main: neemBottle,
    use: (canvas) => swatchCard(canvas, Leaf, 'Neem', 'leaf'),
    ground: SHOP.buff,
  },
  'ink-sampler-three-vials': { main: threeVials, use: threeSwatches, ground: tint(Rose, 0.58) },
  'iron-gall-registrars-ink': {
    main: registrarsInk,
    use: (canvas) => swatchCard(canvas, Ink, 'Iron Gall', 'scale'),
    ground: '#6f8a86',
  },
  'short-cartridges-box-of-24': { main: cartridges, use: refilled, ground: tint(Marigold, 0.55) },
};
