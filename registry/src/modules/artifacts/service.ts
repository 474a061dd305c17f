import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import type { Actor, Published } from '@shop/contracts/registry';
import { type Attached, type PackedRemote, receiveArchive, RegistryError } from '@shop/protocol';
import { requireRight } from '../../domain/roles';
import { refuseRouteFaults } from '../../domain/route-faults';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase } from '../../platform/db/tables';
import { checkAttached, readSignatures } from '../provenance/service';
import { saveAttached } from '../provenance/repository';
import { findArtifact, listArtifacts, reserveArtifact, setStored } from './repository';
import type { ArtifactCache } from './storage/artifact-cache';
import type { ArtifactStorage } from './storage/storage';

/**
 * The version under which local sources are published: the package's own, or, once that one was published from other
 * sources, a pre-release of it that carries their fingerprint. A published version never changes.
 */
export function publishedVersion(
  find: (remote: string, version: string) => Artifact | undefined,
  remote: string,
  version: string,
  source: string,
): string {
  const published = find(remote, version);
  return !published || published.source === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}

/** `signed`: published before, and signed now. */
type PublishOutcome = Published['outcome'] | 'signed';

export interface Publisher {
  /** Publishes a build that is in memory. */
  publish(packed: PackedRemote, actor: Actor): Promise<PublishOutcome>;
  /** Publishes an archive as it arrives; its record has to be of that remote and version. */
  receive(
    archive: AsyncIterable<Uint8Array>,
    expected: Pick<Artifact, 'remote' | 'version'>,
    actor: Actor,
  ): Promise<{ readonly outcome: PublishOutcome; readonly artifact: Artifact }>;
}

interface Options {
  readonly database: RegistryDatabase;
  readonly storage: ArtifactStorage;
  /** Where versions are served from. */
  readonly cache: ArtifactCache;
  /** Stores source maps of a version that is there. */
  readonly saveSourceMaps: (
    version: Artifact,
    maps: ReadonlyMap<string, Uint8Array>,
    actor: Actor,
  ) => Promise<unknown>;
  /** Makes an empty folder that the storage can take over. */
  readonly draft: () => Promise<string>;
  readonly clock: () => Date;
  /** Largest archive, in bytes. */
  readonly limit: number;
}

async function writeFiles(folder: string, files: PackedRemote['files']): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { flush: true });
  }
}

/**
 * Publishes versions. A version is reserved for its bytes first, then its files are stored, then it is there: a process
 * that dies in between leaves a version that nobody can promote and that the same bytes complete.
 */
