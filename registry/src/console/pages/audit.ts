import type { AuditCheck, AuditRow, Page } from '@shop/contracts/registry';
import { actorText, code, emptyText, olderLink, table, timeOf } from '../components';
import type { ConsoleRequest } from '../console-request';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { pageQuery } from '../registry-calls';
import type { Screens } from '../screens';

const pageSize = 50;

/** The audit log and its integrity check. */
export function auditScreen({ page }: Screens): void {
  page('/audit', draw);
}

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls, environments, href, query, now } = context;
  const { items, next } = await calls.get<Page<AuditRow>>(`/audit?${pageQuery(query.before, pageSize)}`);
  const { brokenAt } = await calls.get<AuditCheck>('/audit/check');
  return documentOf(context, {
    title: 'Audit log',
    place: '/audit',
    ofAll: true,
    content: markup`
      ${chainNotice(brokenAt)}
      ${items.length > 0 ? entriesTable(items, environments.length > 1, now) : emptyText('No entries yet.')}
      ${olderLink(href('/audit'), next)}`,
  });
}

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
      { name: 'Object', cell: objectOf },
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

/** The remote and release of an entry, or the summary of a change that is waiting for approval. */
function objectOf({ detail = {} }: AuditRow): Child {
  const { remote, summary, seq } = detail as {
    readonly remote?: string;
    readonly summary?: string;
    readonly seq?: number;
  };
  return [summary ?? remote, seq !== undefined && `release ${seq}`].filter(Boolean).join(', ') || '–';
}
