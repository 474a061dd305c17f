import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifact, ShellContract } from '@shop/contracts';
import { sharedModuleOf } from '@shop/contracts/shared-module';
import type { ContainerOnDisk } from '@shop/federation/node';

/**
 * The server build of a published version: its files, as listed in the record beside them. Throws an Error when the record
 * cannot be read, or when the version needs what neither the shell nor itself has.
 */
export function serverBuild(
  folder: string,
  shell: Pick<ShellContract, 'provided' | 'singletons'>,
): ContainerOnDisk {
  const artifact = JSON.parse(readFileSync(path.join(folder, 'artifact.json'), 'utf8')) as Artifact;
  for (const name of Object.keys(artifact.shared.required)) {
    const found = sharedModuleOf(name, artifact, shell);
    if (found.from === 'nowhere') {
      throw new Error(`${artifact.remote}@${artifact.version} ${found.message}`);
    }
  }
  const { server } = artifact.manifest;
  const files = artifact.files.filter(({ path: file }) => file.startsWith(`${server}/`));
  return {
    folder: path.join(folder, server),
    integrity: Object.fromEntries(
      files.map(({ path: file, sha384 }) => [file.slice(server.length + 1), sha384]),
    ),
  };
}
