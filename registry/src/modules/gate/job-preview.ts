import type { Release } from '@shop/contracts';
import type { Actor } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import type { ReleaseChange } from '../../domain/change';
import { automatic } from '../../domain/roles';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import type { VersionInEnv } from './job-repository';

/** The part of `Releases` that ends previews. */
export interface PreviewReleases {
  changeWithin(
    tx: Tx,
    env: string,
    change: ReleaseChange,
    request: { readonly actor: Actor; readonly reason: string },
  ): Promise<Release>;
  announce(release: Release): Promise<void>;
}

/**
 * Ends the preview of an attempt whose worker has lost the job. That worker must not end it later, as the next attempt may have
 * opened it again.
 */
export async function endGatePreview(
  { database, releases }: { readonly database: RegistryDatabase; readonly releases: PreviewReleases },
  { env, remote, version }: VersionInEnv,
  reason: string,
): Promise<void> {
  const change = { kind: 'preview', remote, version, listed: false } as const;
  try {
    const grounds = { actor: automatic, reason };
    const head = await database.transaction((tx) => releases.changeWithin(tx, env, change, grounds));
    await releases.announce(head);
  } catch (error) {
    // It is no longer listed.
    if (!(error instanceof RegistryError)) throw error;
  }
}
