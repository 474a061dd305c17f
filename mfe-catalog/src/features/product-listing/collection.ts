import type { Head, ProductPage } from '@shop/contracts';

/** What the document of a listing says of itself. */
export interface Collection {
  readonly title: string;
  /** False when the shop has no such category, brand or theme. */
  readonly known: boolean;
  readonly firstPhoto?: string;
}

/** The first picture of a listing's grid. */
export function firstPhoto(listing: ProductPage | null): string | undefined {
  return listing?.products[0]?.mainPhoto.secure_url;
}

/** The document head of a listing: 404 for a collection that is not there, 503 when nothing could be read. */
export function collectionHead(collection: Collection | undefined): Head {
  if (!collection) return { title: 'Something went wrong', status: 503 };
  const { title, known, firstPhoto: preloadImage } = collection;
  if (!known) return { title: 'No such collection', status: 404 };
  return {
    title,
    description: `${title}: vintage-style stationery and craft, posted from one counter in India.`,
    preloadImage,
  };
}
