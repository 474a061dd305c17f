import { Button, EmptyState, ReturnToSender, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';

interface IndexStatesProps<Entry> {
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
  /** What the entries are, for a sentence: "themes". */
  readonly noun: string;
  /** Placeholders of the entries, in their size. */
  readonly placeholder: ReactNode;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** An index of collections while it is fetched, when that failed, when it is empty, and when it is there. */
export function IndexStates<Entry>({
  entries,
  failed,
  retry,
  noun,
  placeholder,
  children,
}: IndexStatesProps<Entry>) {
  if (entries && entries.length > 0) return children(entries);
  if (entries) return <EmptyState title={`No ${noun} yet`} />;
  if (failed) {
    return (
      <ReturnToSender
        level={2}
        title="Something went wrong"
        action={<Button onClick={() => void retry()}>Try again</Button>}
      >
        <p>{`The ${noun} could not be fetched.`}</p>
      </ReturnToSender>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{`Loading ${noun}`}</VisuallyHidden>
      <div aria-hidden="true">{placeholder}</div>
    </div>
  );
}
