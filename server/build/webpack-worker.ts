import { billOfMaterials, readPackages } from '@shop/packer/sbom';
import { readBuildOrigin } from '@shop/protocol';
import { sbomOf, writeBuildRecord } from '@shop/server/builds';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { factsOf } from './build-facts';
import type { BuildTarget } from './build-package';

/** Runs a package's webpack configurations, and writes the build record. */
async function build({ dir, out, version, source }: BuildTarget): Promise<void> {
  // Configurations read these variables when they are loaded.
  Object.assign(process.env, { BUILD_VERSION: version, BUILD_OUT: out, BUILD_SOURCE: source });
  const file = pathToFileURL(path.join(dir, 'webpack.config.ts')).href;
  const { default: configurations } = (await import(file)) as { default: Configuration[] };
  const compiler = webpack(configurations);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(
      stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack returned no result.',
    );
  await promisify(compiler.close.bind(compiler))();
  const origin = await readBuildOrigin(dir);
  const facts = factsOf(dir, version);
  if (facts.remote) {
    const { name } = facts.remote.descriptor;
    const packages = await readPackages(dir, [path.join(out, 'browser'), path.join(out, 'server')]);
    writeFileSync(sbomOf(out), billOfMaterials({ remote: name, version }, packages));
  }
  writeBuildRecord(out, { source, version, git: origin.commit, origin, ...facts });
}

/** Builds each package that the parent sends, and sends back the error, if any. The tools are loaded once. */
process.on('message', (target: BuildTarget) => {
  build(target).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
