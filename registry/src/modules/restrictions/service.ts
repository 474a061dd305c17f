import type { Release } from '@shop/contracts';
import type { Actor, Restricted, Restriction } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import type { ReleaseChange } from '../../domain/change';
import { restrictionText } from '../../domain/restrictions';
import type { RemoteVersion } from '../../domain/rolled-back';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { findArtifact } from '../artifacts/repository';
import { lockEnvironments } from '../environments/repository';
import { listRestrictions, removeRestriction, saveRestriction } from './repository';
import type { DeprecationRequest } from './schemas';

interface Grounds {
  readonly actor: Actor;
  readonly reason: string;
}

/** Bans and deprecates published versions, in every environment and before they were ever live. */
export interface Restrictions {
  /** The restrictions of all versions, or of the versions of a remote. */
  list(remote?: string): Promise<readonly Restriction[]>;
  /**
   * Deprecates a version: releasing it needs an acknowledgement until the deprecation ends. Throws a RegistryError: 404 for an
   * unpublished version, 409 for a banned one, 422 for a time that has passed.
   */
  deprecate(of: RemoteVersion, request: DeprecationRequest, by: Actor): Promise<Restricted>;
  /** Bans a version, and ends its previews. Throws a RegistryError: 404 for an unpublished version, 409 for a banned one. */
  ban(of: RemoteVersion, grounds: Grounds): Promise<Restricted>;
  /** Lifts a ban or a deprecation, and returns it. Throws a RegistryError 409 for a version without one. */
  reinstate(of: RemoteVersion, grounds: Grounds): Promise<Restriction>;
}

/** The part of `Releases` that bans need. Its module (releases/service.ts) imports this one's repository. */
interface ReleaseChanges {
  headWithin(tx: Tx, env: string): Promise<Release | undefined>;
  changeWithin(tx: Tx, env: string, change: ReleaseChange, request: Grounds): Promise<Release>;
  announce(release: Release): Promise<void>;
}

interface Options {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly releases: ReleaseChanges;
}

/** Parses the end of a deprecation. Throws a RegistryError 422 for one that is not in the future. */
function endOf(until: string | undefined, now: Date): string | null {
  if (until === undefined) return null;
  const end = new Date(until);
  if (Number.isNaN(end.getTime()))
    throw new RegistryError(422, '"until" must be a time such as 2026-12-31T18:00+05:30.');
  if (end > now) return end.toISOString();
  throw new RegistryError(422, `${until} is in the past. Choose a later time.`);
}

export function createRestrictions({ database, clock, releases }: Options): Restrictions {
  const find = async (tx: Tx, { remote, version }: RemoteVersion): Promise<Restriction | undefined> =>
    (await listRestrictions(tx, clock(), remote)).find((one) => one.version === version);

  const record = (
    tx: Tx,
    action: 'version-ban' | 'version-deprecate' | 'version-reinstate',
    { remote, version, until }: RemoteVersion & { readonly until?: string | null },
    { actor, reason }: Grounds,
  ) => {
    const detail = { remote, version, ...(until && { until }) };
    return addAudit(tx, { env: '*', action, actor: actor.name, at: clock().toISOString(), reason, detail });
  };

  const restrict = async (tx: Tx, restriction: Restriction, by: Actor): Promise<Restricted> => {
    const { remote, version, kind, reason } = restriction;
    const name = `${remote}@${version}`;
    // A promotion at the same time is live before this, or is refused after it.
    const environments = await lockEnvironments(tx);
    if (!(await findArtifact(tx, remote, version)))
      throw new RegistryError(404, `${name} was never published.`);
    const before = await find(tx, restriction);
    if (before?.kind === 'banned') throw new RegistryError(409, `Already banned: ${restrictionText(before)}`);
    await saveRestriction(tx, restriction);
    const action = kind === 'banned' ? 'version-ban' : 'version-deprecate';
    await record(tx, action, restriction, { actor: by, reason });
    const liveIn: string[] = [];
    for (const { env } of environments) {
      const assignment = (await releases.headWithin(tx, env))?.assignments[remote];
      if ([assignment?.stable, assignment?.canary?.version].includes(version)) liveIn.push(env);
    }
    return { restriction, liveIn };
  };

  /** Ends the previews of a version in every environment. */
  const endPreviews = async (tx: Tx, { remote, version }: RemoteVersion, grounds: Grounds) => {
    const ended: Release[] = [];
    for (const { env } of await lockEnvironments(tx)) {
      const { previews = [] } = (await releases.headWithin(tx, env))?.assignments[remote] ?? {};
      if (!previews.includes(version)) continue;
      const change = { kind: 'preview', remote, version, listed: false } as const;
      ended.push(await releases.changeWithin(tx, env, change, grounds));
    }
    return ended;
  };

  return {
    list: (remote) => listRestrictions(database.db, clock(), remote),
    deprecate: (of, { reason, until }, by) =>
      database.transaction(async (tx) => {
        const now = clock();
        const end = endOf(until, now);
        const made = { kind: 'deprecated', until: end, actor: by.name, at: now.toISOString() } as const;
        return restrict(tx, { ...of, ...made, reason: reason.trim() }, by);
      }),
    async ban(of, { actor, reason }) {
      const { made, ended } = await database.transaction(async (tx) => {
        const ban = { kind: 'banned', until: null, actor: actor.name, at: clock().toISOString() } as const;
        return {
          made: await restrict(tx, { ...of, ...ban, reason: reason.trim() }, actor),
          ended: await endPreviews(tx, of, { actor, reason: `Banned: ${reason.trim()}` }),
        };
      });
      for (const release of ended) await releases.announce(release);
      return made;
    },
    reinstate: (of, { actor, reason }) =>
      database.transaction(async (tx) => {
        const lifted = await find(tx, of);
        if (!lifted)
          throw new RegistryError(409, `${of.remote}@${of.version} is neither banned nor deprecated.`);
        await removeRestriction(tx, of);
        await record(tx, 'version-reinstate', of, { actor, reason: reason.trim() });
        return lifted;
      }),
  };
}
