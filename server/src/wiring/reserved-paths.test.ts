import { expect, it } from '@jest/globals';
import { createLogger, createShopApi, readConfig } from '@shop/api';
import { isRootFile, reservedWords } from '@shop/config/reserved-paths';
import { createPageReleases, shopPlugin } from '@shop/registry';
import Fastify from 'fastify';
import { readdir } from 'node:fs/promises';
import { openTestRegistry } from '../../../registry/src/testing/test-registry';
import { buildFolders } from '../builds/build';
import { home } from '../home';

it('reserves every path that the shop’s servers handle', async () => {
  const test = await openTestRegistry();
  const config = readConfig({ DATA_DIR: test.dir });
  const api = await createShopApi({ config, logger: createLogger('silent'), database: test.opened });
  const app = Fastify();
  const addresses: string[] = [];
  // Forms post to the URL of their page, which belongs to a remote.
  app.addHook('onRoute', ({ url, method }) => {
    if ([method].flat().includes('GET')) addresses.push(url);
  });
  await app.register(api.plugin);
  const { registry, live } = test;
  const { plugin: pages } = createPageReleases({
    live,
    folder: registry.cache.folder,
    signingKey: () => registry.signingKey,
    onSeen: registry.lastSeen.mark,
    isPublicHttps: false,
  });
  await app.register(shopPlugin({ registry, live, pages }));
  await app.ready();

  const rootFiles = (await readdir(buildFolders(home).publicDir)).map((file) => `/${file}`);
  const words = [...addresses, ...rootFiles].map((address) => address.split('/')[1] ?? '');
  const open = words.filter((word) => !isRootFile(word) && !reservedWords.some((known) => known === word));
  expect(addresses.length).toBeGreaterThan(40);
  expect([...new Set(open)]).toEqual([]);
  await app.close();
  await api.close();
  await test.close();
});
