import { setTimeout as pause } from 'node:timers/promises';
import { RegistryResponseError } from '@shop/protocol';
import type { Fleet } from '../../support/fleet/start-fleet';
import type { FleetFault } from './faults';
import { promoteContent, publishContent, requireSwitch, switchContent } from './switch-release';

const secondMs = 1000;

/** Publishes and promotes a version; soon afterwards neither the cache nor the shops send pages of the previous one. */
export const releaseSwitch: FleetFault = {
  name: 'release switch',
  play: ({ fleet }) => switchContent(fleet, '1.0.1'),
};

/** Rejects unless the registry reports that it cannot accept a version now. */
async function requireRefusal(fleet: Fleet, version: string): Promise<void> {
  const error = await publishContent(fleet, version).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const status = error instanceof RegistryResponseError ? error.status : undefined;
  if (status !== 503)
    throw new Error(`Expected 503 when publishing content@${version}, got ${status ?? String(error)}`);
}

const restart = async (one: Fleet['registry']) => {
  await one.end('SIGKILL');
  await one.start();
};

/**
 * Publishing fails, and a registry and a shop that start in the meantime serve the previous versions. Then a version goes
 * live.
 */
export const storageUnavailable = (seconds: number): FleetFault => ({
  name: `storage away for ${seconds} s`,
  async play({ fleet }) {
    const { storage, registry, shops } = fleet;
    storage.disconnect();
    try {
      await requireRefusal(fleet, '1.0.2');
      await restart(registry);
      if (shops[0]) await restart(shops[0]);
      await pause(seconds * secondMs);
    } finally {
      storage.restore();
    }
    await switchContent(fleet, '1.0.2');
  },
});

/**
 * A registry with a full disk refuses a version. Shops with full disks keep their release, and switch to the new one
 * as soon as they can.
 */
export const disksFull = (seconds: number): FleetFault => ({
  name: `disks of releases full for ${seconds} s`,
  async play({ fleet, disks }) {
    const { registry, shops } = fleet;
    const names = shops.map(({ name }) => name);
    disks.fill(registry.name, ...names);
    try {
      await requireRefusal(fleet, '1.0.3');
      disks.free(registry.name);
      await publishContent(fleet, '1.0.3');
      const isNew = await promoteContent(fleet, '1.0.3');
      await pause(seconds * secondMs);
      if (await isNew()) throw new Error('shops with full disks serve the new version');
      disks.free(...names);
      await requireSwitch(isNew);
    } finally {
      disks.free(registry.name, ...names);
    }
  },
});
