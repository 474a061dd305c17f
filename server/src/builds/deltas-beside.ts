import { sha384Of } from '@shop/config/sha384';
import { dictionaryVersions, isDictionary, type CompressedFiles } from '@shop/registry';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeAtomically } from './copy-atomically';

/** A script that keeps its name from build to build, but for the hash of its contents. */
const stemOf = (name: string) => /^([a-z][\w-]*)\.[\da-f]+\.js$/.exec(name)?.[1];

/** The last builds of the same script, the newest first. */
async function earlierOf(name: string, names: readonly string[], folder: string): Promise<readonly string[]> {
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
 * Puts each script of a build, compressed with the last builds of the same script, beside it: `<script>.<sha256 of the dictionary>.dcb`.
 * `build` has the names of the build's files, `folder` those of earlier builds too.
 */
export async function deltasBeside(
  build: readonly string[],
  folder: string,
  compressed: CompressedFiles,
): Promise<void> {
  const names = await readdir(folder);
  for (const name of build.filter((one) => stemOf(one) !== undefined)) {
    const bytes = await readFile(path.join(folder, name));
    if (!isDictionary(name, bytes.length)) continue;
    const sha384 = sha384Of(bytes);
    const earlier = await earlierOf(name, names, folder);
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
