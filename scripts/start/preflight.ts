import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Settings } from './settings';

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Makes the data folder when it is missing; throws an Error with one clear line when it cannot be written. */
export function checkDataDir({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`Cannot write to ${dataDir} (${codeOf(error)}). Choose another folder with DATA_DIR.`);
  }
}

/** Throws an Error with one clear line when nobody can listen there; asked before the long work, not after it. */
export async function checkPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  const code = await new Promise<string | null>((resolve) => {
    probe.once('error', (error) => resolve(codeOf(error)));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
  if (code === 'EADDRINUSE') {
    throw new Error(`Port ${port} on ${host} is taken. Stop what runs there, or choose another with PORT.`);
  }
  if (code) throw new Error(`Cannot listen on ${host}:${port} (${code}). Choose others with HOST and PORT.`);
}
