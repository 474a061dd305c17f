import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { runNode } from '@shop/release-tools/run-node';
import pg from 'pg';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { scratchFolder } from '../../../api/src/testing/scratch-folder';
import { assembleInstalled } from '../../../e2e/support/assemble-installed';
import { pollUntil } from '../../../e2e/support/poll-until';
import { findOrInstall } from '../../../e2e/support/find-or-install';
import { placeOrders } from '../../../e2e/support/place-orders';
import { freePort } from '../../../e2e/support/temporary-shop';
import {
  chartSecret,
  inCompose,
  inImage,
  inUnits,
  secrets,
  type Started,
} from '../../../scripts/checks/deploy/deploy-files';
import { nginxHere } from '../../../scripts/checks/deploy/nginx-here';
import { renderChart } from '../../../scripts/checks/deploy/render-chart';
import { inRenderedChart, servicesOf } from '../../../scripts/checks/deploy/rendered-pods';
import { root } from '../../../server/build/packages';
import { startStorage, type FleetStorage } from '../../support/fleet/start-storage';
import { placeHere, type Addresses } from './on-this-machine';
import { runDeclared, type Running } from './run-declared';

const limitMs = 900_000;
const scratch = mkdtempSync(path.join(scratchFolder(), 'vintage-craft-deployment-'));
// PostgreSQL and nginx may run as other users.
chmodSync(scratch, 0o755);

/** The assembled server, as the image and the units run it. */
const assembled = path.join(scratch, 'assembled');
beforeAll(async () => {
  const { ok, output } = await runNode(['--import', 'tsx', 'scripts/build.ts']);
  if (!ok) throw new Error(output);
  await assembleInstalled(assembled);
  cpSync(path.join(root, 'deploy/healthcheck.mjs'), path.join(assembled, 'healthcheck.mjs'));
}, limitMs);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ends: (() => unknown)[] = [];
/** Folder of one test. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(scratch, 'files-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Address of a PostgreSQL server in which the user `shop` owns a database of that name. */
async function startDatabase(password: string): Promise<string> {
  const { url, stop } = await startPostgres({ parent: scratch, durable: false });
  ends.push(stop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role shop login password '${password}'`);
  await client.query('create database shop owner shop');
  await client.end();
  return new URL(url).host;
}

async function openStorage(): Promise<FleetStorage> {
  const storage = await startStorage(path.join(folder, 'storage'));
  ends.push(storage.stop);
  return storage;
}

const order = ['migrate', 'registry', 'shop', 'office', 'gate-worker'];
const inOrder = (declared: readonly Started[]) =>
  [...declared].sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));

/** Runs declared processes, each once the ones before are ready. */
async function run(
  declared: readonly Started[],
  addressesOf: (portOf: (where: string, port: number) => number) => Addresses = () => new Map(),
): Promise<readonly Running[]> {
  const running: Running[] = [];
  for (const placed of await placeHere(inOrder(declared), folder, addressesOf)) {
    const one = await runDeclared(assembled, placed);
    ends.push(one.kill);
    running.push(one);
  }
  expect(running.map(({ placed }) => placed.role)).toEqual(inOrder(declared).map(({ role }) => role));
  return running;
}

/** Stops processes in reverse order: those that others need come last. */
async function stop(running: readonly Running[]): Promise<void> {
  for (const one of [...running].reverse()) await one.stop();
}

const servesPages = async ({ origin }: Pick<Running, 'origin'>) => {
  const response = await fetch(`${origin}/all-products`);
  return response.status === 200 && (await response.text()).includes('data-remote="catalog"');
};

/** The image's own health check, with the port that a file of deploy/ passes. */
function healthcheck({ placed: { declared, portOf } }: Running): number | null {
  const port = String(portOf(declared.healthPort ?? NaN));
  return spawnSync(process.execPath, ['healthcheck.mjs', port], { cwd: assembled }).status;
}

it(
  'the image runs without any settings',
  async () => {
    const [shop] = await run([inImage()]);
    if (!shop) throw new Error('The image starts nothing.');
    expect(healthcheck(shop)).toBe(0);
    expect(await servesPages(shop)).toBe(true);
    await shop.stop();
    expect(healthcheck(shop)).toBe(1);
  },
  limitMs,
);

/** Starts nginx with the files of deploy/nginx, in front of shops by their names in Compose. */
async function startNginx(port: number, shops: ReadonlyMap<string, string>): Promise<void> {
  const nginx = findOrInstall({ title: 'nginx', names: ['nginx'], packages: ['nginx-light'] });
  const file = nginxHere(folder, { shops, listen: `127.0.0.1:${port}` });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(nginx, ['-c', file, '-g', `daemon off; ${user}`], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  ends.push(() => {
    child.kill('SIGQUIT');
    return ended;
  });
  const isOpen = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  expect(await pollUntil(30_000, isOpen)).toBe(true);
}

it(
  'compose.yaml sells through nginx, without the origins and payment keys of a public shop',
  async () => {
    const storage = await openStorage();
    const database = await startDatabase(secrets.POSTGRES_PASSWORD ?? '');
    const nginxPort = await freePort();
    const declared = inCompose({ ...secrets, ...storage.env });
    const running = await run(
      declared,
      (portOf) =>
        new Map([
          ['postgres:5432', database],
          ['storage:9000', new URL(storage.env.RELEASES_S3_ENDPOINT ?? '').host],
          ['registry:3001', `127.0.0.1:${portOf('compose.yaml, registry', 3001)}`],
          ['localhost:8080', `localhost:${nginxPort}`],
        ]),
    );
    for (const one of running.filter(({ origin }) => origin)) expect(healthcheck(one)).toBe(0);
    const shops = running.filter(({ placed }) => placed.role === 'shop');
    const addresses = shops.map(
      ({ placed, origin }) =>
        [`${placed.declared.where.replace('compose.yaml, ', '')}:3000`, new URL(origin).host] as const,
    );
    await startNginx(nginxPort, new Map(addresses));
    const origin = `http://localhost:${nginxPort}`;
    expect(await servesPages({ origin })).toBe(true);
    await placeOrders(origin, ['Asha Rao']);
    await stop(running);
  },
  limitMs,
);

