import { FormDialog } from '@shop/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { UnsavedChangesContext, type UnsavedChanges } from './unsaved-changes';

/** The page of signing in takes over when a session has ended: nothing can be saved any more. */
const SIGN_IN = '/sign-in';

/** Asks before a page with unsaved changes is left: by a link, by Back, by signing out, or by closing the tab, where the browser asks. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const forms = useRef(new Set<() => boolean>());
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const hasChanges = useCallback(() => [...forms.current].some((changed) => changed()), []);

  const unsaved = useMemo(
    (): UnsavedChanges => ({
      watch: (changed) => {
        forms.current.add(changed);
        return () => forms.current.delete(changed);
      },
      mayLeave: () =>
        hasChanges() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
    }),
    [hasChanges],
  );

  const isLoss = useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && to.pathname !== SIGN_IN && hasChanges(),
    [hasChanges],
  );
  const blocker = useBlocker(isLoss);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  const decide = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
    if (blocker.state !== 'blocked') return;
    if (mayLeave) blocker.proceed();
    else blocker.reset();
  };
  return (
    <UnsavedChangesContext value={unsaved}>
      {children}
      <FormDialog
        open={blocker.state === 'blocked' || answer !== undefined}
        title="Leave without saving?"
        submit="Leave without saving"
        leave="Stay here"
        busy={false}
        onSubmit={() => decide(true)}
        onClose={() => decide(false)}
      >
        <p>What you changed on this page is not saved yet, and is lost when you leave it.</p>
      </FormDialog>
    </UnsavedChangesContext>
  );
}
