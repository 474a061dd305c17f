import { onEnd } from '../../support/on-end';
import { stockUp } from '../harness/judge';
import type { Outcome } from '../harness/outcome';
import { outcomeOf } from '../harness/outcome-of';
import { isWanted, type PlayOptions } from '../harness/trial';
import { fleetFaults, type FaultTimes } from './faults';
import { playFleetFault } from './play-fault';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { startFleet } from '../../support/fleet/start-fleet';

const shops = 3;

/** Three shops behind nginx, with registry, office and PostgreSQL, and what happens to each of them, under orders and page views. */
export async function playFleet({ log, only }: PlayOptions, times: FaultTimes): Promise<readonly Outcome[]> {
  const fleet = await startFleet({ folder: fleetFolder(), shops });
  onEnd(fleet.kill);
  const outcomes: Outcome[] = [];
  try {
    const productId = await stockUp({ databaseUrl: fleet.database.url });
    for (const fault of fleetFaults(times)) {
      if (!isWanted(fault.name, { only })) continue;
      const outcome = await outcomeOf('fleet', fault.name, () => playFleetFault(fleet, fault, productId));
      outcomes.push(outcome);
      log(outcome);
    }
  } finally {
    await fleet.stop();
  }
  return outcomes;
}
