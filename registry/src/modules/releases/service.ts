import { RegistryError } from '@shop/protocol';
import { isDeepStrictEqual } from 'node:util';
import type { Release, ShellContract } from '@shop/contracts';
import type { Actor, Approval, EnvState, GateState, Plan, RolledBack } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import { onceForKey } from '../../platform/db/once-for-key';
import { appendRelease, findHead, listRolledBack, markRolledBack, unmarkRolledBack } from './repository';
import { type EnvRow, readEnv, saveFreezes, savePreviews, saveShell } from '../environments/repository';
import { lockEnv } from '../environments/service';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { everything, refuseFrozen } from '../../domain/freeze';
import { previewsIn } from '../../domain/previews';
import { refuseRestricted } from '../../domain/restrictions';
import { refuseRolledBack } from '../../domain/rolled-back';
import { ApprovalRefusal } from '../approvals/policy';
import { requestApproval } from '../approvals/service';
import { type GateOptions, requirePassedGate } from '../gate/service';
import { respectsFreeze, isSafe, type ReleaseChange, remotesOf, summaryOfChange } from '../../domain/change';
import { planChange } from './plan';
import { readUnverifiedIn, refusePaused, requireProvenInSource, restrictionsIn } from './checks';
import { pickRemotes, type Promotion } from '../../domain/assignments';

/** The context of every change. */
export interface ChangeRequest {
  readonly actor: Actor;
  readonly reason: string;
  /** The seq of the expected live release; 0 for none. */
  readonly expected: number;
  /** The caller's Idempotency-Key; null for automatic actions, which are not retried. */
  readonly key: string | null;
  /** Continues a paused canary. */
  readonly force?: boolean;
  /** Releases a rolled-back version again, with an explanation in the reason. */
  readonly again?: boolean;
  /** Overrides the gate and the source of the environment, with an explanation in the reason. */
  readonly overrule?: boolean;
  /** Releases a deprecated version, with an explanation in the reason. */
  readonly acknowledge?: boolean;
}

/** A change within the caller's transaction, based on the live release at that time. */
export interface ChangeWithin extends Omit<ChangeRequest, 'expected' | 'key'> {
  /** Its approval: by a second person with the request's ID, or by the approvals of a rollout. */
  readonly approval?: { readonly id: number; readonly by: string } | 'rollout';
}

/** Manages the live release of each environment. All changes are made here. */
export interface Releases {
  head(env: string): Promise<Release | undefined>;
  headWithin(tx: Tx, env: string): Promise<Release | undefined>;
  state(env: string): Promise<EnvState>;
  plan(env: string, change: ReleaseChange): Promise<Plan>;
  /** The gate's state for versions in the live release; null if shoppers already have them. */
  gateOf(env: string, promote: Promotion): Promise<GateState | null>;
  /**
   * Makes a new release; a preview is stored separately, without a release. Throws a RegistryError: 412 if the live release is not
   * the expected one, 422 for incompatible versions, 423 while frozen, 409 for versions that were rolled back or restricted, are
   * blocked by the gate or the environment's source, or need approval, 409 and 404 for an invalid change.
   */
  change(env: string, change: ReleaseChange, changeRequest: ChangeRequest): Promise<Release>;
  /** Requests the approval that a change needs. Throws the errors of `change`, and 409 if the change needs no approval. */
  requestApproval(env: string, change: ReleaseChange, changeRequest: ChangeRequest): Promise<Approval>;
  /**
   * Like `change`, but within the caller's transaction and based on the live release at that time. After the commit, the caller
   * must `announce` the release.
   */
  changeWithin(tx: Tx, env: string, change: ReleaseChange, changeRequest: ChangeWithin): Promise<Release>;
  /** Announces a release that was made within a transaction. Resolves when it is served. */
  announce(release: Release): Promise<void>;
  /** Freezes a remote, or all with `*`; unfreezes if `frozen` is false. */
  freeze(env: string, name: string, frozen: boolean, changeRequest: ChangeRequest): Promise<EnvState>;
  /** Stores the contract of the shell. Every later change is checked against it. */
  setShell(env: string, shell: ShellContract, actor: Actor): Promise<void>;
}

interface Options {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  /** Called within the transaction of every new release. */
  readonly onMade?: (tx: Tx, release: Release, change: ReleaseChange) => Promise<void>;
  /** Called after every committed release; the caller of the change waits for it. */
  readonly onRelease: (release: Release) => Promise<void>;
  readonly gate: GateOptions;
}

