import { shop } from '@shop/config';

/** Title of a document: the screen's own name, then the shop's. */
export function documentTitle(screen: string): string {
  return `${screen} | ${shop.name}`;
}
