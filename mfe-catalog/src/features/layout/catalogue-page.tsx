import type { ReactNode } from 'react';
import styles from './catalogue-page.module.css';

/** The layout of a catalogue page: its width, gutters and spacing. */
export function CataloguePage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
