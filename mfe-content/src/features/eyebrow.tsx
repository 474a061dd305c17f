import type { ReactNode } from 'react';
import styles from './section-eyebrow.module.css';

/** A line in the typewriter font above a title; `--eyebrow-ink` sets its colour on a dark background. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

/** Marks figures and reviews as samples, so that no one mistakes them for real ones. */
export function SampleMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.sample}>{children}</span>;
}
