import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { fullDiskLine, isFullDisk } from './full-disk.mjs';
import type { Listening } from './settings/places';
import type { Settings } from './settings/read-settings';

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Creates the data folder if it is missing. Throws an Error with a one-line message if it is not writable. */
export function checkDataDir({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isFullDisk(error)) throw new Error(fullDiskLine(dataDir), { cause: error });
    throw new Error(`Cannot write to ${dataDir} (${codeOf(error)}). Choose another folder with DATA_DIR.`, {
      cause: error,
    });
  }
}

/** The prefix of a server's address variables: `OPS_` for the registry and its console, `OFFICE_` for the office. */
export type ServerPrefix = '' | 'OPS_' | 'OFFICE_';

/** The one-line message for a failure to listen. */
export function portLine(error: unknown, { host, port }: Listening, prefix: ServerPrefix = ''): string {
  const code = codeOf(error);
  return code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is in use. Stop the process that uses it, or set ${prefix}PORT to another port.`
    : `Cannot listen on ${host}:${port} (${code}). Set ${prefix}HOST and ${prefix}PORT to others.`;
}

/** Throws an Error with a one-line message if the port is in use. Called before slow work. */
export async function checkPort(listening: Listening, prefix: ServerPrefix = ''): Promise<void> {
  const { host, port } = listening;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(new Error(portLine(error, listening, prefix))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
