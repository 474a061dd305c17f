import type { Artifact, ArtifactFile } from '@shop/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeltaPair } from './delta-files';

/** How many earlier versions a new one is compressed with: what shoppers have of the last days. */
export const dictionaryVersions = 3;

/** Scripts whose next version may be compressed with them. Other characters mean something in a pattern of addresses. */
export const isDictionary = (name: string, size: number): boolean =>
  /^[\w@./~-]+\.m?js$/.test(name) && size >= 1024;

interface LaidOut {
  readonly artifact: Artifact;
  /** Where its files are. */
  readonly folder: string;
}

/** The scripts of a version with those of the same name in the last versions before it. */
export function deltaPairs({ artifact, folder }: LaidOut, others: readonly LaidOut[]): readonly DeltaPair[] {
  const before = others
    .filter((other) => other.artifact.version !== artifact.version)
    .sort((a, b) => String(b.artifact.at).localeCompare(String(a.artifact.at)))
    .slice(0, dictionaryVersions);
  const isSent = ({ path: name, size }: ArtifactFile) =>
    isDictionary(name, size) && !name.startsWith(`${artifact.manifest.server}/`);
  return artifact.files.filter(isSent).flatMap(({ path: name, sha384 }) =>
    before
      .filter((other) => other.artifact.files.some((file) => file.path === name && isSent(file)))
      .map((other) => ({
        sha384,
        read: () => readFile(path.join(folder, name)),
        readDictionary: () => readFile(path.join(other.folder, name)),
      })),
  );
}
