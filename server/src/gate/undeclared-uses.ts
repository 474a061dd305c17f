import { storageKeys } from '@shop/config';
import type { Artifact } from '@shop/contracts';
import type { GateFinding } from '@shop/contracts/registry';
import { coversKey } from '@shop/protocol';
import type { Observed } from './observed';

/** Keys of the shell and the store, which are written on some visits only. */
const shellKeys: readonly string[] = [
  ...Object.values(storageKeys),
  ...['entryState', 'scrollPositions', 'counted', 'press', 'release', 'sessionChanged'],
  ...['good:*', 'reloaded:*'],
];

/** Severity and text of a use. */
export type UndeclaredUse = readonly [GateFinding['severity'], string];

/**
 * Storage and workers that the live page does not use and no candidate declares. The candidates are refused for them; if a
 * candidate has no declaration, as from an older packer, they are only noted. Without a live page there is nothing to compare
 * with.
 */
export function undeclaredUses(
  { stored, workers }: Observed,
  live: Observed | null,
  candidates: readonly Artifact[],
): readonly UndeclaredUse[] {
  if (live === null) return [];
  const declared = candidates.flatMap(({ capabilities }) => capabilities?.storage ?? []);
  const known = [...live.stored, ...shellKeys, ...declared];
  const keys = stored.filter((key) => !known.some((one) => coversKey(one, key)));
  const mayWork = candidates.some(({ capabilities }) => capabilities?.workers);
  const severity = candidates.every(({ capabilities }) => capabilities) ? 'refuse' : 'note';
  return [
    ...keys.map((key): UndeclaredUse => [severity, `stores “${key}”, which no version declares.`]),
    ...(workers > live.workers && !mayWork
      ? [[severity, 'starts a worker, which no version declares.'] as const]
      : []),
  ];
}

/** Whether a candidate declares an origin with this host. */
export const declaresHost = (candidates: readonly Artifact[], host: string): boolean =>
  candidates.some(({ origins = [] }) => origins.some((origin) => new URL(origin).host === host));
