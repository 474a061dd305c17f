import type { GateFinding } from '@shop/contracts/registry';
import type { GateBrowser } from './gate-browser';
import { isOver, type GateRun, type Gathered } from './gate-run';
import { limits, windows } from './limits';
import { tryPurchase } from './purchase';

export type Side = 'candidate' | 'live';

/** One try: why it failed; null for one that did not. */
export type Buy = (side: Side) => Promise<string | null>;

/** Purchases with the candidate and with what is live, in pairs. */
export interface Tries {
  /** Why it fails with the candidate, by the first pair that says so; null where it does not. */
  readonly why: string | null;
  /** Whether the candidate failed in a pair in which what is live did not. */
  readonly isOwn: boolean;
}

/**
 * Buys with the candidate, and where that fails once, with what is live. One failure beside a live version that did not fail is
 * the candidate's: a second try that succeeds takes nothing back. Where both fail, which of them is to blame is unknown,
 * and another pair decides.
 */
export async function buyInPairs(buy: Buy): Promise<Tries> {
  let first: string | null = null;
  for (let pair = 1; pair <= limits.pairs; pair += 1) {
    const why = await buy('candidate');
    if (why === null) break;
    first ??= why;
    if ((await buy('live')) === null) return { why, isOwn: true };
  }
  return { why: first, isOwn: false };
}

/** The finding of a purchase that failed: a note where it fails with the live version too. */
export function judgePurchase({ width }: { readonly width: number }, { why, isOwn }: Tries): GateFinding[] {
  if (why === null) return [];
  const beside = isOwn ? '' : ', with what is live too,';
  const message = `A purchase at ${width} px fails${beside} where ${why}.`;
  return [{ check: 'purchase', severity: isOwn ? 'refuse' : 'note', path: null, width, message }];
}

/** Buys a product with the candidates at each width; where that fails, with what is live too. */
export async function buyAtEachWidth(
  browser: GateBrowser,
  run: GateRun,
  product: string,
  gathered: Gathered,
): Promise<void> {
  const { shop, cookies, log } = run;
  for (const window of windows) {
    if (isOver(run, gathered)) return;
    log(`Buying ${product} at ${window.width} px, up to Pay …`);
    const tries = await buyInPairs(async (side) => {
      const context = await browser.open({ shop, cookies: cookies[side], ...window });
      const why = await tryPurchase(context, { shop, product });
      await browser.leave(context, why !== null);
      return why;
    });
    gathered.findings.push(...judgePurchase(window, tries));
  }
}
