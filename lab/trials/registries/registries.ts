import { badVersionNamed } from '@shop/bad-versions';
import type { AuditRow, Page } from '@shop/contracts/registry';
import { canary, changes, upload, type CommandContext } from '@shop/packer/commands';
import { createRegistryClient, readState } from '@shop/protocol';
import { fetchBuild } from '@shop/protocol/testing';
import type { Browser } from '@playwright/test';
import pg from 'pg';
import { adminOf, input } from '../../../e2e/support/admin-of';
import { pollUntil } from '../../../e2e/support/poll-until';
import { onEnd } from '../../../e2e/support/on-end';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import type { FleetProcess } from '../../support/fleet/fleet-process';
import { startFleet, type Fleet } from '../../support/fleet/start-fleet';
import { launchShoppers, shopUntilRolledBack } from '../delivery/canary-shoppers';
import { registerNetworks } from '../delivery/shopper-networks';
import { packBadVersion } from '../delivery/registry-adapter';
import { isWanted, outcomeOf, type Outcome, type Play } from '../harness/outcome';
import { missingIn, publishSteadily } from './publish-steadily';

/**
 * Without a fault a canary that fails is rolled back within two checks of 15 s. When the leader is lost, its lease of a minute has to
 * expire first.
 */
const rollbackMs = { usual: 60_000, withoutLeader: 120_000 } as const;
const shoppers = 300;

interface Fault {
  readonly name: string;
  /** Injects a fault into the leader while its canary fails. Resolves with a function that ends the fault. */
  readonly strike?: (leader: FleetProcess) => Promise<() => Promise<void>>;
}

const faults: readonly Fault[] = [
  { name: 'two registries' },
  {
    name: 'kill -9 of the leading registry',
    async strike(leader) {
      await leader.end('SIGKILL');
      return () => leader.start();
    },
  },
  {
    name: 'the leading registry hangs (SIGSTOP)',
    strike(leader) {
      const signal = (name: NodeJS.Signals) => {
        const pid = leader.pid();
        if (pid !== undefined) process.kill(pid, name);
      };
      signal('SIGSTOP');
      return Promise.resolve(() => {
        signal('SIGCONT');
        return Promise.resolve();
      });
    },
  },
];

/** The registry that runs the checks, by the lease in the database. Rejects if none does in time. */
async function leaderOf({ databaseUrl, registries }: Fleet): Promise<FleetProcess> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    let leader: FleetProcess | undefined;
    const isKnown = async () => {
      const { rows } = await client.query<{ holder: string }>(
        `select value ->> 'holder' as holder from registry_setting where name = 'lease:watch'`,
      );
      leader = registries.find((one) => rows[0]?.holder.endsWith(`:${one.pid()}`));
      return leader !== undefined;
    };
    if (!(await pollUntil(rollbackMs.withoutLeader, isKnown)))
      throw new Error('No registry runs the checks.');
    return leader as unknown as FleetProcess;
  } finally {
    await client.end();
  }
}

interface Stage {
  readonly fleet: Fleet;
  readonly browser: Browser;
  readonly token: string;
}

/** A canary of a faulty version fails while a fault happens to the leader and other versions are published. */
async function playFault({ fleet, browser, token }: Stage, fault: Fault, version: string): Promise<Outcome> {
  const { balancer, registries, origin } = fleet;
  const failures: string[] = [];
  const leader = await leaderOf(fleet);
  balancer?.prefer(leader.origin);
  // Shops use the balancer. The trial itself needs a registry that responds.
  const other = registries.find((one) => one !== leader) ?? leader;
  const client = createRegistryClient({ url: other.origin, token });
  const context: CommandContext = { client, log: () => undefined };
  const [catalog, content] = await Promise.all(
    ['catalog', 'content'].map((remote) => fetchBuild(client, remote, '1.0.0')),
  );
  if (!catalog || !content) throw new Error('The registry has no builds.');
  await upload(packBadVersion(catalog, badVersionNamed('throws on import'), version), context);
  const origins = registries.map((one) => one.origin);
  const pipeline = publishSteadily(origins, token, content);
  await canary(input([`catalog@${version}`, '10%']), context);
  const [began, startedAt] = [performance.now(), Date.now()];
  const shopping = shopUntilRolledBack(browser, {
    ...{ client, url: origin, remote: 'catalog', version, maxShoppers: shoppers, log: () => undefined },
  });
  const end = await fault.strike?.(leader);
  const { shoppers: arrived, pages, isOver } = await shopping;
  const limit = fault.strike ? rollbackMs.withoutLeader : rollbackMs.usual;
  if (!(await pollUntil(limit, isOver))) failures.push(`the canary still runs after ${limit / 1000} s`);
  const seconds = Math.round((performance.now() - began) / 1000);
  await end?.();
  const allRespond = () =>
    Promise.all(origins.map((one) => fetch(`${one}/readyz`))).then((all) => all.every(({ ok }) => ok));
  const back = await pollUntil(rollbackMs.usual, allRespond);
  if (!back) failures.push('not all registries respond after the fault');
  await pipeline.stop();
  for (const one of origins) {
    const missing = await missingIn(one, token, 'content', pipeline.acknowledged);
    if (missing.length > 0) failures.push(`${missing.length} published versions are lost in ${one}`);
  }
  if (pipeline.acknowledged.length === 0) failures.push('nothing was published');
  // A leader that resumes does not repeat the rollback of the other registry.
  const { items } = await client.call<Page<AuditRow>>('/audit?limit=200');
  const rollbacks = items.filter(
    ({ action, at }) => action === 'auto-rollback' && Date.parse(at) >= startedAt,
  );
  if (rollbacks.length !== 1) failures.push(`${rollbacks.length} automatic rollbacks instead of 1`);
  const { freezes } = await readState(context);
  if (freezes['catalog']) await changes.unfreeze(input(['catalog']), context);
  return {
    ...{ trial: 'registries', done: fault.name, responses: {}, failures },
    alive: registries.every((one) => one.isAlive()),
    back: { withinSeconds: rollbackMs.usual / 1000, is: back },
    stopped: {
      by: `watch, with ${pipeline.acknowledged.length} versions published`,
      ...{ shoppers: arrived, met: pages.length + 1, seconds },
    },
  };
}

/** Two registries that share a database and a storage; the leading one is killed, and in another trial hangs. */
export const playRegistries: Play = async ({ log, only }) => {
  const folder = fleetFolder();
  const fleet = await startFleet({ folder, shops: 1, registries: 2 });
  onEnd(fleet.kill);
  const browser = await launchShoppers();
  try {
    const { token } = await adminOf({ opsUrl: fleet.registry.origin, dataDir: fleet.registryDir }, 60_000);
    await registerNetworks(fleet.origin);
    const outcomes: Outcome[] = [];
    for (const [index, fault] of faults.entries()) {
      if (!isWanted(fault.name, { only })) continue;
      const outcome = await outcomeOf('registries', fault.name, () =>
        playFault({ fleet, browser, token }, fault, `1.1.${index}`),
      );
      outcomes.push(outcome);
      log(outcome);
    }
    return outcomes;
  } finally {
    await browser.close();
    await fleet.stop();
  }
};
