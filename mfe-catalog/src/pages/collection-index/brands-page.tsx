import { useGetBrandsQuery } from '@shop/api-client';
import { navigation } from '@shop/config';
import { BrandCollection } from './brand-samples';
import { BrandLabel, BrandLabelSkeleton } from './brand-label';
import { IndexGrid, IndexGridSkeleton } from './index-grid';
import { IndexPage } from './index-page';
import { IndexStates } from './index-states';

const placeholder = (
  <IndexGridSkeleton of="labels" count={navigation.fallback.brands.length}>
    <BrandLabelSkeleton />
  </IndexGridSkeleton>
);

/** All brands, and below them a collection of samples to filter by brand. */
export function BrandCategoryPage() {
  const { data, isError, refetch } = useGetBrandsQuery();
  return (
    <IndexPage title="Brands">
      <IndexStates entries={data} failed={isError} retry={refetch} noun="brands" placeholder={placeholder}>
        {(brands) => (
          <IndexGrid of="labels" entries={brands} keyOf={({ _id }) => _id}>
            {(brand, eager) => <BrandLabel brand={brand} eager={eager} />}
          </IndexGrid>
        )}
      </IndexStates>
      <BrandCollection />
    </IndexPage>
  );
}
