import type { Crumb, Head, ProductPage } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import { cardPhotoSizes } from '../product-card/photo-sizes';
import { listingAddress } from './listing-address';

/** What the document of a listing says of itself. */
export interface Collection {
  readonly title: string;
  /** Its own address, however the one asked for was spelt. */
  readonly path: string;
  /** What it is listed under. */
  readonly parent: Crumb;
  /** False when the shop has no such category, brand or theme. */
  readonly known: boolean;
  /** Null when the collection has no such page. */
  readonly listing: ProductPage | null;
}

/** The document head of a listing: 404 for a collection or page that is not there, 503 when nothing could be read. */
export function collectionHead(
  collection: Collection | undefined,
  { query }: Pick<ShopLoadContext, 'query'>,
): Head {
  if (!collection) return { title: 'Something went wrong', status: 503 };
  const { title, path, parent, known, listing } = collection;
  if (!known) return { title: 'No such collection', status: 404 };
  if (!listing) return { title: 'No such page', status: 404 };
  const { page } = listingAddress(query).part;
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${title}: vintage-style stationery and craft, posted from one counter in India.`,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    crumbs: [parent, { name: title, path }],
    preloadImage: preloadPhoto(listing.products[0]?.mainPhoto, cardPhotoSizes),
  };
}
