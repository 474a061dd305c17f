import type { PageFacts } from './page-facts';

/** A picture to preload: the attributes of a preload link. */
export interface PreloadImage {
  /** For a picture of one size. With `imagesrcset` the browser uses that instead. */
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
  /** Path of the page; absent for the current page. */
  readonly path?: string;
}

/**
 * The document head of a page, as its module defines it. The shell derives absolute URLs, Open Graph tags and JSON-LD
 * from it, so a remote does not need to know the shop's origin or those formats.
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
   * The canonical path of the page. A request with another spelling, such as a product's code instead of its slug, is
   * redirected here with its query.
   */
  readonly ownPath?: string;
  /** True for private pages, and for those that search engines should not index. */
  readonly unlisted?: boolean;
  /** The shop's picture by default. */
  readonly image?: ShareImage;
  /** The breadcrumb after Home; the last item is the current page. */
  readonly crumbs?: readonly Crumb[];
  /** Structured data of the page's subject. */
  readonly facts?: PageFacts;
}
