let shopOrigin = '';

/**
 * Sets the origin of the shop's API, pictures and pages, such as `https://shop.example`, for a page of another site
 * that embeds parts of the shop. The shop's own pages do not call it: their URLs stay relative.
 */
export function setShopOrigin(origin: string): void {
  shopOrigin = origin;
}

/**
 * Uses the origin of a remote's files as the shop's origin, unless the host has set one or the page belongs to the
 * shop. Both arguments are absolute URLs: one of a folder or file of the remote, one of the page.
 *
 * @deprecated Only versions built before hosts had to call `setShopOrigin` call it.
 */
export function adoptShopOrigin(filesAt: string, page: string): void {
  const { origin } = new URL(filesAt, page);
  if (!shopOrigin && origin !== new URL(page).origin) shopOrigin = origin;
}

/** The URL of a path of the shop. The path begins with a slash. */
export const shopAddress = (path: string): string => shopOrigin + path;

/** Resolves the URLs of pictures in a text, such as a `srcset`, for the page. */
export const withShopPictures = (text: string): string =>
  shopOrigin ? text.replaceAll(/(^|[\s,"'(=])\/media\//g, `$1${shopOrigin}/media/`) : text;
