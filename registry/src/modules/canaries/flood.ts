import type { WatchState } from '@shop/contracts/registry';
import type { FailedSessions } from '../telemetry/count-session';
import type { Finding } from './statistics';

/** Failed sessions that are held from which a flood is assumed, and how many times those that count they are. */
const limits = { held: { sessions: 20, times: 3 }, doubted: { sessions: 8, times: 1 } } as const;
/** The probability that customers' failures of equal versions fall so, below which they confirm a rollback in a flood. */
const chance = 0.01;

/** Whether so many sessions that do not count look made up, beside those that do. */
const isFlood = (kind: keyof typeof limits, sessions: number, counted: number) =>
  sessions >= limits[kind].sessions && sessions > limits[kind].times * counted;

/** The probability of so many failures or more of the canary, of all, if each is its with the probability of its share. */
export function tailOf(canary: number, all: number, share: number): number {
  let term = (1 - share) ** all;
  let sum = 0;
  for (let count = 0; count < canary; count += 1) {
    sum += term;
    term *= ((all - count) / (count + 1)) * (share / (1 - share));
  }
  return 1 - sum;
}

interface Judged {
  readonly finding: Finding;
  readonly next: WatchState;
}

const paused = ({ next }: Judged, reason: string): Judged => ({
  finding: { kind: 'pause', reason },
  next: { ...next, paused: reason },
});

/**
 * Holds a canary in a flood of reports that are not evidence: a person decides whether they are real. A flood from new or few
 * networks does not keep a version that fails elsewhere. In one of strangers, customers have to confirm a rollback.
 */
export function holdInFlood(
  judged: Judged,
  failed: { readonly canary: FailedSessions; readonly control: FailedSessions | null },
  bps: number,
): Judged {
  const { finding, next } = judged;
  const { held, doubted, customers } = failed.canary;
  const counted = next.counted.canary.failures;
  if (finding.kind === 'roll-back' && isFlood('doubted', doubted, counted)) {
    const all = customers + (failed.control?.customers ?? 0);
    if (customers > 0 && tailOf(customers, all, bps / 10_000) < chance) return judged;
    return paused(
      judged,
      `${doubted} failed sessions of strangers are reported, and ${customers} of customers. Check whether the canary fails.`,
    );
  }
  if (finding.kind !== 'fine' || !isFlood('held', held, counted)) return judged;
  return paused(
    judged,
    `${held} reports of failed sessions are not counted: they come from networks that are new here, from few networks, or from strangers alone. Check whether the canary fails.`,
  );
}
