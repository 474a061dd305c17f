import { useGetProductCategoriesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams } from 'react-router-dom';
import { useGetCategoryProductsQuery } from '../../features/listing/data';
import { ALL_OF_CATEGORY, findSubcategory } from './find-collection';
import { useListingAddress } from '../../features/listing/address';
import { listingPlace } from './listing-place';
import { ListingPage } from './collection-page';
import { UnknownCollection } from './unknown-collection';

/** The products of one subcategory. */
export function CategoryPage() {
  const { category = '', subcategory = '' } = useParams();
  const address = useListingAddress();
  const { data: categories } = useGetProductCategoriesQuery();
  const listing = useGetCategoryProductsQuery(
    { category, subcategory, ...address.listingQuery },
    { skip: !address.isPage },
  );

  const names = categories && findSubcategory(categories, category, subcategory);
  if (names === null) return <UnknownCollection />;
  const { title, parent } = listingPlace(names, subcategory === ALL_OF_CATEGORY ? category : subcategory);
  return (
    <ListingPage
      eyebrow={parent.name}
      title={title}
      crumbs={[{ label: 'Home', to: paths.home }, { label: parent.name, to: parent.path }, { label: title }]}
      listing={listing}
      address={address}
    />
  );
}
