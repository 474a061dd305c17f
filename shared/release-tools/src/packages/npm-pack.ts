import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The file name that `npm pack` gives to the package in a folder: `@shop/store` is `shop-store-1.0.0.tgz`. */
function fileNameOf(dir: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  return `${name.slice(1).replace('/', '-')}-${version}.tgz`;
}

/** Packs packages into tarballs in `folder`, and resolves with the files in the order of the packages. */
export async function npmPack(dirs: readonly string[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const onWindows = process.platform === 'win32';
  await run(onWindows ? 'npm.cmd' : 'npm', ['pack', '--silent', '--pack-destination', folder, ...dirs], {
    shell: onWindows,
  });
  return dirs.map((dir) => path.join(folder, fileNameOf(dir)));
}
