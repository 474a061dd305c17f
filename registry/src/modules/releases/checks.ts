import type { Artifact } from '@shop/contracts';
import type {
  GateState,
  Plan,
  Problem,
  Restriction,
  SignatureState,
  SourceState,
  WatchState,
} from '@shop/contracts/registry';
import { capabilitiesOf, RegistryError } from '@shop/protocol';
import type { Assignments } from '../../domain/assignments';
import { candidateSet, shownVersions } from '../../domain/candidate-set';
import { isSafe, type ReleaseChange, remotesOf } from '../../domain/change';
import { restrictionsOn } from '../../domain/restrictions';
import type { RemoteVersion } from '../../domain/rolled-back';
import { readSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { requireEnvironment } from '../environments/service';
import { type GateOptionsNow, gateStateOf } from '../gate/service';
import { listApproved } from '../origins/repository';
import { readUnverified } from '../provenance/service';
import { listRestrictions } from '../restrictions/repository';
import { findHead, listRolledBack, listStableVersions } from './repository';
import type { EnvRow } from '../environments/repository';

/** Name of the setting with the monitoring state of a promotion. */
export const bakeName = (env: string, remote: string): string => `bake:${env}:${remote}`;

export const watchName = (env: string, remote: string): string => `watch:${env}:${remote}`;

/** Throws a RegistryError 409 for a change that could expose more shoppers while the remote's canary is paused. */
export async function refusePaused(db: Db, env: string, change: ReleaseChange): Promise<void> {
  for (const remote of remotesOf(change)) await refusePausedRemote(db, env, change, remote);
}

async function refusePausedRemote(db: Db, env: string, change: ReleaseChange, remote: string): Promise<void> {
  if (isSafe(change) || ['unkill', 'flags', 'preview', 'rollback'].includes(change.kind)) return;
  const canary = (await findHead(db, env))?.assignments[remote]?.canary;
  const watch = await readSetting<WatchState>(db, watchName(env, remote));
  if (!canary || !watch?.paused || watch.salt !== canary.salt) return;
  if (change.kind === 'canary-advance' && !change.segments && change.bps <= canary.bps) return;
  throw new RegistryError(
    409,
    `The canary of ${remote} is paused: ${watch.paused} Abort it. To continue anyway, set "force" (--force).`,
    { body: { paused: watch.paused } },
  );
}

/** Changes that need a passed gate. Rollbacks never do. */
const gated = new Set<ReleaseChange['kind']>(['promote', 'canary-start', 'canary-promote']);

/** Whether a change needs a passed gate. */
const isGated = ({ kind }: ReleaseChange): boolean => gated.has(kind);

interface Outcome {
  readonly before: Assignments;
  readonly assignments: Assignments;
  readonly find: (remote: string, version: string) => Artifact | undefined;
}

/** The gate's state for the set that a change would release; null for a change without new versions. */
export async function gateOfChange(
  db: Db,
  { env, shell }: EnvRow,
  change: ReleaseChange,
  { before, assignments, find }: Outcome,
  options: GateOptionsNow,
): Promise<GateState | null> {
  if (!isGated(change)) return null;
  const shown = shownVersions(assignments);
  // Combined with the stable versions of all other remotes, as shoppers in the canary get them.
  const after = change.kind === 'canary-start' ? { ...shown, [change.remote]: change.version } : shown;
  const set = candidateSet({ before: shownVersions(before), after }, find, shell?.version ?? null);
  return set && gateStateOf(db, env, set, options);
}

/** Versions that a change gives to more shoppers; none for a rollback, as its targets were live before. */
export function newlyAssignedBy(change: ReleaseChange, before: Assignments): readonly RemoteVersion[] {
  switch (change.kind) {
    case 'promote':
      return Object.entries(change.versions).map(([remote, version]) => ({ remote, version }));
    case 'canary-start':
      return [{ remote: change.remote, version: change.version }];
    case 'preview':
      return change.listed ? [{ remote: change.remote, version: change.version }] : [];
    case 'canary-advance':
    case 'canary-promote': {
      const version = before[change.remote]?.canary?.version;
      return version === undefined ? [] : [{ remote: change.remote, version }];
    }
    default:
      return [];
  }
}

/** The bans and deprecations that a change must respect; those of versions that are stable already do not count. */
export function restrictedBy(
  change: ReleaseChange,
  {
    before,
    assignments,
    restrictions,
  }: Pick<Outcome, 'before' | 'assignments'> & { readonly restrictions: readonly Restriction[] },
): readonly Restriction[] {
  const returned = change.kind === 'return' ? liveIn(assignments) : [];
  const given = [...newlyAssignedBy(change, before), ...returned].filter(
    ({ remote, version }) => before[remote]?.stable !== version,
  );
  // Enabling a remote gives its versions to shoppers again.
  const enabled =
    change.kind === 'unkill' ? liveIn(assignments).filter(({ remote }) => remote === change.remote) : [];
  return restrictionsOn([...given, ...enabled], restrictions, { isRelease: isGated(change) });
}

/** Versions that shoppers get. */
const liveIn = (assignments: Assignments): readonly RemoteVersion[] =>
  Object.entries(assignments).flatMap(([remote, { stable, canary }]) =>
    [stable, canary?.version].flatMap((version) => (version ? [{ remote, version }] : [])),
  );

/** Live versions without a valid signature, of remotes that require signatures. */
export const readUnverifiedIn = (db: Db, assignments: Assignments): Promise<readonly SignatureState[]> =>
  readUnverified(db, liveIn(assignments));

/** Banned and deprecated versions among the live ones and those that browsers fall back to. */
export async function restrictionsIn(db: Db, now: Date, assignments: Assignments): Promise<Restriction[]> {
  const restrictions = await listRestrictions(db, now);
  return restrictions.filter(({ remote, version }) => {
    const { stable, canary, lastKnownGood } = assignments[remote] ?? {};
    return [stable, canary?.version, lastKnownGood].includes(version);
  });
}

const problemOf = ({ remote, version, message }: SignatureState): Problem => ({
  remote,
  version,
  subject: 'signature',
  message,
});

/** Signature problems of the versions that a change releases, and warnings for the other live versions. */
export async function checkSignatures(
  db: Db,
  change: ReleaseChange,
  { before, assignments }: { readonly before: Assignments; readonly assignments: Assignments },
): Promise<{ readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] }> {
  const given = newlyAssignedBy(change, before);
  const isGiven = (one: RemoteVersion) =>
    given.some(({ remote, version }) => remote === one.remote && version === one.version);
  const others = liveIn(assignments).filter((one) => !isGiven(one));
  const unverified = await readUnverified(db, [...given, ...others]);
  return {
    problems: unverified.filter(isGiven).map(problemOf),
    warnings: unverified.filter((one) => !isGiven(one)).map(problemOf),
  };
}

