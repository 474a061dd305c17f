import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** Runs a package's webpack configurations; prints what went wrong and exits 1. */
const packageDir = process.argv[2];
if (!packageDir) throw new Error('Which package?');

const file = pathToFileURL(path.join(packageDir, 'webpack.config.ts')).href;
const { default: configurations } = (await import(file)) as { default: Configuration[] };
const compiler = webpack(configurations);

compiler.run((error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }));
    process.exitCode = 1;
  } else if (stats.hasWarnings()) {
    console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  compiler.close(() => process.exit());
});
