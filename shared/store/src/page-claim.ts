const claim = Symbol.for('@shop/store');

/**
 * Marks a page as having its store. Throws an Error when it has one already: two stores would split the cart,
 * which happens when a build carries its own copy of this package, so the mark is shared by all copies.
 */
export function claimPage(page: object): void {
  if (claim in page) {
    throw new Error(
      'This page already has a shop store: share @shop/store as a singleton and create it once.',
    );
  }
  Object.defineProperty(page, claim, { value: true });
}
