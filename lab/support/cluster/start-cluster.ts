import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../../../api/src/testing/postgres/find-postgres';
import { unprivilegedUser } from '../../../api/src/testing/postgres/unprivileged-user';
import { pollUntil } from '../../../e2e/support/poll-until';
import { freePort } from '../../../e2e/support/temporary-shop';
import { clusterNode, type ClusterNode } from './cluster-node';
import type { Daemon } from './daemon';
import { startEtcd } from './start-etcd';
import { startProxies } from './start-proxies';

/** Three PostgreSQL servers under Patroni, behind HAProxy and PgBouncer. */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  readonly directUrl: string;
  readonly pooledUrl: string;
  /** The node that accepts writes; undefined while there is none, or while it does not respond. */
  leader(): Promise<ClusterNode | undefined>;
  /** Resolves when there is a leader and both other nodes follow it, one of them synchronously. Rejects after two minutes. */
  settled(): Promise<void>;
  /** Asks Patroni to move the leader. Rejects if it refuses. */
  switchOver(from: ClusterNode, to: ClusterNode): Promise<void>;
  /** The standby whose confirmation every commit awaits. */
  synchronousStandby(): Promise<ClusterNode | undefined>;
  /** Kills all processes synchronously, for use in a signal handler. */
  kill(): void;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Failover settings that docs/production.md recommends, in seconds. */
export const failover = { ttl: 20, loop_wait: 5, retry_timeout: 5 } as const;

const nodeNames = ['node-1', 'node-2', 'node-3'];
const settleMs = 120_000;
const askMs = 2_000;

function configurationOf(hosts: readonly string[], password: string) {
  const login = { password };
  return {
    scope: 'shop',
    log: { level: 'WARNING' },
    etcd3: { hosts },
    bootstrap: {
      dcs: {
        ...failover,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            // A standby that no longer confirms is dropped after this time; commits wait for it until then.
            wal_sender_timeout: '5s',
            wal_log_hints: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { 'lc-ctype': 'C.UTF-8' }],
    },
    postgresql: {
      bin_dir: path.dirname(realpathSync(path.join(findPostgres(), 'postgres'))),
      authentication: {
        superuser: { username: 'postgres', ...login },
        replication: { username: 'replicator', ...login },
        rewind: { username: 'rewinder', ...login },
      },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
    },
  };
}

/** Starts etcd, three nodes and the proxies in `parent`. If one fails, kills the others and rejects. */
export async function startCluster(parent: string): Promise<Cluster> {
  const user = unprivilegedUser();
  const folder = path.join(parent, 'cluster');
  mkdirSync(folder, { mode: 0o755 });
  if (user) chownSync(folder, user.uid, user.gid);
  const daemons: Daemon[] = [];
  const nodes: ClusterNode[] = [];
  const kill = () => {
    for (const one of [...nodes, ...daemons]) one.kill();
  };
  const named = (name: string | undefined) => nodes.find((node) => node.name === name);
  const members = async (): Promise<readonly Member[]> => {
    const asked = nodes.map(async ({ restPort }) => {
      const signal = AbortSignal.timeout(askMs);
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
      return ((await response.json()) as { readonly members: readonly Member[] }).members;
    });
    return Promise.any(asked);
  };
  const runs = (role: string) => (member: Member) =>
    member.role === role && ['running', 'streaming'].includes(member.state);
  const isSettled = async () => {
    const all = await members();
    return all.some(runs('leader')) && all.some(runs('sync_standby')) && all.some(runs('replica'));
  };
  const settled = async () => {
    if (await pollUntil(settleMs, isSettled)) return;
    throw new Error(`The cluster did not settle: ${JSON.stringify(await members().catch(String))}`);
  };
  try {
    const password = randomBytes(16).toString('hex');
    const etcd = await startEtcd(folder, user);
    daemons.push(...etcd.daemons);
    const configuration = configurationOf(etcd.hosts, password);
    for (const name of nodeNames) {
      const ports = { port: await freePort(), restPort: await freePort() };
      nodes.push(clusterNode({ name, folder, user, configuration, ...ports }));
    }
    await Promise.all(nodes.map((node) => node.start()));
    await settled();
    const { daemons: proxies, ...urls } = await startProxies({ folder, user, nodes, password });
    daemons.push(...proxies);
    return {
      ...urls,
      nodes,
      settled,
      kill,
      async leader() {
        const asked = nodes.map(async (node) => {
          const signal = AbortSignal.timeout(askMs);
          const { ok } = await fetch(`http://127.0.0.1:${node.restPort}/primary`, { signal });
          return ok ? node : Promise.reject(new Error(`${node.name} is not the leader`));
        });
        return Promise.any(asked).catch(() => undefined);
      },
      async switchOver(from, to) {
        const response = await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: from.name, candidate: to.name }),
        });
        if (!response.ok) throw new Error(`Patroni refused to switch over: ${await response.text()}`);
      },
      async synchronousStandby() {
        return named((await members()).find(runs('sync_standby'))?.name);
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}
