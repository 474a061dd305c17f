import { RegistryError } from '@shop/protocol';
import { refusal } from '@shop/protocol/schemas';
import type { TypedApp } from '@shop/server-kit';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { type Static, Type } from 'typebox';
import type { AuditRow as Entry } from '@shop/contracts/registry';
import { AuditCheck, AuditRow } from '../modules/releases/schemas';
import { type AuditFilter, findBrokenAudit, listAudit } from '../platform/db/audit';
import type { Db } from '../platform/db/tables';
import { maxId } from '../platform/db/column-types';
import { withToken } from '../platform/http/caller';
import { failures } from '../platform/schemas/failure';
import { pageFrom, pageOf, pageQuery, pageRange, view } from '../platform/schemas/shared';
import type { Registry } from '../registry';

const time = (name: string, description: string) =>
  Type.Optional(
    Type.String({
      maxLength: 40,
      description,
      ...refusal(`"${name}" must be a time such as 2026-11-26T10:00:00+05:30.`),
    }),
  );
const name = (description: string) => Type.Optional(Type.String({ maxLength: 200, description }));

const filters = {
  actor: name('Only entries of this person, token or machine.'),
  remote: name('Only entries about this remote, and about all remotes.'),
  since: time('since', 'Only entries at or after this time.'),
  until: time('until', 'Only entries before this time.'),
};
const Filters = Type.Object(filters);

function timeOf(field: string, text: string | undefined): Date | undefined {
  if (!text) return undefined;
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at;
  throw new RegistryError(422, `"${field}" must be a time such as 2026-11-26T10:00:00+05:30, not ${text}.`);
}

/** Empty fields of a form do not filter. */
const filterOf = ({ actor, remote, since, until }: Static<typeof Filters>): AuditFilter => ({
  actor: actor || undefined,
  remote: remote || undefined,
  since: timeOf('since', since),
  until: timeOf('until', until),
});

const columns = ['id', 'at', 'env', 'actor', 'actorKind', 'action', 'subject', 'reason', 'hash'] as const;
const exportPage = 500;

/** Rows as CSV; cells that a spreadsheet would run as a formula are escaped. */
const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/, escape_formulas: true },
  );

/** All matching entries, newest first, in portions. */
async function* exportAudit(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield csvOf([columns]);
  for (let before = maxId; ;) {
    const rows: Entry[] = await listAudit(db, { before, limit: exportPage, ...filter });
    if (rows.length > 0) yield csvOf(rows.map((row) => columns.map((column) => row[column] ?? '')));
    const last = rows.at(-1);
    if (!last || rows.length < exportPage) return;
    before = last.id;
  }
}

/** Read-only calls for the audit log. */
export function auditRoutes(app: TypedApp, { database: { db } }: Registry): void {
  const reads = (summary: string) => ({ tags: ['reads'], summary, ...withToken });

  app.get(
    '/audit',
    {
      schema: {
        ...reads('Entries of the audit log, newest first'),
        querystring: Type.Object({ ...pageQuery, ...filters }),
        response: { 200: pageOf(AuditRow), ...failures(401, 422) },
      },
    },
    async ({ query }) => {
      const page = pageRange(query);
      return pageFrom(await listAudit(db, { ...page, ...filterOf(query) }), page.limit, ({ id }) => id);
    },
  );

  app.get(
    '/audit/export',
    {
      schema: {
        ...reads('Entries of the audit log as a CSV file, newest first'),
        querystring: Filters,
        response: {
          200: {
            description: 'The file.',
            content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } },
          },
          ...failures(401, 422),
        },
      },
    },
    async ({ query }, reply) => {
      const filter = filterOf(query);
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"');
      return reply.send(Readable.from(exportAudit(db, filter)));
    },
  );

  app.get(
    '/audit/check',
    {
      schema: {
        ...reads('Verifies the hash chain of the audit log'),
        response: { 200: view(AuditCheck), ...failures(401) },
      },
    },
    async () => ({ brokenAt: await findBrokenAudit(db) }),
  );
}
