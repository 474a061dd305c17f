import type { LaterFiles } from '@shop/federation/build';
import type { Build } from './read-build';

interface Made {
  readonly name?: string;
  /** Bytes by source, by file. */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exposes?: Readonly<Record<string, readonly string[]>>;
  readonly lazy?: readonly LaterFiles[];
}

const byKind = (files: readonly string[]) => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
});

/** A build for tests: `entry.js` and `entry.css` are its entry, and a file's size is the sum of its sources. */
export function fakeBuild({ name = 'shell', files, exposes = {}, lazy = [] }: Made): Build {
  const entry = Object.keys(files).filter((file) => file.startsWith('entry.'));
  return {
    name,
    dir: `/shop/${name}`,
    manifest: {
      entry: byKind(entry),
      exposes: Object.fromEntries(Object.entries(exposes).map(([module, of]) => [module, byKind(of)])),
    },
    stats: { files, later: lazy },
    weigh(file) {
      const bytes = Object.values(files[file] ?? {}).reduce((sum, size) => sum + size, 0);
      return { brotli: bytes, gzip: bytes + 10 };
    },
  };
}
