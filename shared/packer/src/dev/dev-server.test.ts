import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PageRelease } from '@shop/contracts';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { createDevServer } from './dev-server';

const release: PageRelease = { env: 'live', seq: 7, remotes: {} } as unknown as PageRelease;
const html = `<html><body><div id="shop">rendered</div><script type="application/json" id="shop-state">null</script><script type="application/json" id="shop-release">${JSON.stringify(release)}</script></body></html>`;

let scratch: ScratchFolder;
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  scratch = await makeScratchFolder();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await scratch.remove();
});

async function open() {
  const shop = await listen(
    createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)),
  );
  const folder = path.join(scratch.dir, '3/browser');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'page.css'), '.page {}');
  await writeFile(path.join(scratch.dir, 'secret.js'), 'secret');
  const routes = [{ path: '/gifts', module: 'page' }];
  const dev = createDevServer({
    shop,
    name: 'gifts',
    readDescriptor: () => ({ name: 'gifts', exposes: ['page'], routes, slots: [], storeContract: 1 }),
    builds: {
      latest: () => ({ failure: 'Not yet' }),
      build: () => Promise.resolve(),
      folderOf: (number) => (number === 3 ? folder : undefined),
    },
    buildsAt: '/dev-builds/gifts/',
  });
  return { ...dev, url: await listen(dev.server) };
}

it('adds the remote to the pages of the shop, with the hash of its entry', async () => {
  const { url } = await open();
  const page = await (await fetch(`${url}/gifts`)).text();
  const [, json = ''] = /id="shop-release">(.*?)<\/script>/.exec(page) ?? [];
  const { gifts } = (JSON.parse(json) as PageRelease).remotes;
  expect(gifts).toMatchObject({ base: '/dev/gifts/', routes: [{ path: '/gifts', module: 'page' }] });
  const entry = await (await fetch(`${url}/dev/gifts/${gifts?.manifest.entry ?? ''}`)).text();
  const digest = createHash('sha384').update(entry).digest('base64');
  expect(gifts?.integrity).toEqual({ [gifts?.manifest.entry ?? '']: `sha384-${digest}` });
});

it('serves only the files of builds', async () => {
  const { url } = await open();
  const file = await fetch(`${url}/dev-builds/gifts/3/page.css`);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['text/css', '.page {}']);
  for (const address of ['2/page.css', '3/none.js', '3/..%2f..%2fsecret.js', '3/']) {
    expect([address, (await fetch(`${url}/dev-builds/gifts/${address}`)).status]).toEqual([address, 404]);
  }
});

it('sends the current state when a page opens, and later changes', async () => {
  const { url, notify } = await open();
  const { body } = await fetch(`${url}/dev/gifts/changes`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: {"failure":"Not yet"}\n\n');
  notify({ failure: 'Still not' });
  expect((await reader?.read())?.value).toBe('data: {"failure":"Still not"}\n\n');
  await reader?.cancel();
});
