import { useGetBrandsQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams } from 'react-router-dom';
import { useGetBrandProductsQuery } from '../../features/listing/data';
import { findBrand } from './find-collection';
import { useListingAddress } from '../../features/listing/address';
import { ListingPage } from './collection-page';
import { UnknownCollection } from './unknown-collection';

/** The products of one brand, which the address names. */
export function BrandPage() {
  const { category: brand = '' } = useParams();
  const address = useListingAddress();
  const { data: brands } = useGetBrandsQuery();
  const listing = useGetBrandProductsQuery({ brand, ...address.listingQuery }, { skip: !address.isPage });

  if (brands && !findBrand(brands, brand)) return <UnknownCollection />;
  return (
    <ListingPage
      eyebrow="Brand"
      title={brand}
      crumbs={[
        { label: 'Home', to: paths.home },
        { label: 'Brands', to: paths.brandCategory },
        { label: brand },
      ]}
      listing={listing}
      address={address}
    />
  );
}
