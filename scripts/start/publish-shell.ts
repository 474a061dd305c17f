import { buildFrame, frameFile } from '@shop/shell/composer';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../build/build-package';
import { copyWhole, writeWhole } from './copy-whole';
import { packBeside } from './pack-beside';

export interface PublishedShell {
  /** This build's server bundle, service worker and manifest. */
  readonly build: string;
  /** Files for browsers, of this and all earlier builds, packed forms beside them. */
  readonly assets: string;
}

const manifest = 'build-manifest.json';

/**
 * Copies the built shell into the releases. File names carry a hash of their contents, so builds share one folder: a page
 * that was opened before a restart still finds its chunks, and a new build never changes a running shop.
 */
export async function publishShell({ out, source }: BuildTarget, releases: string): Promise<PublishedShell> {
  const build = path.join(releases, 'shell/builds', source.slice(0, 16));
  const assets = path.join(releases, 'shell/assets');
  await copyWhole(path.join(out, 'browser'), assets, { keep: true, without: [manifest] });
  await packBeside(assets);
  await copyWhole(path.join(out, 'server'), build);
  await copyWhole(path.join(out, 'worker'), build);
  await writeWhole(path.join(build, manifest), (draft) =>
    copyFile(path.join(out, 'browser', manifest), draft),
  );
  // Builds of before there were render processes have none.
  const hasWorker = existsSync(path.join(build, 'render-worker.cjs'));
  if (hasWorker && !existsSync(path.join(build, frameFile))) await buildFrame(build);
  return { build, assets };
}
