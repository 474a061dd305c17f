import { useGetProductCategoriesQuery } from '@shop/api-client';
import { navigation } from '@shop/config';
import { CategoryCard, CategoryCardSkeleton } from './category-card';
import { IndexGrid, IndexGridSkeleton } from './index-grid';
import { IndexPage } from './index-page';
import { IndexStates } from './index-states';

const placeholder = (
  <IndexGridSkeleton of="cards" count={navigation.fallback.categories.length}>
    <CategoryCardSkeleton />
  </IndexGridSkeleton>
);

/** All categories with their subcategories. */
export function ProductCategoryPage() {
  const { data, isError, refetch } = useGetProductCategoriesQuery();
  return (
    <IndexPage title="Products">
      <IndexStates
        entries={data}
        failed={isError}
        retry={refetch}
        noun="categories"
        placeholder={placeholder}
      >
        {(categories) => (
          <IndexGrid of="cards" entries={categories} keyOf={({ _id }) => _id}>
            {(category, eager) => <CategoryCard category={category} eager={eager} />}
          </IndexGrid>
        )}
      </IndexStates>
    </IndexPage>
  );
}
