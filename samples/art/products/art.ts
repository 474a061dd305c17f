import type { SeedProduct } from '@shop/api/seed';
import type { Surface } from '../backdrop';
import type { Canvas } from '../canvas';

/** Draws around the origin, in about 900 x 900; `colour` is the pigment of the photo's colour, #rrggbb. */
export type Draw = (canvas: Canvas, colour: string) => string;

/** How a product is drawn. */
export interface Art {
  /** The product itself, once for each of its colours. */
  main: Draw;
  /** The product in use, or open; shut where the main photo shows it open. */
  use: Draw;
  /** The product alone and straight, to be measured; the main drawing when left out. */
  laid?: Draw;
  /** Ground and surface of the main photo; chosen to suit the colour when left out. */
  ground?: string;
  surface?: Surface;
}

/** The drawings of a category by product slug. */
export type Shelf = Readonly<Record<string, Art>>;

/** A product as the drawings use it. */
export type Subject = Pick<
  SeedProduct,
  'slug' | 'title' | 'theme' | 'colors' | 'variant' | 'category' | 'description'
>;
