import type { Health } from '../telemetry/health';
import { addEvidence, strengthOf, type Evidence } from './evidence';
import { fewest, guardrails, percent, type Finding } from './statistics';

/** Sampled sessions that saw a product, and those that added one to the cart. */
export type Purchases = Pick<Health, 'products' | 'carts'>;

interface Both {
  readonly canary: Purchases;
  readonly control: Purchases;
}

/** How far the canary's product views may be below its share, in standard deviations, before their own share is used. */
const skewLimit = 4;

const rateOf = ({ products, carts }: Purchases) => (products > 0 ? carts / products : 0);

/**
 * The canary's share of the sessions that may add to the cart, from 0 to 1: the one that was drawn, or that of the product views
 * where it is smaller by more than chance.
 */
export function shareOfPurchases({ canary, control }: Both, bps: number): number {
  const drawn = bps / 10_000;
  const total = canary.products + control.products;
  const isShort = total * drawn - canary.products > skewLimit * Math.sqrt(total * drawn * (1 - drawn));
  return isShort ? canary.products / total : drawn;
}

/**
 * Adds what came in since the last check to the evidence that fewer of the canary's sessions add to the cart: if both are equal, each that
 * does is the control's with the probability of the control's share. It is the evidence of failures with the sides changed.
 */
export const addPurchases = (evidence: Evidence, { canary, control }: Both, share: number): Evidence =>
  addEvidence(evidence, { canary: control.carts, control: canary.carts, share: 1 - share });

/** Whether the evidence that the canary sells less is strong enough to roll back. */
export function comparePurchases(
  { canary, control, evidence }: Both & { readonly evidence: Evidence },
  margin: number = guardrails.carts.margin,
): Finding {
  const { alpha } = guardrails.carts;
  const [rate, beside] = [rateOf(canary), rateOf(control)];
  const isWorse = control.carts >= fewest && beside - rate >= margin;
  if (!isWorse || strengthOf(evidence) < 1 / alpha) return { kind: 'fine' };
  const least = Math.round(1 / alpha);
  return {
    kind: 'roll-back',
    reason: `${percent(rate)} of the canary's sessions that see a product add one to the cart, ${percent(beside)} of the control's: versions that are alike differ so in less than one of ${least} rollouts.`,
  };
}
