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
  /** The page's own path, when the request spelled it in another way. */
  readonly location?: string;
  readonly preloadImage?: PreloadImage;
  readonly elements: readonly HeadElement[];
  /** JSON-LD, one object a script element. */
  readonly linkedData: readonly object[];
}
