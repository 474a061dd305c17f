import type { WatchState } from '@shop/contracts/registry';
import type { FailedSessions } from '../telemetry/health';
import type { Finding } from './judge-metric';

/** Failed sessions that do not count from which a flood is assumed, and how many times those that count they are. */
const flood = { sessions: 20, times: 3 } as const;
/** Failures of strangers that are usual by chance, and how many times their usual number they may be beside those of customers. */
const usual = { any: 3, times: 1.25 } as const;
/** The strength of evidence by which failures of customers alone confirm a rollback, and the odds that are tried for it. */
const enough = 100;
const tried = [3, 12] as const;

/** Whether failures of sessions can be what a rollback is for: fewer are never enough. */
const matters = ({ customers, strangers }: FailedSessions) => customers + strangers > usual.any;

/** Whether sessions of customers fail as often as those of strangers; `share` is that of customers among all, from 0 to 1. */
export const isShared = (
  { customers, strangers }: Pick<FailedSessions, 'customers' | 'strangers'>,
  share: number,
): boolean => customers > 0 && strangers <= usual.any + usual.times * ((1 - share) / share) * customers;

/**
 * Evidence that the canary fails for customers, which may be checked at any time: the mean likelihood ratio of multiples of the
 * control's odds. Equal versions reach 100 with a probability of 1 %.
 */
export function strengthFor(canary: number, all: number, share: number): number {
  const ratios = tried.map((odds) => odds ** canary / (1 - share + share * odds) ** all);
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / tried.length;
}

/** Whether a version is worse by server renders or a step to the order, which are limited by network where they are counted. */
export const isWorseElsewhere = (judged: WatchState['judged']): boolean =>
  judged.some(({ metric, verdict }) => verdict === 'worse' && metric !== 'sessions');

interface Judged {
  readonly finding: Finding;
  readonly next: WatchState;
}

export interface Confirming {
  readonly canary: FailedSessions;
  /** Null where nobody else has the remote. */
  readonly control: FailedSessions | null;
  /** The canary's share in ten-thousandths. */
  readonly bps: number;
  /** Of customers among the sessions that report, from 0 to 1; null in a shop with too few of them. */
  readonly customerShare: number | null;
}

/** Whether customers confirm that a promoted version fails, in a shop that has enough of them. */
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
 * Pauses a canary that only strangers or floods of reports speak against, for a person to decide. A flood does not keep a version
 * that fails for customers, or for known networks in a shop with few customers.
 */
export function confirmFinding(judged: Judged, confirming: Confirming): Judged {
  const { finding, next } = judged;
  const { held, customers, strangers } = confirming.canary;
  if (finding.kind === 'roll-back' && !isWorseElsewhere(next.judged) && !isConfirmed(confirming)) {
    return paused(
      judged,
      `${strangers} sessions of strangers failed, and ${customers} of customers. Check whether the canary fails.`,
    );
  }
  const isFlood = held >= flood.sessions && held > flood.times * next.counted.canary.failures;
  if (finding.kind !== 'fine' || !isFlood) return judged;
  return paused(
    judged,
    `${held} reports of failed sessions are not counted: they come from networks that are new here, or from few networks. Check whether the canary fails.`,
  );
}
