import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  readonly ground?: 'paper' | 'card' | 'inland' | 'night';
  /** `reading` is narrower: as wide as a long text with its table of contents. */
  readonly width?: 'page' | 'reading';
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A section of a page: a full-width background, its content inside the page's width. */
export function Band({ ground = 'paper', width = 'page', labelledBy, children }: BandProps) {
  return (
    <section className={styles.band} data-ground={ground} aria-labelledby={labelledBy}>
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </section>
  );
}
