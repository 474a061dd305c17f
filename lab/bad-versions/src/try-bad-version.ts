import type { BadVersion, Named, RemoteBuild } from './bad-version';

/** The protection that stopped a version. */
export interface StoppedBy {
  /** The check that stopped it, and its message: `gate (purchase): …`. */
  readonly by: string;
  /** All shoppers until then, including those with another version. */
  readonly shoppers: number;
  /** The shoppers who had the version. */
  readonly met: number;
}

/** A registry with a shop, as far as a trial uses them. Methods reject only if the trial itself fails. */
export interface RegistryAdapter {
  /** The live version's build of a remote, as a new version. */
  goodBuild(version: Named): Promise<RemoteBuild>;
  /** Publishes a build. Resolves with the reason if the registry refuses it, otherwise with null. */
  publish(build: RemoteBuild): Promise<string | null>;
  /** Runs the checks before a release, such as a gate. Resolves with the reason if they refuse the version. */
  check?(version: Named): Promise<string | null>;
  /** Releases the version, to a share of the shoppers or to all. Resolves with the reason if that is refused. */
  release(version: Named): Promise<string | null>;
  /** Lets shoppers arrive until something stops the version, or until `max` have arrived. Resolves with null if nothing stopped it. */
  shop(version: Named, bad: BadVersion, max: number): Promise<StoppedBy | null>;
  /** Makes the good version live for all shoppers again, and removes what would refuse the next one. */
  restore(version: Named): Promise<void>;
  /** Whether the version is live for all shoppers. */
  isLive(version: Named): Promise<boolean>;
}

export interface TrialResult {
  readonly name: string;
  /** Null if nothing stopped the version. */
  readonly stopped: StoppedBy | null;
  /** From the upload, in seconds. */
  readonly seconds: number;
  /** Why this is not the right outcome; empty if it is. */
  readonly failures: readonly string[];
}

interface Options {
  /** The version's number, which was never published. */
  readonly version: string;
  /** Maximum number of shoppers, including those with other versions. */
  readonly max: number;
}

const refused = (by: string): StoppedBy => ({ by, shoppers: 0, met: 0 });

async function findStop(
  adapter: RegistryAdapter,
  bad: BadVersion,
  named: Named,
  max: number,
): Promise<StoppedBy | null> {
  const build = bad.make(await adapter.goodBuild(named));
  const reason = (await adapter.publish(build)) ?? (await adapter.check?.(named)) ?? null;
  if (reason !== null) return refused(reason);
  // No shoppers are needed to see that nothing refuses it.
  if (bad.isHarmless) return null;
  const unreleased = await adapter.release(named);
  if (unreleased !== null) return refused(unreleased);
  try {
    return await adapter.shop(named, bad, max);
  } finally {
    await adapter.restore(named);
  }
}

/** Publishes a faulty version and releases it until something stops it: the registry, its checks, or monitoring. */
export async function tryBadVersion(
  adapter: RegistryAdapter,
  bad: BadVersion,
  { version, max }: Options,
): Promise<TrialResult> {
  const began = performance.now();
  const named = { remote: bad.remote, version };
  const stopped = await findStop(adapter, bad, named, max);
  const seconds = Math.round((performance.now() - began) / 1000);
  const isMissed = stopped === null && !bad.isHarmless && !bad.gap;
  const failures = [
    ...(bad.isHarmless && stopped ? [`it has no fault, but was rejected: ${stopped.by}`] : []),
    ...(isMissed ? [`nothing stopped it within ${max} shoppers`] : []),
    ...((await adapter.isLive(named)) ? ['it is live'] : []),
  ];
  return { name: bad.name, stopped, seconds, failures };
}
