import { VisuallyHidden } from '@shop/ui';
import { type ReactNode, useId } from 'react';
import type { FigureFile, Period } from '../../api/types';
import styles from './room.module.css';
import { fileAddress } from './wording';

interface SectionProps {
  readonly title: string;
  readonly period: Period;
  readonly file: FigureFile;
  readonly children: ReactNode;
}

/** A section of figures, with a link to their CSV file. */
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
