import { RegistryError } from '@shop/protocol';
import { reachOfStage } from '../../domain/rollout-stages';
import { isProtected, namesBehind, requireSecondPerson } from '../approvals/policy';
import type { OverriddenHold } from './tables';
import { assess, isLastStage, type Verdict } from './assess';
import { readFacts } from './facts';
import { end, put, release, step, type Grounds, type Locked } from './steps';
import { approvalMs } from '../../durations';

/** A user's action on a locked rollout. Throws a RegistryError 409, 403 or 423 if it is not possible. */
export type Operation = (locked: Locked, grounds: Grounds) => Promise<unknown>;

const refuse = (message: string, status = 409): never => {
  throw new RegistryError(status, message);
};

const hasBegun = ({ status }: Locked['row']) => status === 'running' || status === 'paused';

function requireBegun({ row }: Locked): void {
  if (!hasBegun(row)) refuse(`Rollout ${row.id} has not been started.`);
}

/** Starts the rollout. Its first stage begins immediately unless it is held. */
const start: Operation = async (locked, grounds) => {
  const { actor, reason } = grounds;
  if (hasBegun(locked.row)) refuse(`Rollout ${locked.row.id} has already started.`);
  await put(locked, { status: 'running', start_at: null }, { kind: 'started', actor: actor.name, reason });
  await step(locked, grounds);
};

const schedule =
  (startAt: string): Operation =>
  async (locked, { actor, reason }) => {
    const at = new Date(startAt);
    if (hasBegun(locked.row)) refuse(`Rollout ${locked.row.id} has already started.`);
    if (Number.isNaN(at.getTime()))
      refuse('"startAt" must be a time such as 2026-11-26T10:00:00+05:30.', 422);
    if (at <= locked.now)
      refuse(`${startAt} is in the past. Choose a later time, or start the rollout now.`, 422);
    const event = { kind: 'scheduled', actor: actor.name, reason } as const;
    await put(locked, { status: 'scheduled', start_at: at }, event);
  };

/** Pauses the rollout in its current stage until a user resumes it. */
const pause: Operation = async (locked, { actor, reason }) => {
  requireBegun(locked);
  const { row, now } = locked;
  if (isLastStage(row))
    refuse(
      'All shoppers have the version, so the rollout cannot be paused. Abort it to roll back the version.',
    );
  if (row.hold?.kind === 'person') refuse(`It was already paused by ${row.hold.by}.`);
  const hold = { kind: 'person', reason, by: actor.name, since: now.toISOString() } as const;
  await put(locked, { status: 'paused', hold }, { kind: 'paused', actor: actor.name, reason });
};

/** Holds that a user may override. */
const overridable: Readonly<Record<string, OverriddenHold>> = {
  window: 'window',
  traffic: 'traffic',
  judgement: 'judgement',
};

/** Whether its request for approval has expired. */
const isOver = ({ row: { hold }, now }: Locked): boolean =>
  hold?.kind === 'approval' && now.getTime() - new Date(hold.since).getTime() >= approvalMs;

/** Requests an expired approval again. */
async function requestApprovalAgain(locked: Locked, { actor, reason }: Grounds): Promise<void> {
  const { hold } = locked.row;
  if (hold === null) return;
  const asked = { ...hold, since: locked.now.toISOString() };
  await put(locked, { hold: asked }, { kind: 'resumed', actor: actor.name, reason });
}

/**
 * Throws a RegistryError when a user overrides a hold of a protected remote alone: someone else must approve the next stage first.
 */
async function requireApprovedOverride({ tx, row }: Locked, { actor }: Grounds): Promise<void> {
  if (!(await isProtected(tx, row.env, row.remote))) return;
  const next = row.stage + 1;
  const given = row.approvals.find((one) => one.stage === next);
  if (!given) {
    refuse(
      `Changes to ${row.remote} require the approval of a second person: someone other than ${row.created_by} must approve stage ${next} first.`,
    );
  } else if ((await namesBehind(tx, actor.name)).has(given.by)) {
    refuse(`${given.by} has approved stage ${next}, so another person must start it early.`, 403);
  }
}

