import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { SystemUser } from '../../../api/src/testing/postgres/unprivileged-user';
import { freePort } from '../../../e2e/support/temporary-shop';
import type { ClusterNode } from './cluster-node';
import { startDaemon, type Daemon } from './daemon';

/** Databases behind proxies, and the processes of the proxies. */
export interface Proxies {
  /** Through HAProxy: the leader, for LISTEN and migrations. */
  readonly directUrl: string;
  /** Through PgBouncer in transaction mode and HAProxy: for requests. */
  readonly pooledUrl: string;
  readonly daemons: readonly Daemon[];
}

interface Options {
  readonly folder: string;
  readonly user: SystemUser | undefined;
  readonly nodes: readonly ClusterNode[];
  readonly password: string;
}

/** HAProxy sends connections to the leader, and ends those to a node that is no longer the leader. */
const haproxySettings = (port: number, nodes: readonly ClusterNode[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  timeout check 1s
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`;

/** PgBouncer gives up on a lost server within seconds; by default it retries a login after 15 s. */
const pgbouncerSettings = (port: number, serverPort: number, users: string) => `
[databases]
postgres = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`;

async function isWritable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether connections reach only the leader: until its first checks, HAProxy distributes them to all nodes. */
const reachesLeader = (url: string, nodes: readonly ClusterNode[]) => async () => {
  for (const _turn of nodes) if (!(await isWritable(url))) return false;
  return true;
};

/** Starts HAProxy and PgBouncer in front of the nodes, and waits until both reach the leader. */
export async function startProxies({ folder, user, nodes, password }: Options): Promise<Proxies> {
  const [directPort, pooledPort] = [await freePort(), await freePort()];
  const url = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const place = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    chmodSync(file, 0o600);
    if (user) chownSync(file, user.uid, user.gid);
    return file;
  };
  const haproxy = await startDaemon({
    program: 'haproxy',
    package: 'haproxy',
    args: ['-db', '-f', place('haproxy.cfg', haproxySettings(directPort, nodes))],
    user,
    cwd: folder,
    isReady: reachesLeader(url(directPort), nodes),
  });
  const users = place('users.txt', `"postgres" "${password}"\n`);
  const pgbouncer = await startDaemon({
    program: 'pgbouncer',
    package: 'pgbouncer',
    args: ['-q', place('pgbouncer.ini', pgbouncerSettings(pooledPort, directPort, users))],
    user,
    cwd: folder,
    isReady: reachesLeader(url(pooledPort), nodes),
  });
  return { directUrl: url(directPort), pooledUrl: url(pooledPort), daemons: [haproxy, pgbouncer] };
}
