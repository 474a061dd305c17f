import { Spinner } from '@shop/ui';
import styles from './states.module.css';

/** What is being waited for. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.state}>
      <Spinner label={label} />
    </div>
  );
}
