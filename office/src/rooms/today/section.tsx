import { VisuallyHidden } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import type { FigureFile, Period } from '../../api/types';
import { fileAddress } from './periods';
import styles from './room.module.css';

interface SectionProps {
  readonly title: string;
  readonly period: Period;
  readonly file: FigureFile;
  readonly children: ReactNode;
}

/** Figures of one kind, with the file of them. */
export function Section({ title, period, file, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        <a href={fileAddress(period, file)} download>
          CSV<VisuallyHidden>{` of ${title.toLowerCase()}`}</VisuallyHidden>
        </a>
      </div>
      {children}
    </section>
  );
}
