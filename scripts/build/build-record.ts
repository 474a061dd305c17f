import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a package's `dist` was built from and as; kept beside the output. */
export interface BuildRecord {
  readonly source: string;
  readonly version: string;
}

const fileOf = (packageDir: string) => path.join(packageDir, 'dist/build.json');

/** Reads the record of the last complete build; undefined when there is none. */
export function readBuildRecord(packageDir: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(packageDir), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeBuildRecord(packageDir: string, record: BuildRecord): void {
  writeFileSync(fileOf(packageDir), `${JSON.stringify(record, null, 2)}\n`);
}
