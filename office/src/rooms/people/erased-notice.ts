import { useLocation } from 'react-router-dom';

const ERASED = { erased: true } as const;

/** The state with which the list is opened after an erasure. */
export const erasedState = ERASED;

/** What the list says then; nothing else says whom it was. */
export function useErasedNotice(): string {
  const state = useLocation().state as Partial<typeof ERASED> | null;
  return state?.erased
    ? 'The person is erased. Amounts, tax and invoices of their orders stay in the books.'
    : '';
}
