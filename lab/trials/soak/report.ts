import { markdownTable } from '@shop/release-tools/markdown-table';
import type { MemoryUse } from './memory-log';
import type { Interval } from './request-log';

interface Found {
  readonly intervals: readonly Interval[];
  readonly uses: readonly MemoryUse[];
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

const statuses = ({ byStatus }: Interval) =>
  Object.entries(byStatus)
    .map(([status, count]) => `${count} × ${status === '0' ? 'none' : status}`)
    .join(', ');

const intervalTable = ({ intervals }: Found) =>
  markdownTable(
    ['From minute', 'responses', 'pages p50, ms', 'pages p99', 'calls p50', 'calls p99'],
    intervals.map((interval) => [
      String(interval.fromMinute),
      statuses(interval),
      ...[interval.pages.p50, interval.pages.p99, interval.calls.p50, interval.calls.p99].map((ms) =>
        ms.toFixed(0),
      ),
    ]),
    2,
  );

const memoryTable = ({ uses }: Found) =>
  markdownTable(
    ['Process, with its children', 'MB at the start', 'MB at the end', 'growth, %'],
    uses.map(({ name, first, last }) => [
      name,
      megabytes(first),
      megabytes(last),
      ((last / first - 1) * 100).toFixed(0),
    ]),
  );

/** Findings of a soak, as lines of Markdown tables. */
export const soakReport = (found: Found): readonly string[] => [
  '',
  ...intervalTable(found).split('\n'),
  '',
  ...memoryTable(found).split('\n'),
  '',
];
