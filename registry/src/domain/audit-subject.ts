import type { Change } from '@shop/contracts/registry';
import { everything } from './freeze';

/** The details of an audit entry that name its subject. Entries of older registries have fewer. */
interface AuditDetail {
  readonly summary?: string;
  readonly remote?: string;
  readonly remotes?: readonly string[];
  readonly version?: string;
  readonly versions?: readonly { readonly remote: string; readonly version: string }[];
  readonly candidates?: AuditDetail['versions'];
  readonly change?: { readonly version?: string };
  readonly changes?: readonly Change[];
  readonly origin?: string;
  readonly name?: string;
  readonly seq?: number;
}

const maxNames = 5;

const listed = (names: readonly string[]): string => {
  const more = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** A remote's change of version in a release, such as `checkout 3.0.0 → 3.1.0`, or the start or end of its canary. */
function moveOf(remote: string, changes: readonly Change[]): string {
  const of = (field: Change['field']) =>
    changes.find((change) => change.remote === remote && change.field === field);
  const { from = null, to = null } = of('stable') ?? of('canary') ?? {};
  return `${remote} ${[from, to].filter((version) => version !== null).join(' → ')}`.trim();
}

/** The new value of a flag: `content notice: "Closed on Friday" → default`. */
const flagText = ({ remote, flag = '', from, to }: Change) =>
  `${remote} ${flag}: ${from ?? 'default'} → ${to ?? 'default'}`;

const remoteText = (remote: string) => (remote === everything ? 'everything' : remote);

/** The versions or remotes that an audit entry is about, such as `checkout 3.1.0`; empty for none. */
export function auditSubject(detail: AuditDetail = {}): string {
  const { summary, remote, remotes = [], version, change, changes = [], origin, name, seq } = detail;
  const release = seq === undefined ? '' : `release ${seq}`;
  if (summary !== undefined) return summary;
  const named = detail.versions ?? detail.candidates ?? [];
  if (named.length > 0) return listed(named.map((one) => `${one.remote} ${one.version}`));
  const moved = changes.filter(({ field }) => field === 'stable' || field === 'canary');
  if (moved.length > 0) {
    const moves = [...new Set(moved.map((one) => one.remote))].map((one) => moveOf(one, changes));
    return [listed(moves), release].filter(Boolean).join(', ');
  }
  const flags = changes.filter(({ field }) => field === 'flag');
  if (flags.length > 0) return [listed(flags.map(flagText)), release].filter(Boolean).join(', ');
  const parts = [remote === undefined ? listed(remotes) : remoteText(remote)];
  parts.push(version ?? change?.version ?? origin ?? name ?? '');
  return [parts.filter(Boolean).join(' '), release].filter(Boolean).join(', ');
}