it(
  'the chart starts all its pods, with a secret that has every entry',
  async () => {
    const storage = await openStorage();
    const database = await startDatabase('secret');
    const endpoint = storage.env.RELEASES_S3_ENDPOINT ?? '';
    const manifests = renderChart({
      gate: { workers: 1 },
      bucket: { name: storage.env.RELEASES_BUCKET ?? '', endpoint },
    });
    const secret = {
      ...chartSecret(),
      ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
      DATABASE_URL: `postgres://shop:secret@${database}/shop`,
    };
    const running = await run(
      inRenderedChart(manifests, { 'vintage-craft': secret }),
      (portOf) =>
        new Map(
          servicesOf(manifests).map(({ address, pod, port }) => [address, `127.0.0.1:${portOf(pod, port)}`]),
        ),
    );
    const shops = running.filter(({ placed }) => placed.role === 'shop');
    expect(await Promise.all(shops.map(servesPages))).toEqual([true]);
    await stop(running);
  },
  limitMs,
);

it(
  'the units run with the common.env of docs/production.md',
  async () => {
    const database = await startDatabase('password');
    const token = { REGISTRY_TOKEN: secrets.REGISTRY_TOKEN ?? '', GATE_TOKEN: secrets.GATE_TOKEN ?? '' };
    const declared = inUnits().map((unit) => ({ ...unit, env: { ...token, ...unit.env } }));
    const registry = 'systemd/vintage-craft-registry.service';
    const running = await run(
      declared,
      (portOf) =>
        new Map([
          ['127.0.0.1:5432', database],
          ['127.0.0.1:3001', `127.0.0.1:${portOf(registry, 3001)}`],
        ]),
    );
    const shops = running.filter(({ placed }) => placed.role === 'shop');
    expect(await Promise.all(shops.map(servesPages))).toEqual([true, true]);
    await stop(running);
  },
  limitMs,
);
