import type { ReactNode } from 'react';
import styles from './section-eyebrow.module.css';

/** A line in typewriter letters above a title; `--eyebrow-ink` recolours it on a dark ground. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

/** Marks figures and reviews as samples, so that they are not taken for real ones. */
export function SampleMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.sample}>{children}</span>;
}
