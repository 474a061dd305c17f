let shopOrigin = '';

/**
 * Says where the shop's API, pictures and pages are, such as `https://shop.example`, for a page of another site that shows parts
 * of it. A page of the shop itself says nothing: its addresses stay relative to its own origin.
 */
export function setShopOrigin(origin: string): void {
  shopOrigin = origin;
}

/**
 * Takes the origin that a remote's files come from for the shop's, unless the host has said where that is, or the page is the
 * shop's own. Both are full addresses: of a folder or file of the remote, and of the page.
 */
export function adoptShopOrigin(filesAt: string, page: string): void {
  const { origin } = new URL(filesAt, page);
  if (!shopOrigin && origin !== new URL(page).origin) shopOrigin = origin;
}

/** The address of a path of the shop, which begins with a slash. */
export const shopAddress = (path: string): string => shopOrigin + path;

/** A text with the addresses of pictures in it, such as a `srcset`, as the page has to write them. */
export const withShopPictures = (text: string): string =>
  shopOrigin ? text.replaceAll(/(^|[\s,"'(=])\/media\//g, `$1${shopOrigin}/media/`) : text;
