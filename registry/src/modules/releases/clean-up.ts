import type { Actor, CollectResponse } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import { versionsOf } from '../../domain/assignments';
import { automatic } from '../../domain/roles';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { listArtifacts, setStored } from '../artifacts/repository';
import type { ArtifactStorage } from '../artifacts/storage/storage';
import { lockEnvironments, dropLease, listLeases } from '../environments/repository';
import { removeSourceMaps } from '../source-maps/repository';
import { findLastSeen } from '../telemetry/last-seen';
import { findHead, listReleases } from './repository';
import type { Releases } from './service';
import { dayMs } from '../../durations';

export interface CollectOptions {
  /** Number of days after which a version that was not seen may be removed. */
  readonly days: number;
  /** Only reports the versions that would be removed. */
  readonly dryRun: boolean;
}

export type Collected = CollectResponse['collected'][number];

/** Number of recent releases to which a rollback must stay possible. */
const recentReleases = 10;

/**
 * Removes the files of unused versions: those that are in none of the last releases of any environment, and were published and last
 * seen in an open tab or document more than `days` days ago. Their records stay, so that a version is never reused for different
 * contents.
 */
export async function collectArtifacts(
  { database, storage, clock }: { database: RegistryDatabase; storage: ArtifactStorage; clock: () => Date },
  { days, dryRun }: CollectOptions,
  actor: Actor,
): Promise<Collected[]> {
  const limit = new Date(clock().getTime() - days * dayMs);

  /** The versions of the last releases of an environment. */
  const assignedIn = async (tx: Tx, env: string): Promise<readonly string[]> => {
    const recent = await listReleases(tx, env, { limit: recentReleases });
    // The live release also contains previews and rollback targets.
    const head = await findHead(tx, env);
    return [...recent, ...(head ? [head] : [])].flatMap(({ assignments }) =>
      Object.entries(assignments).flatMap(([remote, assignment]) =>
        versionsOf(assignment).map((version) => `${remote}@${version}`),
      ),
    );
  };

  const find = async (tx: Tx, environments: readonly { readonly env: string }[]): Promise<Collected[]> => {
    const assigned = new Set<string>();
    for (const { env } of environments) for (const name of await assignedIn(tx, env)) assigned.add(name);
    const old: Collected[] = [];
    for (const { artifact, stored } of await listArtifacts(tx)) {
      const { remote, version, at } = artifact;
      if (!stored || assigned.has(`${remote}@${version}`) || new Date(at) > limit) continue;
      const seen = await findLastSeen(tx, remote, version);
      if (!seen || seen <= limit) old.push({ remote, version });
    }
    return old;
  };

  const collected = await database.transaction(async (tx) => {
    // A concurrent promotion waits for this, and then finds that the version was removed.
    const old = await find(tx, await lockEnvironments(tx));
    if (dryRun || old.length === 0) return old;
    for (const one of old) {
      await setStored(tx, one.remote, one.version, null);
      await removeSourceMaps(tx, one);
    }
    const at = clock().toISOString();
    await addAudit(tx, { env: '*', action: 'collect', actor: actor.name, at, detail: { versions: old } });
    return old;
  });
  if (!dryRun) for (const { remote, version } of collected) await storage.remove(remote, version);
  return collected;
}

interface Services {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly releases: Releases;
}

/** Ends expired previews, such as those of a gate run that was killed. */
export async function expirePreviews(
  { database, clock, releases }: Services,
  report: (line: string) => void,
): Promise<void> {
  for (const { env, preview_leases: leases } of await listLeases(database.db)) {
    const over = Object.entries(leases).filter(([, until]) => new Date(until) <= clock());
    for (const [name, until] of over) {
      const [remote = '', version = ''] = name.split('@');
      const change = { kind: 'preview', remote, version, listed: false } as const;
      const reason = `It expired at ${until}.`;
      try {
        const end = { actor: automatic, reason };
        const head = await database.transaction((tx) => releases.changeWithin(tx, env, change, end));
        await releases.announce(head);
        report(`the preview of ${name} in ${env} has ended: ${reason}`);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        // It is no longer listed.
        await dropLease(database.db, env, name);
      }
    }
  }
}
