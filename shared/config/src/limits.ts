/** Page sizes of the product lists, in products. */
export const pageSizes = { default: 10, home: 16, allProducts: 12, related: 4, placeholders: 8 } as const;

/** Fixed limits of the shop. Amounts are in rupees where so named. */
export const limits = {
  freeShippingRupees: 50,
  badgeCap: 99,
  minQuantity: 1,
  maxQuantity: 999,
  /** Lines of one order, and so of the cart; enough for every product of a large catalogue. */
  orderLines: 500,
  /** Entries of a wishlist that an account stores. */
  wishlistEntries: 1000,
  /** Products whose stock and price one call reads; their ids must fit into a URL. */
  lineFacts: 100,
  /** A product with at most this many free units is low in stock, in the filter and on its page. */
  lowStock: 5,
  /** Maximum results of a search; if more products match, the best matches. */
  searchResults: 500,
  /** Length of a new password, in characters. */
  minPasswordLength: 8,
  /** Days after delivery within which an order may be returned. */
  returnDays: 7,
  /** Addresses that an account may save. */
  savedAddresses: 20,
  maxToasts: 20,
  headerShadowScrollPx: 10,
  blogCardCharacters: 120,
  blogListCharacters: 200,
} as const;

/** Durations in milliseconds. */
export const timings = {
  checkoutDelay: 300,
  searchDebounce: 300,
  productToast: 3000,
  errorToast: 4000,
  announcementLoop: 50_000,
  heroAutoplay: 4000,
  heroTransition: 700,
  categoryAutoplay: 3000,
  categoryTransition: 500,
  reviewAutoplay: 3000,
  blogAutoplay: 4000,
  /** For carousels without a duration in the specification: the category carousel's. */
  carouselTransition: 500,
  zoomHoverDelay: 250,
  zoomHoverOff: 150,
  zoomFade: 300,
  /**
   * Maximum time that the office waits for a response; `deploy/nginx` waits as long. Servers limit slow calls
   * to less.
   */
  officeCall: 30_000,
} as const;
