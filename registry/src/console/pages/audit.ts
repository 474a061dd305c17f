import type { AuditCheck, AuditRow, Page } from '@shop/contracts/registry';
import { actorText, code, emptyText, field, olderLink, table, timeOf } from '../components';
import type { ConsoleRequest } from '../console-request';
import { documentOf } from '../layout';
import { markup, type Markup } from '../markup';
import { pageQuery } from '../registry-calls';
import type { Screens } from '../screens';
import { fromIndia } from './new-rollout';

const pageSize = 50;

/** The audit log, its filter, its export and its integrity check. */
export function auditScreen({ page, file }: Screens): void {
  page('/audit', draw);

  file('/audit.csv', (_calls, _params, query) => ({
    path: `/audit/export?${filterOf(query)}`,
    type: 'text/csv; charset=utf-8',
    name: 'audit.csv',
  }));
}

type Query = ConsoleRequest['query'];

/** The fields of the filter that are not empty, as a query of the registry. Times are typed in IST. */
function filterOf({ actor, remote, since, until }: Query): URLSearchParams {
  const filter = { actor, remote, since: fromIndia(since ?? ''), until: fromIndia(until ?? '') };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value);
  return search;
}

/** The same fields as they were typed. */
const typedOf = ({ actor = '', remote = '', since = '', until = '' }: Query) =>
  Object.fromEntries(Object.entries({ actor, remote, since, until }).filter(([, value]) => value !== ''));

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls, environments, href, query, now } = context;
  const list = `/audit?${pageQuery(query.before, pageSize)}&${filterOf(query)}`;
  const { items, next } = await calls.get<Page<AuditRow>>(list);
  const typed = typedOf(query);
  const search = new URLSearchParams(typed).toString();
  const { brokenAt } = await calls.get<AuditCheck>('/audit/check');
  return documentOf(context, {
    title: 'Audit log',
    place: '/audit',
    ofAll: true,
    content: markup`
      ${chainNotice(brokenAt)}
      ${filterForm(context, typed)}
      ${items.length > 0 ? entriesTable(items, environments.length > 1, now) : emptyText(search ? 'No entries match this filter.' : 'No entries yet.')}
      ${olderLink(href('/audit'), next, search)}
      <p class="actions"><a class="action" href="${href('/audit.csv')}${search && `?${search}`}" download>Download as CSV</a></p>`,
  });
}

const timeAttributes = markup`type="datetime-local"`;

const filterForm = ({ href }: ConsoleRequest, typed: Query): Markup =>
  markup`<form class="slip" method="get" action="${href('/audit')}">
    ${field({ name: 'actor', label: 'Person, token or machine', value: typed.actor })}
    ${field({ name: 'remote', label: 'Remote', value: typed.remote, attributes: markup`autocapitalize="none" spellcheck="false"` })}
    ${field({ name: 'since', label: 'From (IST)', value: typed.since, attributes: timeAttributes })}
    ${field({ name: 'until', label: 'Before (IST)', value: typed.until, attributes: timeAttributes })}
    <p class="actions"><button>Filter</button> ${Object.keys(typed).length > 0 && markup`<a class="action" href="${href('/audit')}">Show all</a>`}</p></form>`;

/** Shows whether the hash chain is intact; `brokenAt` is the id of the first entry whose hash does not match. */
const chainNotice = (brokenAt: number | null): Markup =>
  brokenAt === null
    ? markup`<p class="notice good"><strong>The hash chain is intact.</strong> Each entry contains the hash of the previous one. All hashes were recalculated for this page.</p>`
    : markup`<p class="notice bad" role="alert"><strong>The hash chain is broken at entry ${brokenAt}.</strong> The database was changed outside the registry. Compare it with a backup before you trust these entries.</p>`;

const entriesTable = (entries: readonly AuditRow[], hasEnvironments: boolean, now: Date): Markup =>
  table<AuditRow>(
    'Entries, newest first',
    [
      { name: 'Entry', cell: ({ id }) => String(id) },
      { name: 'When', cell: ({ at }) => timeOf(at, now) },
      { name: 'By', cell: actorText },
      { name: 'Action', cell: ({ action }) => code(action) },
      { name: 'Object', cell: ({ subject }) => subject || '–' },
      ...(hasEnvironments ? [environmentColumn] : []),
      { name: 'Reason', cell: ({ reason }) => reason ?? '–' },
      {
        name: 'Hash',
        cell: ({ hash }) => markup`<span class="code" title="${hash}">${hash.slice(0, 10)}…</span>`,
      },
    ],
    entries,
  );

const environmentColumn = {
  name: 'Environment',
  cell: ({ env }: AuditRow) => (env === '*' ? 'all environments' : env),
};
