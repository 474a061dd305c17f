import type { Rollout } from '@shop/contracts/registry';
import { isOpenAt, nextOpening } from '../../domain/change-windows';
import { isSameReach, reachOfStage } from '../../domain/rollout-stages';
import { sampledAudience } from '../canaries/judge-rollout';
import type { Facts } from './facts';
import type { RolloutRow } from './repository';
import { stageCheckMs } from '../../durations';

type Held = Pick<NonNullable<Rollout['hold']>, 'kind' | 'reason'>;

/** The next action of an active rollout. */
export type Verdict =
  /** The version was rolled back, manually or by monitoring. */
  | { readonly kind: 'rolled-back' }
  /** Someone has promoted the version manually. */
  | { readonly kind: 'promoted' }
  | { readonly kind: 'hold'; readonly hold: Held }
  /** Its stage is not over. */
  | { readonly kind: 'bake' }
  | { readonly kind: 'enter'; readonly stage: number }
  | { readonly kind: 'done' };

const minuteMs = 60 * 1000;

const ist = (timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

export const isLastStage = ({ stages, stage }: Pick<RolloutRow, 'stages' | 'stage'>): boolean =>
  stage === stages.length;

/** The earliest end of the current stage; null before the rollout has begun. */
export function bakesUntil({ stages, stage, stage_since: since }: RolloutRow): Date | null {
  const current = stages[stage - 1];
  return current && since ? new Date(since.getTime() + current.bakeMinutes * minuteMs) : null;
}

const hold = (kind: Held['kind'], reason: string): Verdict => ({ kind: 'hold', hold: { kind, reason } });

/** How the rollout's canary or promoted version was changed from outside; null if it was not. */
function assessShoppers(rollout: RolloutRow, { assignment }: Facts): Verdict | null {
  const { version, remote, stage, stages, salt } = rollout;
  if (stage === 0) return null;
  const isPromoted = assignment?.stable === version;
  if (isLastStage(rollout)) return isPromoted ? null : { kind: 'rolled-back' };
  const canary = assignment?.canary;
  if (canary?.salt !== salt) return { kind: isPromoted ? 'promoted' : 'rolled-back' };
  if (!isSameReach(canary, reachOfStage(stages, stage))) {
    return hold(
      'changed',
      'The canary’s share was changed manually. Resume to restore the share of the stage.',
    );
  }
  return assignment?.killed ? hold('disabled', `${remote} is disabled, so shoppers do not get it.`) : null;
}

function closedText({ windows, now }: Facts): string {
  const opens = nextOpening(windows, now);
  const when = opens
    ? `It opens ${ist(windows.timeZone).format(opens)}`
    : 'It does not open within two months';
  return `Outside the change window. ${when} (${windows.timeZone}).`;
}

/** Whether monitoring has checked this stage recently. */
function isJudged({ stages, stage, salt }: RolloutRow, { watch, now }: Facts): boolean {
  const { bps, segment } = sampledAudience({ version: '', salt: '', ...reachOfStage(stages, stage) });
  return (
    watch?.salt === salt &&
    watch.stage.bps === bps &&
    (watch.stage.segment ?? '') === segment &&
    now.getTime() - watch.lastWindow < stageCheckMs
  );
}

/** Whether a stage has enough data to continue. */
function assessStage(rollout: RolloutRow, facts: Facts): Verdict | null {
  const { stages, stage, overruled } = rollout;
  const { now, sessions } = facts;
  const until = bakesUntil(rollout);
  const { minSessions = 0 } = stages[stage - 1] ?? {};
  if (stage === 0 || until === null) return null;
  if (now < until && !overruled.includes('bake')) return { kind: 'bake' };
  if (overruled.includes('traffic')) return null;
  if (!isJudged(rollout, facts) && !overruled.includes('judgement')) {
    const isLate = now.getTime() - until.getTime() >= stageCheckMs;
    return isLate ? hold('judgement', 'Monitoring has not judged this stage yet.') : { kind: 'bake' };
  }
  if (sessions >= minSessions) return null;
  return hold(
    'traffic',
    `Inconclusive: ${sessions} of at least ${minSessions} sessions in this stage. The rollout continues when there are enough.`,
  );
}

/**
 * Whether the next stage is waiting for approval. A rollout of a protected remote needs one approval by another person for all its
 * stages. Overruling a stage needs a further approval.
 */
function assessApproval(rollout: RolloutRow, { isProtected }: Facts): Verdict | null {
  const { stages, stage, approvals, overruled, created_by } = rollout;
  const next = stage + 1;
  if (approvals.some((one) => one.stage === next)) return null;
  const isBeyondApproval = isProtected && (approvals.length === 0 || overruled.length > 0);
  if (!stages[stage]?.approval && !isBeyondApproval) return null;
  return hold('approval', `Stage ${next} needs the approval of someone other than ${created_by}.`);
}

/** Assesses a started rollout: first whether it ends, then whether it is held, then whether its stage is over. */
export function assess(rollout: RolloutRow, facts: Facts): Verdict {
  const { overruled, stage, stages } = rollout;
  const { freeze, watch, windows, now } = facts;
  const found = assessShoppers(rollout, facts);
  if (found) return found;
  if (stage > 0 && isLastStage(rollout)) {
    return now < (bakesUntil(rollout) ?? now) ? { kind: 'bake' } : { kind: 'done' };
  }
  if (freeze) return hold('freeze', `Frozen by ${freeze.by}: ${freeze.reason}`);
  if (watch?.paused && watch.salt === rollout.salt && !overruled.includes('judgement')) {
    return hold('judgement', watch.paused);
  }
  if (!isOpenAt(windows, now) && !overruled.includes('window')) return hold('window', closedText(facts));
  return (
    assessStage(rollout, facts) ??
    assessApproval(rollout, facts) ?? { kind: 'enter', stage: Math.min(stage + 1, stages.length) }
  );
}
