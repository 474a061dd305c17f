import type { SeedProduct } from '@shop/api/seed';
import type { Surface } from '../backdrop';
import type { Canvas } from '../canvas';

/** Draws around the origin, in about 900 x 900; `colour` is the pigment of the photo's colour, #rrggbb. */
export type Draw = (canvas: Canvas, colour: string) => string;

/** How a product is drawn: the main photo, then what the further ones show. */
export interface Art {
  main: Draw;
  /** The product in use, or from another side; a detail of the main photo when left out. */
  second?: Draw;
  /** What it is sent in when left out. */
  third?: Draw;
  /** Grounds and surface of the main photo; chosen to suit the colour when left out. */
  ground?: string;
  surface?: Surface;
  /** Where the detail is, in the main photo's units (the middle when left out). */
  focus?: readonly [x: number, y: number];
}

/** The drawings of a category by product slug. */
export type Shelf = Readonly<Record<string, Art>>;

/** A product as the drawings use it. */
export type Subject = Pick<
  SeedProduct,
  'slug' | 'title' | 'code' | 'brand' | 'theme' | 'colors' | 'variant' | 'category' | 'subcategory'
>;
