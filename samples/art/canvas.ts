import { seededRandom, type Random } from './random';
import { svg } from './svg';

/** What a recipe draws with: the picture's random sequence and a place for shared definitions. */
export interface Canvas {
  readonly random: Random;
  /** Adds a definition (once, however often the same is asked for) and returns its id. */
  define(markup: (id: string) => string): string;
}

export interface OpenCanvas extends Canvas {
  /** All definitions so far, as one `<defs>`. */
  definitions(): string;
}

/** A fresh canvas; the seed is the picture's id. */
export function openCanvas(seed: string): OpenCanvas {
  const ids = new Map<string, string>();
  const written: string[] = [];
  return {
    random: seededRandom(seed),
    define(markup) {
      const key = markup('');
      let id = ids.get(key);
      if (id === undefined) {
        id = `d${ids.size.toString(36)}`;
        ids.set(key, id);
        written.push(markup(id));
      }
      return id;
    },
    definitions: () => `<defs>${written.join('')}</defs>`,
  };
}

/** A definition used as fill, clip or filter: `url(#its-id)`. */
export const reference = (canvas: Canvas, markup: (id: string) => string): string =>
  `url(#${canvas.define(markup)})`;

/** Markup written once and shown again wherever the result stands. */
export const stencil = (canvas: Canvas, body: string): string =>
  `<use href="#${canvas.define((id) => `<g id="${id}">${body}</g>`)}"/>`;

/** Offset (0 to 1), colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopMarkup = (stops: readonly Stop[]): string[] =>
  stops.map(([offset, colour, opacity]) => {
    const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop offset="${offset}" stop-color="${colour}"${seeThrough}/>`;
  });

const DIRECTIONS = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', slant: 'x2="1" y2="1"' };

/** A linear gradient over the shape it fills; light comes from the upper left. */
export const sweep = (
  canvas: Canvas,
  stops: readonly Stop[],
  direction: keyof typeof DIRECTIONS = 'across',
): string =>
  reference(
    canvas,
    (id) => svg`<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stopMarkup(stops)}</linearGradient>`,
  );

/** A radial gradient over the shape it fills, its centre towards the light. */
export const glow = (canvas: Canvas, stops: readonly Stop[]): string =>
  reference(
    canvas,
    (id) => svg`<radialGradient id="${id}" cx=".36" cy=".32" r=".75">${stopMarkup(stops)}</radialGradient>`,
  );

/** The picture's one kind of shadow: a contact shadow and a soft one, thrown to the lower right. */
export function lifted(canvas: Canvas, body: string): string {
  const filter = reference(
    canvas,
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="145%" height="150%">` +
      '<feDropShadow dx="3" dy="4" stdDeviation="3" flood-color="#1b1420" flood-opacity=".3"/>' +
      '<feDropShadow dx="14" dy="22" stdDeviation="18" flood-color="#1b1420" flood-opacity=".26"/></filter>',
  );
  return `<g filter="${filter}">${body}</g>`;
}

/** Paper and cloth have a tooth: fine noise over what was drawn, and none on the ground, where it would only cost bytes. */
export function grained(canvas: Canvas, body: string): string {
  const filter = reference(
    canvas,
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%">` +
      '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="7"/>' +
      '<feColorMatrix values="0 0 0 0 .12 0 0 0 0 .09 0 0 0 0 .1 1 .5 0 0 -.68"/>' +
      '<feComposite in2="SourceAlpha" operator="in" result="grain"/>' +
      '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="grain"/></feMerge></filter>',
  );
  return `<g filter="${filter}">${body}</g>`;
}
