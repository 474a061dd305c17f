import styles from './room.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly most: number;
  readonly children: string;
}

/** A figure of a table, with a bar as long as its part of the largest one. */
export function ShareBar({ part, most, children }: ShareBarProps) {
  return (
    <span className={styles.share}>
      {children}
      <span
        className={styles.shareBar}
        style={{ inlineSize: `${most > 0 ? Math.round((100 * part) / most) : 0}%` }}
      />
    </span>
  );
}
