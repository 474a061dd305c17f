import type { BakeState } from '@shop/contracts/registry';
import { addEvidence, addReports, noEvidence, strengthOf } from './evidence';
import { fewest, guardrails, percent, rateOf, weightOf, type Counts, type Finding } from './statistics';

/** How long a version is watched after it was promoted, in ms. */
export const bakeMs = 30 * 60 * 1000;

/** Failure rate that is assumed where the previous version has few sessions, and the least that is assumed of any. */
const rates = { unknown: 0.05, least: 0.005, most: 0.5 } as const;
/** Sessions of the previous version from which its own rate is used. */
const enough = 50;
/** A remote's assumed share of all failures where few are known. */
const shares = { unknown: 0.8, least: 0.02, most: 0.98 } as const;
/** Failures from which the measured share is used. */
const enoughFailures = 10;

const between = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  Math.min(most, Math.max(least, value));

/** The previous version's health: its sessions, and the failures of all other remotes in the same time. */
export interface Before extends Counts {
  readonly others: number;
}

/** The highest likely share: the upper end of an Agresti-Coull interval. */
function highest(found: number, of: number): number {
  const share = (found + 2) / (of + 4);
  return share + 2 * Math.sqrt((share * (1 - share)) / (of + 4));
}

const highestRate = ({ sessions, failures }: Counts) =>
  sessions < enough ? rates.unknown : between(highest(failures, sessions), rates);

const highestShare = ({ failures, others }: Before) =>
  failures + others < enoughFailures ? shares.unknown : between(highest(failures, failures + others), shares);

/** Begins to watch a version that all shoppers get now. Times are ISO 8601, UTC. */
export function startBake(
  of: Pick<BakeState, 'version' | 'previous' | 'since' | 'until'>,
  before: Before,
): BakeState {
  return {
    ...of,
    base: highestRate(before),
    share: highestShare(before),
    evidence: { rate: [...noEvidence], share: [...noEvidence] },
    counted: { sessions: 0, reports: 0, failures: 0, others: 0 },
  };
}

/**
 * Judges a version without a control by two signals that have to agree: it fails more often than the previous version
 * did, and its share of all failures has grown. An outage that hits every remote moves only the first.
 * May be called at any time, like `judgeRollout`.
 */
export function judgeBake(
  state: BakeState,
  now: Before,
): { readonly finding: Finding; readonly next: BakeState } {
  const { base, counted } = state;
  const failures = now.failures - counted.failures;
  const successes = now.reports - counted.reports - failures;
  // A failure is always reported, a success by some sessions only.
  const weight = weightOf(now);
  const rate = addReports(state.evidence.rate, {
    failures,
    successes,
    base: base / (base + (1 - base) / weight),
  });
  const share = addEvidence(state.evidence.share, {
    canary: failures,
    control: now.others - counted.others,
    share: state.share,
  });
  const { sessions, reports, others } = now;
  const next: BakeState = {
    ...state,
    evidence: { rate: [...rate], share: [...share] },
    counted: { sessions, reports, failures: now.failures, others },
  };
  const { alpha, margin } = guardrails.sessions;
  const isWorse = now.failures >= fewest && rateOf(now) - base >= margin;
  if (!isWorse || Math.min(strengthOf(rate), strengthOf(share)) < 1 / alpha)
    return { finding: { kind: 'fine' }, next };
  const reason = `${percent(rateOf(now))} of the sessions of ${state.version} fail since it went to all shoppers; of ${state.previous} it was at most ${percent(base)}, and other remotes do not fail with it.`;
  return { finding: { kind: 'roll-back', reason }, next };
}
