import { paths } from '@shop/config';
import { Breadcrumb, PageHeading } from '@shop/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSearchProductsQuery } from '../../features/listing/data';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { NoSuchPage } from '../../features/listing/no-such-page';
import { listingSearch } from '../../features/listing/listing-choice';
import { FilteredListing } from '../../features/listing/listing';
import { listingAddress } from '../../features/listing/address';
import { foundInWords } from './found-in-words';
import { SearchForm } from './search-form';
import { searchText } from './search-text';
import styles from './search-page.module.css';

/** The products that a text finds, with a listing's filters; the text is in the address. Without one there is the field alone. */
export function SearchPage() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const text = searchText(query);
  const { listingQuery, isPage } = listingAddress(query);
  const listing = useSearchProductsQuery({ text, ...listingQuery }, { skip: text === '' || !isPage });
  const { match, corrected } = listing.currentData ?? {};
  const count = (total: number) => foundInWords(text, { total, match, corrected });

  if (text !== '' && (!isPage || listing.currentData === null)) {
    return <NoSuchPage first={pathname + listingSearch(listingQuery.filters, 1, text)} />;
  }
  return (
    <CataloguePage>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Search' }]} />
      <div className={styles.heading}>
        <PageHeading title="Search" />
      </div>
      {/* Another search is another form: its field shows what is searched for. */}
      <SearchForm key={text} action={pathname} text={text} onSearch={(q) => setQuery({ q })} />
      <div className={styles.results}>
        {text !== '' && (
          <FilteredListing listing={listing} listingQuery={listingQuery} text={text} count={count} />
        )}
      </div>
    </CataloguePage>
  );
}
