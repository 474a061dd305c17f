import { paths } from '@shop/config';
import { Breadcrumb, PageHeading, VisuallyHidden } from '@shop/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { searchLimit, useSearchProductsQuery } from '../api/catalog-api';
import { Screen } from '../features/navigation/screen';
import { ListingResults, productCount } from '../features/product-listing/listing-results';
import { SearchForm } from '../features/product-search/search-form';
import { searchText } from '../features/product-search/search-text';
import styles from './search-page.module.css';

/** The products that a text finds; the text is in the address. Without one there is the field alone. */
export function SearchPage() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const text = searchText(query);
  const { currentData, isError, refetch } = useSearchProductsQuery(text, { skip: text === '' });
  const found = currentData && { products: currentData, total: currentData.length, page: 1, totalPages: 1 };
  const count = (total: number) => (
    <p className={styles.count}>
      {total < searchLimit ? productCount(total) : `The first ${searchLimit} products`} for “{text}”
    </p>
  );

  return (
    <Screen>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Search' }]} />
      <div className={styles.heading}>
        <PageHeading title="Search" />
      </div>
      {/* Another search is another form: its field shows what is searched for. */}
      <SearchForm key={text} action={pathname} text={text} onSearch={(q) => setQuery({ q })} />
      <h2>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <div className={styles.results}>
        {text !== '' && (
          <ListingResults
            listing={{ currentData: found, isError, refetch }}
            page={1}
            hrefFor={() => pathname}
            count={count}
          />
        )}
      </div>
    </Screen>
  );
}
