import { paths, routedPath } from '@shop/config';

/** Whether a shopper of this address is paying. */
export const isCheckout = (pathname: string): boolean =>
  `${routedPath(pathname)}/`.startsWith(`${paths.checkout}/`);

/** Path that this document was loaded for; undefined where that is not known, as on the server. */
const documentPath = (): string | undefined => {
  const isKnown = typeof document !== 'undefined' && 'getEntriesByType' in performance;
  const [entry] = isKnown ? performance.getEntriesByType('navigation') : [];
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : undefined;
};

/**
 * Whether a page needs another document than the open one. Documents of the checkout have a policy that lets nothing out of the
 * shop, and a policy holds for as long as its document.
 */
export function needsOwnDocument(pathname: string, openedFor: string | undefined = documentPath()): boolean {
  return openedFor !== undefined && isCheckout(pathname) !== isCheckout(openedFor);
}
