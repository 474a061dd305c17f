import {
  attachProvenance,
  packRemote,
  type BuiltContainer,
  type PackedRemote,
  type SigningKey,
} from '@shop/protocol';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordOf, sbomOf } from './build';

/** The file of the build record, which is not published. */
const manifestFile = 'build-manifest.json';
const leftOut = [manifestFile, 'mf-stats.json'];

/** The build of a remote in a folder, ready to publish, signed if there is a key. Rejects if there is no complete build. */
export async function packFolder(
  dir: string,
  publishedBy: string,
  key: SigningKey | null = null,
): Promise<PackedRemote> {
  const { remote, version, source, git, origin } = recordOf(dir);
  if (!remote) throw new Error(`${dir} does not contain a build of a remote.`);
  const { globalName, serverEntry, ...facts } = remote;
  const browserDir = path.join(dir, 'browser');
  const manifest = await readFile(path.join(browserDir, manifestFile), 'utf8');
  const { exposes } = JSON.parse(manifest) as Pick<BuiltContainer, 'exposes'>;
  const packed = await packRemote({
    ...facts,
    version,
    source,
    git,
    container: { entry: 'remoteEntry.js', globalName, exposes },
    browserDir,
    serverDir: path.join(dir, 'server'),
    serverEntry: { path: serverEntry, type: 'commonjs-module' },
    leftOut,
    publishedBy,
    at: new Date().toISOString(),
  });
  if (!origin) return packed;
  const sbom = await readFile(sbomOf(dir), 'utf8').catch(() => undefined);
  return attachProvenance(packed, { origin, sbom, key });
}
