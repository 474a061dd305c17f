import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '../../root';

/** A bundler's output for a project's `web.mjs`. */
export interface Bundle {
  readonly scripts: string;
  readonly styles: string;
}

function readBundle(dir: string): Bundle {
  const textOf = (ending: string) =>
    readdirSync(dir)
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(path.join(dir, file), 'utf8'))
      .join('\n');
  return { scripts: textOf('.js'), styles: textOf('.css') };
}

/** Webpack as in its guides: css-loader with default settings. */
async function withWebpack(dir: string): Promise<Bundle> {
  const out = path.join(dir, 'out-webpack');
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './web.mjs',
    output: { path: out },
    performance: false,
    optimization: { minimize: false },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.ts$/, loader: 'swc-loader' },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
  });
  const failed = await new Promise<string | undefined>((resolve, reject) => {
    compiler.run((error, stats) => {
      const faults =
        stats?.hasErrors() || stats?.hasWarnings() ? stats.toString('errors-warnings') : undefined;
      compiler.close((closing) => ((error ?? closing) ? reject(error ?? closing) : resolve(faults)));
    });
  });
  if (failed) throw new Error(failed);
  return readBundle(out);
}

async function withEsbuild(dir: string): Promise<Bundle> {
  const outdir = path.join(dir, 'out-esbuild');
  await build({
    absWorkingDir: dir,
    entryPoints: ['web.mjs'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir,
    logLevel: 'silent',
  });
  return readBundle(outdir);
}

/** Bundles a project's page for browsers, without configuration for the shop. Throws an Error with the bundler's errors. */
export const bundleWith = { webpack: withWebpack, esbuild: withEsbuild };
