import type { AuditRow, Page } from '@shop/contracts/registry';
import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';
import { actorPiece, emptyText, olderLink, table, timeOf } from './components';

interface Audit {
  readonly page: Page<AuditRow>;
  /** Id of the first entry whose hash does not match the one before; null when all do. */
  readonly brokenAt: number | null;
}

const aboutOf = ({ detail = {} }: AuditRow): string => {
  const { remote, summary, seq } = detail as {
    readonly remote?: string;
    /** Of a change that waits for a second person. */
    readonly summary?: string;
    readonly seq?: number;
  };
  return [summary ?? remote, seq !== undefined && `release ${seq}`].filter(Boolean).join(', ') || '–';
};

const whereColumn = {
  name: 'In',
  cell: ({ env }: AuditRow) => (env === '*' ? 'all environments' : env),
};

/** The audit log, and whether anybody has tampered with it. */
export const auditPage = (frame: Frame, { page, brokenAt }: Audit): Markup =>
  documentOf(frame, {
    title: 'Audit',
    place: '/ops/audit',
    ofAll: true,
    content: markup`
      ${
        brokenAt === null
          ? markup`<p class="notice good"><strong>The chain holds.</strong> Each entry carries the hash of the one before; all of them were reckoned again for this page.</p>`
          : markup`<p class="notice bad" role="alert"><strong>The chain is broken at entry ${brokenAt}.</strong> Somebody has changed the database by hand. Compare it with a backup before you trust what is below.</p>`
      }
      ${
        page.items.length === 0
          ? emptyText('Nothing was done yet.')
          : table<AuditRow>(
              'Entries, the newest first',
              [
                { name: 'Entry', cell: ({ id }) => String(id) },
                { name: 'When', cell: ({ at }) => timeOf(at, frame.now) },
                { name: 'Who', cell: actorPiece },
                { name: 'What', cell: ({ action }) => markup`<span class="code">${action}</span>` },
                { name: 'Of', cell: aboutOf },
                ...(frame.environments.length > 1 ? [whereColumn] : []),
                { name: 'Reason', cell: ({ reason }) => reason ?? '–' },
                {
                  name: 'Hash',
                  cell: ({ hash }) => markup`<span class="code" title="${hash}">${hash.slice(0, 10)}…</span>`,
                },
              ],
              page.items,
            )
      }
      ${olderLink('/ops/audit', page.next)}`,
  });
