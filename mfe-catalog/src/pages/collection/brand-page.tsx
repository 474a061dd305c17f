import { useGetBrandsQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams } from 'react-router-dom';
import { t } from '../../messages';
import { useListingAddress } from '../../features/listing/address';
import { useGetBrandProductsQuery } from '../../features/listing/data';
import { CollectionPage, UnknownCollection } from './collection-page';
import { findBrand } from './find-collection';

/** The products of the brand in the URL. */
export function BrandPage() {
  const { category: brand = '' } = useParams();
  const address = useListingAddress();
  const { data: brands } = useGetBrandsQuery();
  const listing = useGetBrandProductsQuery({ brand, ...address.listingQuery }, { skip: !address.isPage });

  if (brands && !findBrand(brands, brand)) return <UnknownCollection />;
  return (
    <CollectionPage
      eyebrow={t('Brand')}
      title={brand}
      crumbs={[
        { label: t('Home'), to: paths.home },
        { label: t('Brands'), to: paths.brandCategory },
        { label: brand },
      ]}
      listing={listing}
      address={address}
      scope={{ ofBrand: brand }}
    />
  );
}
