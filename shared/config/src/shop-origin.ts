let shopOrigin = '';

/**
 * Sets where the shop's API, pictures and pages are, such as `https://shop.example`, for a page of another site that shows parts
 * of it. A page of the shop itself does not call it: its URLs stay relative to its own origin.
 */
export function setShopOrigin(origin: string): void {
  shopOrigin = origin;
}

/**
 * Uses the origin of a remote's files as the shop's, unless the host has set it, or the page is the
 * shop's own. Both are absolute URLs: of a folder or file of the remote, and of the page.
 *
 * @deprecated Only versions built before `setShopOrigin` became the host's task call it.
 */
export function adoptShopOrigin(filesAt: string, page: string): void {
  const { origin } = new URL(filesAt, page);
  if (!shopOrigin && origin !== new URL(page).origin) shopOrigin = origin;
}

/** The URL of a path of the shop, which begins with a slash. */
export const shopAddress = (path: string): string => shopOrigin + path;

/** Resolves the URLs of pictures in a text, such as a `srcset`, for the page. */
export const withShopPictures = (text: string): string =>
  shopOrigin ? text.replaceAll(/(^|[\s,"'(=])\/media\//g, `$1${shopOrigin}/media/`) : text;
