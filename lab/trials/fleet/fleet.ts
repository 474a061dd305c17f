import { startPostgresPair } from '../../../api/src/testing/postgres/start-postgres-pair';
import { startTcpProxy } from '../../../api/src/testing/tcp-proxy';
import { onEnd } from '../../../e2e/support/on-end';
import { stockUp } from '../harness/judge';
import { type Outcome, outcomeOf, isWanted, type PlayOptions } from '../harness/outcome';
import { fleetFaults, type FaultTimes, type Stage } from './faults';
import { playFleetFault } from './play-fault';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { fullDisks } from '../../support/fleet/full-disks';
import { startFleet } from '../../support/fleet/start-fleet';

const trial = 'fleet';
const shops = 3;

/** Three shops behind nginx, with registry, office, storage and two PostgreSQL servers, behind a network that can fail. */
async function withStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = fleetFolder();
  const pair = await startPostgresPair({ parent: folder });
  onEnd(pair.stop);
  const proxy = await startTcpProxy(pair.primaryUrl);
  const disks = fullDisks(folder);
  try {
    const databaseUrl = proxy.through(pair.primaryUrl);
    const fleet = await startFleet({ folder, shops, databaseUrl, envOf: disks.envOf });
    onEnd(fleet.kill);
    try {
      return await work({ fleet, database: { pair, proxy }, disks });
    } finally {
      await fleet.stop();
    }
  } finally {
    await proxy.close();
    pair.stop();
  }
}

/** Faults of each part of a fleet, during orders and page views. */
export const playFleet = ({ log, only }: PlayOptions, times: FaultTimes): Promise<readonly Outcome[]> =>
  withStage(async (stage) => {
    const productId = await stockUp({ databaseUrl: stage.fleet.databaseUrl });
    const outcomes: Outcome[] = [];
    for (const fault of fleetFaults(times)) {
      if (!isWanted(fault.name, { only })) continue;
      const outcome = await outcomeOf(trial, fault.name, () =>
        playFleetFault(stage, fault, { trial, productId }),
      );
      outcomes.push(outcome);
      log(outcome);
    }
    return outcomes;
  });
