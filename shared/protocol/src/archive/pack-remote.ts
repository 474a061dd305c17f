import { sha384Of } from '@shop/config/sha384';
import path from 'node:path';
import type { Artifact, ArtifactFile, ExposeAssets, RemoteDescriptor } from '@shop/contracts';
import { apiEndpoints } from './api-endpoints';
import { digestOf, parseArtifact, type Attached } from './manifest';
import { isSourceMap, readSourceMaps, filesBelow } from './source-maps';

/** A remote's build, ready to publish: its files by path, and its record. */
export interface PackedRemote {
  readonly artifact: Artifact;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Its provenance and bill of materials; older packers write neither. */
  readonly attached?: Attached;
  /** Source maps of its browser scripts, by path. They are only for the registry and not part of the version. */
  readonly sourceMaps?: ReadonlyMap<string, Uint8Array>;
}

/** The container for browsers, as its bundler wrote it. Paths are relative to that build's folder. */
export interface BuiltContainer {
  readonly entry: string;
  /** How a page loads the entry; as a classic script when absent. */
  readonly entryType?: 'script' | 'module';
  readonly globalName: string;
  /** The files of each exposed module. */
  readonly exposes: Readonly<Record<string, ExposeAssets>>;
  /** Style sheets with selectors that contain no generated class. */
  readonly globalStyles?: readonly string[];
}

export interface PackOptions {
  readonly descriptor: RemoteDescriptor;
  readonly version: string;
  readonly container: BuiltContainer;
  /** Ranges of shared packages that the build needs from the host. */
  readonly required: Readonly<Record<string, string>>;
  /** Versions of shared packages that the build contains. */
  readonly provided: Readonly<Record<string, string>>;
  readonly browserDir: string;
  readonly serverDir: string;
  /** The path of the container for Node, relative to that build's folder; without it, pages are rendered only in browsers. */
  readonly serverEntry?: NonNullable<Artifact['manifest']['serverEntry']> | undefined;
  /** Files of the browser build that are not published. */
  readonly leftOut?: readonly string[];
  /** Hash of the sources; by default, the hash of the builds. */
  readonly source?: string;
  readonly git: string | null;
  readonly publishedBy: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Folder of the server build inside an artifact; it is never served. */
const serverFolder = 'server';

/** The folder next to the browser build where builds of `@shop/federation` put source maps. */
export const sourceMapsFolder = 'maps';

const hashed = ([name, bytes]: [string, Uint8Array]): ArtifactFile => ({
  path: name,
  size: bytes.byteLength,
  sha384: sha384Of(bytes),
});

/**
 * Packs both builds of a remote. Throws an Error with the folder if a build is missing, and a RegistryError with a
 * line for each invalid field of its record.
 */
export async function packRemote(options: PackOptions): Promise<PackedRemote> {
  const { descriptor, version, container, browserDir, serverDir, serverEntry, leftOut = [] } = options;
  const { globalStyles } = container;
  const files = await filesBelow(browserDir);
  const endpoints = apiEndpoints(files);
  for (const name of leftOut) files.delete(name);
  if (serverEntry) {
    for (const [name, bytes] of await filesBelow(serverDir, `${serverFolder}/`)) files.set(name, bytes);
    if (!files.has(`${serverFolder}/${serverEntry.path}`)) {
      throw new Error(`${serverDir} has no ${serverEntry.path}. Build the remote again.`);
    }
  }
  const sourceMaps = await readSourceMaps(files, path.join(path.dirname(browserDir), sourceMapsFolder));
  for (const name of [...files.keys()].filter(isSourceMap)) files.delete(name);
  const listed = [...files].map(hashed);
  const digest = digestOf(listed);
  const artifact: Artifact = {
    remote: descriptor.name,
    version,
    digest,
    files: listed,
    manifest: {
      ...container,
      ...(globalStyles && { globalStyles: [...globalStyles] }),
      server: serverFolder,
      ...(serverEntry && {
        serverEntry: { ...serverEntry, path: `${serverFolder}/${serverEntry.path}` },
      }),
    },
    shared: { required: options.required, provided: options.provided },
    exposes: descriptor.exposes,
    routes: descriptor.routes,
    slots: descriptor.slots,
    storeContract: descriptor.storeContract,
    ...(descriptor.origins && { origins: [...descriptor.origins] }),
    ...(descriptor.capabilities && { capabilities: descriptor.capabilities as Artifact['capabilities'] }),
    ...(descriptor.flags && { flags: descriptor.flags as Artifact['flags'] }),
    endpoints: [...endpoints],
    source: options.source ?? digest,
    git: options.git,
    publishedBy: options.publishedBy,
    at: options.at,
  };
  return { artifact: parseArtifact(artifact), files, sourceMaps };
}
