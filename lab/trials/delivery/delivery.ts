import { badVersions } from '@shop/bad-versions';
import { fetchBuild } from '@shop/protocol/testing';
import { freshEmail, address } from '../../../e2e/support/shopper';
import { type Outcome, outcomeOf, isWanted, type Play } from '../harness/outcome';
import { openTrialShop, type TrialShop } from '../remotes/trial-shop';
import { launchShoppers } from './canary-shoppers';
import { playBadVersion, type Builds } from './play-bad-version';

const password = 'a long enough secret';
const goodVersion = '1.0.0';

/** Creates a shopper's account, in the format of GATE_ACCOUNT. */
async function makeAccount({ shop }: TrialShop): Promise<string> {
  const email = freshEmail();
  const { name, phone: phoneNumber } = address;
  const response = await fetch(`${shop.url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ name, email, password, phoneNumber }),
  });
  if (!response.ok)
    throw new Error(`The shop rejected the sign-up (${response.status}): ${await response.text()}`);
  return `${email}:${password}`;
}

/** The builds from which the faulty versions are made. */
export async function goodBuilds({ client }: TrialShop): Promise<Builds['good']> {
  const [catalog, checkout, content] = await Promise.all(
    ['catalog', 'checkout', 'content'].map((remote) => fetchBuild(client, remote, goodVersion)),
  );
  if (!catalog || !checkout || !content) throw new Error('The shop does not have all of its remotes.');
  return { catalog, checkout, content };
}

/** Publishes faulty versions one after the other, until a check stops them. */
export const playDelivery: Play = async ({ log, only, pastGate = false }) => {
  const on = await openTrialShop();
  const browser = await launchShoppers();
  try {
    const builds: Builds = {
      ...{ on, browser, way: pastGate ? 'past the gate' : 'gated', account: await makeAccount(on) },
      good: await goodBuilds(on),
    };
    const outcomes: Outcome[] = [];
    for (const [index, one] of badVersions(on.target).entries()) {
      if (!isWanted(one.name, { only })) continue;
      const outcome = await outcomeOf('delivery', one.name, () =>
        playBadVersion(builds, one, `1.1.${index}`),
      );
      outcomes.push(outcome);
      log(outcome);
    }
    return outcomes;
  } finally {
    await browser.close();
    await on.close();
  }
};
