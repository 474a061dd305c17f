import { onEnd } from '../../../e2e/support/on-end';
import { startCluster } from '../../support/cluster/start-cluster';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { startFleet } from '../../support/fleet/start-fleet';
import { playFleetFault } from '../fleet/play-fault';
import { stockUp } from '../harness/judge';
import { isWanted, outcomeOf, type Outcome, type Play } from '../harness/outcome';
import { clusterFaults } from './faults';

const trial = 'cluster';
const shops = 2;

/** Failovers of a PostgreSQL cluster with synchronous replication, during orders and page views. */
export const playCluster: Play = async ({ log, only }) => {
  const folder = fleetFolder();
  const cluster = await startCluster(folder);
  onEnd(cluster.kill);
  try {
    const databaseUrl = cluster.directUrl;
    const env = { DATABASE_URL: cluster.pooledUrl, DATABASE_LISTEN_URL: databaseUrl };
    const fleet = await startFleet({ folder, shops, databaseUrl, envOf: () => env });
    onEnd(fleet.kill);
    try {
      const productId = await stockUp({ databaseUrl });
      const outcomes: Outcome[] = [];
      for (const fault of clusterFaults.filter(({ name }) => isWanted(name, { only }))) {
        const play = () => playFleetFault({ fleet, cluster }, fault, { trial, productId });
        const outcome = await outcomeOf(trial, fault.name, play);
        outcomes.push(outcome);
        log(outcome);
      }
      return outcomes;
    } finally {
      await fleet.stop();
    }
  } finally {
    cluster.kill();
  }
};
