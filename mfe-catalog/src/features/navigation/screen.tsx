import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** The ground of a catalogue screen: the page's width, its gutters and its air. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