function refuseStale(row: EnvRow, expected: number): void {
  const head = row.head ?? 0;
  if (head === expected) return;
  throw new RegistryError(412, `Release ${head} is live, not ${expected}. Check the change and try again.`, {
    body: { head },
  });
}

function refuseProblems({ problems, changes }: Plan, change: ReleaseChange): void {
  const [first] = problems;
  if (first && !isSafe(change)) {
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    throw new RegistryError(422, `${first.message}${more}`, { body: { problems } });
  }
  if (changes.length > 0) return;
  const what =
    change.kind === 'flags'
      ? 'The flags already have these values'
      : 'The requested versions are already live';
  throw new RegistryError(409, `${what}.`);
}

/** Writes the planned release, and makes it live. */
async function makeRelease(
  tx: Tx,
  row: EnvRow,
  { assignments }: Plan,
  record: Pick<Release, 'env' | 'actor' | 'reason' | 'at'>,
): Promise<Release> {
  const release: Release = { ...record, seq: (row.head ?? 0) + 1, parent: row.head, assignments };
  if (!(await appendRelease(tx, release))) refuseStale({ ...row, head: -1 }, row.head ?? 0);
  return release;
}

/** Lists a preview, with an optional expiry, or ends it. */
async function listPreview(
  tx: Tx,
  { env, preview_leases: leases }: EnvRow,
  { assignments }: Plan,
  { remote, version, minutes }: Extract<ReleaseChange, { readonly kind: 'preview' }>,
  now: Date,
): Promise<Release> {
  const name = `${remote}@${version}`;
  const { [name]: _ended, ...others } = leases;
  const until = minutes !== undefined && new Date(now.getTime() + minutes * 60_000).toISOString();
  const next = until ? { ...others, [name]: until } : others;
  await savePreviews(tx, env, previewsIn(assignments), next);
  const head = await findHead(tx, env);
  if (!head) throw new RegistryError(404, `Nothing is live in "${env}" yet.`);
  return head;
}

/** Marks rolled-back versions, and unmarks versions that are deliberately released again. */
async function recordRollbacks(
  tx: Tx,
  env: string,
  { rollbacks, rolledBack }: Plan,
  record: Pick<RolledBack, 'actor' | 'reason' | 'at'>,
): Promise<void> {
  for (const one of rollbacks) await markRolledBack(tx, env, { ...one, ...record });
  for (const one of rolledBack) await unmarkRolledBack(tx, env, one);
}

/** The verdicts of the gate and the source environment for the audit log, if they apply. */
const checksDetail = ({ gate, source }: Plan, overrule: boolean) => ({
  ...(gate && {
    gate: { policy: gate.policy, verdict: gate.verdict, report: gate.report?.id ?? null, overrule },
  }),
  ...(source && source.held.length > 0 && { source: { ...source, overrule } }),
});

