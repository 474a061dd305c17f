import type { Crumb, ProductPage } from '@shop/contracts';
import { definePage } from '@shop/remote-kit';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import type { ComponentType } from 'react';
import { cardPhotoSizes } from '../../features/product-card/photo-sizes';
import { listingAddress } from '../../features/listing/address';

/** What the document of a listing says of itself. */
export interface Collection {
  readonly title: string;
  /** Its own address, however the one asked for was spelt. */
  readonly path: string;
  /** What it is listed under. */
  readonly parent: Crumb;
}

interface Found {
  /** Null when the shop has no such category, brand or theme. */
  readonly collection: Collection | null;
  /** Null when the collection has no such page. */
  readonly listing: ProductPage | null;
}

/** The page of a collection's products, as its address filters and pages them. */
export function collectionPage(Component: ComponentType, find: (context: ShopLoadContext) => Promise<Found>) {
  return definePage({
    title: 'Something went wrong',
    notFound: 'No such page',
    async load(context) {
      const { collection, listing } = await find(context);
      return collection && listing && { ...collection, listing };
    },
    head({ title, path, parent, listing }, { query }) {
      const { page } = listingAddress(query).listingQuery;
      return {
        title: page > 1 ? `${title}, page ${page}` : title,
        description: `${title}: vintage-style stationery and craft, posted from one counter in India.`,
        ownPath: path,
        canonical: page > 1 ? `${path}?page=${page}` : path,
        crumbs: [parent, { name: title, path }],
        preloadImage: preloadPhoto(listing.products[0]?.mainPhoto, cardPhotoSizes),
      };
    },
    Component,
  });
}
