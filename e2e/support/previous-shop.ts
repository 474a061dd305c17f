import path from 'node:path';
import { openDatabase, readConfig } from '@shop/api';
import type { PageRelease, ShellContract } from '@shop/contracts';
import { liveEnv } from '@shop/registry';
import type { ComposerOptions, DocumentReleases } from '@shop/shell/composer';
import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';
import { remoteNames } from '../../scripts/build/packages';
import { remoteTarget, shellTarget } from '../../scripts/build/targets';
import { unpackPrevious } from '../../scripts/previous/previous-archive';
import { openRegistry } from '../../scripts/registry/open-registry';
import { closeOnSignal, waitUntilReady } from '../../scripts/start/keep-open';
import { ownReleases } from '../../scripts/start/own-releases';
import { publishRemotes } from '../../scripts/start/publish-remotes';
import { publishShell } from '../../scripts/start/publish-shell';
import { serveShop } from '../../scripts/start/serve';
import { readSettings } from '../../scripts/start/settings';

/** What the previous composer is told besides: it read data over a socket, and knew no sets of versions. */
interface PreviousOptions extends ComposerOptions {
  readonly apiBaseUrl: () => string;
  readonly release: (...of: Parameters<DocumentReleases['forDocument']>) => PageRelease | undefined;
}

/**
 * A shop with the previous shell and today's remotes, as it is while teams are faster than the shell. The registry holds
 * the remotes against the previous shell first: what does not fit ends this with the reason.
 */
async function open(): Promise<void> {
  const previous = await unpackPrevious();
  const settings = readSettings(process.env);
  const config = readConfig({ ...process.env, DATA_DIR: settings.dataDir });
  const database = await openDatabase(config.database);
  const opened = await openRegistry(database, settings);
  const contract = await readFile(path.join(previous, 'shell/contract.json'), 'utf8');
  const actor = { name: 'start', role: 'admin', remote: null } as const;
  await opened.registry.releases.setShell(liveEnv, JSON.parse(contract) as ShellContract, actor);
  const remotes = new Map(remoteNames.map((name) => [name, remoteTarget(name)]));
  await publishRemotes(remotes, opened.registry, [], console.log);

  const { commit } = JSON.parse(await readFile(path.join(previous, 'about.json'), 'utf8')) as {
    commit: string;
  };
  const out = path.join(previous, 'shell');
  const shell = await publishShell({ ...shellTarget(), out, source: commit }, settings.releasesDir);
  const { composer } = (await import(path.join(previous, 'composer/composer.js'))) as {
    composer: (options: PreviousOptions) => FastifyPluginAsync;
  };
  const releases = ownReleases(opened, false);
  const shop = await serveShop(settings, {
    config,
    database,
    releases,
    shell,
    compose: (options) =>
      composer({
        ...options,
        apiBaseUrl: () => `http://${settings.host}:${settings.port}/api/v1`,
        release: (request, reply) => releases.pages.forDocument(request, reply)?.release,
      }),
  });
  closeOnSignal(shop, console.log);
  await waitUntilReady(shop.address);
  console.log(`The previous shell is open at ${shop.address}`);
}

open().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
