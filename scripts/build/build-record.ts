import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What an output folder was built from and as; kept beside the output. */
export interface BuildRecord {
  readonly source: string;
  readonly version: string;
}

const fileOf = (outDir: string) => path.join(outDir, 'build.json');

/** Reads the record of the last complete build; undefined when there is none. */
export function readBuildRecord(outDir: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(outDir), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeBuildRecord(outDir: string, record: BuildRecord): void {
  writeFileSync(fileOf(outDir), `${JSON.stringify(record, null, 2)}\n`);
}
