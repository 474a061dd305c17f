import type { Crumb, ProductPage } from '@shop/contracts';
import { definePage } from '@shop/remote-kit';
import type { ShopLoadContext } from '@shop/store';
import { Breadcrumb, PageHeading, preloadPhoto, type BreadcrumbItem } from '@shop/ui';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../messages';
import { CataloguePage, NotFound } from '../../features/layout/catalogue-page';
import { listingAddress, listingSearch, type ListingAddress } from '../../features/listing/address';
import type { FacetScope } from '../../features/listing/data';
import { NoSuchPage } from '../../features/listing/listing';
import { ProductListing, type Listing } from '../../features/listing/product-listing';
import { cardPhotoSizes } from '../../features/product-card/photo-sizes';
import styles from './collection-page.module.css';

/** The data of a collection in the document's head. */
interface Collection {
  readonly title: string;
  /** The canonical path, for all spellings of the requested one. */
  readonly path: string;
  /** The parent page in the breadcrumb. */
  readonly parent: Crumb;
}

interface CollectionData {
  /** Null if the category, brand or theme does not exist. */
  readonly collection: Collection | null;
  /** Null if the page does not exist. */
  readonly listing: ProductPage | null;
}

/** Defines the page of a collection. `find` loads the names and products for a URL. */
export function defineCollection(
  Component: ComponentType,
  find: (context: ShopLoadContext) => Promise<CollectionData>,
) {
  return definePage({
    title: () => t('Something went wrong'),
    notFound: () => t('No such page'),
    async load(context) {
      const { collection, listing } = await find(context);
      return collection && listing && { ...collection, listing };
    },
    head({ title, path, parent, listing }, { query }) {
      const { page } = listingAddress(query).listingQuery;
      return {
        title: page > 1 ? t('{title}, page {page}', { title, page }) : title,
        description: t('{title}: vintage-style stationery and craft, posted from one counter in India.', {
          title,
        }),
        ownPath: path,
        canonical: page > 1 ? `${path}?page=${page}` : path,
        crumbs: [parent, { name: title, path }],
        preloadImage: preloadPhoto(listing.products[0]?.mainPhoto, cardPhotoSizes),
      };
    },
    Component,
  });
}

/** The not-found page of a category, brand or theme. */
export function UnknownCollection() {
  return (
    <NotFound title={t('No such collection')}>
      {t(
        'Nobody at the counter knows a collection at this address. It may have moved, or never have been here.',
      )}
    </NotFound>
  );
}

interface CollectionPageProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  /** The breadcrumb; the last item is this page. */
  readonly crumbs: readonly BreadcrumbItem[];
  readonly listing: Listing;
  readonly address: ListingAddress;
  readonly scope: FacetScope;
}

/** The page of a collection, with title, filters and grid, for categories, brands and themes. */
export function CollectionPage({ eyebrow, title, crumbs, listing, address, scope }: CollectionPageProps) {
  const { page, filters } = address.listingQuery;
  const { pathname } = useLocation();

  if (!address.isPage || (listing.currentData === null && page > 1)) {
    return <NoSuchPage first={pathname + listingSearch(filters)} />;
  }
  // Every collection has a first page.
  if (listing.currentData === null) return <UnknownCollection />;
  return (
    <CataloguePage>
      <Breadcrumb items={crumbs} />
      <div className={styles.header}>
        <PageHeading eyebrow={eyebrow} title={title} />
      </div>
      <ProductListing listing={listing} address={address} scope={scope} />
    </CataloguePage>
  );
}
