import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SystemUser } from '../../../api/src/testing/postgres/unprivileged-user';
import { startDaemon, type Daemon } from './daemon';

/** A PostgreSQL server and the Patroni that controls it, as one machine of a cluster. */
export interface ClusterNode {
  readonly name: string;
  readonly port: number;
  /** The port of Patroni's REST API, which the proxy and the trial query. */
  readonly restPort: number;
  /** Resolves when Patroni responds; PostgreSQL may still be starting. */
  start(): Promise<void>;
  /** Kills Patroni and PostgreSQL, like a power cut. */
  powerOff(): Promise<void>;
  /** Suspends Patroni and PostgreSQL, or only PostgreSQL: connections stay open and receive nothing, until `resume`. */
  suspend(what: 'machine' | 'PostgreSQL'): void;
  resume(): void;
  /** Kills everything synchronously, for use in a signal handler. */
  kill(): void;
}

export interface NodeOptions {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  readonly user: SystemUser | undefined;
  /** Patroni's configuration without this node's addresses. */
  readonly configuration: Readonly<Record<string, unknown>> & {
    readonly postgresql: Readonly<Record<string, unknown>>;
  };
}

/** The process and its children, from the operating system. */
function withChildren(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split('\n').map(Number).filter(Boolean)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A backend that ended in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Prepares a node; nothing runs before `start`. */
export function clusterNode(options: NodeOptions): ClusterNode {
  const { name, folder, port, restPort, user, configuration } = options;
  const data = path.join(folder, name);
  const file = path.join(folder, `${name}.json`);
  const rest = `127.0.0.1:${restPort}`;
  const own = {
    ...configuration,
    name,
    restapi: { listen: rest, connect_address: rest },
    postgresql: {
      ...configuration.postgresql,
      data_dir: data,
      pgpass: path.join(folder, `${name}.pgpass`),
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
    },
  };
  // JSON is valid YAML.
  writeFileSync(file, JSON.stringify(own, null, 2));
  let patroni: Daemon | undefined;
  let suspended: readonly number[] = [];

  const postgres = (): readonly number[] => {
    try {
      const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return pid > 0 ? withChildren(pid) : [];
    } catch {
      return [];
    }
  };
  const kill = () => {
    signal([...(patroni ? withChildren(patroni.pid) : []), ...postgres()], 'SIGKILL');
    patroni = undefined;
  };
  return {
    name,
    port,
    restPort,
    async start() {
      patroni = await startDaemon({
        program: '/usr/bin/patroni',
        package: 'patroni',
        args: [file],
        user,
        cwd: folder,
        isReady: async () => (await fetch(`http://${rest}/liveness`)).ok,
      });
    },
    async powerOff() {
      const ended = patroni?.ended;
      kill();
      await ended;
    },
    suspend(what) {
      suspended = [...(what === 'machine' && patroni ? [patroni.pid] : []), ...postgres()];
      signal(suspended, 'SIGSTOP');
    },
    resume() {
      signal(suspended, 'SIGCONT');
      suspended = [];
    },
    kill,
  };
}
