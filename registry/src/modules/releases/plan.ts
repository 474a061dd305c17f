import type { Assignment } from '@shop/contracts';
import type { Plan, Restriction, RolledBack } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import { assignmentOf, type Assignments, versionsOf } from '../../domain/assignments';
import { applyChange, isRollback, type ReleaseChange, rollbacksOf } from '../../domain/change';
import { checkCompatibility } from '../../domain/compatibility';
import { differenceOf } from '../../domain/difference';
import { exposedRemotes } from '../../domain/exposure';
import { liveFlagsOf, requireUsable, unusedFlags, withoutUnusableFlags } from '../../domain/flags';
import { banOf, restrictionText, withoutBannedFallbacks } from '../../domain/restrictions';
import { reintroducedBy, isMarked } from '../../domain/rolled-back';
import type { Db } from '../../platform/db/tables';
import { remotesToApprove } from '../approvals/policy';
import { findStored } from '../artifacts/repository';
import type { GateOptions } from '../gate/service';
import {
  checkOrigins,
  capabilityChanges,
  checkSignatures,
  gateOfChange,
  newlyAssignedBy,
  restrictedBy,
  requireLiveIn,
  sourceStateOf,
} from './checks';
import { findFlagsOf, findHead, findRelease, listRolledBack, listStableVersions } from './repository';
import { listRestrictions } from '../restrictions/repository';
import type { EnvRow } from '../environments/repository';

/** The reasons that rule out a version as the target of a rollback. */
interface ExcludedVersions {
  readonly marks: readonly RolledBack[];
  readonly restrictions: readonly Restriction[];
}

/** Earlier stable versions of a remote, latest first: published ones that were not rolled back since. They may be banned. */
async function listEarlierVersions(
  db: Db,
  env: string,
  { remote, stable }: { readonly remote: string; readonly stable: string | null },
  marks: readonly RolledBack[],
): Promise<readonly string[]> {
  const previousVersions = (await listStableVersions(db, env, remote))
    .filter((version) => version !== stable)
    .map((version) => ({ remote, version }));
  const stored = await findStored(db, previousVersions);
  return previousVersions
    .filter((one) => !isMarked(marks, one) && stored.has(`${one.remote}@${one.version}`))
    .map(({ version }) => version);
}

/** The target of a remote's rollback. Throws a RegistryError 409 if there is none. */
async function findRollbackTarget(
  db: Db,
  env: string,
  { remote, before, marks, restrictions }: ExcludedVersions & { remote: string; before: Assignments },
): Promise<Assignment> {
  const { stable } = assignmentOf(before, remote);
  if (stable === null) {
    throw new RegistryError(409, `${remote} only has a canary and no previous version. Abort the canary.`);
  }
  const earlier = await listEarlierVersions(db, env, { remote, stable }, marks);
  const bans = earlier.flatMap((version) => banOf(restrictions, { remote, version }) ?? []);
  const [version, lastKnownGood = null] = earlier.filter((one) => bans.every((ban) => ban.version !== one));
  if (version !== undefined) {
    const flags = await findFlagsOf(db, env, { remote, version });
    return { stable: version, lastKnownGood, killed: false, ...(flags && { flags }) };
  }
  throw new RegistryError(
    409,
    `${remote} has no good version before ${stable}. ${bans.map((ban) => `${restrictionText(ban)} `).join('')}Promote another one, or disable ${remote}.`,
    bans.length > 0 ? { body: { restricted: bans } } : {},
  );
}

/** An older set of assignments, without last known good versions that were rolled back since. */
async function olderSet(
  db: Db,
  env: string,
  seq: number,
  marks: readonly RolledBack[],
): Promise<Assignments> {
  const release = await findRelease(db, env, seq);
  if (!release) throw new RegistryError(404, `There is no release ${seq} in "${env}".`);
  const sound = Object.entries(release.assignments).map(([remote, assignment]) => {
    const { lastKnownGood: version } = assignment;
    const isBad = version !== null && isMarked(marks, { remote, version });
    return [remote, isBad ? { ...assignment, lastKnownGood: null } : assignment] as const;
  });
  return Object.fromEntries(sound);
}

/** The target of a rollback of one or all remotes; undefined for other changes. */
async function rollbackTargetOf(
  db: Db,
  env: string,
  change: ReleaseChange,
  { before, ...excluded }: ExcludedVersions & { readonly before: Assignments },
): Promise<Assignments> {
  if (change.kind === 'return') return olderSet(db, env, change.seq, excluded.marks);
  if (change.kind !== 'rollback') return {};
  const { remote } = change;
  return { [remote]: await findRollbackTarget(db, env, { remote, before, ...excluded }) };
}

/** Plans a change of the live release, without writing anything. Throws a RegistryError for an invalid change. */
export async function planChange(
  db: Db,
  row: EnvRow,
  change: ReleaseChange,
  { gate, now }: { readonly gate: GateOptions; readonly now: Date },
): Promise<Plan> {
  await requireLiveIn(db, change);
  const head = await findHead(db, row.env);
  const before = head?.assignments ?? {};
  const marks = await listRolledBack(db, row.env);
  const restrictions = await listRestrictions(db, now);
  const target = await rollbackTargetOf(db, row.env, change, { before, marks, restrictions });
  const wanted = withoutBannedFallbacks(before, applyChange(before, change, target), restrictions);
  const rolledBack = reintroducedBy(before, wanted, marks);
  const versions = [before, wanted].flatMap((set) =>
    Object.entries(set).flatMap(([remote, assignment]) =>
      versionsOf(assignment).map((version) => ({ remote, version })),
    ),
  );
  const stored = await findStored(db, versions);
  const find = (remote: string, version: string) => stored.get(`${remote}@${version}`);
  if (change.kind === 'flags') {
    const { remote, values } = change;
    requireUsable(remote, values, liveFlagsOf(remote, assignmentOf(before, remote), find));
  }
  const assignments = withoutUnusableFlags(wanted, find);
  const known = new Set(checkCompatibility(before, find, row.shell).map(({ message }) => message));
  const found = checkCompatibility(assignments, find, row.shell);
  const origins = await checkOrigins(db, newlyAssignedBy(change, before), find);
  const exposed =
    change.kind === 'flags'
      ? [change.remote]
      : exposedRemotes(before, assignments, { isRollback: isRollback(change), rolledBack });
  const signatures = await checkSignatures(db, change, { before, assignments });
  const rollbacks = rollbacksOf(change, before, { assignments, rolledBack });
  return {
    head: row.head ?? 0,
    assignments,
    changes: differenceOf(before, assignments),
    problems: [...found.filter(({ message }) => !known.has(message)), ...signatures.problems, ...origins],
    warnings: [...found.filter(({ message }) => known.has(message)), ...signatures.warnings],
    rolledBack,
    capabilities: capabilityChanges(newlyAssignedBy(change, before), before, find),
    flags: unusedFlags(before, wanted, find),
    restricted: restrictedBy(change, { before, assignments, restrictions }),
    rollbacks,
    takenBack: rollbacks,
    approval: await remotesToApprove(db, row.env, exposed),
    source: await sourceStateOf(db, row, change, before),
    gate: await gateOfChange(db, row, change, { before, assignments, find }, { ...gate, now }),
  };
}
