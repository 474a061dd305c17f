import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

const name = 'Integrity';

/** Runtime code that has the shell prepare the tag of a file; a page without the shell loads it as it is. */
export const prepareTag = (tag: string, url: string): string =>
  `globalThis._SHOP_PREPARE_TAG?.(${tag}, ${url});`;

/**
 * Lazy chunks and their style sheets pass no hook of federation, only the runtime that webpack puts into a remote's entry.
 * A build cannot hold the hashes of its own files, so that runtime leaves it to the page to have them checked. What
 * `SlimEntryPlugin` puts in for shoppers does so by itself.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${prepareTag('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${prepareTag(tag, href)}`,
      );
    });
  }
}
