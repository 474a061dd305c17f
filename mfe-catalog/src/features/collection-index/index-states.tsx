import { Button, EmptyState, ReturnToSender, Skeleton, VisuallyHidden } from '@shop/ui';
import { pageSizes } from '@shop/config';
import type { ReactNode } from 'react';
import styles from './collection-index.module.css';

interface IndexStatesProps<Entry> {
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
  /** What the entries are, for a sentence: "themes". */
  readonly noun: string;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** An index of collections while it is fetched, when that failed, when it is empty, and when it is there. */
export function IndexStates<Entry>({ entries, failed, retry, noun, children }: IndexStatesProps<Entry>) {
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
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: pageSizes.placeholders }, (_, index) => (
          <Skeleton key={index} height={180} />
        ))}
      </div>
    </div>
  );
}
