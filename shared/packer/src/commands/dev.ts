import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import type { RemoteDescriptor } from '@shop/contracts';
import { readRemoteDescriptor } from '@shop/protocol';
import { findBundle } from '../dev/bundlers';
import { createDevBuilds, type DevNews } from '../dev/dev-builds';
import { createDevServer, type DevServer } from '../dev/dev-server';
import type { Command } from './command';
import { UsageError } from './exit-codes';

/** The default port, different from those of the shop and the console. */
const defaultPort = '3003';

/** Debounce of file changes in ms, as an editor may save many files at once. */
const debounceMs = 30;

function readPort(word: string): number {
  const port = Number(word);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`"${word}" is not a port: use a number from 1 to 65535.`);
}

async function readShop(word: string | undefined): Promise<string> {
  if (!word || !URL.canParse(word) || !/^https?:/.test(word)) {
    throw new UsageError('Missing shop. Pass --shop http://127.0.0.1:3000, or set SHOP_URL.');
  }
  const { origin } = new URL(word);
  const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (response?.ok) return origin;
  throw new UsageError(`The shop at ${origin} is not running.`);
}

async function listen({ server }: DevServer, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new UsageError(`Port ${port} on ${host} is already in use. Choose another with --port.`);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * `dev [folder] --shop <url>`: serves the live shop at a local URL, with this remote built from its current files. A
 * change appears in the open page as soon as it is built. Resolves after the first build, and runs until the process
 * ends.
 */
export const dev: Command = async ({ words, options }, { log }) => {
  const dir = path.resolve(words[0] ?? '.');
  const shop = await readShop(options.shop ?? process.env.SHOP_URL);
  const { name } = await readRemoteDescriptor(path.join(dir, 'remote.json'));
  const { configFile, bundle } = findBundle(dir);
  const out = path.join(dir, 'node_modules/.cache/shop-remote');
  const readDescriptor = () =>
    JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8')) as RemoteDescriptor;
  const buildsAt = `/dev-builds/${name}/`;
  const onNews = (news: DevNews, ms: number) => {
    server.notify(news);
    log('failure' in news ? news.failure : `Built in ${(ms / 1000).toFixed(1)} s`);
  };
  const builds = createDevBuilds({
    bundle,
    out,
    address: buildsAt,
    modules: () => readDescriptor().exposes,
    onNews,
  });
  const server = createDevServer({ shop, name, readDescriptor, builds, buildsAt });
  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, host, readPort(options.port ?? process.env.PORT ?? defaultPort));
  await rm(out, { recursive: true, force: true });
  await builds.build();

  let waits: NodeJS.Timeout | undefined;
  watch([path.join(dir, 'src'), path.join(dir, 'remote.json'), configFile], { ignoreInitial: true }).on(
    'all',
    () => {
      clearTimeout(waits);
      waits = setTimeout(() => void builds.build(), debounceMs);
    },
  );
  log(`${name} is open at http://${host}:${port}, inside the shop at ${shop}. Press Ctrl-C to stop.`);
  return { name, url: `http://${host}:${port}`, shop };
};
