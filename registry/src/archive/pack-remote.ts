import { sha384Of } from '@shop/config/sha384';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact, ArtifactFile, ExposeAssets, RemoteDescriptor } from '@shop/contracts';
import { ownModulePath } from '@shop/contracts/shared-module';
import { digestOf } from './digest';

/** A remote's build, ready to publish: its files by path, and what the registry records of it. */
export interface PackedRemote {
  readonly artifact: Artifact;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface PackOptions {
  readonly descriptor: RemoteDescriptor;
  readonly version: string;
  readonly globalName: string;
  /** Ranges of shared packages that the build needs from the host. */
  readonly required: Readonly<Record<string, string>>;
  /** Versions of shared packages that the build carries itself. */
  readonly provided: Readonly<Record<string, string>>;
  readonly browserDir: string;
  readonly serverDir: string;
  /** Fingerprint of the sources that were built. */
  readonly source: string;
  readonly git: string | null;
  readonly publishedBy: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Folder of the server build inside an artifact; it is never served. */
const serverFolder = 'server';
const manifestFile = 'build-manifest.json';
const entryFile = 'remoteEntry.js';

async function filesBelow(dir: string, prefix = ''): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file): Promise<[string, Uint8Array]> => {
    const relative = path.relative(dir, file).split(path.sep).join('/');
    return [prefix + relative, await readFile(file)];
  });
  return new Map(await Promise.all(read));
}

const hashed = ([name, bytes]: [string, Uint8Array]): ArtifactFile => ({
  path: name,
  size: bytes.byteLength,
  sha384: sha384Of(bytes),
});

/** Packs both builds of a remote. Throws an Error that names the file when a build is missing or incomplete. */
export async function packRemote(options: PackOptions): Promise<PackedRemote> {
  const { descriptor, version, browserDir, serverDir } = options;
  const files = await filesBelow(browserDir);
  const buildManifest = files.get(manifestFile);
  if (!buildManifest || !files.has(entryFile)) {
    throw new Error(`${browserDir} holds no complete build of ${descriptor.name}. Run "npm run build".`);
  }
  const { exposes } = JSON.parse(Buffer.from(buildManifest).toString('utf8')) as {
    exposes: Record<string, ExposeAssets>;
  };
  files.delete(manifestFile);
  for (const [name, bytes] of await filesBelow(serverDir, `${serverFolder}/`)) files.set(name, bytes);
  for (const module of descriptor.exposes) {
    if (!files.has(`${serverFolder}/${module}.cjs`)) {
      throw new Error(
        `${serverDir} holds no server build of ${descriptor.name}/${module}. Run "npm run build".`,
      );
    }
  }
  for (const name of Object.keys(options.provided)) {
    if (!files.has(`${serverFolder}/${ownModulePath(name)}`)) {
      throw new Error(`${serverDir} holds no copy of ${name} for the server. Run "npm run build".`);
    }
  }
  const listed = [...files].map(hashed);
  const artifact: Artifact = {
    remote: descriptor.name,
    version,
    digest: digestOf(listed),
    files: listed,
    manifest: { entry: entryFile, globalName: options.globalName, exposes, server: serverFolder },
    shared: { required: options.required, provided: options.provided },
    exposes: descriptor.exposes,
    routes: descriptor.routes,
    slots: descriptor.slots,
    storeContract: descriptor.storeContract,
    source: options.source,
    git: options.git,
    publishedBy: options.publishedBy,
    at: options.at,
  };
  return { artifact, files };
}
