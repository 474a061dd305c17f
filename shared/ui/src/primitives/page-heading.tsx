import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** A line in typewriter letters above the title. Never a price: that face has no rupee sign. */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A screen's title (its one h1) with what belongs to it. */
export function PageHeading({ eyebrow, title, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {children && <div className={styles.body}>{children}</div>}
    </header>
  );
}
