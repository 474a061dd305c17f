import { createHash } from 'node:crypto';
import type { Artifact } from '@shop/contracts';
import type { Assignments } from './assignments';

/** A version, identified by its digest. */
export interface Candidate {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
}

/** The versions that shoppers would get, one for each remote, and which of them are new. */
export interface CandidateSet {
  /** Identifies the contents of all versions, and the shell. */
  readonly id: string;
  readonly candidates: readonly Candidate[];
}

/** Versions by remote, as most shoppers get them; a killed remote is left out. */
export function shownVersions(assignments: Assignments): Readonly<Record<string, string>> {
  const shown = Object.entries(assignments).flatMap(([remote, { stable, killed }]) =>
    stable === null || killed ? [] : [[remote, stable] as const],
  );
  return Object.fromEntries(shown);
}

interface Exchange {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

/** The set of versions that shoppers would get after a change; null if none of them is new. */
export function candidateSet(
  { before, after }: Exchange,
  find: (remote: string, version: string) => Artifact | undefined,
  shellVersion: string | null,
): CandidateSet | null {
  const all = Object.entries(after)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, version]) => ({ remote, version, digest: find(remote, version)?.digest ?? '' }));
  const candidates = all.filter(({ remote, version }) => before[remote] !== version);
  if (candidates.length === 0) return null;
  const text = JSON.stringify([shellVersion, ...all.map(({ remote, digest }) => [remote, digest])]);
  return { id: createHash('sha256').update(text).digest('base64url').slice(0, 22), candidates };
}
