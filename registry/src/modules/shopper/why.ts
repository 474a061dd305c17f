import type { Assignment } from '@shop/contracts';
import { placeInCanary, reachText, type Cohort } from '@shop/contracts/choice';

interface Explained {
  readonly assignment: Assignment;
  readonly shopper: Cohort;
  /** What was chosen by hand in the browser. */
  readonly chosen: string | null;
  /** What it has when nothing is chosen. */
  readonly otherwise: string | null;
}

/** Why a browser has its version of a remote, or none, as one or two plain sentences. */
export function whyText({ assignment, shopper, chosen, otherwise }: Explained): string {
  const { killed, canary, stable } = assignment;
  if (killed) return 'Switched off: nobody has it.';
  if (chosen !== null) {
    return `Chosen by hand in this browser, which counts in no comparison meanwhile. Otherwise it has ${otherwise ?? 'none'}.`;
  }
  if (!canary) return 'Live for everybody.';
  const isLimited = canary.bps === 0;
  const audience = `${isLimited ? 'limited to' : 'of'} ${reachText(canary)}`;
  if (placeInCanary(canary, shopper).isInside) return `Canary ${audience}: this browser is in it.`;
  const now = stable === null ? 'Not live yet' : 'Live';
  return `${now}. Canary ${canary.version} ${audience}: this browser is not in it.`;
}
