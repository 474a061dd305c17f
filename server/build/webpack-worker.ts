import { billOfMaterials, readBuildOrigin, readPackages } from '@shop/packer/sbom';
import { sbomOf, writeBuildRecord } from '@shop/server/builds';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { factsOf } from './build-facts';

/** Runs a package's webpack configurations and writes the record of the build; prints what went wrong and exits 1. */
const [packageDir] = process.argv.slice(2);
const { BUILD_OUT: out, BUILD_VERSION: version, BUILD_SOURCE: source } = process.env;
if (!packageDir || !out || !version || !source) throw new Error('Which package, where, as what?');

const file = pathToFileURL(path.join(packageDir, 'webpack.config.ts')).href;
const { default: configurations } = (await import(file)) as { default: Configuration[] };
const compiler = webpack(configurations);
const stats = await promisify(compiler.run.bind(compiler))();
if (!stats || stats.hasErrors()) {
  console.error(stats?.toString({ preset: 'errors-only', colors: false }));
  process.exit(1);
}
if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
await promisify(compiler.close.bind(compiler))();
const origin = await readBuildOrigin(packageDir);
const facts = factsOf(packageDir, version);
if (facts.remote) {
  const { name } = facts.remote.descriptor;
  const packages = await readPackages(packageDir, [path.join(out, 'browser'), path.join(out, 'server')]);
  writeFileSync(sbomOf(out), billOfMaterials({ remote: name, version }, packages));
}
writeBuildRecord(out, { source, version, git: origin.commit, origin, ...facts });
process.exit();
