import { routePatterns } from '@shop/config';
import { reservedWords } from '@shop/config/reserved-paths';
import { ApiError } from '../../platform/http/api-error';
import { pathKey, segmentsOf } from './path-keys';

const MAX_LENGTH = 300;

/** Keys of the pages that the shop always has. */
const fixedPages = new Set(
  Object.values(routePatterns)
    .filter((pattern) => !pattern.includes(':'))
    .map(pathKey),
);

/** Whether this is a page that every shop has, such as the cart. */
export const isFixedPage = (path: string): boolean => fixedPages.has(pathKey(path));

const isReserved = ([first = '']: readonly string[]) =>
  (reservedWords as readonly string[]).includes(first.toLowerCase());

/**
 * Reads the path of a page from a form, and encodes it. Throws an ApiError 400 that names the field for another site's
 * address, a query, or a path that is not a page.
 */
export function readPagePath(field: string, text: string): string {
  const refuse = (message: string) => {
    throw new ApiError(400, message, { extra: { field } });
  };
  const given = text.trim();
  if (!/^\/(?!\/)[^\\]*$/.test(given))
    refuse('Enter the path of a page of the shop, such as /collections/stickers/all.');
  if (/[?#]/.test(given)) refuse('Enter a path without “?” and “#”.');
  const { pathname } = new URL(given, 'http://shop.invalid');
  if (pathname.length > MAX_LENGTH) refuse(`A path has at most ${MAX_LENGTH} characters.`);
  if (isReserved(segmentsOf(pathname))) refuse('The shop’s servers use this path: it is not a page.');
  return pathname.replace(/(?<=.)\/+$/, '');
}
