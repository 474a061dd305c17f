import type { Shelf } from './art';
import { PENS_DIP } from './pens-dip';
import { PENS_FOUNTAIN } from './pens-fountain';
import { PENS_INKS } from './pens-inks';
import { PENS_MARKERS } from './pens-markers';

/** Every pen's, marker's and ink's drawings. */
export const PENS: Shelf = { ...PENS_FOUNTAIN, ...PENS_DIP, ...PENS_MARKERS, ...PENS_INKS };
