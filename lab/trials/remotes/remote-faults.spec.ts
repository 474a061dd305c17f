import { expect, test } from '@playwright/test';
import { playFault } from './play-fault';
import { faultsOf } from './faults-of';
import { openTrialShop, type TrialShop } from './trial-shop';

// `npm run trials -- remotes` runs all of them, for longer.
const misleadingNames = [
  'loops for ever in render',
  'kills and aborts processes',
  'reads files',
  'tries to escape',
  'pollutes what it shares',
];
const patience = { pageMs: 30_000, backMs: 30_000, seenMs: 30_000 };

let on: TrialShop;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  on = await openTrialShop();
});
test.afterAll(() => on.close());

for (const [index, name] of misleadingNames.entries()) {
  test(`a remote's server code that ${name} affects no other page`, async () => {
    const fault = faultsOf(on.target).find((one) => one.name === name);
    if (!fault) throw new Error(`Unknown fault "${name}".`);
    const { failures, alive } = await playFault(on, fault, {
      rounds: 2,
      number: index + 1,
      patience,
      allowsUnrendered: true,
    });
    expect(failures).toEqual([]);
    expect(alive).toBe(true);
  });
}
