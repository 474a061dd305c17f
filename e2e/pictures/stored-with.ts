import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the pictures are that components are compared with. */
export const storedFolder = path.join(import.meta.dirname, 'stored');

const versionFile = path.join(storedFolder, 'chromium.txt');

/** Writes beside the pictures by which Chromium they were drawn. */
export const writeStoredWith = (version: string): void => writeFileSync(versionFile, `${version}\n`);

/** What to do about a picture that differs, for the message of its test. `version` is the Chromium that runs. */
export function renewHint(version: string): string {
  const stored = readFileSync(versionFile, 'utf8').trim();
  const [then, now] = [stored, version].map((text) => text.split('.')[0]);
  const cause =
    then === now
      ? 'If the change is meant'
      : `The stored pictures are of Chromium ${then}, this is ${now}: if that alone is the difference`;
  return `${cause}, npm run test:pictures -- --renew draws them again. Check each before you commit it.`;
}
