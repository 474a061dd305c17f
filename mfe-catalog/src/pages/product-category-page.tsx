import { useGetProductCategoriesQuery } from '@shop/api-client';
import { CategorySheet } from '../features/collection-index/category-sheet';
import styles from '../features/collection-index/collection-index.module.css';
import { IndexScreen } from '../features/collection-index/index-screen';
import { IndexStates } from '../features/collection-index/index-states';

/** All categories with their subcategories. */
export function ProductCategoryPage() {
  const { data, isError, refetch } = useGetProductCategoriesQuery();
  return (
    <IndexScreen title="Products">
      <IndexStates entries={data} failed={isError} retry={refetch} noun="categories">
        {(categories) => (
          <ul className={styles.grid}>
            {categories.map((category) => (
              <li key={category._id}>
                <CategorySheet category={category} />
              </li>
            ))}
          </ul>
        )}
      </IndexStates>
    </IndexScreen>
  );
}
