import type { ErrorsOfRemote } from '@shop/contracts/registry';
import { markup, type Markup } from '../markup';
import { emptyText, table, timeOf } from './components';
import { thrownAddress } from './browser-error';

type Thrown = ErrorsOfRemote['items'][number];

/** Errors of a remote's versions in shoppers' browsers, the latest first, each with a page of its own, which has its stack. */
export function errorsTable(remote: string, items: readonly Thrown[], now: Date): Markup {
  if (items.length === 0) return emptyText('No error has been reported in the last 7 days.');
  return table<Thrown>(
    `Errors of ${remote} in shoppers’ browsers, last 7 days`,
    [
      {
        name: 'Error',
        cell: (one) => markup`<a href="${thrownAddress(remote, one)}">${one.message}</a>`,
      },
      { name: 'Version', cell: ({ version }) => markup`<span class="code">${version}</span>` },
      { name: 'Pages', cell: ({ count }) => String(count) },
      { name: 'Last seen', cell: ({ lastSeen }) => timeOf(lastSeen, now) },
      { name: 'First seen', cell: ({ firstSeen }) => timeOf(firstSeen, now) },
    ],
    items,
  );
}
