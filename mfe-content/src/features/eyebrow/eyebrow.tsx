import type { ReactNode } from 'react';
import styles from './section-eyebrow.module.css';

/** A line in typewriter letters above a title; `--eyebrow-ink` recolours it on a dark ground. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
