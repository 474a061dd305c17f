import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

const name = 'Integrity';

/** Runtime code that has the browser check what a tag loads; the shell tells a file's hash by its address. */
const check = (tag: string, url: string): string =>
  [
    `var hash = globalThis._SHOP_INTEGRITY && globalThis._SHOP_INTEGRITY(${url});`,
    `if (hash) { ${tag}.integrity = hash; ${tag}.crossOrigin = "anonymous"; }`,
  ].join('\n');

/**
 * Lazy chunks and their style sheets pass no hook of federation, only the runtime that webpack puts into a remote's entry.
 * A build cannot hold the hashes of its own files' release, so that runtime asks the page for them.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${check('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${check(tag, href)}`,
      );
    });
  }
}
