import { Button } from '@shop/ui';
import styles from './part-away.module.css';

/** Stands where a remote's part could not be had. "Try again" asks for it without a reload. */
export function PartAway({ retry }: { readonly retry: () => void }) {
  return (
    <section className={styles.away} role="alert">
      <p className={styles.stamp} aria-hidden="true">
        Delayed in post
      </p>
      <p className={styles.text}>
        This part of the shop could not be loaded just now. Everything else is open.
      </p>
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    </section>
  );
}
