import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSourceMapNames } from '@shop/protocol';
import type { CompressedFiles } from '@shop/registry';
import { buildFrame, frameFile } from '@shop/shell/composer';
import { shellBuildDir } from '../settings/places';
import type { Build } from './build';
import { writeCompressedFiles, copyAtomically, writeAtomically } from './published-files';

export interface PublishedShell {
  /** This build's server bundle, service worker and manifest. */
  readonly build: string;
  /** Browser files of this and all earlier builds, with compressed copies. */
  readonly assets: string;
  /** The names of this build's browser files. */
  readonly files: readonly string[];
}

interface Places {
  readonly releasesDir: string;
  readonly compressed: CompressedFiles;
}

const manifest = 'build-manifest.json';

/**
 * Copies the built shell into the releases folder. File names contain a content hash, so all builds share one folder: pages that
 * were opened before a restart still find their chunks, and a new build does not change a running shop.
 */
export function publishShell(shell: Build, places: Places): Promise<PublishedShell> {
  return shell.use(() => publish(shell, places));
}

async function publish(shell: Pick<Build, 'dir' | 'source'>, places: Places): Promise<PublishedShell> {
  const { dir, source } = shell;
  const { releasesDir, compressed } = places;
  const build = shellBuildDir(releasesDir, source);
  const assets = path.join(releasesDir, 'shell/assets');
  await copyAtomically(path.join(dir, 'browser'), assets, { keep: true, without: [manifest] });
  await writeCompressedFiles(assets, compressed);
  await copyAtomically(path.join(dir, 'server'), build);
  await copyAtomically(path.join(dir, 'worker'), build);
  await writeAtomically(path.join(build, manifest), (draft) =>
    copyFile(path.join(dir, 'browser', manifest), draft),
  );
  // Older builds have no source maps.
  const hasWorker = existsSync(path.join(build, 'render-worker.cjs'));
  if (hasWorker && !existsSync(path.join(build, frameFile))) await buildFrame(build);
  return { build, assets, files: await readdir(path.join(dir, 'browser')) };
}

/** The source maps of the shell's scripts, which are not served. */
export interface ShellSourceMaps {
  /** For example, `main.0a1b2c3d.js.map`. */
  readonly names: readonly string[];
  read(name: string): Promise<Uint8Array>;
}

/** Reads the source maps of a build; empty for older builds without source maps. */
export async function shellSourceMaps({ dir }: Pick<Build, 'dir'>): Promise<ShellSourceMaps> {
  const folder = path.join(dir, 'maps');
  const names = await readSourceMapNames(folder);
  return { names, read: (name) => readFile(path.join(folder, name)) };
}
