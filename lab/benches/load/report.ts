import { markdownTable } from '@shop/release-tools/markdown-table';
import { aimsOf } from './aims';
import { pagesPerSecond } from './flood';
import type { LoadResults, Rates } from './results';

const rate = (value: number | null) => (value === null ? '-' : value.toFixed(value < 100 ? 1 : 0));
const ratio = (value: number | null) => (value === null ? '-' : value.toFixed(value < 0.1 ? 4 : 2));
const ms = (value: number | null) => (value === null ? '-' : String(Math.round(value)));
const megabytes = (bytes: number | null) => (bytes === null ? '-' : (bytes / 1_000_000).toFixed(0));

const statuses = (byStatus: Readonly<Record<string, number>>): string =>
  Object.entries(byStatus)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'none';

function ratesTable({ bare, cached, ratio: ofBare, uncached, uncachedPerCore }: Rates): string {
  const uncachedRate = pagesPerSecond(uncached);
  return markdownTable(
    ['Home page', 'pages per second', 'ratio to bare server', 'per second per core', 'responses'],
    [
      ['bare node:http, same bytes', rate(bare), '1', '', ''],
      ['cached', rate(cached), ratio(ofBare), '', ''],
      [
        'uncached',
        rate(uncachedRate),
        ratio(bare && uncachedRate / bare),
        rate(uncachedPerCore),
        statuses(uncached.byStatus),
      ],
    ],
  );
}

const floodTable = ({ floods }: LoadResults): string =>
  markdownTable(
    ['Connections', 'responses', 'per second', 'p50 ms', 'p99 ms', 'unanswered at the end', 'broken'],
    floods.map(({ flood }) => [
      String(flood.connections),
      statuses(flood.byStatus),
      rate(pagesPerSecond(flood)),
      ms(flood.p50),
      ms(flood.p99),
      String(flood.waiting),
      String(flood.broken),
    ]),
  );

const checkoutTable = ({ floods }: LoadResults): string =>
  markdownTable(
    ['Connections', 'checkouts', 'p50 ms', 'p99 ms', 'first page after the flood, ms'],
    floods.map(({ flood, checkouts, firstPageMs }) => [
      String(flood.connections),
      statuses(checkouts.byStatus),
      ms(checkouts.p50),
      ms(checkouts.p99),
      ms(firstPageMs),
    ]),
  );

const memoryTable = ({ floods, memoryBefore, memoryAfter }: LoadResults): string =>
  markdownTable(
    [
      'Memory of all processes',
      'before',
      ...floods.map(({ flood }) => `${flood.connections}, peak`),
      'after',
    ],
    [
      [
        'MB resident',
        megabytes(memoryBefore),
        ...floods.map(({ maxMemory }) => megabytes(maxMemory)),
        megabytes(memoryAfter),
      ],
    ],
  );

const aimTable = (results: LoadResults): string =>
  markdownTable(
    ['Goal', 'target', 'measured', ''],
    aimsOf(results).map(({ what, aim, found, isMet }) => [
      what,
      aim,
      found ?? 'none',
      isMet ? 'met' : 'missed',
    ]),
  );

/** The measurements as Markdown tables; the last one shows which goals are met. */
export const loadReport = (results: LoadResults): string =>
  [
    `The home page is ${(results.rates.bytes / 1000).toFixed(1)} KB, compressed.`,
    ratesTable(results.rates),
    floodTable(results),
    checkoutTable(results),
    memoryTable(results),
    aimTable(results),
  ].join('\n\n');
