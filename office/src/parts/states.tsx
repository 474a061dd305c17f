import { Button } from '@shop/ui';
import { useOnline } from '../app/store';
import { messageOf } from '../api/failure';
import styles from './states.module.css';

interface FailureProps {
  /** What is missing for it, as the beginning of a sentence: "The list". */
  readonly what: string;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** In place of what could not be fetched, with the reason and another try. */
export function Failure({ what, error, retry }: FailureProps) {
  const online = useOnline();
  return (
    <div className={styles.state} role="alert">
      <p>
        <strong>{online ? `${what} could not be loaded.` : 'You are offline.'}</strong>
      </p>
      <p>{online ? messageOf(error) : `${what} is shown as soon as you are back.`}</p>
      <Button variant="secondary" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  );
}
