import styles from './spinner.module.css';

/** A postmark going round, with the words that say what is being waited for. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
