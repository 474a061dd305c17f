import path from 'node:path';
import { openDatabase } from '@shop/api';
import type { ShellContract } from '@shop/contracts';
import { everywhere, liveEnv } from '@shop/registry';
import type { ComposerOptions } from '@shop/shell/composer';
import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';
import {
  addressOf,
  closeOnSignal,
  shutdownMs,
  openCompressed,
  openRegistry,
  opsLine,
  ownReleases,
  publishRemotes,
  publishShell,
  readSettings,
  run,
  serveShop,
  waitUntilReady,
} from '@shop/server';
import { buildFolders } from '@shop/server/builds';
import { remoteNames, root } from '../../server/build/packages';
import { buildOf } from '../../server/build/shop-builds';
import { remoteTarget } from '../../server/build/targets';
import { unpackPrevious } from '../previous/previous-archive';
import { checkoutEnvironment } from '../../server/build/checkout-environment';

/**
 * A shop with the previous shell and today's remotes, as after remotes are released before the shell. The registry
 * first checks the remotes against the previous shell, and a mismatch throws with the reason.
 */
run(async () => {
  const previous = await unpackPrevious();
  const settings = readSettings(checkoutEnvironment(process.env), root);
  const { releasesDir, cacheDir } = settings;
  const compressed = openCompressed(cacheDir);
  const database = await openDatabase(settings.api.database);
  const opened = await openRegistry(database, settings, compressed);
  const contract = await readFile(path.join(previous, 'shell/contract.json'), 'utf8');
  const actor = everywhere('start', 'admin');
  await opened.registry.releases.setShell(liveEnv, JSON.parse(contract) as ShellContract, actor);
  const remotes = new Map(remoteNames.map((name) => [name, buildOf(remoteTarget(name))]));
  await publishRemotes(remotes, opened.registry, [], console.log);

  const { commit } = JSON.parse(await readFile(path.join(previous, 'about.json'), 'utf8')) as {
    commit: string;
  };
  const { consoleDir, publicDir } = buildFolders(root);
  const shell = await publishShell(
    {
      dir: path.join(previous, 'shell'),
      source: commit,
      version: 'previous',
      use: (work) => work(),
    },
    { releasesDir, compressed },
  );
  const { composer } = (await import(path.join(previous, 'composer/composer.js'))) as {
    composer: (options: ComposerOptions) => FastifyPluginAsync;
  };
  const releases = ownReleases(opened, { consoleDir, shopOrigin: addressOf(settings) });
  const shop = await serveShop(settings, {
    database,
    releases,
    shell,
    publicDir,
    compose: composer,
  });
  closeOnSignal(shop, console.log, shutdownMs);
  await waitUntilReady(shop.address);
  console.log(opsLine(shop, settings));
  console.log(`The previous shell is open at ${shop.address}`);
});
