import { createColumnHelper } from '@tanstack/react-table';
import { lazy, Suspense, useMemo } from 'react';
import { DataTable, type features } from '../../../parts/data-table';
import type { PlotPoint } from './bar-plot';
import styles from './plot.module.css';

/** The chart code loads after the text. */
const BarPlot = lazy(async () => ({ default: (await import('./bar-plot')).BarPlot }));

interface FigurePlotProps {
  readonly title: string;
  /** A sentence about the main finding. */
  readonly summary: string;
  readonly points: readonly PlotPoint[];
  readonly barCount: number;
  /** The legend of the bars and the line. */
  readonly names: { readonly point: string; readonly now: string; readonly before: string };
  readonly short: (value: number) => string;
  readonly full: (value: number) => string;
}

const helper = createColumnHelper<typeof features, PlotPoint>();
const idOf = ({ name }: PlotPoint) => name;

/** Plots a period and the previous one, with a text summary and a table. */
export function FigurePlot({ title, summary, points, barCount, names, short, full }: FigurePlotProps) {
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', { header: names.point }),
        helper.accessor('now', { header: names.now, cell: ({ getValue }) => full(getValue()) }),
        helper.accessor('before', { header: names.before, cell: ({ getValue }) => full(getValue()) }),
      ]),
    [names.point, names.now, names.before, full],
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <h3>{title}</h3>
        <p>{summary}</p>
        <p className={styles.key} aria-hidden="true">
          <span>
            <i className={styles.keyBar} /> <span>{names.now}</span>
          </span>
          <span>
            <i className={styles.keyLine} /> <span>{names.before}</span>
          </span>
        </p>
      </figcaption>
      <Suspense fallback={<div className={styles.plot} />}>
        <BarPlot
          label={`${title}. ${summary}`}
          points={points}
          barCount={barCount}
          short={short}
          full={full}
        />
      </Suspense>
      <details className={styles.table}>
        <summary>{`${title} as a table`}</summary>
        <DataTable label={title} rows={points} columns={columns} rowId={idOf} />
      </details>
    </figure>
  );
}
