import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  readonly ground?: 'paper' | 'card' | 'inland' | 'night';
  /** Id of the heading that names the part. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** One part of a screen: a ground from edge to edge, its content inside the page's width. */
export function Band({ ground = 'paper', labelledBy, children }: BandProps) {
  return (
    <section className={styles.band} data-ground={ground} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
