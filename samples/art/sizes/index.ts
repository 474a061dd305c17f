import { STICKERS_SIZES } from './stickers';
import { DECORATIVE_TAPE_SIZES } from './decorative-tape';
import { JOURNAL_MATERIALS_SIZES } from './journal-materials';
import { STAMPS_INKPADS_SIZES } from './stamps-inkpads';
import { NOTEBOOKS_SIZES } from './notebooks';
import { MARKERS_PENS_SIZES } from './markers-pens';
import { CRAFT_TOOLS_SIZES } from './craft-tools';
import { GIFT_CARDS_SIZES } from './gift-cards';
import { HANDMADE_VINTAGE_SIZES } from './handmade-vintage';
import { ART_SUPPLIES_SIZES } from './art-supplies';
import type { Sizes } from './sized';

/** The views of every product by its slug. */
export const SIZES: Sizes = {
  ...STICKERS_SIZES,
  ...DECORATIVE_TAPE_SIZES,
  ...JOURNAL_MATERIALS_SIZES,
  ...STAMPS_INKPADS_SIZES,
  ...NOTEBOOKS_SIZES,
  ...MARKERS_PENS_SIZES,
  ...CRAFT_TOOLS_SIZES,
  ...GIFT_CARDS_SIZES,
  ...HANDMADE_VINTAGE_SIZES,
  ...ART_SUPPLIES_SIZES,
};
