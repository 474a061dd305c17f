import { type ReactNode, Suspense, useState } from 'react';
import type { PartRef } from '../routing/screens';
import { PartAway } from './part-away';
import { PartBoundary } from './part-boundary';
import styles from './remote-part.module.css';
import { usePartSource } from './part-source';

interface Props {
  readonly part: PartRef;
  /** What stands in the part's place until it is there. */
  readonly placeholder: ReactNode;
  /** A panel over the page says its failure elsewhere than a part of the page does. */
  readonly away?: (retry: () => void) => ReactNode;
}

function Loaded({ part }: { readonly part: PartRef }) {
  const Part = usePartSource().component(part);
  return <Part />;
}

/** One exposed module of a remote in the page, with its own waiting and failing. */
export function RemotePart({ part, placeholder, away = (retry) => <PartAway retry={retry} /> }: Props) {
  const source = usePartSource();
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={styles.part} data-remote={part.remote} data-module={part.module}>
      <PartBoundary
        fallback={away}
        onRetry={() => {
          source.retry(part);
          setAttempt((count) => count + 1);
        }}
        onError={(error) => console.error(`[${part.remote}/${part.module}]`, error)}
      >
        <Suspense fallback={placeholder}>
          <Loaded key={attempt} part={part} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
