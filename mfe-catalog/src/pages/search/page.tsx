import { limits, paths } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { Breadcrumb, Button, PageHeading, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { t } from '../../messages';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { listingAddress, listingSearch } from '../../features/listing/address';
import { useSearchProductsQuery } from '../../features/listing/data';
import { NoSuchPage, productCount } from '../../features/listing/listing';
import listingStyles from '../../features/listing/listing.module.css';
import { ProductListing } from '../../features/listing/product-listing';
import styles from './search-page.module.css';

/** The maximum length of a search text, in characters. */
const MAX_LENGTH = 100;

/** The search text in a query: one trimmed line, empty by default. */
export function searchText(query: URLSearchParams): string {
  const line = (query.get('q') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, MAX_LENGTH).join('').trim();
}

/** URL of the results for a text. `remote.json` has the same path. */
export const searchPath = (text: string) =>
  text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`;

/** The number of results, and whether they match only some words or a corrected text. */
export function searchSummary(
  text: string,
  { total, match, corrected }: Pick<ProductPage, 'total' | 'match' | 'corrected'>,
): string {
  const isPart = total >= limits.searchResults;
  const count = isPart ? t('the first {total} products', { total }) : productCount(total);
  if (match === 'some-words')
    return t('No products match all the words in “{text}”. Showing {count} that match some of them.', {
      text,
      count,
    });
  if (corrected)
    return t('No results for “{text}”. Showing {count} for “{corrected}”.', { text, count, corrected });
  return isPart
    ? t('The first {total} products for “{text}”', { total, text })
    : t('{count} for “{text}”', { count, text });
}

interface SearchFormProps {
  /** URL to which the browser submits the form without scripts. */
  readonly action: string;
  /** The current search text. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The search field above the results. */
function SearchForm({ action, text, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <form role="search" className={styles.form} method="get" action={action} onSubmit={submit}>
      <TextField
        label={t('Search products')}
        name="q"
        type="search"
        defaultValue={text}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit">{t('Search')}</Button>
    </form>
  );
}

/** The products that match the text in the URL, with the filters of a listing. Without a text it shows only the field. */
export function SearchPage() {
  const { pathname } = useLocation();
  const action = useHref(pathname);
  const [query, setQuery] = useSearchParams();
  const text = searchText(query);
  const address = listingAddress(query);
  const { listingQuery, isPage } = address;
  const listing = useSearchProductsQuery({ text, ...listingQuery }, { skip: text === '' || !isPage });
  const { match, corrected } = listing.currentData ?? {};
  const count = (total: number) => searchSummary(text, { total, match, corrected });

  if (text !== '' && (!isPage || listing.currentData === null)) {
    return <NoSuchPage first={pathname + listingSearch(listingQuery.filters, 1, text)} />;
  }
  return (
    <CataloguePage>
      <Breadcrumb items={[{ label: t('Home'), to: paths.home }, { label: t('Search') }]} />
      <div className={listingStyles.heading}>
        <PageHeading title={t('Search')} />
      </div>
      {/* Remounted for each search, so that the field shows the text. */}
      <SearchForm key={text} action={action} text={text} onSearch={(q) => setQuery({ q })} />
      <div className={styles.results}>
        {text !== '' && (
          <ProductListing listing={listing} address={address} scope={{ q: text }} text={text} count={count} />
        )}
      </div>
    </CataloguePage>
  );
}
