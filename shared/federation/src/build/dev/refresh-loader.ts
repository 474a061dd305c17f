import { transform } from '@swc/core';
import type { LoaderContext } from 'webpack';

/** Compiles TypeScript with Fast Refresh's registrations, which ts-loader does not write. Webpack requires the default export. */
export default function refreshLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async();
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  }).then(({ code, map }) => done(null, code, map), done);
}
