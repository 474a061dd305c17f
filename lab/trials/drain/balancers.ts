import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { pollUntil } from '../../../e2e/support/poll-until';
import { freePort } from '../../../e2e/support/temporary-shop';

/** A load balancer in front of shops. */
export interface Balancer {
  readonly origin: string;
  stop(): Promise<void>;
}

const checkMs = 1000;
const openMs = 30_000;

/** HAProxy, with its default retries: only for refused connections. */
export async function startHaproxy(folder: string, shops: readonly string[]): Promise<Balancer> {
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  const servers = shops.map(
    (shop, at) => `  server shop-${at + 1} ${new URL(shop).host} check inter ${checkMs}ms fall 1 rise 1`,
  );
  const lines = [
    ...['defaults', '  mode http', '  timeout connect 2s', '  timeout client 60s', '  timeout server 60s'],
    ...['frontend shop', `  bind 127.0.0.1:${port}`, '  default_backend shops'],
    ...['backend shops', '  option httpchk GET /readyz', '  option redispatch', ...servers, ''],
  ];
  writeFileSync(file, lines.join('\n'));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  const kill = () => void child.kill('SIGKILL');
  process.prependListener('exit', kill);
  child.once('close', () => process.off('exit', kill));
  const origin = `http://127.0.0.1:${port}`;
  const open = pollUntil(openMs, async () => (await fetch(`${origin}/readyz`)).ok);
  const isOpen = await Promise.race([open, failed]).catch(() => {
    throw new Error('HAProxy is not installed. On Debian, run apt-get install haproxy.');
  });
  if (!isOpen) throw new Error('HAProxy did not become ready.');
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * A TCP load balancer, like those of clouds and Kubernetes: it does not parse requests, and sends each new connection to a shop
 * whose last readiness check succeeded.
 */
export async function startConnectionBalancer(shops: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const check = async () => {
    for (const shop of shops) {
      const isReady = await fetch(`${shop}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(shop);
      else ready.delete(shop);
    }
  };
  await check();
  const timer = setInterval(() => void check(), checkMs);
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const usable = shops.filter((shop) => ready.has(shop));
    const { hostname, port } = new URL(usable[(turn += 1) % usable.length] ?? shops[0] ?? '');
    const shop = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, shop],
      [shop, client],
    ] as const) {
      sockets.add(from);
      from.once('close', () => sockets.delete(from));
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
