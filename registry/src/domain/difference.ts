import type { Canary } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type { FlagValue, SetFlags } from '@shop/contracts/flags';
import type { Change } from '@shop/contracts/registry';
import type { Assignments } from './assignments';

/** Describes a canary, such as `1.3.0 to 10%`. */
const canaryText = (canary: Canary | undefined) =>
  canary ? `${canary.version} to ${reachText(canary)}` : null;

const valueText = (value: FlagValue | undefined) => (value === undefined ? null : JSON.stringify(value));

/** The flags whose values differ; null is a default. */
function flagRows(remote: string, from: SetFlags = {}, to: SetFlags = {}): Change[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return names.map((flag) => ({
    ...{ remote, field: 'flag', flag },
    ...{ from: valueText(from[flag]), to: valueText(to[flag]) },
  }));
}

/** The differences between two sets of assignments, remote by remote. */
export function differenceOf(before: Assignments, after: Assignments): Change[] {
  const remotes = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return remotes.flatMap((remote) => {
    const [from, to] = [before[remote], after[remote]];
    const rows: Change[] = [
      { remote, field: 'stable', from: from?.stable ?? null, to: to?.stable ?? null },
      {
        remote,
        field: 'lastKnownGood',
        from: from?.lastKnownGood ?? null,
        to: to?.lastKnownGood ?? null,
      },
      { remote, field: 'canary', from: canaryText(from?.canary), to: canaryText(to?.canary) },
      {
        remote,
        field: 'killed',
        from: String(from?.killed ?? false),
        to: String(to?.killed ?? false),
      },
      {
        remote,
        field: 'previews',
        from: from?.previews?.join(', ') ?? null,
        to: to?.previews?.join(', ') ?? null,
      },
      ...flagRows(remote, from?.flags, to?.flags),
    ];
    return rows.filter((row) => row.from !== row.to);
  });
}
