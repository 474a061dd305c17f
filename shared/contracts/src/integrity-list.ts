import type { Artifact, PageRemoteVersion } from './release';

const byArtifact = new WeakMap<Artifact, PageRemoteVersion['integrity']>();

/** Hashes of the files of a version that a page may load, by path; without the server's files. */
export function pageIntegrity(artifact: Artifact): PageRemoteVersion['integrity'] {
  const known = byArtifact.get(artifact);
  if (known) return known;
  const { files, manifest } = artifact;
  const listed = files.filter(
    ({ path }) => /\.(m?js|css)$/.test(path) && !path.startsWith(`${manifest.server}/`),
  );
  const made = Object.fromEntries(listed.map(({ path, sha384 }) => [path, sha384]));
  byArtifact.set(artifact, made);
  return made;
}

/** The same hashes as a file in the version's folder, for pages whose document omits them. */
export const integrityList = {
  name: '@integrity.json',
  textOf: (integrity: PageRemoteVersion['integrity']): string => JSON.stringify(integrity),
} as const;
