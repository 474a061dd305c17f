import type { PageFacts } from './page-facts';

/** A picture for the document to fetch before its element is there: the attributes of a preload link. */
export interface PreloadImage {
  /** For a picture of one size. With `imagesrcset` the browser picks from that instead. */
  readonly href: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  /** Media type; a browser that cannot show it fetches nothing. */
  readonly type?: string;
}

/** The picture that stands for a page where it is shared. */
export interface ShareImage {
  /** A path of the shop or an absolute address. */
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  /** Path of the step; without one it is the page itself. */
  readonly path?: string;
}

/**
 * The document head of a screen, as its module sees it. The shell makes absolute addresses, Open Graph tags and JSON-LD
 * of it, so a remote knows neither the shop's origin nor any of those formats.
 */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** HTTP status of the document, 200 when absent. A page of an error is kept out of search results. */
  readonly status?: number;
  /** The picture that is painted first. `preloadPhoto` of @shop/ui makes it of a photo. */
  readonly preloadImage?: PreloadImage;
  /** Path and query of the address that stands for this page; when absent, the page's own path without its query. */
  readonly canonical?: string;
  /** True for what is one shopper's own, or no use to find: search engines leave it out. */
  readonly unlisted?: boolean;
  /** When absent, the shop's own picture. */
  readonly image?: ShareImage;
  /** The steps after Home, the page itself last. */
  readonly crumbs?: readonly Crumb[];
  /** What the page is about. */
  readonly facts?: PageFacts;
}
