import type { WatchState } from '@shop/contracts/registry';
import type { FailedSessions } from '../telemetry/health';
import type { Finding } from './judge-metric';

/** Thresholds of a flood: the minimum number of uncounted failed sessions, and their minimum ratio to counted ones. */
const flood = { sessions: 20, times: 3 } as const;
/**
 * Limits for failures of non-customers: how many occur by chance, and the allowed ratio to the number that customers' failures predict.
 */
const usual = { any: 3, times: 1.25 } as const;
/** Strength of evidence at which customers' failures confirm a rollback, and the tested odds ratios. */
const enough = 100;
const tried = [3, 12] as const;

/** Whether enough sessions failed to justify a rollback. */
const matters = ({ customers, nonCustomers }: FailedSessions) => customers + nonCustomers > usual.any;

/**
 * Whether customers' sessions fail as often as those of non-customers. `share` is the customers' share of all sessions, from 0 to 1.
 */
export const isShared = (
  { customers, nonCustomers }: Pick<FailedSessions, 'customers' | 'nonCustomers'>,
  share: number,
): boolean => customers > 0 && nonCustomers <= usual.any + usual.times * ((1 - share) / share) * customers;

/**
 * Evidence that the canary fails for customers, valid at any time: the mean likelihood ratio of multiples of the control's odds.
 * Equal versions reach 100 with a probability of 1%.
 */
export function strengthFor(canary: number, all: number, share: number): number {
  const ratios = tried.map((odds) => odds ** canary / (1 - share + share * odds) ** all);
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / tried.length;
}

/** Whether a version is worse in server renders or in a checkout step. Their counts are already limited by network. */
export const isWorseElsewhere = (judged: WatchState['judged']): boolean =>
  judged.some(({ metric, verdict }) => verdict === 'worse' && metric !== 'sessions');

interface Judged {
  readonly finding: Finding;
  readonly next: WatchState;
}

export interface Confirming {
  readonly canary: FailedSessions;
  /** Null if all shoppers have the version. */
  readonly control: FailedSessions | null;
  /** The canary's share in ten-thousandths. */
  readonly bps: number;
  /** Customers' share of the reporting sessions, from 0 to 1; null in a shop with too few customers. */
  readonly customerShare: number | null;
}

/** Whether customers' failures confirm that a promoted version fails. Always true in a shop with too few customers. */
export const isConfirmedByCustomers = (failed: FailedSessions, customerShare: number | null): boolean =>
  customerShare === null || !matters(failed) || isShared(failed, customerShare);

function isConfirmed({ canary, control, bps, customerShare }: Confirming): boolean {
  if (isConfirmedByCustomers(canary, customerShare)) return true;
  const all = canary.customers + (control?.customers ?? 0);
  return bps < 10_000 && strengthFor(canary.customers, all, bps / 10_000) >= enough;
}

const paused = ({ next }: Judged, reason: string): Judged => ({
  finding: { kind: 'pause', reason },
  next: { ...next, paused: reason },
});

/**
 * Pauses a canary for a person to decide if only non-customers or floods of reports indicate that it fails. A flood does not protect a
 * version that fails for customers, or in known networks of a shop with few customers.
 */
export function confirmFinding(judged: Judged, confirming: Confirming): Judged {
  const { finding, next } = judged;
  const { uncounted, customers, nonCustomers } = confirming.canary;
  if (finding.kind === 'roll-back' && !isWorseElsewhere(next.judged) && !isConfirmed(confirming)) {
    return paused(
      judged,
      `${nonCustomers} sessions of non-customers and ${customers} of customers failed. Check whether the canary fails.`,
    );
  }
  const isFlood = uncounted >= flood.sessions && uncounted > flood.times * next.counted.canary.failures;
  if (finding.kind !== 'fine' || !isFlood) return judged;
  return paused(
    judged,
    `${uncounted} reports of failed sessions are not counted: they come from networks that are new here, or from few networks. Check whether the canary fails.`,
  );
}
