import { setTimeout as pause } from 'node:timers/promises';
import type { FullDisks } from '../../support/fleet/full-disks';
import type { Fleet } from '../../support/fleet/start-fleet';
import { outages, type DatabaseFault } from '../database/faults';
import type { Scene } from '../harness/database-faults';
import { disksFull, releaseSwitch, storageUnavailable } from './release-faults';

/** The parts of a fleet that faults affect. */
export interface Stage {
  readonly fleet: Fleet;
  /** The servers behind the fleet's database URL. */
  readonly database: Scene;
  readonly disks: FullDisks;
}

/** A fault of a fleet while shoppers buy. */
export interface FleetFault<S = Stage> {
  readonly name: string;
  /** Rejects if the expected effect does not occur. */
  play(stage: S): Promise<void>;
}

const secondMs = 1000;

/** Each shop is stopped gracefully and restarted before the next one. */
const rollingRestart: FleetFault = {
  name: 'rolling restart of all shops',
  async play({ fleet: { shops } }) {
    for (const shop of shops) {
      const code = await shop.end('SIGTERM');
      if (code !== 0) throw new Error(`${shop.name} ended with ${code}`);
      await shop.start();
    }
  },
};

const killed: FleetFault = {
  name: 'kill -9 of one shop',
  async play({ fleet: { shops } }) {
    const [shop] = shops;
    await shop?.end('SIGKILL');
    await shop?.start();
  },
};

const registryUnavailable = (seconds: number): FleetFault => ({
  name: `registry away for ${seconds} s`,
  async play({ fleet: { registry } }) {
    await registry.end('SIGKILL');
    await pause(seconds * secondMs);
    await registry.start();
  },
});

const ofDatabase = ({ name, begin, end, lastsMs }: DatabaseFault): FleetFault => ({
  name: `PostgreSQL ${name}`,
  async play({ database }) {
    await begin(database);
    await pause(lastsMs);
    await end(database);
  },
});

export interface FaultTimes {
  readonly registrySeconds: number;
  readonly storageSeconds: number;
  readonly diskSeconds: number;
}

/** In an order that works with a single standby. */
export const fleetFaults = (times: FaultTimes): readonly FleetFault[] => [
  rollingRestart,
  killed,
  releaseSwitch,
  registryUnavailable(times.registrySeconds),
  storageUnavailable(times.storageSeconds),
  disksFull(times.diskSeconds),
  ...outages.map(ofDatabase),
];
