import type { Shelf } from './art';
import { ART_SUPPLIES } from './art-supplies';
import { CRAFT_TOOLS } from './craft-tools';
import { GIFT_CARDS } from './gift-cards';
import { HANDMADE_BLOCKS, HANDMADE_PAPERS } from './handmade';
import { HANDMADE_FINDS } from './handmade-finds';
import { JOURNAL_PAPERS } from './journal';
import { JOURNAL_EPHEMERA } from './journal-ephemera';
import { JOURNAL_OTHER, JOURNAL_TAGS } from './journal-tags';
import { JOURNAL_VELLUM } from './journal-vellum';
import { NOTEBOOKS } from './notebooks';
import { PENS } from './pens';
import { STAMPS_WOODEN } from './stamps';
import { STAMPS_CLEAR } from './stamps-clear';
import { STAMPS_PADS } from './stamps-pads';
import { STAMPS_DATES, STAMPS_WAX } from './stamps-wax';
import { STICKER_ROLLS } from './sticker-rolls';
import { STICKERS } from './stickers';
import { TAPES } from './tapes';

/** The drawings of every product by its slug. */
export const DRAWINGS: Shelf = {
  ...STICKERS,
  ...STICKER_ROLLS,
  ...TAPES,
  ...JOURNAL_PAPERS,
  ...JOURNAL_EPHEMERA,
  ...JOURNAL_VELLUM,
  ...JOURNAL_TAGS,
  ...JOURNAL_OTHER,
  ...STAMPS_WOODEN,
  ...STAMPS_CLEAR,
  ...STAMPS_PADS,
  ...STAMPS_WAX,
  ...STAMPS_DATES,
  ...NOTEBOOKS,
  ...PENS,
  ...CRAFT_TOOLS,
  ...GIFT_CARDS,
  ...HANDMADE_PAPERS,
  ...HANDMADE_BLOCKS,
  ...HANDMADE_FINDS,
  ...ART_SUPPLIES,
};
