import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** A line in typewriter letters above a title; `--eyebrow-ink` recolours it on a dark ground. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

/** Says of figures and voices that they are samples, so that nobody takes them for counted ones. */
export function SampleMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.sample}>{children}</span>;
}
