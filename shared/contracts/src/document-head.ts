import type { PreloadImage } from './head';

/** An element of the document's head without content. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A screen's head as it stands in the document: what the render hands the composer, and the page puts in after a move. */
export interface DocumentHead {
  readonly title: string;
  readonly status?: number;
  readonly preloadImage?: PreloadImage;
  readonly elements: readonly HeadElement[];
  /** JSON-LD, one object a script element. */
  readonly linkedData: readonly object[];
}