export function createReleases(options: Options): Releases {
  const { database, clock, onMade = () => Promise.resolve(), onRelease, gate } = options;
  const state = async (env: string): Promise<EnvState> => {
    const [row, release] = [await readEnv(database.db, env), await findHead(database.db, env)];
    const rolledBack = await listRolledBack(database.db, env);
    const signatures = await readUnverifiedIn(database.db, release?.assignments ?? {});
    const restrictions = await restrictionsIn(database.db, clock(), release?.assignments ?? {});
    return {
      env,
      release: release ?? null,
      restrictions,
      freezes: row.freezes,
      shell: row.shell,
      rolledBack,
      signatures,
    };
  };

  /** Runs once per key: repeated calls get the first response. */
  const once = <T>({ key, actor }: ChangeRequest, request: unknown, work: (tx: Tx) => Promise<T>) =>
    onceForKey(database, { key, actor: actor.name, request }, clock(), work);

  const plan = async (env: string, change: ReleaseChange) =>
    planChange(database.db, await readEnv(database.db, env), change, { gate, now: clock() });

  type Checked = ChangeWithin & Partial<Pick<ChangeRequest, 'expected'>>;

  /** Checks a change except for its approval. Without an expected seq, it is based on the current live release. */
  const checkIn = async (
    tx: Tx,
    env: string,
    change: ReleaseChange,
    { expected, force = false, again = false, overrule = false, acknowledge = false }: Checked,
  ) => {
    const row = await lockEnv(tx, env);
    if (expected !== undefined) refuseStale(row, expected);
    if (respectsFreeze(change) || (again && !isSafe(change))) refuseFrozen(row.freezes, remotesOf(change));
    if (!force) await refusePaused(tx, env, change);
    const plan = await planChange(tx, row, change, { gate, now: clock() });
    refuseProblems(plan, change);
    refuseRestricted(plan.restricted, acknowledge);
    if (!again) refuseRolledBack(plan.rolledBack);
    if (!overrule) {
      requireProvenInSource(env, plan.source);
      requirePassedGate(env, plan.gate);
    }
    return { row, plan };
  };

  const changeIn = async (tx: Tx, env: string, change: ReleaseChange, request: Checked): Promise<Release> => {
    const { row, plan } = await checkIn(tx, env, change, request);
    const { actor, approval, again = false, overrule = false, acknowledge = false } = request;
    if (!approval && plan.approval.length > 0) {
      throw new ApprovalRefusal(env, plan.approval, `A change of ${plan.approval.join(', ')}`);
    }
    const by = typeof approval === 'object' ? ` (approved by ${approval.by})` : '';
    const reason = request.reason + by;
    const at = clock().toISOString();
    const release =
      change.kind === 'preview'
        ? await listPreview(tx, row, plan, change, clock())
        : await makeRelease(tx, row, plan, { env, actor: actor.name, reason, at });
    if (change.kind !== 'preview') await onMade(tx, release, change);
    await recordRollbacks(tx, env, plan, { actor: actor.name, reason, at });
    const [remote] = remotesOf(change);
    const { seq } = release;
    const approved = typeof approval === 'object' && { approval: approval.id, approvedBy: approval.by };
    const checks = { ...checksDetail(plan, overrule), ...approved };
    const overrides = { again, ...(acknowledge && { acknowledge }) };
    const detail = { remote, seq, change, changes: plan.changes, ...overrides, ...checks };
    await addAudit(tx, { env, action: change.kind, actor: actor.name, at, reason, detail });
    return release;
  };

  return {
    head: (env) => findHead(database.db, env),
    headWithin: findHead,
    state,
    plan,
    gateOf: async (env, versions) => (await plan(env, { kind: 'promote', versions })).gate,
    async change(env, change, changeRequest) {
      const { reason, expected, force = false, again = false, overrule = false } = changeRequest;
      const { acknowledge = false } = changeRequest;
      const request = { env, change, reason, expected, force, again, overrule, acknowledge };
      const { response, repeated } = await once(changeRequest, request, (tx) =>
        changeIn(tx, env, change, changeRequest),
      );
      if (!repeated) await onRelease(response);
      return response;
    },
    async requestApproval(env, change, changeRequest) {
      const { actor, reason, expected, force, again, overrule, acknowledge } = changeRequest;
      const overrides = { force, again, overrule, acknowledge };
      const request = { kind: 'change', change, overrides } as const;
      const { response } = await once(changeRequest, { env, request, reason, expected }, async (tx) => {
        const { plan } = await checkIn(tx, env, change, changeRequest);
        const { approval: remotes } = plan;
        if (remotes.length === 0) {
          throw new RegistryError(
            409,
            'This change does not need approval. Send it without "requestApproval".',
          );
        }
        const before = pickRemotes((await findHead(tx, env))?.assignments ?? {}, remotesOf(change));
        const asked = { env, request, summary: summaryOfChange(change), remotes, before };
        return requestApproval(tx, { ...asked, actor, reason, at: clock() });
      });
      return response;
    },
    changeWithin: (tx, env, change, changeRequest) => changeIn(tx, env, change, changeRequest),
    announce: onRelease,
    async freeze(env, name, frozen, changeRequest) {
      const { actor, reason, expected } = changeRequest;
      const request = { env, freeze: name, frozen, reason, expected };
      await once(changeRequest, request, async (tx) => {
        const row = await lockEnv(tx, env);
        refuseStale(row, expected);
        const { [name]: before, ...others } = row.freezes;
        if (frozen === (before !== undefined)) {
          const what = name === everything ? 'Everything' : name;
          throw new RegistryError(409, `${what} is already ${frozen ? '' : 'un'}frozen.`);
        }
        const at = clock().toISOString();
        await saveFreezes(tx, env, frozen ? { ...others, [name]: { by: actor.name, reason, at } } : others);
        const action = frozen ? 'freeze' : 'unfreeze';
        await addAudit(tx, { env, action, actor: actor.name, at, reason, detail: { remote: name } });
        return { frozen };
      });
      return state(env);
    },
    async setShell(env, shell, actor) {
      await database.transaction(async (tx) => {
        const row = await lockEnv(tx, env);
        if (isDeepStrictEqual(row.shell, shell)) return;
        await saveShell(tx, env, shell);
        const at = clock().toISOString();
        await addAudit(tx, { env, action: 'shell', actor: actor.name, at, detail: { shell } });
      });
    },
  };
}
