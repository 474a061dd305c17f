import type { PreloadImage } from './head';

/** Ids of the data blocks that the composer puts into the document. */
export const documentBlocks = { root: 'shop', release: 'shop-release', state: 'shop-state' } as const;

/** Header of a call to the shop's API by a page: its versions, such as `cart@1.0.0 catalog@2.1.0`. */
export const pageVersionsHeader = 'page-versions';

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
