import { markdownTable } from '@shop/release-tools/markdown-table';
import type { FleetResults, StartResults } from './results';
import { sizeFor, usualCrowd } from './sizing';

const number = (value: number | null, digits = 0) => (value === null ? '-' : value.toFixed(digits));
const megabytes = (bytes: number | null) => (bytes === null ? '-' : (bytes / 1_000_000).toFixed(0));
const ratio = (value: number | null, base: number | null) =>
  value === null || !base ? '-' : (value / base).toFixed(2);

const crowds = [10_000, 100_000, 1_000_000, 10_000_000];

/** With two more columns if another checkout was measured too. */
export function startTable({ bareStart, starts }: StartResults): string {
  const hasOther = starts.some(({ otherMs }) => otherMs !== null);
  const other = (...cells: string[]) => (hasOther ? cells : []);
  return markdownTable(
    [
      ...['Process', 'ready after, ms', 'ratio to a bare program', 'MB at rest'],
      ...other('in the other checkout, ms', 'ratio to it'),
    ],
    [
      ['node, a program that does nothing', number(bareStart), '1', '', ...other('', '')],
      ...starts.map(({ role, ms, otherMs, idle }) => [
        ...[role, number(ms), ratio(ms, bareStart), megabytes(idle)],
        ...other(number(otherMs), ratio(ms, otherMs)),
      ]),
    ],
  );
}

const rateTable = ({ rates }: FleetResults) => {
  const [first] = rates;
  return markdownTable(
    [
      'Shops',
      'cached pages a second',
      'ratio to one shop',
      'uncached pages a second',
      'ratio to one shop',
      'not 200',
      'peak MB of a shop',
    ],
    rates.map(({ shops, cached, uncached, failed, maxMemory }) => [
      String(shops),
      number(cached),
      ratio(cached, first?.cached ?? null),
      number(uncached, 1),
      ratio(uncached, first?.uncached ?? null),
      String(failed),
      megabytes(maxMemory),
    ]),
  );
};

const costTable = ({ costs }: FleetResults) =>
  markdownTable(
    ['Processor time of a shop for', 'ms'],
    [
      ['a page that is rendered', number(costs.render, 1)],
      ['a page that the shop has cached', number(costs.cachedPage, 2)],
      ['a checkout', number(costs.checkout, 1)],
    ],
  );

const sizeTable = ({ costs }: FleetResults) =>
  markdownTable(
    ['Shoppers a day', 'pages a second', 'checkouts a second', 'processors', 'shops of two'],
    crowds.map((shoppersADay) => {
      const size = sizeFor({ shoppersADay, ...usualCrowd }, costs);
      return [
        new Intl.NumberFormat('en').format(shoppersADay),
        number(size?.pagesASecond ?? null, 1),
        number(size?.checkoutsASecond ?? null, 2),
        number(size?.cores ?? null, 1),
        number(size?.shops ?? null),
      ];
    }),
  );

/** The measurements as Markdown tables; the last one shows the required capacity. */
export const fleetReport = (results: FleetResults): string =>
  [startTable, rateTable, costTable, sizeTable].map((table) => table(results)).join('\n\n');
