import type { Canary } from '@shop/contracts';
import type { WatchState } from '@shop/contracts/registry';
import { addEvidence, noEvidence } from './evidence';
import { addPurchases, comparePurchases, shareOfPurchases } from './purchases';
import {
  compare,
  guardrails,
  judgeSplit,
  shareOf,
  worstOf,
  type Counts,
  type Finding,
  type Margins,
} from './statistics';

const usualMargins: Margins = {
  sessions: guardrails.sessions.margin,
  renders: guardrails['server renders'].margin,
  carts: guardrails.carts.margin,
};

/** The canary's share of the compared shoppers, and their segment. */
export interface Drawn {
  readonly bps: number;
  /** Their segment; empty for everybody. */
  readonly segment: string;
}

/** The audience of a canary now: its last segment until it goes to everybody. */
export function drawnOf({ bps, segments = [] }: Canary): Drawn {
  const last = segments.at(-1);
  return bps === 0 && last ? { bps: last.bps, segment: last.segment } : { bps, segment: '' };
}

/** Both sides' counts since a rollout began. */
export type Sides = WatchState['counted'];
type Side = Sides['canary'];

const none: Side = {
  sessions: 0,
  reports: 0,
  failures: 0,
  serverRenders: 0,
  serverFailures: 0,
  products: 0,
  carts: 0,
};

// Field by field: a simulation calls this millions of times.
const lessOf = (now: Side, before: Side): Side => ({
  sessions: now.sessions - before.sessions,
  reports: now.reports - before.reports,
  failures: now.failures - before.failures,
  serverRenders: now.serverRenders - before.serverRenders,
  serverFailures: now.serverFailures - before.serverFailures,
  products: now.products - before.products,
  carts: now.carts - before.carts,
});

/** The difference since an earlier moment. */
const since = (now: Sides, before: Sides): Sides => ({
  canary: lessOf(now.canary, before.canary),
  control: lessOf(now.control, before.control),
});

const rendersOf = ({ serverRenders, serverFailures }: Side): Counts => ({
  sessions: serverRenders,
  reports: serverRenders,
  failures: serverFailures,
});

const nothing: Sides = { canary: none, control: none };

/** Whether a stored state has what this version counts: one of an older registry begins anew. */
export const isCurrent = ({ counted, evidence }: Partial<WatchState>): boolean =>
  counted !== undefined && evidence !== undefined && 'carts' in evidence;

/** The initial state of a rollout; `bps` is the canary's share in ten-thousandths, `counted` what does not count any more. */
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
  const before: Sides = { canary: lessOf(counted.canary, none), control: lessOf(counted.control, none) };
  return {
    salt,
    since: from,
    lastWindow: 0,
    evidence: { sessions: [...noEvidence], renders: [...noEvidence], carts: [...noEvidence] },
    counted: before,
    stage: { bps, ...before },
    paused: null,
  };
}

/**
 * Judges a rollout by all that has come in since it began, and the state for the next check. It may be called at
 * any time: checking more often makes a false rollback no likelier.
 */
export function judgeRollout(
  state: WatchState,
  { canary, control }: Sides,
  { bps, segment }: Drawn,
  margins: Margins = usualMargins,
): { readonly finding: Finding; readonly next: WatchState } {
  const now: Sides = { canary: lessOf(canary, none), control: lessOf(control, none) };
  const { bps: bpsBefore, segment: segmentBefore = '' } = state.stage;
  const isSame = bpsBefore === bps && segmentBefore === segment;
  const stage = isSame ? state.stage : { bps, segment, ...state.counted };
  const news = since(now, state.counted);
  const ofStage = since(now, stage);
  const renders = news.canary.serverRenders + news.control.serverRenders;
  const evidence = {
    sessions: addEvidence(state.evidence.sessions, {
      canary: news.canary.failures,
      control: news.control.failures,
      share: shareOf(ofStage.canary, ofStage.control, bps),
    }),
    // A cached page is no render, so that the canary's share does not apply to them.
    renders: addEvidence(state.evidence.renders, {
      canary: news.canary.serverFailures,
      control: news.control.serverFailures,
      share: renders > 0 ? news.canary.serverRenders / renders : 0,
    }),
    carts: addPurchases(state.evidence.carts, news, shareOfPurchases(ofStage, bps)),
  };
  const finding = worstOf([
    compare({ ...now, evidence: evidence.sessions }, 'sessions', margins.sessions),
    compare(
      { canary: rendersOf(now.canary), control: rendersOf(now.control), evidence: evidence.renders },
      'server renders',
      margins.renders,
    ),
    comparePurchases({ ...now, evidence: evidence.carts }, margins.carts),
    judgeSplit(ofStage.canary, ofStage.control, bps),
  ]);
  const next: WatchState = {
    ...state,
    evidence: {
      sessions: [...evidence.sessions],
      renders: [...evidence.renders],
      carts: [...evidence.carts],
    },
    counted: now,
    stage,
    paused: finding.kind === 'pause' ? finding.reason : null,
  };
  return { finding, next };
}
