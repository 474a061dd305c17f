import type { Browser } from '@playwright/test';
import { tryBadVersion, type BadVersion, type FaultyRemote } from '@shop/bad-versions';
import type { PackedRemote } from '@shop/protocol';
import type { Outcome } from '../harness/outcome';
import type { TrialShop } from '../remotes/trial-shop';
import { registryAdapter } from './registry-adapter';

/** The maximum number of shoppers, including those with other versions, before a faulty version is stopped. */
const defaultMaxShoppers = { gated: 60, pastGate: 300 } as const;

/** The checks that a version passes through: all, all except the gate, or none before the full release. */
export type Way = 'gated' | 'past the gate' | 'promoted';

export interface Builds {
  readonly on: TrialShop;
  readonly good: Readonly<Record<FaultyRemote, PackedRemote>>;
  readonly browser: Browser;
  readonly way: Way;
  /** GATE_ACCOUNT for the gate, an existing account; without it the gate does not sign in. */
  readonly account?: string;
  /** Pages that a shopper opens; the common ones by default. */
  readonly journey?: readonly string[];
  /** Maximum number of shoppers; by default it depends on `way`. */
  readonly maxShoppers?: number | undefined;
  /** Called when the version is live, before the shoppers arrive. */
  readonly onLive?: (() => Promise<void>) | undefined;
  readonly log?: (line: string) => void;
}

const maxShoppersOf = ({ way, maxShoppers }: Builds) =>
  maxShoppers ?? (way === 'gated' ? defaultMaxShoppers.gated : defaultMaxShoppers.pastGate);

/** Publishes a faulty version and releases it until a check stops it. */
export async function playBadVersion(builds: Builds, bad: BadVersion, version: string): Promise<Outcome> {
  const max = maxShoppersOf(builds);
  const { stopped, seconds, failures } = await tryBadVersion(registryAdapter(builds), bad, { version, max });
  const alive = builds.on.shop.isAlive();
  return {
    ...{ trial: 'delivery', done: bad.name, responses: {}, alive },
    stopped: {
      by: stopped?.by ?? (bad.gap ? `nothing: ${bad.gap}` : 'nothing'),
      shoppers: stopped?.shoppers ?? (bad.isHarmless ? 0 : max),
      ...(stopped && { met: stopped.met }),
      seconds,
    },
    failures: [...failures, ...(alive ? [] : ['the shop’s process exited'])],
  };
}
