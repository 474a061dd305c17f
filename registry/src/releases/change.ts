import { randomBytes } from 'node:crypto';
import {
  abortCanary,
  advanceCanary,
  promote,
  promoteCanary,
  setKilled,
  setPreview,
  startCanary,
  type Assignments,
  type Promotion,
} from '../domain/assignments';

/** What somebody wants of a release. */
export type ReleaseChange =
  | { readonly kind: 'promote'; readonly versions: Promotion }
  | { readonly kind: 'rollback'; readonly seq: number }
  | {
      readonly kind: 'canary-start';
      readonly remote: string;
      readonly version: string;
      readonly bps: number;
    }
  | { readonly kind: 'canary-advance'; readonly remote: string; readonly bps: number }
  | { readonly kind: 'canary-promote'; readonly remote: string }
  | { readonly kind: 'canary-abort'; readonly remote: string }
  | { readonly kind: 'kill'; readonly remote: string }
  | { readonly kind: 'unkill'; readonly remote: string }
  | {
      readonly kind: 'preview';
      readonly remote: string;
      readonly version: string;
      readonly listed: boolean;
    };

/** Changes that take risk away: they work while frozen, and are not held up by what is wrong elsewhere. */
const safe = new Set<ReleaseChange['kind']>(['kill', 'canary-abort']);

export const isSafe = ({ kind }: ReleaseChange): boolean => safe.has(kind);

/** Changes that a freeze holds back. A way back to what was live before stays open. */
export const isFrozenOut = (change: ReleaseChange): boolean => !isSafe(change) && change.kind !== 'rollback';

/** The remotes that a change is about; none for a rollback, which is about all. */
export function remotesOf(change: ReleaseChange): readonly string[] {
  if (change.kind === 'rollback') return [];
  return change.kind === 'promote' ? Object.keys(change.versions) : [change.remote];
}

/** What a change makes of the assignments. `older` is the set to go back to, for a rollback. */
export function applyChange(before: Assignments, change: ReleaseChange, older: Assignments): Assignments {
  switch (change.kind) {
    case 'promote':
      return promote(before, change.versions);
    case 'rollback':
      return older;
    case 'canary-start': {
      const { remote, version, bps } = change;
      return startCanary(before, remote, { version, bps, salt: randomBytes(9).toString('base64url') });
    }
    case 'canary-advance':
      return advanceCanary(before, change.remote, change.bps);
    case 'canary-promote':
      return promoteCanary(before, change.remote);
    case 'canary-abort':
      return abortCanary(before, change.remote);
    case 'kill':
    case 'unkill':
      return setKilled(before, change.remote, change.kind === 'kill');
    case 'preview':
      return setPreview(before, change.remote, change.version, change.listed);
  }
}
