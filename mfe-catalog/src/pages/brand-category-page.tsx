import { useGetBrandsQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { BrandCollection } from '../features/brand-collection/brand-collection';
import { IndexScreen } from '../features/collection-index/index-screen';
import { IndexStates } from '../features/collection-index/index-states';
import { LabelList } from '../features/collection-index/label-list';

/** All brands, and below them a collection of samples to filter by brand. */
export function BrandCategoryPage() {
  const { data, isError, refetch } = useGetBrandsQuery();
  return (
    <IndexScreen title="Brands">
      <IndexStates entries={data} failed={isError} retry={refetch} noun="brands">
        {(brands) => (
          <LabelList
            mark="Brand"
            labels={brands.map(({ brandName }) => ({ name: brandName, to: paths.brand(brandName) }))}
          />
        )}
      </IndexStates>
      <BrandCollection />
    </IndexScreen>
  );
}
