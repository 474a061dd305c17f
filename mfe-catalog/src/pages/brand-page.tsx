import { useGetBrandsQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetBrandProductsQuery } from '../api/catalog-api';
import { pageFromQuery } from '../features/paging/page-from-query';
import { findBrand } from '../features/product-listing/find-collection';
import { ListingScreen } from '../features/product-listing/listing-screen';
import { UnknownCollection } from '../features/product-listing/unknown-collection';

/** The products of one brand, which the address names. */
export function BrandPage() {
  const { category: brand = '' } = useParams();
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const { data: brands } = useGetBrandsQuery();
  const listing = useGetBrandProductsQuery({ brand, page });

  if (brands && !findBrand(brands, brand)) return <UnknownCollection />;
  return (
    <ListingScreen
      eyebrow="Brand"
      title={brand}
      crumbs={[
        { label: 'Home', to: paths.home },
        { label: 'Brands', to: paths.brandCategory },
        { label: brand },
      ]}
      listing={listing}
      page={page}
    />
  );
}
