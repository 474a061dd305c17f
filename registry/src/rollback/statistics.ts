import type { Health } from '../telemetry/health';

/** One-sided 99.5 % of the normal distribution. */
const z = 2.5758;
/** Difference in failure rate that is worth a rollback: 0.5 points. */
const margin = 0.005;
/** Sessions that each side needs before they are compared. */
const enough = 200;
/** Sessions and share of failures that need no comparison. */
const hardTrip = { sessions: 20, share: 0.5 } as const;
/** Rate of failures from which on a control tells of an outage. */
const outage = 0.2;
/** For how many sessions a success stands that is reported by one session in ten. */
const sampled = 10;
/** How far from its share a canary may be, in standard deviations. */
const skewLimit = 4;
/** Control sessions' worth of the canary's share after which silence means that its reports are lost. */
const silence = 50;

type Counts = Pick<Health, 'sessions' | 'reports' | 'failures'>;

/** What the numbers of one moment say of a canary. */
export type Finding =
  | { readonly kind: 'trip'; readonly reason: string }
  | { readonly kind: 'breach'; readonly reason: string }
  | { readonly kind: 'pause'; readonly reason: string }
  | { readonly kind: 'collecting' }
  | { readonly kind: 'fine' };

interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** For how many sessions a reported success stands; 1 where all of them report. */
function weightOf({ sessions, reports, failures }: Counts): number {
  return reports > failures ? Math.max(1, (sessions - failures) / (reports - failures)) : 1;
}

/**
 * Wilson's interval of a rate, which is sound for rates near 0 as well. Sampled successes make the rate less certain than
 * as many counted ones would: the variance grows by (weight - 1) x rate, so the number of sessions shrinks by it.
 */
function wilson(counts: Counts): Interval {
  const rate = counts.failures / counts.sessions;
  const sessions = counts.sessions / (1 + (weightOf(counts) - 1) * rate);
  const middle = (rate + (z * z) / (2 * sessions)) / (1 + (z * z) / sessions);
  const spread =
    (z * Math.sqrt((rate * (1 - rate)) / sessions + (z * z) / (4 * sessions * sessions))) /
    (1 + (z * z) / sessions);
  return { rate, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

/** Lower 99.5 % bound of the canary's failure rate less the control's (Newcombe's hybrid score). */
export function lowerBound(canary: Counts, control: Counts): number {
  const [one, other] = [wilson(canary), wilson(control)];
  const spread = Math.sqrt((one.rate - one.low) ** 2 + (other.high - other.rate) ** 2);
  return one.rate - other.rate - spread;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** How many standard deviations the split between canary and control is from the share that was drawn. */
export function skewOf(canary: Counts, control: Counts, bps: number): number {
  const share = bps / 10_000;
  const total = canary.sessions + control.sessions;
  const weight = Math.max(weightOf(canary), weightOf(control));
  const deviation = Math.sqrt(total * share * (1 - share) * weight);
  return deviation === 0 ? 0 : Math.abs(canary.sessions - total * share) / deviation;
}

/** What is counted, as a person reads it. */
type Counted = 'sessions' | 'server renders';

/** The difference that is worth a rollback: where the control fails as in an outage, a canary has to be far worse. */
const marginOf = (control: Counts): number => {
  const rate = control.failures / control.sessions;
  return rate >= outage ? rate / 2 : margin;
};

/**
 * Whether the control fails as well, so that the canary cannot be told from it: something that both of them need is away.
 * A control of which no failure is known excuses nothing. Where successes are sampled, the canary may have had one more
 * that nobody was told of.
 */
function failsAlike(canary: Counts, control: Counts): boolean {
  if (control.failures === 0) return false;
  const unseen = weightOf(control) > 1 ? sampled : 0;
  const { sessions, reports, failures } = canary;
  const seen = { sessions: sessions + unseen, reports: reports + (unseen > 0 ? 1 : 0), failures };
  return lowerBound(seen, control) <= marginOf(control);
}

/** Looks for a failure so plain that it needs few numbers; null where there is none. */
function judgeTotal(canary: Counts, control: Counts, counted: Counted): Finding | null {
  const failing = canary.sessions > 0 ? canary.failures / canary.sessions : 0;
  if (canary.reports < hardTrip.sessions || failing < hardTrip.share) return null;
  const found = `${percent(failing)} of the canary's ${canary.reports} ${counted} fail`;
  if (!failsAlike(canary, control)) return { kind: 'trip', reason: `${found}.` };
  const beside = percent(control.failures / control.sessions);
  return {
    kind: 'pause',
    reason: `${found}, and ${beside} of its control's: what both of them need is away. Judgement waits until that is over.`,
  };
}

/** Compares failure rates once both sides have numbers enough; null before, and where nothing stands out. */
function judgeDifference(canary: Counts, control: Counts, counted: Counted): Finding | null {
  if (canary.sessions < enough || control.sessions < enough) return null;
  const bound = lowerBound(canary, control);
  if (bound <= marginOf(control)) return null;
  const [failing, beside] = [canary.failures / canary.sessions, control.failures / control.sessions];
  return {
    kind: 'breach',
    reason: `${percent(failing)} of canary ${counted} fail, ${percent(beside)} of the control; the difference is over ${percent(bound)} with 99.5 % certainty.`,
  };
}

/** Compares the sessions of a canary with those of its concurrent control. */
export function judge(canary: Counts, control: Counts, bps: number): Finding {
  const plain = judgeTotal(canary, control, 'sessions');
  if (plain) return plain;
  const share = bps / 10_000;
  const expected = share < 1 ? (control.sessions * share) / (1 - share) : 0;
  if (canary.reports === 0 && expected >= silence) {
    return { kind: 'pause', reason: 'Control sessions report and canary sessions do not.' };
  }
  if (canary.sessions < enough || control.sessions < enough) return { kind: 'collecting' };
  const difference = judgeDifference(canary, control, 'sessions');
  if (difference) return difference;
  if (skewOf(canary, control, bps) > skewLimit) {
    const real = canary.sessions / (canary.sessions + control.sessions);
    return { kind: 'pause', reason: `${percent(real)} of sessions are in a canary of ${percent(share)}.` };
  }
  return { kind: 'fine' };
}

type Renders = Pick<Health, 'serverRenders' | 'serverFailures'>;

const countsOf = ({ serverRenders, serverFailures }: Renders): Counts => ({
  sessions: serverRenders,
  reports: serverRenders,
  failures: serverFailures,
});

/**
 * Compares the server's renders of a canary with those of its control. All of them are counted, and pages that come from a
 * cache are none, so that their split says nothing of the share that was drawn.
 */
export function judgeRenders(canary: Renders, control: Renders): Finding {
  const [one, other] = [countsOf(canary), countsOf(control)];
  const found = judgeTotal(one, other, 'server renders') ?? judgeDifference(one, other, 'server renders');
  return found ?? { kind: 'collecting' };
}

const gravest = ['trip', 'breach', 'pause'] as const;

/** What several findings of one moment come to: the gravest of them, the first one where none is grave. */
export function worstOf(first: Finding, ...others: readonly Finding[]): Finding {
  const all = [first, ...others];
  for (const kind of gravest) {
    const found = all.find((finding) => finding.kind === kind);
    if (found) return found;
  }
  return first;
}
