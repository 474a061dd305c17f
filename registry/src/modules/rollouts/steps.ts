import { RegistryError } from '@shop/protocol';
import type { Release } from '@shop/contracts';
import type { Actor, Rollout, RolloutEvent } from '@shop/contracts/registry';
import { automatic } from '../../domain/roles';
import { reachOfStage } from '../../domain/rollout-stages';
import type { Tx } from '../../platform/db/tables';
import type { ReleaseChange } from '../../domain/change';
import { GateRefusal } from '../gate/service';
import { SourceRefusal } from '../releases/checks';
import type { Releases } from '../releases/service';
import { assess, isLastStage } from './assess';
import { findInterruptingRelease, readFacts } from './facts';
import { recordRolloutEvent, updateRollout, type RolloutRow, type RolloutUpdate } from './repository';

/** The actor and reason of a user's action. Automatic steps have neither. */
export interface Grounds {
  readonly actor: Actor;
  readonly reason: string;
}

/** A rollout inside the transaction that has locked it. */
export interface Locked {
  readonly tx: Tx;
  readonly now: Date;
  readonly releases: Releases;
  /** Its current state, including changes in this transaction. */
  row: RolloutRow;
  /** Releases of this transaction, to be announced after the commit. */
  readonly made: Release[];
}

/** Changes a rollout and records who did it. */
export async function put(
  locked: Locked,
  update: RolloutUpdate,
  event?: Pick<RolloutEvent, 'kind' | 'actor' | 'reason'>,
): Promise<void> {
  const { tx, now } = locked;
  if (Object.keys(update).length > 0) await updateRollout(tx, locked.row.id, update);
  locked.row = { ...locked.row, ...update };
  if (event) await recordRolloutEvent(tx, locked.row, { ...event, stage: locked.row.stage, at: now });
}

/** Makes a release for a rollout. */
export async function release(
  { tx, row, releases, made }: Locked,
  change: ReleaseChange,
  { actor, reason }: Grounds,
): Promise<Release> {
  const { acknowledge } = row;
  const again = row.again && change.kind === 'canary-start';
  const force = row.overruled.includes('judgement');
  // The approvals of the rollout were already checked.
  const approval = 'rollout';
  const next = await releases.changeWithin(tx, row.env, change, {
    actor,
    reason,
    again,
    acknowledge,
    force,
    approval,
  });
  made.push(next);
  return next;
}

const shareText = (bps: number, segment: string | null) =>
  `${bps / 100}% of ${segment === null ? 'all shoppers' : segment}`;

/** The change that sets the share of a stage. */
function changeFor({ remote, version, stages, salt }: RolloutRow, stage: number): ReleaseChange {
  const reach = reachOfStage(stages, stage);
  if (stage === stages.length) {
    return salt === null
      ? { kind: 'promote', versions: { [remote]: version } }
      : { kind: 'canary-promote', remote };
  }
  if (salt === null) return { kind: 'canary-start', remote, version, ...reach };
  return { kind: 'canary-advance', remote, ...reach };
}

/** Sets the share of a stage. Throws a RegistryError if that is not possible. */
async function enter(locked: Locked, stage: number, grounds: Grounds | undefined): Promise<string> {
  const { row, now } = locked;
  const { id, remote, stages } = row;
  const { bps, segment = null } = stages[stage - 1] ?? { bps: 0 };
  const text = `Stage ${stage} of ${stages.length} of rollout ${id}: ${shareText(bps, segment)}`;
  const { actor, reason } = grounds ?? { actor: automatic, reason: '' };
  const next = await release(locked, changeFor(row, stage), {
    actor,
    reason: reason ? `${text}. ${reason}` : text,
  });
  const salt = next.assignments[remote]?.canary?.salt ?? row.salt;
  const kind = stage === stages.length ? 'promoted' : 'stage';
  const update = { status: 'running', stage, stage_since: now, hold: null, overruled: [], salt } as const;
  await put(locked, update, { kind, actor: actor.name, reason: reason || shareText(bps, segment) });
  return `rollout ${id}: ${remote}@${row.version} goes to ${shareText(bps, segment)}`;
}

export async function end(
  locked: Locked,
  status: 'done' | 'aborted',
  event: { readonly actor: string; readonly reason: string },
): Promise<string> {
  const { row, now } = locked;
  await put(locked, { status, hold: null, ended_at: now }, { kind: status, ...event });
  return `rollout ${row.id} of ${row.remote}@${row.version} is ${status}: ${event.reason}`;
}

/** Holds a rollout. Notifies once per kind of hold, even if its text changes. */
async function holdRollout(
  locked: Locked,
  { kind, reason }: Pick<NonNullable<Rollout['hold']>, 'kind' | 'reason'>,
): Promise<string | null> {
  const { row, now } = locked;
  const { hold: before } = row;
  if (before?.kind === kind && before.reason === reason) return null;
  const isNew = before?.kind !== kind;
  const since = isNew ? now.toISOString() : before.since;
  const update = { status: 'paused', hold: { kind, reason, by: automatic.name, since } } as const;
  await put(locked, update, isNew ? { kind: 'held', actor: automatic.name, reason } : undefined);
  return isNew ? `rollout ${row.id} of ${row.remote} is paused: ${reason}` : null;
}

/** Ends an automatic hold of a rollout. */
async function endHold(locked: Locked): Promise<void> {
  const { hold } = locked.row;
  if (hold === null) return;
  const reason = `No longer: ${hold.reason}`;
  await put(locked, { status: 'running', hold: null }, { kind: 'released', actor: automatic.name, reason });
}

/** The hold for a stage that could not begin because of an error; rethrows other errors. */
function refused(error: unknown) {
  if (error instanceof GateRefusal) {
    return { kind: 'gate', reason: `Waits until the gate passes it. ${error.why}` } as const;
  }
  if (error instanceof SourceRefusal) return { kind: 'refused', reason: error.why } as const;
  if (!(error instanceof RegistryError)) throw error;
  return { kind: 'refused', reason: error.message } as const;
}

/**
 * Checks an active rollout once: ends, holds or resumes it, or begins its next stage. Returns a line about the action, for the log;
 * null if there was none.
 */
export async function step(locked: Locked, grounds?: Grounds): Promise<string | null> {
  const { row, tx, now } = locked;
  const verdict = assess(row, await readFacts(tx, row, now));
  switch (verdict.kind) {
    case 'rolled-back':
      return end(locked, 'aborted', await findInterruptingRelease(tx, row));
    case 'promoted': {
      const { actor, reason } = await findInterruptingRelease(tx, row);
      const update = { status: 'running', stage: row.stages.length, stage_since: now, hold: null } as const;
      await put(locked, update, { kind: 'promoted', actor, reason });
      return `rollout ${row.id} of ${row.remote} was promoted by ${actor}`;
    }
    case 'done': {
      const reason = `All shoppers have ${row.version}, and its bake time is over.`;
      return end(locked, 'done', { actor: automatic.name, reason });
    }
    default:
  }
  // Only a user can end a user's pause.
  if (row.hold?.kind === 'person' && !isLastStage(row)) return null;
  if (verdict.kind === 'hold') return holdRollout(locked, verdict.hold);
  if (verdict.kind === 'bake') {
    await endHold(locked);
    return null;
  }
  try {
    return await enter(locked, verdict.stage, grounds);
  } catch (error) {
    return holdRollout(locked, refused(error));
  }
}
