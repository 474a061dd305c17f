import type { Shelf } from './art';
import { NOTEBOOKS_PLANNERS, NOTEBOOKS_SKETCHING } from './notebooks-drawing';
import { NOTEBOOKS_LEDGERS } from './notebooks-ledgers';
import { NOTEBOOKS_TRAVEL } from './notebooks-travel';

/** Every notebook's drawings. */
export const NOTEBOOKS: Shelf = {
  ...NOTEBOOKS_LEDGERS,
  ...NOTEBOOKS_TRAVEL,
  ...NOTEBOOKS_SKETCHING,
  ...NOTEBOOKS_PLANNERS,
};
