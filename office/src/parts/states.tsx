import { Button, Spinner } from '@shop/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api/office-api';
import { useOnline } from '../app/store';
import styles from './states.module.css';

interface FailureProps {
  /** The part that failed to load, as the beginning of a sentence: "The list". */
  readonly what: string;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** An error message with a button that retries a failed load. */
export function Failure({ what, error, retry }: FailureProps) {
  const online = useOnline();
  return (
    <div className={styles.state} role="alert">
      <p>
        <strong>{online ? `${what} could not be loaded.` : 'You are offline.'}</strong>
      </p>
      <p>{online ? messageOf(error) : `${what} will load when you are back online.`}</p>
      <Button variant="secondary" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  );
}

export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.state}>
      <Spinner label={label} />
    </div>
  );
}

/** A message about the last action, which screen readers announce. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <div role="status">{children && <div className={styles.notice}>{children}</div>}</div>;
}
