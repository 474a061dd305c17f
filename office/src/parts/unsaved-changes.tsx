import { FormDialog } from '@shop/ui';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Tracks the forms on the page that have unsaved changes. */
export interface UnsavedChanges {
  /** Registers a form by a function that checks it for changes. Returns a function that unregisters it. */
  readonly watch: (hasChanges: () => boolean) => () => void;
  /** Asks whether unsaved changes may be discarded. Resolves with true without asking if there are none. */
  readonly mayLeave: () => Promise<boolean>;
}

export const UnsavedChangesContext = createContext<UnsavedChanges>({
  watch: () => () => undefined,
  mayLeave: () => Promise.resolve(true),
});

const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * Asks before leaving a page whose form has changed since it was opened, or since `version` last changed. Returns a function to
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

/** The sign-in page opens when the session has ended and nothing can be saved. */
const SIGN_IN = '/sign-in';

/** Asks before a page with unsaved changes is left by a link, Back, signing out or closing the tab. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const forms = useRef(new Set<() => boolean>());
  const [resolveQuestion, setResolveQuestion] = useState<(mayLeave: boolean) => void>();
  const hasChanges = useCallback(() => [...forms.current].some((changed) => changed()), []);

  const unsaved = useMemo(
    (): UnsavedChanges => ({
      watch: (changed) => {
        forms.current.add(changed);
        return () => forms.current.delete(changed);
      },
      mayLeave: () =>
        hasChanges()
          ? new Promise<boolean>((resolve) => setResolveQuestion(() => resolve))
          : Promise.resolve(true),
    }),
    [hasChanges],
  );

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && to.pathname !== SIGN_IN && hasChanges(),
    [hasChanges],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  const decide = (mayLeave: boolean) => {
    resolveQuestion?.(mayLeave);
    setResolveQuestion(undefined);
    if (blocker.state !== 'blocked') return;
    if (mayLeave) blocker.proceed();
    else blocker.reset();
  };
  return (
    <UnsavedChangesContext value={unsaved}>
      {children}
      <FormDialog
        open={blocker.state === 'blocked' || resolveQuestion !== undefined}
        title="Leave without saving?"
        submit="Leave without saving"
        leave="Stay here"
        busy={false}
        onSubmit={() => decide(true)}
        onClose={() => decide(false)}
      >
        <p>Your changes on this page are not saved and will be lost.</p>
      </FormDialog>
    </UnsavedChangesContext>
  );
}
