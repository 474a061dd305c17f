import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  containerFaults,
  containerOf,
  federationManifestFile,
  type FederationManifest,
} from '../project/federation-manifest';
import type { Bundle } from './bundlers';

/** A finished build, as sent to the page's container. */
export interface DevBuild {
  /** URL of its folder. */
  readonly base: string;
  readonly entry: string;
  readonly type: 'script' | 'module';
  readonly globalName: string;
}

/** The result of a change. */
export type DevNews = { readonly build: DevBuild } | { readonly failure: string };

export interface DevBuilds {
  /** The last successful build, or the error; null during the first. */
  latest(): DevNews | null;
  /** Builds again; calls during a build are coalesced into one more build. Resolves when all builds are done. */
  build(): Promise<void>;
  /** Folder of a build's files by its number, undefined for a removed one. */
  folderOf(number: number): string | undefined;
}

interface Options {
  readonly bundle: Bundle;
  /** The folder of the builds, each in a separate subfolder. */
  readonly out: string;
  /** URL under which builds are served. */
  readonly address: string;
  /** The current modules of `remote.json`. */
  readonly modules: () => readonly string[];
  readonly onNews: (news: DevNews, ms: number) => void;
}

/** Builds to keep: an open page may still request files of an earlier build. */
const limit = 10;

async function readBuild(folder: string, base: string, modules: readonly string[]): Promise<DevBuild> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, federationManifestFile), 'utf8'),
  ) as FederationManifest;
  const faults = containerFaults(manifest, modules);
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
  const {
    entry,
    entryType = 'script',
    globalName,
  } = containerOf(manifest, modules, (file) => existsSync(path.join(folder, file)));
  return { base, entry: base + entry, type: entryType, globalName };
}

/**
 * Builds a remote repeatedly, each time as a new version: if two builds had the same global name, a page would run
 * the old code. `BUILD_VERSION` and `BUILD_OUT` pass the version and the output folder to the configuration.
 */
export function createDevBuilds({ bundle, out, address, modules, onNews }: Options): DevBuilds {
  let number = 0;
  let latest: DevNews | null = null;
  let running: Promise<void> | null = null;
  let isRequested = false;

  const folderAt = (of: number) => path.join(out, String(of), 'browser');

  const once = async () => {
    number += 1;
    const began = performance.now();
    process.env.BUILD_VERSION = `0.0.0-dev.${number}`;
    process.env.BUILD_OUT = path.join(out, String(number));
    try {
      await bundle();
      latest = { build: await readBuild(folderAt(number), `${address}${number}/`, modules()) };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      latest = { failure: stripVTControlCharacters(text) };
    }
    await rm(path.join(out, String(number - limit)), { recursive: true, force: true });
    onNews(latest, performance.now() - began);
  };

  const all = async () => {
    while (isRequested) {
      isRequested = false;
      await once();
    }
  };

  return {
    latest: () => latest,
    folderOf: (of) => (of > number - limit && of <= number ? folderAt(of) : undefined),
    build() {
      isRequested = true;
      running ??= all().finally(() => (running = null));
      return running;
    },
  };
}
