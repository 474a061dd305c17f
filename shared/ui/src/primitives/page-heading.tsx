import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** A line in the typewriter font above the title. Never a price, as that font has no rupee sign. */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A page's title (its only h1) with its details. */
export function PageHeading({ eyebrow, title, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {children && <div className={styles.body}>{children}</div>}
    </header>
  );
}
