import path from 'node:path';
import AdmZip from 'adm-zip';

/** Paths of the types for Module Federation's plugins, listed in the manifest. */
export const typesArchiveFile = '@mf-types.zip';
export const typesApiFile = '@mf-types.d.ts';

const compiledFolder = 'compiled-types';

/** A placeholder that hosts replace with their name for the remote. */
const alias = 'REMOTE_ALIAS_IDENTIFIER';

const relativeImport = /(?:from|import\()\s*['"](\.[^'"]*)['"]/g;

/** The given declarations and everything that they import, directly or indirectly. */
function reached(declarations: ReadonlyMap<string, string>, from: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = declarations.get(file);
    if (text === undefined || found.has(file)) continue;
    found.add(file);
    for (const [, request = ''] of text.matchAll(relativeImport)) {
      const target = path.posix.join(path.posix.dirname(file), request);
      waiting.push(`${target}.d.ts`, `${target}/index.d.ts`);
    }
  }
  return [...found].sort();
}

/**
 * A remote's types in the format of Module Federation's plugins: a declaration for each exposed module, with its
 * imports. `exposes` maps each module to the path of its declaration. The bytes are deterministic in every Node
 * version: nothing is compressed, and all files have the same date.
 */
export function typesArchive(
  declarations: ReadonlyMap<string, string>,
  exposes: Readonly<Record<string, string>>,
): Buffer {
  const zip = new AdmZip();
  const add = (name: string, text: string) => {
    const entry = zip.addFile(name, Buffer.from(text));
    entry.header.method = 0;
    entry.header.time = new Date(1980, 0, 1);
  };
  for (const [module, file] of Object.entries(exposes)) {
    const source = `'./${compiledFolder}/${file.replace(/\.d\.ts$/, '')}'`;
    add(`${module}.d.ts`, `export * from ${source};\n`);
  }
  for (const file of reached(declarations, Object.values(exposes))) {
    add(`${compiledFolder}/${file}`, declarations.get(file) ?? '');
  }
  return zip.toBuffer();
}

/** The declaration that types `loadRemote` in a host. */
export function typesApi(modules: readonly string[]): string {
  const keys = modules.map((module) => `'${alias}/${module}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) :`);
  return `export type RemoteKeys = ${keys.join(' | ')};\ntype PackageType<T> = ${types.join('\n  ')}\n  any;\n`;
}
