import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PublicPackage } from '../public-packages';

type Dir = Pick<PublicPackage, 'dir'>;

/** Folder of a package's reports. Its subfolder `released` contains the reports of the last version. */
export const reportFolder = ({ dir }: Dir): string => path.join(dir, 'etc');
export const releasedFolder = (one: Dir): string => path.join(reportFolder(one), 'released');

const ending = '.api.md';

/** Names of the reports in a folder, without extension. */
export function reportsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Text of a report; empty when there is none. */
export function readReport(folder: string, report: string): string {
  const file = path.join(folder, report + ending);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export const removeReport = (folder: string, report: string): void =>
  rmSync(path.join(folder, report + ending));

/** Marks the current reports as those of the package's version. */
export function markReleased(one: Dir): void {
  const released = releasedFolder(one);
  rmSync(released, { recursive: true, force: true });
  for (const report of reportsIn(reportFolder(one))) {
    cpSync(path.join(reportFolder(one), report + ending), path.join(released, report + ending));
  }
}
