import styles from './spinner.module.css';

/** A rotating postmark, with a text about the loading content. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
