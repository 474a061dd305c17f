import { paths } from '@shop/config';
import type { ProductCard } from '@shop/contracts';
import { MagnifyingGlassIcon, VisuallyHidden } from '@shop/ui';
import { useEffect, useId, useState, type KeyboardEvent, type Ref, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AllResults } from './all-results';
import styles from './search-box.module.css';
import { SearchResult } from './search-result';
import { steppedIndex } from './stepped-index';
import { useProductSearch } from './use-product-search';

interface Props {
  readonly ref?: Ref<HTMLInputElement>;
  /** Whether Escape clears the field first, instead of closing what contains it. */
  readonly escapeClears?: boolean;
}

const none = { query: '', index: -1 };

/** The shop's search: a combobox with its results below. Without an active result, Enter opens the search page. */
export function SearchBox({ ref, escapeClears = false }: Props) {
  const id = useId();
  const navigate = useNavigate();
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
    // Keys that compose a character, as in Devanagari, belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) setChoice({ query, index: steppedIndex(active, step, results.length) });
    else if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'Escape' && escapeClears && text) setText('');
    else return;
    // Keys that the field has handled do not reach what contains it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <form role="search" className={styles.search} method="get" action={paths.search} onSubmit={showAll}>
      <div className={styles.field}>
        <MagnifyingGlassIcon size={20} />
        <input
          ref={ref}
          type="text"
          name="q"
          role="combobox"
          aria-label="Search products"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder="Search products"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {results.length > 0 && (
        <div id={listId} role="listbox" aria-label="Products" className={styles.results}>
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
      <p role="status" className={message ? styles.message : undefined}>
        {message && <span>{message}</span>}
        {results.length > 0 && total !== undefined && (
          <VisuallyHidden>{total === 1 ? '1 result' : `${total} results`}</VisuallyHidden>
        )}
      </p>
      <AllResults search={search} />
    </form>
  );
}
