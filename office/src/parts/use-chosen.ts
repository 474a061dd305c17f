import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const none: RowSelectionState = {};

/** The rows that are chosen in a list, which belong to one address: on another page nobody sees them. */
export function useChosen() {
  const [search] = useSearchParams();
  const address = search.toString();
  const [at, setAt] = useState({ address, chosen: none });
  const chosen = at.address === address ? at.chosen : none;
  return {
    chosen,
    choose: (next: RowSelectionState | ((before: RowSelectionState) => RowSelectionState)) =>
      setAt({ address, chosen: typeof next === 'function' ? next(chosen) : next }),
    clear: () => setAt({ address, chosen: none }),
  };
}