export function createPublisher(options: Options): Publisher {
  const { database, storage, cache, saveSourceMaps, draft, clock, limit } = options;
  /** The record of a published version; throws a RegistryError 409 if its digest differs. */
  const findRecorded = async ({ remote, version, digest }: Artifact) => {
    const recorded = await findArtifact(database.db, remote, version);
    if (!recorded || recorded.artifact.digest === digest) return recorded;
    throw new RegistryError(
      409,
      `${remote}@${version} is published with other contents. A version never changes: raise the version in package.json.`,
      { body: { digest: recorded.artifact.digest } },
    );
  };

  /** Throws a RegistryError 409 when another version is known to pages under the same name. */
  const checkGlobalName = async ({ remote, version, manifest: { globalName } }: Artifact): Promise<void> => {
    const all = await listArtifacts(database.db);
    const other = all.find(
      ({ artifact: one }) =>
        one.manifest.globalName === globalName && !(one.remote === remote && one.version === version),
    )?.artifact;
    if (!other) return;
    throw new RegistryError(
      409,
      `${remote}@${version} calls itself ${globalName} in a page, and so does ${other.remote}@${other.version}: with both in one page, one would run the other's code. Build it under a version of its own.`,
    );
  };

  /** The record of a version whose files are stored. */
  const findStored = async (artifact: Artifact): Promise<Artifact | undefined> => {
    const recorded = await findRecorded(artifact);
    if (!recorded?.stored) return undefined;
    return (await storage.record(artifact.remote, artifact.version)) && recorded.artifact;
  };

  /** Signs a stored version, where its own signature does not count any more, or never did. */
  const signAgain = async (stored: Artifact, attached: Attached, actor: Actor): Promise<PublishOutcome> => {
    const { remote, version, digest } = stored;
    const [before] = await readSignatures(database.db, [stored]);
    const maySign = attached.attestation !== undefined && before?.state !== 'signed';
    const signature = maySign ? await checkAttached(database.db, stored, attached) : undefined;
    // Where the remote has no keys, nothing is better than what is recorded.
    if (signature?.state !== 'signed') return 'unchanged';
    await database.transaction(async (tx) => {
      const at = clock();
      await saveAttached(tx, { remote, version }, attached, at);
      const detail = { remote, version, digest, key: signature.key?.id };
      await addAudit(tx, { env: '*', action: 'sign', actor: actor.name, at: at.toISOString(), detail });
    });
    return 'signed';
  };

  /** Publishes a version whose files are in a folder. */
  const publishNew = async (
    artifact: Artifact,
    attached: Attached,
    folder: string,
    actor: Actor,
  ): Promise<PublishOutcome> => {
    const { remote, version, digest } = artifact;
    const signature = await checkAttached(database.db, artifact, attached);
    refuseRouteFaults(artifact);
    await checkGlobalName(artifact);
    await reserveArtifact(database.db, artifact);
    const recorded = await findRecorded(artifact);
    await storage.put(recorded?.artifact ?? artifact, folder);
    await database.transaction(async (tx) => {
      const at = clock();
      await setStored(tx, remote, version, at);
      await saveAttached(tx, { remote, version }, attached, at);
      const key = signature.state === 'signed' ? { key: signature.key?.id } : {};
      const detail = { remote, version, digest, ...key };
      await addAudit(tx, { env: '*', action: 'publish', actor: actor.name, at: at.toISOString(), detail });
    });
    // Its promotion would wait for the download and for compressing. It is published without, too.
    await cache.ensure(remote, version).catch(() => undefined);
    return 'published';
  };

  /** Decides what a version needs: nothing or a signature where it is stored, else to be published. */
  const settle = async (
    artifact: Artifact,
    attached: Attached,
    actor: Actor,
    withFolder: (publish: (folder: string) => Promise<PublishOutcome>) => Promise<PublishOutcome>,
  ): Promise<PublishOutcome> => {
    const stored = await findStored(artifact);
    return stored
      ? signAgain(stored, attached, actor)
      : withFolder((folder) => publishNew(artifact, attached, folder, actor));
  };

  const inDraft = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    const folder = await draft();
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async publish({ artifact, files, attached = {}, sourceMaps: maps }, actor) {
      requireRight(actor, 'publish', { remote: artifact.remote });
      const outcome = await settle(artifact, attached, actor, (publishFrom) =>
        inDraft(async (folder) => {
          await writeFiles(folder, files);
          return publishFrom(folder);
        }),
      );
      if (maps && outcome === 'published') await saveSourceMaps(artifact, maps, actor);
      return outcome;
    },
    async receive(archive, expected, actor) {
      requireRight(actor, 'publish', { remote: expected.remote });
      return inDraft(async (folder) => {
        const check = (artifact: Artifact) => {
          if (artifact.remote === expected.remote && artifact.version === expected.version) return;
          throw new RegistryError(
            422,
            `The archive holds ${artifact.remote}@${artifact.version}, not ${expected.remote}@${expected.version}.`,
          );
        };
        const attached: { -readonly [Name in keyof Attached]: Attached[Name] } = {};
        const onAttached = (name: keyof Attached, text: string) => void (attached[name] = text);
        const sent = await receiveArchive(archive, { folder, limit, check, onAttached });
        // Who and when are the registry's to say.
        const artifact = { ...sent, publishedBy: actor.name, at: clock().toISOString() };
        const outcome = await settle(artifact, attached, actor, (publishFrom) => publishFrom(folder));
        return { artifact, outcome };
      });
    },
  };
}
