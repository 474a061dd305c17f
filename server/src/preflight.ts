import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { fullDiskLine, isFullDisk } from './full-disk.mjs';
import type { Listening } from './settings/places';
import type { Settings } from './settings/read-settings';

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Makes the data folder when it is missing; throws an Error with one clear line when it is not writable. */
export function checkDataDir({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isFullDisk(error)) throw new Error(fullDiskLine(dataDir));
    throw new Error(`Cannot write to ${dataDir} (${codeOf(error)}). Choose another folder with DATA_DIR.`);
  }
}

/** The prefix of a server's address variables: `OPS_` for the registry and its console, `OFFICE_` for the office. */
export type ServerPrefix = '' | 'OPS_' | 'OFFICE_';

/** The one-line message for an error of listening there. */
export function portLine(error: unknown, { host, port }: Listening, prefix: ServerPrefix = ''): string {
  const code = codeOf(error);
  return code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is taken. Stop what runs there, or choose another with ${prefix}PORT.`
    : `Cannot listen on ${host}:${port} (${code}). Choose others with ${prefix}HOST and ${prefix}PORT.`;
}

/** Throws an Error with one clear line when the port is not free; checked before the long work, not after it. */
export async function checkPort(listening: Listening, prefix: ServerPrefix = ''): Promise<void> {
  const { host, port } = listening;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(new Error(portLine(error, listening, prefix))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
