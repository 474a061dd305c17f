import { useGetProductCategoriesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetCategoryProductsQuery } from '../api/catalog-api';
import { pageFromQuery } from '../features/paging/page-from-query';
import { findSubcategory } from '../features/product-listing/find-collection';
import { ListingScreen } from '../features/product-listing/listing-screen';
import { UnknownCollection } from '../features/product-listing/unknown-collection';

/** The products of one subcategory. */
export function CategoryPage() {
  const { category = '', subcategory = '' } = useParams();
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const { data: categories } = useGetProductCategoriesQuery();
  const listing = useGetCategoryProductsQuery({ category, subcategory, page });

  const names = categories && findSubcategory(categories, category, subcategory);
  if (names === null) return <UnknownCollection />;
  const title = names?.subcategory ?? names?.category ?? subcategory;
  const parent = names?.subcategory ? names.category : 'Products';
  return (
    <ListingScreen
      eyebrow={parent}
      title={title}
      crumbs={[
        { label: 'Home', to: paths.home },
        { label: parent, to: paths.productCategory },
        { label: title },
      ]}
      listing={listing}
      page={page}
    />
  );
}
