import type { RemoteDescriptor, ShellContract } from '@shop/contracts';
import type { BuildOrigin } from '@shop/protocol';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the registry records of a remote besides its files. */
export interface RemoteFacts {
  readonly descriptor: RemoteDescriptor;
  readonly globalName: string;
  /** The entry of the container for Node, by its path inside the folder of that build. */
  readonly serverEntry: string;
  /** Ranges of shared packages that the build needs from the host. */
  readonly required: Readonly<Record<string, string>>;
  /** Versions of shared packages that the build has copies of. */
  readonly provided: Readonly<Record<string, string>>;
}

/** What an output folder was built from and as; stored beside the output, for deployments without sources. */
export interface BuildRecord {
  /** Fingerprint of the sources. */
  readonly source: string;
  readonly version: string;
  readonly git: string | null;
  /** Absent in records older than the field. */
  readonly origin?: BuildOrigin;
  readonly remote?: RemoteFacts;
  readonly shell?: ShellContract;
}

const fileOf = (dir: string) => path.join(dir, 'build.json');

/** The bill of materials of a remote's build, beside its folders, where nothing publishes it as a file. */
export const sbomOf = (dir: string): string => path.join(dir, 'sbom.json');

/** Reads the record of the last complete build in a folder; undefined when there is none. */
export function readBuildRecord(dir: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dir), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeBuildRecord(dir: string, record: BuildRecord): void {
  writeFileSync(fileOf(dir), `${JSON.stringify(record, null, 2)}\n`);
}