/** A problem for each unapproved origin that a version declares. */
export async function checkOrigins(
  db: Db,
  versions: readonly RemoteVersion[],
  find: (remote: string, version: string) => Artifact | undefined,
): Promise<readonly Problem[]> {
  const declared = versions.flatMap(({ remote, version }) =>
    (find(remote, version)?.origins ?? []).map((origin) => ({ remote, version, origin })),
  );
  const approved = await listApproved(db, [...new Set(declared.map(({ remote }) => remote))]);
  const isApproved = (one: (typeof declared)[number]) =>
    approved.some(({ remote, origin }) => remote === one.remote && origin === one.origin);
  return declared
    .filter((one) => !isApproved(one))
    .map(({ remote, version, origin }) => ({
      remote,
      version,
      subject: 'origin',
      message: `${remote}@${version} declares ${origin}, which is not approved for ${remote}. Ask an operator to approve it in the console, or with "origins approve ${remote} ${origin} --reason …".`,
    }));
}

/** Capabilities that each version adds or removes compared with the stable version. Omits versions without changes. */
export function capabilityChanges(
  versions: readonly RemoteVersion[],
  before: Assignments,
  find: (remote: string, version: string) => Artifact | undefined,
): Plan['capabilities'] {
  return versions.flatMap(({ remote, version }) => {
    const stable = before[remote]?.stable;
    const [was, is] = [stable ? find(remote, stable) : undefined, find(remote, version)];
    const [old, next] = [was ? capabilitiesOf(was) : [], is ? capabilitiesOf(is) : []];
    const added = next.filter((one) => !old.includes(one));
    const removed = old.filter((one) => !next.includes(one));
    return added.length + removed.length > 0 ? [{ remote, version, added, removed }] : [];
  });
}

/** Why the source environment holds back a version, as a sentence; null if it was live there and not rolled back since. */
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
 * Whether the source of an environment holds back versions of a change; null without a source, and for changes without new
 * versions. Rollbacks are never held back.
 */
export async function sourceStateOf(
  db: Db,
  { source }: Pick<EnvRow, 'source'>,
  change: ReleaseChange,
  before: Assignments,
): Promise<SourceState | null> {
  if (source === null || !isGated(change)) return null;
  const held: SourceState['held'][number][] = [];
  for (const { remote, version } of newlyAssignedBy(change, before)) {
    if (before[remote]?.stable === version) continue;
    const message = await holdOf(db, source, { remote, version });
    if (message !== null) held.push({ remote, version, message });
  }
  return { env: source, held };
}

/** Refuses a change that the source environment holds back: 409 with the versions. */
export class SourceRefusal extends RegistryError {
  constructor(
    /** As sentences, for callers who cannot override it. */
    readonly why: string,
    source: SourceState,
  ) {
    const hint = 'To continue anyway, set "overrule" (--overrule) and give the reason.';
    super(409, `${why} ${hint}`, { body: { source } });
  }
}

/** Throws a SourceRefusal for versions that must be live in the source environment first. */
export function requireProvenInSource(env: string, source: SourceState | null): void {
  if (source === null || source.held.length === 0) return;
  const messages = source.held.map(({ message }) => message).join(' ');
  throw new SourceRefusal(
    `${messages} Versions must be live in ${source.env} before they can be released to ${env}.`,
    source,
  );
}

/** Throws a RegistryError 409 if other versions are live in the environment that a promotion names. */
export async function requireLiveIn(db: Db, change: ReleaseChange): Promise<void> {
  if (change.kind !== 'promote' || change.from === undefined) return;
  const { from, versions } = change;
  await requireEnvironment(db, from);
  const head = await findHead(db, from);
  for (const [remote, version] of Object.entries(versions)) {
    const live = head?.assignments[remote]?.stable ?? null;
    if (live === version) continue;
    throw new RegistryError(
      409,
      `${remote}@${version} is not live in ${from} (live: ${live ?? 'none'}). Check the version and try again.`,
    );
  }
}
