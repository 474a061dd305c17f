import type { ReactNode } from 'react';
import styles from './motif-picture.module.css';

interface MotifPictureProps {
  readonly ink: 'ledger' | 'postal' | 'green' | 'violet' | 'brass';
  /** One drawing. */
  readonly children: ReactNode;
}

/** A one-ink drawing in the style of a definitive stamp. Decoration only. */
export function MotifPicture({ ink, children }: MotifPictureProps) {
  return (
    <svg
      className={styles.motif}
      data-ink={ink}
      viewBox="0 0 100 100"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
