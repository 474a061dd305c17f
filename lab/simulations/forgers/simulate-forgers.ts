import { isWithin } from '../../../registry/src/modules/telemetry/admit-report';
import { noHealth, type Health } from '../../../registry/src/modules/telemetry/metrics';
import { confirmFinding } from '../../../registry/src/modules/canaries/confirm';
import { judgeRollout, startWatch } from '../../../registry/src/modules/canaries/judge-rollout';

/** Genuine shoppers of a shop. */
export interface Shoppers {
  readonly perSecond: number;
  /** Share of sessions that fail, by version; from 0 to 1. */
  readonly fails: { readonly canary: number; readonly control: number };
  /** The canary's share in ten-thousandths. */
  readonly bps: number;
  /** Share of the sessions in browsers that have paid an order; from 0 to 1. */
  readonly customers: number;
}

/** An attacker who repeatedly reports forged failures of the canary from each address. */
export interface Forger {
  readonly addresses: number;
  /** Whether all addresses share one network. */
  readonly networks: 'one' | 'many';
  /** Whether the shop has known these networks for days. */
  readonly known: boolean;
  /** How many of the browsers have paid an order. */
  readonly customers: number;
}

interface Session {
  readonly side: 'canary' | 'control';
  readonly failed: boolean;
  readonly network: string;
  readonly address: string;
  readonly known: boolean;
  readonly customer: boolean;
}

/** A check every 15 s, as the registry's monitoring does. */
const lookSeconds = 15;
/** Sessions of an address at each check. */
const forgedPerLook = 2;
/** One in ten successful sessions reports, and counts ten times. */
const sampled = 10;
/**
 * Number of shoppers' networks, whose sizes follow Zipf's law except for the ten largest, which are equal; and the days for
 * which the shop has known them.
 */
const networks = { count: 50_000, alike: 10, days: 27, addresses: 64 } as const;
/** Share of sessions from networks with no other sessions. */
const travellers = 0.03;

const spread = (networks.count + networks.alike) / networks.alike;

/** A genuine session; a network is known after its first report. */
function honest(
  random: () => number,
  { perSecond, fails, bps, customers }: Shoppers,
  known: Map<number, boolean>,
): Session {
  const side = random() < bps / 10_000 ? 'canary' : 'control';
  const isTraveller = random() < travellers;
  const at = isTraveller ? -random() : Math.floor(networks.alike * (spread ** random() - 1));
  let isKnown = known.get(at);
  if (isKnown === undefined) {
    const share = (1 - travellers) / ((at + networks.alike) * Math.log(spread));
    const reports = (perSecond * 86_400 * networks.days * share) / sampled;
    isKnown = !isTraveller && random() < 1 - Math.exp(-reports);
    if (!isTraveller) known.set(at, isKnown);
  }
  return {
    ...{ side, failed: random() < fails[side], known: isKnown, customer: random() < customers },
    ...{ network: `${at}`, address: `${at} ${Math.floor(random() * networks.addresses)}` },
  };
}

const forged = ({ networks: spreadOver, known, customers }: Forger, at: number): Session => ({
  ...{ side: 'canary', failed: true, known, customer: at < customers, address: `forged ${at}` },
  network: spreadOver === 'one' ? 'forged' : `forged ${at}`,
});

/** A registry's session counts of one version: all sessions, or those within the limits of evidence. */
function createLedger(isLimited: boolean) {
  const counts: { -readonly [Name in keyof Health]: Health[Name] } = { ...noHealth };
  const own = { failures: new Map<string, number>(), reports: new Map<string, number>() };
  const failed = { uncounted: 0, customers: 0, nonCustomers: 0 };
  const isEvidence = ({ known, failed, network, address }: Session) => {
    const counted = failed ? 'failures' : 'reports';
    const has = (place: string) => own[counted].get(place) ?? 0;
    return known && isWithin(counted, { address: has(address), network: has(network) }, counts[counted]);
  };
  return {
    counts,
    failed,
    add(session: Session) {
      if (isLimited && !isEvidence(session)) {
        failed.uncounted += session.failed ? 1 : 0;
        return;
      }
      for (const counted of session.failed ? (['failures', 'reports'] as const) : (['reports'] as const))
        for (const place of [session.network, session.address])
          own[counted].set(place, (own[counted].get(place) ?? 0) + 1);
      counts.sessions += session.failed ? 1 : sampled;
      counts.reports += 1;
      counts.failures += session.failed ? 1 : 0;
      if (session.failed) failed[session.customer ? 'customers' : 'nonCustomers'] += 1;
    },
  };
}

function createJudge({ bps, customers }: Shoppers, isLimited: boolean) {
  const sides = { canary: createLedger(isLimited), control: createLedger(isLimited) };
  let state = startWatch({ salt: '', since: '', bps });
  return {
    add: (session: Session) => sides[session.side].add(session),
    /** One check: whether the figures are evidence against the canary, and whether it is rolled back. */
    look() {
      const counts = { canary: sides.canary.counts, control: sides.control.counts };
      const judged = judgeRollout(state, counts, { bps, segment: '' });
      const confirming = { canary: sides.canary.failed, control: sides.control.failed, bps };
      const { finding, next } = isLimited
        ? confirmFinding(judged, { ...confirming, customerShare: customers })
        : judged;
      state = next;
      return { isSeen: judged.finding.kind === 'roll-back', isOver: finding.kind === 'roll-back' };
    },
  };
}

/** Genuine canary sessions until an action; null without one. */
export interface Played {
  /** Until evidence, as the registry admits it, paused the canary or rolled it back. */
  readonly seen: number | null;
  /** Until evidence rolled it back. */
  readonly byEvidence: number | null;
  /** Until it was rolled back if all reports counted. */
  readonly byReports: number | null;
}

/** Simulates one canary with and without the limits of evidence, for the same shoppers. */
export function simulateForgers(
  random: () => number,
  shoppers: Shoppers,
  { forger, looks }: { readonly forger?: Forger; readonly looks: number },
): Played {
  const judges = { byEvidence: createJudge(shoppers, true), byReports: createJudge(shoppers, false) };
  const found: { -readonly [Name in keyof Played]: Played[Name] } = {
    seen: null,
    byEvidence: null,
    byReports: null,
  };
  const known = new Map<number, boolean>();
  let exposed = 0;
  const names = ['byEvidence', 'byReports'] as const;
  const running = () => names.filter((name) => found[name] === null);
  for (let look = 0; look < looks && running().length > 0; look += 1) {
    const open = running();
    const addToAll = (session: Session) => open.forEach((name) => judges[name].add(session));
    for (let count = 0; count < shoppers.perSecond * lookSeconds; count += 1) {
      const session = honest(random, shoppers, known);
      exposed += session.side === 'canary' ? 1 : 0;
      if (session.failed || random() < 1 / sampled) addToAll(session);
    }
    for (let at = 0; at < (forger?.addresses ?? 0); at += 1)
      for (let time = 0; forger && time < forgedPerLook; time += 1) addToAll(forged(forger, at));
    for (const name of open) {
      const { isSeen, isOver } = judges[name].look();
      if (name === 'byEvidence' && isSeen) found.seen ??= exposed;
      if (isOver) found[name] = exposed;
    }
  }
  return found;
}
