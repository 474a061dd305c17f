import { RegistryError } from '@shop/protocol';
import type { SourceState } from '@shop/contracts/registry';
import type { Assignments } from '../../domain/assignments';
import type { RemoteVersion } from '../../domain/rolled-back';
import type { Db } from '../../platform/db/tables';
import { requireEnvironment } from '../environments/known-environments';
import type { ReleaseChange } from '../../domain/change';
import { isGated } from './change-gate';
import { givenBy } from './check-signatures';
import { findHead, listStableVersions, type EnvRow } from './repository';
import { listRolledBack } from './rolled-back';

/** Why a version may not leave its source, in a sentence; null where it was live there and was not rolled back since. */
async function holdOf(db: Db, source: string, { remote, version }: RemoteVersion): Promise<string | null> {
  const name = `${remote}@${version}`;
  if (!(await listStableVersions(db, source, remote)).includes(version)) {
    return `${name} was never live in ${source}.`;
  }
  const marks = await listRolledBack(db, source);
  const mark = marks.find((one) => one.remote === remote && one.version === version);
  return mark ? `${name} was rolled back in ${source} by ${mark.actor}: ${mark.reason}` : null;
}

/**
 * What the source of an environment says of the versions that a change gives to shoppers; null without a source, and
 * for changes that give none. Ways back are never held.
 */
export async function sourceStateOf(
  db: Db,
  { source }: Pick<EnvRow, 'source'>,
  change: ReleaseChange,
  before: Assignments,
): Promise<SourceState | null> {
  if (source === null || !isGated(change)) return null;
  const held: SourceState['held'][number][] = [];
  for (const { remote, version } of givenBy(change, before)) {
    if (before[remote]?.stable === version) continue;
    const message = await holdOf(db, source, { remote, version });
    if (message !== null) held.push({ remote, version, message });
  }
  return { env: source, held };
}

/** A change that the source of its environment holds up: 409 with the versions. */
export class SourceRefusal extends RegistryError {
  constructor(
    /** In sentences, for callers who cannot overrule it. */
    readonly why: string,
    source: SourceState,
  ) {
    const wayOn = 'To go on all the same, say so with "overrule" (--overrule) and why.';
    super(409, `${why} ${wayOn}`, { body: { source } });
  }
}

/** Throws a SourceRefusal for versions that have to be live elsewhere first. */
export function refuseUnproven(env: string, source: SourceState | null): void {
  if (source === null || source.held.length === 0) return;
  const messages = source.held.map(({ message }) => message).join(' ');
  throw new SourceRefusal(`${messages} ${env} takes what was live in ${source.env} first.`, source);
}

/** Throws a RegistryError 409 where another version is live in the environment that a promotion names. */
export async function requireLiveIn(db: Db, change: ReleaseChange): Promise<void> {
  if (change.kind !== 'promote' || change.from === undefined) return;
  const { from, versions } = change;
  await requireEnvironment(db, from);
  const head = await findHead(db, from);
  for (const [remote, version] of Object.entries(versions)) {
    const live = head?.assignments[remote]?.stable ?? null;
    if (live === version) continue;
    const found = live === null ? `no ${remote}` : `${remote}@${live}`;
    throw new RegistryError(409, `${from} has ${found}, not ${remote}@${version}. Look at it and try again.`);
  }
}
