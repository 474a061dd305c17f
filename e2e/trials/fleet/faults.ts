import { setTimeout as pause } from 'node:timers/promises';
import { sendArchive } from '@shop/packer';
import { fetchBuild, renamedBuild } from '@shop/packer/testing';
import { adminOf } from '../../support/admin-of';
import { release } from '../../support/release-command';
import { becomes } from '../../support/becomes';
import type { Fleet } from '../../support/fleet/start-fleet';

/** Something that happens to a fleet while shoppers buy. Rejects when what should have happened did not. */
export interface FleetFault {
  readonly name: string;
  play(fleet: Fleet): Promise<void>;
}

const secondMs = 1000;
/** How long a release may take to all shops, and to the proxy in front of them. */
const switchedMs = 15 * secondMs;

/** Each shop ends in good order and comes back before the next one goes. */
const rollingRestart: FleetFault = {
  name: 'rolling restart of all shops',
  async play({ shops }) {
    for (const shop of shops) {
      const code = await shop.end('SIGTERM');
      if (code !== 0) throw new Error(`${shop.name} ended with ${code}`);
      await shop.start();
    }
  },
};

const killed: FleetFault = {
  name: 'kill -9 of one shop',
  async play({ shops: [shop] }) {
    await shop?.end('SIGKILL');
    await shop?.start();
  },
};

/** Which release a page comes from, through the proxy. */
async function releaseOf(address: string): Promise<string | null> {
  const response = await fetch(address);
  await response.body?.cancel();
  return response.headers.get('surrogate-key');
}

/** A version is published and promoted; soon no page is one of before, cached or not. */
const switched: FleetFault = {
  name: 'release switch',
  async play({ origin, registry, registryDir }) {
    const ops = { opsUrl: registry.origin, dataDir: registryDir };
    const { client } = await adminOf(ops);
    const before = await releaseOf(`${origin}/faq`);
    const { artifact, files } = renamedBuild(await fetchBuild(client, 'content', '1.0.0'), '1.0.1');
    await client.upload(
      '/artifacts/content/1.0.1',
      sendArchive(artifact, (name) => [files.get(name) ?? Buffer.alloc(0)]),
    );
    const { code, output } = await release(ops, 'promote', 'content@1.0.1');
    if (code !== 0) throw new Error(`content@1.0.1 was not promoted: ${output}`);
    const pages = ['/', '/faq', '/all-products?page=1'];
    const areNew = await becomes(switchedMs, async () => {
      const keys = await Promise.all(pages.map((page) => releaseOf(origin + page)));
      return keys.every((key) => key !== null && key !== before);
    });
    if (!areNew)
      throw new Error(`a page of ${before} was still sent ${switchedMs / secondMs} s after the switch`);
  },
};

const registryUnavailable = (seconds: number): FleetFault => ({
  name: `registry away for ${seconds} s`,
  async play({ registry }) {
    await registry.end('SIGKILL');
    await pause(seconds * secondMs);
    await registry.start();
  },
});

const databaseStopped = (seconds: number): FleetFault => ({
  name: `PostgreSQL stopped for ${seconds} s`,
  async play({ database }) {
    await database.halt();
    await pause(seconds * secondMs);
    await database.start();
  },
});

export interface FaultTimes {
  readonly registrySeconds: number;
  readonly databaseSeconds: number;
}

/** In the order in which one fleet has them. */
export const fleetFaults = ({ registrySeconds, databaseSeconds }: FaultTimes): readonly FleetFault[] => [
  rollingRestart,
  killed,
  switched,
  registryUnavailable(registrySeconds),
  databaseStopped(databaseSeconds),
];
