import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Headless shells first, as they are smaller. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of these programs in PATH, else of the first of `others` that exists. */
export function findProgram(names: readonly string[], others: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...others].find(isProgram);
}

/** Path of the first of these Chromiums in PATH, or of a browser in macOS's application folder. */
export const findInstalledChromium = (names: readonly string[] = programs): string | undefined =>
  findProgram(names, elsewhere);
