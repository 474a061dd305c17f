import type { PageFacts } from './page-facts';

/** A picture to preload: the attributes of a preload link. */
export interface PreloadImage {
  /** For a picture of one size. With `imagesrcset` the browser picks from that instead. */
  readonly href: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  /** Media type; a browser that cannot show it fetches nothing. */
  readonly type?: string;
}

/** The picture of a page for social networks. */
export interface ShareImage {
  /** A path of the shop or an absolute address. */
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** An item of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  /** Path of the step; without one it is the page itself. */
  readonly path?: string;
}

/**
 * The document head of a page, as its module defines it. The shell makes absolute URLs, Open Graph tags and JSON-LD
 * of it, so a remote needs to know neither the shop's origin nor any of those formats.
 */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** HTTP status of the document, 200 when absent. An error page is not indexed. */
  readonly status?: number;
  /** The largest picture of the first paint. `preloadPhoto` of @shop/ui makes it from a photo. */
  readonly preloadImage?: PreloadImage;
  /** Path and query of the canonical URL; when absent, the page's own path without its query. */
  readonly canonical?: string;
  /**
   * The page's own path. A request for another spelling of it, such as a product's code in place of its slug, is redirected here with
   * its query.
   */
  readonly ownPath?: string;
  /** True for private pages, and for those that search engines should not index. */
  readonly unlisted?: boolean;
  /** The shop's own picture when absent. */
  readonly image?: ShareImage;
  /** The steps after Home, the page itself last. */
  readonly crumbs?: readonly Crumb[];
  /** Structured data of the page's subject. */
  readonly facts?: PageFacts;
}
