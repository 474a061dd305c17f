import { timings } from '@shop/config';
import { useEffect, useState } from 'react';

/** The query: the trimmed text, debounced. Blank text takes effect at once. */
export function useSettledQuery(text: string): string {
  const query = text.trim();
  const [settled, setSettled] = useState('');
  if (query === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), timings.searchDebounce);
    return () => clearTimeout(timer);
  }, [query]);
  return query && settled;
}
