import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically, by a temporary file and a rename. */
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
  /** A file that is there in the same size is kept: its name has a hash of its contents. */
  readonly keep?: boolean;
  /** Names of files that are not copied. */
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
