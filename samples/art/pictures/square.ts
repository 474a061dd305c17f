import type { Surface } from '../backdrop';
import type { Picture } from '../picture';

/** A product picture: 1200 x 1200, the thing in the middle. */
export const square = (
  id: string,
  ground: string,
  draw: Picture['draw'],
  surface: Surface = 'plain',
): Picture => ({ id, width: 1200, height: 1200, ground, surface, draw });
