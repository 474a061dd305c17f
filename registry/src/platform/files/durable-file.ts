import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file atomically: to a temporary file, which is synced and renamed. `mode` sets the permissions. */
export async function writeDurably(file: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  const dir = path.dirname(file);
  await mkdir(dir, { recursive: true });
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.draft`;
  try {
    const handle = await open(draft, 'w', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dir);
}

/** Indented JSON with a trailing newline. */
export function toJsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
