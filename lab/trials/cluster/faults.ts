import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '../../../e2e/support/poll-until';
import type { Cluster } from '../../support/cluster/start-cluster';
import type { ClusterNode } from '../../support/cluster/cluster-node';
import type { Fleet } from '../../support/fleet/start-fleet';
import type { FleetFault } from '../fleet/faults';

/** A fleet whose database is a cluster. */
export interface ClusterStage {
  readonly fleet: Fleet;
  readonly cluster: Cluster;
}

type ClusterFault = FleetFault<ClusterStage>;

const electionMs = 120_000;
/** How long the lost node stays offline once there is a new leader. */
const offlineMs = 5_000;
/** Longer than the server waits for a standby that does not confirm. */
const stallMs = 20_000;

async function leaderOf(cluster: Cluster): Promise<ClusterNode> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('The cluster has no leader.');
  return leader;
}

async function untilReplaced(cluster: Cluster, old: ClusterNode): Promise<void> {
  const isReplaced = async () => {
    const leader = await cluster.leader();
    return leader !== undefined && leader !== old;
  };
  if (!(await pollUntil(electionMs, isReplaced))) throw new Error(`${old.name} was not replaced.`);
  await pause(offlineMs);
}

const switchover: ClusterFault = {
  name: 'switchover',
  async play({ cluster }) {
    const [leader, standby] = [await leaderOf(cluster), await cluster.synchronousStandby()];
    if (!standby) throw new Error('The cluster has no synchronous standby.');
    await cluster.switchOver(leader, standby);
    await cluster.settled();
  },
};

const leaderKilled: ClusterFault = {
  name: 'power cut of the leader',
  async play({ cluster }) {
    const leader = await leaderOf(cluster);
    await leader.powerOff();
    await untilReplaced(cluster, leader);
    await leader.start();
    await cluster.settled();
  },
};

const leaderHung: ClusterFault = {
  name: 'the leader hangs (SIGSTOP)',
  async play({ cluster }) {
    const leader = await leaderOf(cluster);
    leader.suspend('machine');
    try {
      await untilReplaced(cluster, leader);
    } finally {
      leader.resume();
    }
    await cluster.settled();
  },
};

const stalled = (
  name: string,
  chosen: (cluster: Cluster) => Promise<readonly (ClusterNode | undefined)[]>,
): ClusterFault => ({
  name,
  async play({ cluster }) {
    const standbys = await chosen(cluster);
    for (const standby of standbys) standby?.suspend('PostgreSQL');
    try {
      await pause(stallMs);
    } finally {
      for (const standby of standbys) standby?.resume();
    }
    await cluster.settled();
  },
});

const seconds = stallMs / 1000;

/** Faults of a cluster during orders; each ends with all nodes running. */
export const clusterFaults: readonly ClusterFault[] = [
  switchover,
  leaderKilled,
  leaderHung,
  stalled(`the synchronous standby stalls for ${seconds} s`, async (cluster) => [
    await cluster.synchronousStandby(),
  ]),
  stalled(`both standbys stall for ${seconds} s`, async (cluster) => {
    const leader = await leaderOf(cluster);
    return cluster.nodes.filter((node) => node !== leader);
  }),
];
