import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** What it is about, such as `Chosen orders`. */
  readonly label: string;
  readonly count: number;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** How many rows of a list are chosen, and what can be done with them; nothing while none is. */
export function SelectionBar({ label, count, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={label}>
      <strong>{`${count} chosen`}</strong>
      {children}
    </section>
  );
}
