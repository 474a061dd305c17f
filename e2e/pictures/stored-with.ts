import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the stored pictures. */
export const storedFolder = path.join(import.meta.dirname, 'stored');

const versionFile = path.join(storedFolder, 'chromium.txt');

/** Records the Chromium version that drew the pictures. */
export const writeStoredWith = (version: string): void => writeFileSync(versionFile, `${version}\n`);

/** The hint in the message of a failed comparison. `version` is the running Chromium. */
export function renewHint(version: string): string {
  const stored = readFileSync(versionFile, 'utf8').trim();
  const [then, now] = [stored, version].map((text) => text.split('.')[0]);
  const cause =
    then === now
      ? 'If the change is intended'
      : `The stored pictures were drawn by Chromium ${then}, this is ${now}. If that is the only difference`;
  return `${cause}, npm run test:pictures -- --renew draws them again. Check each before you commit it.`;
}
