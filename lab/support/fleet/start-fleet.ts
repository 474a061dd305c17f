import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { root } from '../../../server/build/packages';
import { freePort, runStart } from '../../../e2e/support/temporary-shop';
import { fleetProcess, type FleetProcess } from './fleet-process';
import { startBalancer, type Balancer } from './start-balancer';
import { startNginx } from './start-nginx';
import { startStorage, type FleetStorage } from './start-storage';

/** The topology of deploy/compose.yaml as local processes. */
export interface Fleet {
  /** URL of nginx, for shoppers. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Where the registry stores versions. */
  readonly storage: FleetStorage;
  readonly registry: FleetProcess;
  /** All registries of the same database and storage, starting with `registry`. */
  readonly registries: readonly FleetProcess[];
  /** The balancer between the shops and several registries; absent with one registry. */
  readonly balancer?: Balancer;
  /** The first registry's data folder, which contains the first admin's token. */
  readonly registryDir: string;
  readonly shops: readonly FleetProcess[];
  readonly office: FleetProcess;
  /** Stops all processes and keeps the data. */
  stop(): Promise<void>;
  /** Kills all processes synchronously, for use in a signal handler. */
  kill(): void;
}

export interface FleetOptions {
  /** The folder of all data. PostgreSQL, which may run as another user, must be able to traverse it. */
  readonly folder: string;
  readonly shops: number;
  /** Number of registries, by default 1. */
  readonly registries?: number;
  /** The server's entry file, next to its builds; by default the one of this checkout. */
  readonly program?: string;
  /** URL of a running database, which is not stopped with the fleet; by default the fleet starts a database. */
  readonly databaseUrl?: string;
  /** Additional environment variables by process name, such as `shop-1`. */
  readonly envOf?: (name: string) => NodeJS.ProcessEnv;
  readonly log?: (line: string) => void;
}

const builtHere = path.join(root, 'server/dist/main.js');

/** A token in the format of `REGISTRY_TOKEN`. */
const newToken = () => `reg_${randomBytes(6).toString('hex')}_${randomBytes(32).toString('base64url')}`;

const originAt = (port: number) => `http://127.0.0.1:${port}`;

async function runMigrate(program: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { exit, output } = runStart(env, [program, 'migrate']);
  if ((await exit) !== 0) throw new Error(`migrate failed:\n${output()}`);
}

/**
 * Starts PostgreSQL, migrates the database, and starts the registry, the shops, the office and nginx. If one fails, stops
 * the others and rejects.
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { folder, program = builtHere, envOf = () => ({}), log = () => undefined } = options;
  if (!existsSync(program)) throw new Error(`There is no ${program}. Run "npm run build" first.`);
  const ends: (() => void)[] = [];
  const kill = () => {
    for (const end of ends.splice(0).reverse()) end();
  };
  const dirOf = async (name: string) => {
    const dir = path.join(folder, name);
    await mkdir(dir, { recursive: true });
    return dir;
  };
  try {
    const openDatabase = async () => {
      log('PostgreSQL …');
      const { url, stop } = await startPostgres({ parent: folder, durable: true });
      ends.push(stop);
      return { url, stop };
    };
    const own = options.databaseUrl === undefined ? await openDatabase() : undefined;
    const databaseUrl = options.databaseUrl ?? own?.url ?? '';
    log('storage …');
    const storage = await startStorage(await dirOf('storage'));
    ends.push(storage.kill);
    const frontPort = await freePort();
    const token = newToken();
    const common = {
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: originAt(frontPort),
      DATABASE_URL: databaseUrl,
      MIGRATE: 'off',
      REGISTRY_TOKEN: token,
      TRUSTED_PROXIES: 'loopback',
      // Without the shared cache, each process would compress the builds for a minute.
      CACHE_DIR: path.join(root, '.cache'),
    };
    const open = async (name: string, role: string, port: number, env: NodeJS.ProcessEnv) => {
      const dataDir = await dirOf(name);
      const one = fleetProcess(name, originAt(port), [program, role], {
        ...common,
        DATA_DIR: dataDir,
        ...env,
        ...envOf(name),
      });
      ends.push(() => void one.end('SIGKILL'));
      log(`${name} …`);
      await one.start();
      return one;
    };
    log('migrate …');
    await runMigrate(program, { ...common, DATA_DIR: await dirOf('migrate') });
    const openRegistry = async (name: string) => {
      const port = await freePort();
      return open(name, 'registry', port, { OPS_PORT: String(port), ...storage.env });
    };
    const registry = await openRegistry('registry');
    const registries = [registry];
    for (let number = 2; number <= (options.registries ?? 1); number += 1)
      registries.push(await openRegistry(`registry-${number}`));
    const [first, ...others] = registries.map(({ origin }) => origin);
    const balancer =
      first !== undefined && others.length > 0 ? await startBalancer([first, ...others]) : undefined;
    const registryUrl = balancer?.origin ?? registry.origin;
    const shops: FleetProcess[] = [];
    for (let number = 1; number <= options.shops; number += 1) {
      const port = await freePort();
      const env = { PORT: String(port), OFFICE: 'off', REGISTRY_URL: registryUrl };
      shops.push(await open(`shop-${number}`, 'shop', port, env));
    }
    const officePort = await freePort();
    const office = await open('office', 'office', officePort, { OFFICE_PORT: String(officePort) });
    log('nginx …');
    const nginx = await startNginx({
      folder: await dirOf('nginx'),
      port: frontPort,
      shops: shops.map(({ origin }) => origin),
    });
    ends.push(nginx.kill);
    return {
      origin: nginx.origin,
      databaseUrl,
      storage,
      registry,
      registries,
      ...(balancer && { balancer }),
      registryDir: path.join(folder, 'registry'),
      shops,
      office,
      kill,
      async stop() {
        await nginx.stop();
        await Promise.all([...shops, office].map((one) => one.end('SIGTERM')));
        await Promise.all(registries.map((one) => one.end('SIGTERM')));
        await balancer?.close();
        await storage.stop();
        own?.stop();
        ends.length = 0;
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}
