import { readTar, RegistryError, scriptOfMap, sourceMapLimit, sourceMapsLimit } from '@shop/protocol';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Artifact } from '@shop/contracts';
import type { Actor } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase } from '../../platform/db/tables';
import { findArtifact } from '../artifacts/repository';
import { ofShell, saveSourceMaps, touchShellMaps, type SourceMaps } from './repository';

type Version = Pick<Artifact, 'remote' | 'version'>;

/** Stores source maps. Each method resolves with the number of new maps. */
export interface SourceMapStore {
  /** Stores the maps of a published version from an archive stream. Throws a RegistryError: 404, 413 or 422. */
  receive(archive: AsyncIterable<Uint8Array>, version: Version, actor: Actor): Promise<number>;
  /** Stores maps of a published version, by name, such as `page.js.map`. */
  save(version: Version, maps: ReadonlyMap<string, Uint8Array>, actor: Actor): Promise<number>;
  /** Stores the maps of a shell build from an archive stream. */
  receiveOfShell(archive: AsyncIterable<Uint8Array>): Promise<number>;
  /** Stores maps of a shell build, by name. Only new maps are read. */
  saveOfShell(names: readonly string[], read: (name: string) => Promise<Uint8Array>): Promise<number>;
}

const compress = promisify(gzip);

/** Throws a RegistryError 422 for an invalid source map. */
function checkMap(name: string, bytes: Uint8Array): void {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new RegistryError(422, `${name} is not valid JSON.`);
  }
  const { version, mappings } = (value ?? {}) as { version?: unknown; mappings?: unknown };
  if (version === 3 && typeof mappings === 'string') return;
  throw new RegistryError(422, `${name} is not a source map of version 3.`);
}

async function packed(name: string, bytes: Uint8Array): Promise<[string, Uint8Array]> {
  const script = scriptOfMap(name);
  if (script === undefined)
    throw new RegistryError(422, `${name} is not named after a script, such as page.js.map.`);
  checkMap(name, bytes);
  return [script, await compress(bytes)];
}

async function packedAll(maps: ReadonlyMap<string, Uint8Array>): Promise<SourceMaps> {
  const all = new Map<string, Uint8Array>();
  for (const [name, bytes] of maps) all.set(...(await packed(name, bytes)));
  return all;
}

/** Read completely before anything is stored, so that no transaction waits for the client. */
async function unpack(archive: AsyncIterable<Uint8Array>): Promise<SourceMaps> {
  const all = new Map<string, Uint8Array>();
  for await (const { path, size, bytes } of readTar(archive, sourceMapsLimit)) {
    if (size > sourceMapLimit) throw new RegistryError(413, `${path} is too large.`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    all.set(...(await packed(path, Buffer.concat(chunks))));
  }
  return all;
}

export function createSourceMapStore(database: RegistryDatabase, clock: () => Date): SourceMapStore {
  const store = async ({ remote, version }: Version, maps: SourceMaps, actor: Actor): Promise<number> => {
    const found = await findArtifact(database.db, remote, version);
    if (!found?.stored) throw new RegistryError(404, `${remote}@${version} was not found.`);
    const { files, manifest } = found.artifact;
    const served = new Set(
      files.map(({ path }) => path).filter((path) => !path.startsWith(`${manifest.server}/`)),
    );
    const other = [...maps.keys()].find((script) => !served.has(script));
    if (other !== undefined) {
      throw new RegistryError(422, `${remote}@${version} has no script ${other} for browsers.`);
    }
    return database.transaction(async (tx) => {
      const at = clock();
      const added = await saveSourceMaps(tx, { remote, version }, maps, at);
      const detail = { remote, version, scripts: added };
      if (added > 0) {
        await addAudit(tx, {
          env: '*',
          action: 'source-maps',
          actor: actor.name,
          at: at.toISOString(),
          detail,
        });
      }
      return added;
    });
  };
  const storeOfShell = (maps: SourceMaps) =>
    database.transaction((tx) => saveSourceMaps(tx, ofShell, maps, clock()));
  return {
    receive: async (archive, version, actor) => store(version, await unpack(archive), actor),
    save: async (version, maps, actor) => store(version, await packedAll(maps), actor),
    receiveOfShell: async (archive) => storeOfShell(await unpack(archive)),
    async saveOfShell(names, read) {
      const scripts = names.flatMap((name) => scriptOfMap(name) ?? []);
      const known = await touchShellMaps(database.db, scripts, clock());
      const missing = names.filter((name) => !known.has(scriptOfMap(name) ?? ''));
      const maps = new Map<string, Uint8Array>();
      for (const name of missing) maps.set(name, await read(name));
      return storeOfShell(await packedAll(maps));
    },
  };
}
