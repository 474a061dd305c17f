/** A page's URL on the web. */
export interface PagePlace {
  /** Of the shop, as shoppers reach it, e.g. `https://shop.example`. */
  readonly origin: string;
  /** The page's own path, without a query. */
  readonly path: string;
}

/** A path of the shop as an absolute address; an absolute address stays what it is. */
export function absolute(origin: string, address: string): string {
  // Joined, not resolved: a path that begins with two slashes would lead to another shop.
  return new URL(address.startsWith('/') ? origin + address : address).href;
}
