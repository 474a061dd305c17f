import { Button } from '@shop/ui';
import styles from './part-away.module.css';

interface Props {
  readonly retry: () => void;
  /** The part was the whole screen, whose title is gone with it. */
  readonly isScreen?: boolean;
}

/** Stands where a remote's part could not be had. "Try again" asks for it without a reload. */
export function PartAway({ retry, isScreen = false }: Props) {
  return (
    <section className={styles.away} role="alert">
      {isScreen ? (
        <h1 className={styles.stamp}>Delayed in post</h1>
      ) : (
        <p className={styles.stamp} aria-hidden="true">
          Delayed in post
        </p>
      )}
      <p className={styles.text}>
        This part of the shop could not be loaded just now. Everything else is open.
      </p>
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    </section>
  );
}
