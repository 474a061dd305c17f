import { backdrop, type Surface } from './backdrop';
import { grained, openCanvas, type Canvas } from './canvas';
import { place } from './svg';

/** One entry of the catalogue of pictures. */
export interface Picture {
  /** File name without its ending; also the seed of everything that looks random in it. */
  id: string;
  width: number;
  height: number;
  /** The ground's colour, #rrggbb: what the things lie on. */
  ground: string;
  surface?: Surface;
  /** Draws around the origin, which the picture puts at `centre` (its middle when left out). */
  draw: (canvas: Canvas) => string;
  /** Drawn there too, below it and without the grain of things. */
  under?: string;
  /** What is seen in it, to be read after the product's title. */
  shows?: string;
  centre?: readonly [x: number, y: number];
  /** A product's further photos come in fewer sizes than its main one; `main` when left out. */
  encoding?: 'main' | 'further';
}

/** The whole picture as an SVG document; the same bytes on every run. */
export function renderPicture(picture: Picture): string {
  const { width, height } = picture;
  const canvas = openCanvas(picture.id);
  const ground = backdrop(canvas, width, height, picture.ground, picture.surface);
  const [x, y] = picture.centre ?? [width / 2, height / 2];
  const under = picture.under ? place(x, y, picture.under) : '';
  const body = grained(canvas, place(x, y, picture.draw(canvas)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${canvas.definitions()}${ground}${under}${body}</svg>\n`;
}
