import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { cut, type Cut } from './cut';

interface Options {
  readonly cuts: readonly Cut[];
}

/** A file with its package's name and version, as in `@reduxjs/toolkit 2.14.0, dist/query/rtk-query.modern.mjs`. */
function nameOf(file: string): string {
  const [, folder = '', inside = file] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  if (!folder) return inside;
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  return `${name} ${version}, ${inside}`;
}

/** Leaves out of a package's file what nobody uses. The default export is what webpack asks of a loader. */
export default function cutLoader(this: LoaderContext<Options>, source: string): string {
  return cut(source, this.getOptions().cuts, nameOf(this.resourcePath));
}
