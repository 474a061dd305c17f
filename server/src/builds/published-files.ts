import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sha384Of } from '@shop/config/sha384';
import {
  compressedEndings,
  type CompressedFiles,
  createCompressedFiles,
  dictionaryVersions,
  isCompressible,
  isDictionary,
} from '@shop/registry';

/** Writes a file atomically, with a temporary file and a rename. */
export async function writeAtomically(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}

interface CopyOptions {
  /** Keeps an existing file of the same size, as its name contains a content hash. */
  readonly keep?: boolean;
  /** Names of files to skip. */
  readonly without?: readonly string[];
}

/** Copies a folder's files into another folder, each atomically. */
export async function copyAtomically(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const { keep = false, without = [] } = options;
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (entry.isDirectory()) await mkdir(target, { recursive: true });
    else if (without.includes(entry.name)) continue;
    else if (!keep || (await sizeOf(target)) !== (await sizeOf(source)))
      await writeAtomically(target, (draft) => copyFile(source, draft));
  }
}

async function compressFile(file: string, compressed: CompressedFiles): Promise<void> {
  const missing = compressedEndings.filter(([, ending]) => !existsSync(file + ending));
  if (missing.length === 0) return;
  const bytes = await readFile(file);
  const sha384 = sha384Of(bytes);
  await compressed.keep(sha384, () => Promise.resolve(bytes));
  for (const [encoding, ending] of missing) {
    const found = await compressed.open(sha384, encoding);
    if (!found) continue;
    await writeAtomically(file + ending, async (draft) => writeFile(draft, await buffer(found.stream)));
  }
}

/** Writes compressed copies of a folder's text files next to them, where the static server expects them. */
export async function writeCompressedFiles(folder: string, compressed: CompressedFiles): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const stats = await stat(file);
      if (stats.isFile() && isCompressible(file, stats.size)) await compressFile(file, compressed);
    }),
  );
}

/** A script whose name only differs in its content hash between builds. */
const stemOf = (name: string) => /^([a-z][\w-]*)\.[\da-f]+\.js$/.exec(name)?.[1];

/** The last versions of a script, newest first. */
async function previousVersions(
  name: string,
  names: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const same = names.filter((other) => other !== name && stemOf(other) === stemOf(name));
  const dated = await Promise.all(
    same.map(async (other) => ({ other, at: (await stat(path.join(folder, other))).mtimeMs })),
  );
  return dated
    .sort((a, b) => b.at - a.at)
    .slice(0, dictionaryVersions)
    .map(({ other }) => other);
}

/**
 * Compresses each script of a build with its previous versions as dictionaries, to `<script>.<sha256 of the dictionary>.dcb` next
 * to it. `build` contains the names of the build's files; `folder` also contains those of earlier builds.
 */
export async function writeDictionaryDeltas(
  build: readonly string[],
  folder: string,
  compressed: CompressedFiles,
): Promise<void> {
  const names = await readdir(folder);
  for (const name of build.filter((one) => stemOf(one) !== undefined)) {
    const bytes = await readFile(path.join(folder, name));
    if (!isDictionary(name, bytes.length)) continue;
    const sha384 = sha384Of(bytes);
    const earlier = await previousVersions(name, names, folder);
    const pairs = earlier.map((other) => ({
      sha384,
      read: () => Promise.resolve(bytes),
      readDictionary: () => readFile(path.join(folder, other)),
    }));
    for (const dictionary of await compressed.keepDeltas(pairs)) {
      const file = path.join(folder, `${name}.${dictionary}.dcb`);
      const found = existsSync(file) ? undefined : await compressed.openDelta(sha384, dictionary);
      if (found) await writeAtomically(file, async (draft) => writeFile(draft, await buffer(found.stream)));
    }
  }
}

/** The compressed copies of immutable files. */
export const openCompressed = (cacheDir: string): CompressedFiles =>
  createCompressedFiles(path.join(cacheDir, 'compressed'));
