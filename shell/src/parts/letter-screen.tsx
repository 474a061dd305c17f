import type { ReactNode } from 'react';
import styles from './letter-screen.module.css';

/** A letter in the place of a whole screen: clear of the window's edges, and tall enough to keep the footer down. */
export function LetterScreen({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
