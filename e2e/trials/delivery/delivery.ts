import { fetchBuild } from '@shop/packer/testing';
import { freshEmail } from '../../support/account';
import { address } from '../../support/shopper';
import type { Outcome } from '../harness/outcome';
import { outcomeOf } from '../harness/outcome-of';
import { isWanted, type Play } from '../harness/trial';
import { openTrialShop, type TrialShop } from '../remotes/trial-shop';
import { fine } from './bad-version';
import { browserFaults } from './browser-faults';
import { launchShoppers } from './canary-shoppers';
import { fileFaults } from './file-faults';
import { playBadVersion, type Builds } from './play-bad-version';
import { serverFaults } from './server-faults';

const password = 'a long enough secret';
const goodVersion = '1.0.0';

/** Makes an account in the shop, in the form of GATE_ACCOUNT. */
async function makeAccount({ shop }: TrialShop): Promise<string> {
  const email = freshEmail();
  const { name, phone: phoneNumber } = address;
  const response = await fetch(`${shop.url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ name, email, password, phoneNumber }),
  });
  if (!response.ok)
    throw new Error(`The shop signs nobody up (${response.status}): ${await response.text()}`);
  return `${email}:${password}`;
}

/** Bad versions are published one after the other, and each goes as far as the shop lets it. */
export const playDelivery: Play = async ({ log, only, pastGate = false }) => {
  const on = await openTrialShop();
  const browser = await launchShoppers();
  try {
    const bad = [fine, ...browserFaults, ...serverFaults(on.target), ...fileFaults];
    const build = (remote: string) => fetchBuild(on.client, remote, goodVersion);
    const builds: Builds = {
      ...{ on, browser, pastGate, account: await makeAccount(on) },
      good: {
        catalog: await build('catalog'),
        checkout: await build('checkout'),
        content: await build('content'),
      },
    };
    const outcomes: Outcome[] = [];
    for (const [index, one] of bad.entries()) {
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
