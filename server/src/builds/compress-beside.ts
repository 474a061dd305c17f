import { sha384Of } from '@shop/config/sha384';
import { isCompressible, compressedEndings, type CompressedFiles } from '@shop/registry';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeAtomically } from './copy-atomically';

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

/** Puts the compressed forms of a folder's text files beside them, where a static server looks for them. */
export async function compressBeside(folder: string, compressed: CompressedFiles): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const stats = await stat(file);
      if (stats.isFile() && isCompressible(file, stats.size)) await compressFile(file, compressed);
    }),
  );
}
