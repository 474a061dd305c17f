import { transform } from '@swc/core';
import type { LoaderContext } from 'webpack';

/**
 * Compiles TypeScript with what Fast Refresh needs to know of each component, which ts-loader does not write. The
 * default export is what webpack asks of a loader.
 */
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
