import { Fragment, type ReactNode } from 'react';
import styles from './collection-index.module.css';

interface IndexGridProps<Entry> {
  /** `cards` are wide, up to three in a row; `labels` narrow, up to five. */
  readonly of: 'cards' | 'labels';
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  /** `eager` is set for those of the first row, whose pictures are fetched at once. */
  readonly children: (entry: Entry, eager: boolean) => ReactNode;
}

const firstRow = { cards: 3, labels: 5 };

/** The entries of an index in columns by width. */
export function IndexGrid<Entry>({ of, entries, keyOf, children }: IndexGridProps<Entry>) {
  return (
    <ul className={styles[of]}>
      {entries.map((entry, index) => (
        <li key={keyOf(entry)}>{children(entry, index < firstRow[of])}</li>
      ))}
    </ul>
  );
}

interface IndexGridSkeletonProps {
  readonly of: 'cards' | 'labels';
  readonly count: number;
  readonly children: ReactNode;
}

/** The same placeholder in the place of each of `count` entries. */
export function IndexGridSkeleton({ of, count, children }: IndexGridSkeletonProps) {
  return (
    <div className={styles[of]}>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  );
}
