import path from 'node:path';
import type { SystemUser } from '../../../api/src/testing/postgres/unprivileged-user';
import { freePort } from '../../../e2e/support/temporary-shop';
import { startDaemon, type Daemon } from './daemon';

const members = 3;

/** Starts three etcd members on 127.0.0.1. Returns their processes and the addresses (host and port) for clients. */
export async function startEtcd(
  folder: string,
  user: SystemUser | undefined,
): Promise<{ readonly daemons: readonly Daemon[]; readonly hosts: readonly string[] }> {
  const ports = await Promise.all(
    Array.from({ length: members }, async (_none, at) => ({
      name: `etcd-${at + 1}`,
      client: await freePort(),
      peer: await freePort(),
    })),
  );
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const cluster = ports.map(({ name, peer }) => `${name}=${url(peer)}`).join(',');
  const daemons = await Promise.all(
    ports.map(({ name, client, peer }) =>
      startDaemon({
        program: 'etcd',
        package: 'etcd-server',
        user,
        cwd: folder,
        args: Object.entries({
          name,
          'data-dir': path.join(folder, name),
          'listen-client-urls': url(client),
          'advertise-client-urls': url(client),
          'listen-peer-urls': url(peer),
          'initial-advertise-peer-urls': url(peer),
          'initial-cluster': cluster,
          'log-level': 'error',
        }).map(([option, value]) => `--${option}=${value}`),
        isReady: async () => (await fetch(`${url(client)}/health`)).ok,
      }),
    ),
  );
  return { daemons, hosts: ports.map(({ client }) => `127.0.0.1:${client}`) };
}
