import styles from './at-once.module.css';

export default function AtOnce() {
  return (
    <p data-testid="styled" className={styles.part}>
      A lazy part of the first screen
    </p>
  );
}