/** Ends a user's pause, or overrides an automatic hold if that is allowed. */
const resume: Operation = async (locked, grounds) => {
  const { row } = locked;
  const { hold, overruled, stages, stage, remote } = row;
  if (!hold) return refuse(`Rollout ${row.id} is not paused.`);
  if (hold.kind === 'freeze') refuse(`${hold.reason} Unfreeze first.`, 423);
  if (hold.kind === 'approval' && isOver(locked)) return requestApprovalAgain(locked, grounds);
  if (hold.kind === 'approval') refuse(`${hold.reason} Approve it.`);
  if (hold.kind === 'disabled') refuse(`${hold.reason} Enable it first.`);
  if (hold.kind === 'changed') {
    await release(locked, { kind: 'canary-advance', remote, ...reachOfStage(stages, stage) }, grounds);
  }
  const override = overridable[hold.kind];
  if (override) await requireApprovedOverride(locked, grounds);
  await put(
    locked,
    {
      status: 'running',
      hold: null,
      ...(override ? { overruled: [...overruled, override] } : {}),
      ...(hold.kind === 'changed' ? { stage_since: locked.now } : {}),
    },
    { kind: 'resumed', actor: grounds.actor.name, reason: grounds.reason },
  );
  await step(locked, grounds);
};

/** Throws a RegistryError if the next stage cannot begin even with every possible override. */
function refuseVerdict(verdict: Verdict): void {
  if (verdict.kind === 'hold') refuse(verdict.hold.reason, verdict.hold.kind === 'freeze' ? 423 : 409);
}

/** Advances to the next stage immediately, regardless of the bake time, the sessions and the change window. */
const skip =
  (stage: number): Operation =>
  async (locked, grounds) => {
    requireBegun(locked);
    const { row } = locked;
    if (row.stage !== stage) refuse(`Rollout ${row.id} is in stage ${row.stage} now, not ${stage}.`);
    if (isLastStage(row)) refuse('The rollout is in its last stage.');
    if (row.hold?.kind === 'person') refuse(`${row.hold.by} has paused it. Resume it first.`);
    const overruled = [...new Set<OverriddenHold>([...row.overruled, 'bake', 'traffic', 'window'])];
    refuseVerdict(assess({ ...row, overruled }, await readFacts(locked.tx, row, locked.now)));
    await requireApprovedOverride(locked, grounds);
    const event = { kind: 'skipped', actor: grounds.actor.name, reason: grounds.reason } as const;
    await put(locked, { overruled }, event);
    await step(locked, grounds);
    const { hold } = locked.row;
    if (hold?.kind === 'refused' || hold?.kind === 'gate') refuse(hold.reason);
  };

/** Approves a stage that needs another user's approval. */
const approve =
  (stage: number): Operation =>
  async (locked, grounds) => {
    const { row, now } = locked;
    const { actor, reason } = grounds;
    const wanted = row.stages[stage - 1];
    if (!wanted?.approval && !(wanted && (await isProtected(locked.tx, row.env, row.remote)))) {
      refuse(`Stage ${stage} of rollout ${row.id} does not need approval.`);
    }
    if (stage <= row.stage) refuse(`Stage ${stage} has already begun.`);
    if (row.approvals.some((one) => one.stage === stage)) refuse(`Stage ${stage} is already approved.`);
    if (isOver(locked))
      refuse('The approval request expired after 72 hours. Resume the rollout to request it again.');
    await requireSecondPerson(locked.tx, actor, row.created_by, 'created this rollout');
    const approvals = [...row.approvals, { stage, by: actor.name, reason, at: now.toISOString() }];
    await put(locked, { approvals }, { kind: 'approved', actor: actor.name, reason });
    if (hasBegun(row)) await step(locked, grounds);
  };

/** Rolls back the version: ends its canary, or restores the previous version if it was promoted. */
const abort: Operation = async (locked, grounds) => {
  const { row, tx, now } = locked;
  const { remote, salt, version } = row;
  const event = { actor: grounds.actor.name, reason: grounds.reason };
  if (row.stage === 0) return end(locked, 'aborted', event);
  const { assignment } = await readFacts(tx, row, now);
  if (assignment?.stable === version) await release(locked, { kind: 'rollback', remote }, grounds);
  else if (assignment?.canary?.salt === salt)
    await release(locked, { kind: 'canary-abort', remote }, grounds);
  return end(locked, 'aborted', event);
};

export const operations = { start, schedule, pause, resume, skip, approve, abort };
