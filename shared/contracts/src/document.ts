import type { PreloadImage } from './head';

/** Ids of the data blocks that the composer puts into the document. */
export const documentBlocks = { root: 'shop', release: 'shop-release', state: 'shop-state' } as const;

/** Request header with which a page sends its versions to the shop's API, such as `cart@1.0.0 catalog@2.1.0`. */
export const pageVersionsHeader = 'page-versions';

/** A void element of the document's head. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page's head as elements: what the render returns to the composer, and what the page inserts after a navigation. */
export interface DocumentHead {
  readonly title: string;
  readonly status?: number;
  /** The canonical path of the page, if the request used another spelling. */
  readonly location?: string;
  readonly preloadImage?: PreloadImage;
  readonly elements: readonly HeadElement[];
  /** JSON-LD; one script element for each object. */
  readonly linkedData: readonly object[];
}
