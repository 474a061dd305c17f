import { limits, paths } from '@shop/config';
import { t } from '@shop/config/messages';
import type { ProductCard } from '@shop/contracts';
import { discountBp, fromRupees } from '@shop/money';
import { MagnifyingGlassIcon, Price, ProductPhoto, VisuallyHidden } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { type ProductSearch, steppedIndex, useProductSearch } from './use-search';
import allResultsStyles from './all-results.module.css';
import searchBoxStyles from './search-box.module.css';
import styles from './search-result.module.css';

interface SearchResultProps {
  readonly id: string;
  readonly product: ProductCard;
  readonly selected: boolean;
}

/** A search result. It is a link, so that it opens in a new tab too. The arrow keys reach it; Tab skips it. */
function SearchResult({ id, product, selected }: SearchResultProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.result}
      to={paths.product(product.slugProduct)}
      state={{ product }}
      data-testid="search-result"
    >
      <ProductPhoto photo={product.mainPhoto} alt="" sizes="56px" className={styles.photo} />
      <span className={styles.title}>{markLanguage(product.title)}</span>
      <Price
        size="small"
        ratePaise={fromRupees(product.rate)}
        discountBp={discountBp(product.discount)}
        gstRate={product.shownGstRate}
        className={styles.price}
      />
    </Link>
  );
}

/** The label of the link to the search page, without a total if the server did not count. */
function labelOf({ total }: Pick<ProductSearch, 'total'>): string {
  if (total === undefined) return t('See all results');
  if (total >= limits.searchResults) return t('See the first {total} results', { total });
  return t(total === 1 ? 'See 1 result' : 'See all {total} results', { total });
}

/** The link to all results at the end of the search box. Empty when the search page would be empty too. */
function AllResults({ search }: { readonly search: ProductSearch }) {
  const { query, results, total } = search;
  if (query === '' || (results.length === 0 && !total)) return null;
  return (
    <Link className={allResultsStyles.all} to={paths.searchFor(query)}>
      {labelOf(search)}
    </Link>
  );
}

interface SearchBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Whether Escape clears the field first, instead of closing the parent element. */
  readonly escapeClears?: boolean;
}

const none = { query: '', index: -1 };

/** The shop's search: a combobox with its results below. Without an active result, Enter opens the search page. */
export function SearchBox({ ref, escapeClears = false }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const searchPage = useHref(paths.search);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState(none);
  const search = useProductSearch(text);
  const { query, results, total, message } = search;
  const active = choice.query === query ? choice.index : -1;
  const listId = `${id}results`;
  const optionId = (index: number) => `${id}result-${index}`;
  const activeId = results[active] && optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // The first result is active, as long as it belongs to the current text.
  const chosen = results[active] ?? (text.trim() === query ? results[0] : undefined);
  const open = (product: ProductCard) =>
    void navigate(paths.product(product.slugProduct), { state: { product } });
  const showAll = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void navigate(paths.searchFor(text.trim()));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during character composition, as in Devanagari, belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) setChoice({ query, index: steppedIndex(active, step, results.length) });
    else if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'Escape' && escapeClears && text) setText('');
    else return;
    // Keys that the field has handled do not reach parent elements.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <form
      role="search"
      className={searchBoxStyles.search}
      method="get"
      action={searchPage}
      onSubmit={showAll}
    >
      <div className={searchBoxStyles.field}>
        <MagnifyingGlassIcon size={20} />
        <input
          ref={ref}
          type="text"
          name="q"
          role="combobox"
          aria-label={t('Search products')}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={t('Search products')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {results.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('Products')} className={searchBoxStyles.results}>
          {results.map((product, index) => (
            <SearchResult
              key={product._id}
              id={optionId(index)}
              product={product}
              selected={index === active}
            />
          ))}
        </div>
      )}
      <p role="status" className={message ? searchBoxStyles.message : undefined}>
        {message && <span>{message}</span>}
        {results.length > 0 && total !== undefined && (
          <VisuallyHidden>{t(total === 1 ? '1 result' : '{total} results', { total })}</VisuallyHidden>
        )}
      </p>
      <AllResults search={search} />
    </form>
  );
}
