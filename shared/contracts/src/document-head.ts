import type { PreloadImage } from './head';

/** An element of the document's head without content. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page's head as elements: what the render returns to the composer, and what the page inserts after a navigation. */
export interface DocumentHead {
  readonly title: string;
  readonly status?: number;
  readonly preloadImage?: PreloadImage;
  readonly elements: readonly HeadElement[];
  /** JSON-LD, one object a script element. */
  readonly linkedData: readonly object[];
}
