import type { Canary } from '@shop/contracts';
import type { Judged, WatchState } from '@shop/contracts/registry';
import { addTrials, noEvidence, reversed } from './evidence';
import {
  type Finding,
  judgeAlone,
  judgeBeside,
  judgeSplit,
  pauseInOutage,
  reasonOf,
  type Sides,
  trialsAgainstControl,
  worstOf,
} from './judge-metric';
import { judgedNames, metrics, noCounts, type Counts, type Margins } from '../telemetry/metrics';

/** The canary's share of the compared shoppers, and their segment. */
export interface Drawn {
  readonly bps: number;
  /** Their segment; empty for all shoppers. */
  readonly segment: string;
}

/** The current audience of a canary: its last segment, or all shoppers. */
export function sampledAudience({ bps, segments = [] }: Canary): Drawn {
  const last = segments.at(-1);
  return bps === 0 && last ? { bps: last.bps, segment: last.segment } : { bps, segment: '' };
}

function lessOf(now: Counts, before: Counts): Counts {
  const less = { ...noCounts } as { -readonly [Name in keyof Counts]: number };
  for (const name of judgedNames) less[name] = now[name] - before[name];
  return less;
}

/** The difference from earlier counts. */
const since = (now: Sides, before: Sides): Sides => ({
  canary: lessOf(now.canary, before.canary),
  control: lessOf(now.control, before.control),
});

const nothing: Sides = { canary: noCounts, control: noCounts };

/** Whether a stored state has the counts that this version of the registry needs. Otherwise, counting restarts. */
export const isCurrent = ({ counted, trials, judged }: Partial<WatchState>): boolean =>
  counted !== undefined &&
  judged !== undefined &&
  metrics.every(({ name }) => trials?.[name]?.worse !== undefined);

type AllTrials = WatchState['trials'];

/** The evidence in the format for older clients of the API. */
const formerEvidence = ({ sessions, renders, carts }: AllTrials): WatchState['evidence'] => ({
  sessions: sessions?.worse ?? [],
  renders: renders?.worse ?? [],
  carts: carts?.worse ?? [],
});

/** The initial state of a rollout. `bps` is the canary's share in ten-thousandths; `counted` are earlier counts to ignore. */
export function startWatch({
  salt,
  since: from,
  bps,
  counted = nothing,
}: {
  salt: string;
  since: string;
  bps: number;
  counted?: Sides;
}): WatchState {
  const before = since(counted, nothing);
  const trials: AllTrials = Object.fromEntries(
    metrics.map(({ name }) => [name, { worse: [...noEvidence], better: [...noEvidence] }]),
  );
  return {
    salt,
    since: from,
    lastWindow: 0,
    trials,
    evidence: formerEvidence(trials),
    counted: before,
    stage: { bps, ...before },
    judged: [],
    paused: null,
  };
}

/** The finding from the judgements by all metrics. */
function findingOf(judged: readonly Judged[], now: Sides, stage: Sides, bps: number): Finding {
  const found = metrics.map((metric, at): Finding => {
    const one = judged[at];
    if (one?.verdict === 'worse')
      return { kind: 'roll-back', reason: reasonOf(metric, one, "of the control's") };
    return now.control[metric.denominator] > 0 ? pauseInOutage(metric, now) : judgeAlone(metric, now.canary);
  });
  return worstOf([...found, judgeSplit(stage, bps)]);
}

/**
 * Judges a rollout by all reports since it began, and returns the state for the next check. May be called at any time: frequent
 * checks do not increase the probability of a false rollback.
 */
export function judgeRollout(
  state: WatchState,
  sides: Sides,
  { bps, segment }: Drawn,
  margins?: Margins,
): { readonly finding: Finding; readonly next: WatchState } {
  const now = since(sides, nothing);
  const { bps: bpsBefore, segment: segmentBefore = '' } = state.stage;
  const isSame = bpsBefore === bps && segmentBefore === segment;
  const stage = isSame ? state.stage : { bps, segment, ...state.counted };
  const news = since(now, state.counted);
  const ofStage = since(now, stage);
  const trials: Record<string, AllTrials[string]> = {};
  const judged = metrics.map((metric) => {
    const added = trialsAgainstControl(metric, { news, stage: ofStage, bps });
    const before = state.trials[metric.name];
    const worse = addTrials(before?.worse ?? noEvidence, added);
    const better = addTrials(before?.better ?? noEvidence, reversed(added));
    trials[metric.name] = { worse: [...worse], better: [...better] };
    return judgeBeside(metric, { sides: now, worse, better, share: bps / 10_000, margins });
  });
  const finding = findingOf(judged, now, ofStage, bps);
  const paused = finding.kind === 'pause' ? finding.reason : null;
  const evidence = formerEvidence(trials);
  return { finding, next: { ...state, trials, evidence, counted: now, stage, judged, paused } };
}
