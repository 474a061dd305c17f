import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** The layout of a catalogue page: its width, gutters and spacing. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
