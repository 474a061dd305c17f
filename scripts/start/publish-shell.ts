import { buildFrame, frameFile } from '@shop/shell/composer';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../build/build-package';
import { packBeside } from './pack-beside';

export interface PublishedShell {
  /** This build's server bundle, service worker and manifest. */
  readonly build: string;
  /** Files for browsers, of this and all earlier builds, packed forms beside them. */
  readonly assets: string;
}

/**
 * Copies the built shell into the releases. File names carry a hash of their contents, so builds share one folder: a page
 * that was opened before a restart still finds its chunks, and a new build never changes a running shop.
 */
export async function publishShell({ out, source }: BuildTarget, releases: string): Promise<PublishedShell> {
  const build = path.join(releases, 'shell/builds', source.slice(0, 16));
  const assets = path.join(releases, 'shell/assets');
  await mkdir(assets, { recursive: true });
  await cp(path.join(out, 'browser'), assets, {
    recursive: true,
    force: false,
    filter: (file) => path.basename(file) !== 'build-manifest.json',
  });
  await packBeside(assets);
  await cp(path.join(out, 'server'), build, { recursive: true });
  await cp(path.join(out, 'worker'), build, { recursive: true });
  await cp(path.join(out, 'browser/build-manifest.json'), path.join(build, 'build-manifest.json'));
  // Builds of before there were render processes have none.
  const hasWorker = existsSync(path.join(build, 'render-worker.cjs'));
  if (hasWorker && !existsSync(path.join(build, frameFile))) await buildFrame(build);
  return { build, assets };
}
