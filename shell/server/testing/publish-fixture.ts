import { sha384Of } from '@shop/config/sha384';
import type { Artifact } from '@shop/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A minimal container whose modules are the files in its folder, without shared modules. */
const container = `
exports.init = () => undefined;
exports.get = (name) => {
  const module = require(name + '.cjs');
  return Promise.resolve(() => module);
};`;

export const fixtureEntry = { path: 'server/remoteEntry.cjs', type: 'commonjs-module' } as const;

export interface FixtureOptions {
  /** Additional files by path, which may replace those of the modules. */
  readonly files?: Readonly<Record<string, string>>;
  readonly shared?: Artifact['shared'];
}

/** Publishes a version with a server build of CommonJS modules into a folder of versions. */
export async function publishFixture(
  remotesDir: string,
  { remote, version }: Pick<Artifact, 'remote' | 'version'>,
  modules: Readonly<Record<string, string>>,
  { files = {}, shared = { required: {} } }: FixtureOptions = {},
): Promise<void> {
  const folder = path.join(remotesDir, remote, version);
  const all: Record<string, string> = { [fixtureEntry.path]: container };
  for (const [name, text] of Object.entries(modules)) all[`server/${name}.cjs`] = text;
  Object.assign(all, files);
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const artifact = {
    remote,
    version,
    manifest: { server: 'server' },
    shared,
    files: Object.entries(all).map(([name, text]) => ({ path: name, sha384: sha384Of(Buffer.from(text)) })),
  };
  await writeFile(path.join(folder, 'artifact.json'), JSON.stringify(artifact));
}
