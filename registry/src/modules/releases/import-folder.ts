import type { Release } from '@shop/contracts';
import { findStored, reserveArtifact, setStored } from '../artifacts/repository';
import { addAudit } from '../../platform/db/audit';
import { appendRelease } from './repository';
import { lockEnv } from '../environments/service';
import type { RegistryDatabase } from '../../platform/db/tables';
import type { ArtifactFolder } from '../artifacts/storage/artifact-folder';
import type { ReleaseFile } from './live-release';

/**
 * Imports releases from disk into a registry without a release: for shops from before the registry had a database, or with a new
 * database. Returns the number of imported releases.
 */
export async function importFolder(
  database: RegistryDatabase,
  env: string,
  { folder, file, now }: { readonly folder: ArtifactFolder; readonly file: ReleaseFile; readonly now: Date },
): Promise<number> {
  const releases = await file.all();
  if (releases.length === 0) return 0;
  const artifacts = await folder.list();
  return database.transaction(async (tx) => {
    const row = await lockEnv(tx, env);
    if (row.head !== null) return 0;
    const known = await findStored(tx, artifacts);
    for (const artifact of artifacts) {
      if (known.has(`${artifact.remote}@${artifact.version}`)) continue;
      await reserveArtifact(tx, artifact);
      await setStored(tx, artifact.remote, artifact.version, now);
    }
    let parent: number | null = null;
    for (const release of releases) {
      const at = Number.isNaN(Date.parse(release.at)) ? now.toISOString() : release.at;
      const taken: Release = { ...release, env, parent, at };
      await appendRelease(tx, taken);
      parent = release.seq;
    }
    const detail = { releases: releases.length, artifacts: artifacts.length };
    await addAudit(tx, { env, action: 'import', actor: 'first start', at: now.toISOString(), detail });
    return releases.length;
  });
}
