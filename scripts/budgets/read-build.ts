import {
  type BuildManifest,
  buildManifestFile,
  type BuildStats,
  buildStatsFile,
} from '@shop/federation/build';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Transfer sizes of files, each compressed separately at the best level. */
export interface Weight {
  readonly brotli: number;
  readonly gzip: number;
}

/** A finished build for browsers. */
export interface Build {
  /** `shell`, or the remote's name. */
  readonly name: string;
  /** Its package's folder. */
  readonly dir: string;
  readonly manifest: BuildManifest;
  readonly stats: BuildStats;
  /** Size of an output file. */
  weigh(file: string): Weight;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Reads the build in a package's `dist`; throws if there is none. */
export function readBuild(name: string, dir: string): Build {
  const out = path.join(dir, 'dist/browser');
  const weights = new Map<string, Weight>();
  return {
    name,
    dir,
    manifest: readJson(path.join(out, buildManifestFile)),
    stats: readJson(path.join(dir, 'dist', buildStatsFile)),
    weigh(file) {
      const known = weights.get(file);
      if (known) return known;
      const bytes = readFileSync(path.join(out, file));
      const weight = {
        brotli: brotliCompressSync(bytes).length,
        gzip: gzipSync(bytes, { level: 9 }).length,
      };
      weights.set(file, weight);
      return weight;
    },
  };
}
