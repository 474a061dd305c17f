import type { RequestListener } from 'node:http';
import { remoteDevConfig, shellDevConfig, standaloneDevConfig } from '@shop/federation/dev';
import shellConfigs from '../../shell/webpack.config';
import { remoteDir } from '../../server/build/packages';
import { createShopProxy, devDocument } from '@shop/packer/dev';
import { checkPort } from '@shop/server';
import { devRemote, reactHook, reactHookPath, standaloneDocument } from './dev-page';
import { startDevServer, type DevBuilds } from './dev-server';
import { runMain } from '../run-main';
import { readDevOptions, type DevOptions } from './read-dev-options';

async function isRunning(shop: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  const response = await fetch(`${shop}/healthz`, { signal }).catch(() => null);
  return response?.ok ?? false;
}

const shopIsUnavailable = (shop: string) =>
  `The shop at ${shop} is not running. Start it with npm start, or name another with SHOP_URL.`;

/** Opens one remote in the live shop: the shell and this remote come from this checkout, everything else from the shop. */
async function inShop({ remote, shop, host, port }: DevOptions): Promise<void> {
  if (!(await isRunning(shop))) throw new Error(shopIsUnavailable(shop));
  const [shell] = shellConfigs;
  if (!shell) throw new Error('The shell has no browser build.');
  const dir = remoteDir(remote);
  const fallback = (builds: DevBuilds): RequestListener => {
    const rewrite = (html: string) => {
      const { js, css } = builds.entryOf('shell');
      return devDocument(html, { remote, page: devRemote(dir), shell: { js: [reactHookPath, ...js], css } });
    };
    const proxy = createShopProxy({ shop, rewrite });
    return (request, response) => {
      if (request.url !== reactHookPath) return proxy(request, response);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(reactHook);
    };
  };
  await startDevServer({ host, port, configs: [remoteDevConfig(dir), shellDevConfig(shell)], fallback });
  console.log(`${remote} is open at http://${host}:${port}, inside the shop at ${shop}.`);
  console.log(
    'It and the shell come from this checkout, rendered by the browser; the rest comes from the live shop.',
  );
}

/** Opens one remote without the shell. */
async function alone({ remote, shop, host, port }: DevOptions): Promise<void> {
  const name = `${remote}-standalone`;
  const fallback = (builds: DevBuilds): RequestListener => {
    const proxy = createShopProxy({ shop, rewrite: (html) => html });
    return (request, response) => {
      const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (!isDocument) return proxy(request, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(standaloneDocument(remote, builds.entryOf(name)));
    };
  };
  await startDevServer({ host, port, configs: [standaloneDevConfig(remoteDir(remote))], fallback });
  console.log(`${remote} is open at http://${host}:${port}, without the shell.`);
  if (await isRunning(shop)) console.log(`Its data comes from the shop at ${shop}.`);
  else console.log(`${shopIsUnavailable(shop)} Until then there is no data.`);
}

const usage = `npm run dev <remote>, npm run standalone <remote>

Serves a remote from this checkout with hot reload: inside the running shop, or without the shell (standalone).

  --standalone   as npm run standalone does

PORT, HOST and SHOP_URL override 3003, 127.0.0.1 and http://127.0.0.1:3000.`;

await runMain(usage, async (args) => {
  process.env.NODE_ENV = 'development';
  const options = readDevOptions(args, process.env);
  await checkPort(options);
  await (options.standalone ? alone(options) : inShop(options));
});
