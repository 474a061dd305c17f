import type { AuditCheck, AuditRow, Page } from '@shop/contracts/registry';
import { actorText, usualEnvironment } from '@shop/protocol';
import { readInteger, type CommandInput } from './command';
import type { CommandEntry } from './command-table';

const defaultLimit = 20;

/** The filter in the options, as a query. */
function filterOf({ options: { actor, remote, since, before } }: CommandInput): URLSearchParams {
  const filter = { actor, remote, since, until: before };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value);
  return query;
}

function auditLine({ id, env, at, actor, actorKind, action, subject, reason }: AuditRow): string {
  const where = env === '*' || env === usualEnvironment ? '' : ` in ${env}`;
  const what = [action, subject].filter(Boolean).join(' ');
  return `${id}  ${at}  ${actorText(actor, actorKind)}: ${what}${where}${reason ? ` (${reason})` : ''}`;
}

/** The audit log; reports a broken hash chain. */
export const auditEntry: CommandEntry = {
  main: {
    summary: 'Show the audit log and verify its integrity; with --csv, export it',
    options: ['limit', 'actor', 'remote', 'since', 'before', 'csv'],
    async run(input, { client, log }) {
      const { limit, csv } = input.options;
      const query = filterOf(input);
      if (csv) {
        const file = await (await client.send(`/audit/export?${query}`)).text();
        log(file.trimEnd());
        return { csv: file };
      }
      query.set('limit', String(limit === undefined ? defaultLimit : readInteger(limit, 'limit')));
      const page = await client.call<Page<AuditRow>>(`/audit?${query}`);
      const { brokenAt } = await client.call<AuditCheck>('/audit/check');
      for (const row of page.items) log(auditLine(row));
      log(brokenAt === null ? 'The chain is intact.' : `The chain is broken at row ${brokenAt}.`);
      return { ...page, brokenAt };
    },
  },
};
