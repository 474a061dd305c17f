import { type Outcome, outcomeOf, isWanted, type Play } from '../harness/outcome';
import { faultsOf } from './faults-of';
import { playFault } from './play-fault';
import { openTrialShop, type TrialShop } from './trial-shop';

const rounds = 4;

/** Promotes remotes with faulty server code, one after the other. After a failed trial, a new shop is started. */
export const playRemotes: Play = async ({ log, only }) => {
  const outcomes: Outcome[] = [];
  let on: TrialShop | undefined = await openTrialShop();
  try {
    const names = faultsOf(on.target).map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      if (!isWanted(name, { only })) continue;
      const shop: TrialShop = (on ??= await openTrialShop());
      const fault = faultsOf(shop.target)[index];
      if (!fault) throw new Error(`Unknown fault "${name}".`);
      const outcome = await outcomeOf('remotes', name, () =>
        playFault(shop, fault, { rounds, number: index + 1 }),
      );
      outcomes.push(outcome);
      log(outcome);
      if (outcome.failures.length === 0) continue;
      on = undefined;
      await shop.close();
    }
  } finally {
    await on?.close();
  }
  return outcomes;
};
