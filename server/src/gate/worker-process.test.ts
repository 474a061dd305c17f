import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { GatePolicy } from '@shop/contracts/registry';
import { START_MS } from '../../../registry/src/testing/databases';
import { openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';

const root = path.resolve(import.meta.dirname, '../../..');
const limitMs = 120_000;

let test: TestRegistry;
let token: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  test = await openTestRegistry();
  token = await test.token('gate');
}, START_MS);
afterEach(() => void child?.kill('SIGKILL'));
afterAll(() => test.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the role as a deployment does, with exactly these variables. */
function start(env: Readonly<Record<string, string>>) {
  child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts', 'gate-worker'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { exit, output: () => output };
}

it(
  'a deployed worker becomes ready, is seen by the registry, and ends with 0 when it is stopped',
  async () => {
    const port = await freePort();
    const { exit, output } = start({
      SHOP_URL: 'http://shop.test',
      REGISTRY_URL: test.address,
      REGISTRY_TOKEN: token,
      GATE_CHROMIUM: process.execPath,
      GATE_PORT: String(port),
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const giveUpAt = performance.now() + limitMs / 2;
    while (!(await isReady())) {
      if (child?.exitCode !== null || performance.now() > giveUpAt) throw new Error(output());
      await pause(50);
    }
    const { notice } = (await test.call('GET', '/envs/live/gate', { token })).body as unknown as GatePolicy;
    expect(notice).toContain('A gate worker is running');
    child?.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(output()).toContain('Closing …');
  },
  limitMs,
);

it(
  'explains invalid settings and ends',
  async () => {
    const { exit, output } = start({
      ...{ SHOP_URL: 'http://shop.test', REGISTRY_URL: test.address, REGISTRY_TOKEN: token },
      GATE_PORT: 'high',
    });
    expect(await exit).toBe(1);
    expect(output()).toContain('GATE_PORT must be a whole number from 1 to 65535');
  },
  limitMs,
);
