import { createContext, use, useCallback, useEffect, useRef, type RefObject } from 'react';

/** What knows of the forms on the page that have changes. */
export interface UnsavedChanges {
  /** Registers a form by its check for changes; returns the function that removes it. */
  readonly watch: (hasChanges: () => boolean) => () => void;
  /** Asks whoever has changes whether they may be lost; true without asking where there are none. */
  readonly mayLeave: () => Promise<boolean>;
}

export const UnsavedChangesContext = createContext<UnsavedChanges>({
  watch: () => () => undefined,
  mayLeave: () => Promise.resolve(true),
});

const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * Asks before a page is left whose form says something else than when it was opened, or when `version` last changed. Returns what to
 * call once the form is saved.
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>, version?: unknown): () => void {
  const { watch } = use(UnsavedChangesContext);
  const saved = useRef('');
  const markSaved = useCallback(() => {
    if (form.current) saved.current = contentOf(form.current);
  }, [form]);
  useEffect(markSaved, [markSaved, version]);
  useEffect(
    () => watch(() => form.current !== null && contentOf(form.current) !== saved.current),
    [watch, form],
  );
  return markSaved;
}
