import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * The key that makes an admin of the office: the one in the file, else a new one, readable by its owner alone. Rejects when the
 * file can be neither read nor written.
 */
export async function ensureOfficeKey(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  if (known.trim() !== '') return known.trim();
  const key = randomBytes(32).toString('base64url');
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  return key;
}
