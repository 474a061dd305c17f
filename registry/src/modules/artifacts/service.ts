import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import type { Actor, Published, SignatureState } from '@shop/contracts/registry';
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

/** `signed`: published before, and signed now. */
type PublishOutcome = Published['outcome'] | 'signed';

export interface Publisher {
  /** Publishes a build that is in memory. */
  publish(packed: PackedRemote, actor: Actor): Promise<PublishOutcome>;
  /** Publishes an archive as it arrives; its record must be of that remote and version. */
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
  /** Stores source maps of a stored version. */
  readonly saveSourceMaps: (
    version: Artifact,
    maps: ReadonlyMap<string, Uint8Array>,
    actor: Actor,
  ) => Promise<unknown>;
  /** Creates an empty folder that can be passed to the storage. */
  readonly draft: () => Promise<string>;
  readonly clock: () => Date;
  /** Largest archive, in bytes. */
  readonly limit: number;
}

/** The outcome of publishing an artifact, with the signature to record. */
interface PublishPlan {
  readonly outcome: PublishOutcome;
  readonly signature?: SignatureState;
}

/** A folder of the storage, and a function that writes the artifact's files into it. */
interface Draft {
  readonly folder: string;
  fill(): Promise<void>;
}

/**
 * Publishes versions: `receive` or `publish`, then `store`. A version is reserved for its bytes, its files are stored, and then
 * it is marked as stored. If the process dies in between, the version cannot be promoted until the same bytes are published again.
 */
export function createPublisher(options: Options): Publisher {
  const { database, storage, cache, saveSourceMaps, draft, clock, limit } = options;

  async function receive(
    archive: AsyncIterable<Uint8Array>,
    expected: Pick<Artifact, 'remote' | 'version'>,
    actor: Actor,
  ): Promise<{ readonly outcome: PublishOutcome; readonly artifact: Artifact }> {
    requireRight(actor, 'publish', { remote: expected.remote });
    return inDraft(async (folder) => {
      const attached: { -readonly [Name in keyof Attached]: Attached[Name] } = {};
      const sent = await receiveArchive(archive, {
        folder,
        limit,
        check: (artifact) => requireSameVersion(artifact, expected),
        onAttached: (name, text) => void (attached[name] = text),
      });
      // The registry sets who published it and when.
      const artifact = { ...sent, publishedBy: actor.name, at: clock().toISOString() };
      const fill = () => Promise.resolve();
      return { artifact, outcome: await store(artifact, attached, actor, { folder, fill }) };
    });
  }

  async function publish(
    { artifact, files, attached = {}, sourceMaps }: PackedRemote,
    actor: Actor,
  ): Promise<PublishOutcome> {
    requireRight(actor, 'publish', { remote: artifact.remote });
    const outcome = await inDraft((folder) =>
      store(artifact, attached, actor, { folder, fill: () => writeFiles(folder, files) }),
    );
    if (sourceMaps && outcome === 'published') await saveSourceMaps(artifact, sourceMaps, actor);
    return outcome;
  }

  /** Works in an empty folder, which is removed unless the storage has taken it over. */
  async function inDraft<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await draft();
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Follows the plan: stores the files and the attached documents, or only these, or nothing. */
  async function store(
    artifact: Artifact,
    attached: Attached,
    actor: Actor,
    { folder, fill }: Draft,
  ): Promise<PublishOutcome> {
    const { outcome, signature } = await planPublish(artifact, attached);
    const { remote, version, digest } = artifact;
    if (outcome === 'published') {
      await fill();
      await reserveArtifact(database.db, artifact);
      const reserved = await findRecorded(artifact);
      await storage.put(reserved?.artifact ?? artifact, folder);
    }
    if (outcome !== 'unchanged') {
      await database.transaction(async (tx) => {
        const at = clock();
        if (outcome === 'published') await setStored(tx, remote, version, at);
        await saveAttached(tx, { remote, version }, attached, at);
        const key = signature?.state === 'signed' ? { key: signature.key?.id } : {};
        const action = outcome === 'published' ? 'publish' : 'sign';
        const detail = { remote, version, digest, ...key };
        await addAudit(tx, { env: '*', action, actor: actor.name, at: at.toISOString(), detail });
      });
    }
    // Its promotion would wait for the download and for compressing. A version counts as published without them.
    if (outcome === 'published') await cache.ensure(remote, version).catch(() => undefined);
    return outcome;
  }

  /**
   * Decides what publishing an artifact comes to. Throws a RegistryError: 409 for a version with other contents or a name that
   * another version has in pages, or that of what is attached.
   */
  async function planPublish(artifact: Artifact, attached: Attached): Promise<PublishPlan> {
    const recorded = await findRecorded(artifact);
    const { remote, version } = artifact;
    if (!recorded?.stored || !(await storage.record(remote, version))) {
      const signature = await checkAttached(database.db, artifact, attached);
      refuseRouteFaults(artifact);
      await checkGlobalName(artifact);
      return { outcome: 'published', signature };
    }
    const [current] = await readSignatures(database.db, [recorded.artifact]);
    const maySign = attached.attestation !== undefined && current?.state !== 'signed';
    const signature = maySign ? await checkAttached(database.db, recorded.artifact, attached) : undefined;
    // Where the remote has no keys, a new signature is worth no more than the recorded one.
    return signature?.state === 'signed' ? { outcome: 'signed', signature } : { outcome: 'unchanged' };
  }

  /** The record of a version. Throws a RegistryError 409 if its digest differs. */
  async function findRecorded({ remote, version, digest }: Artifact) {
    const recorded = await findArtifact(database.db, remote, version);
    if (!recorded || recorded.artifact.digest === digest) return recorded;
    throw new RegistryError(
      409,
      `${remote}@${version} is published with other contents. A version never changes: raise the version in package.json.`,
      { body: { digest: recorded.artifact.digest } },
    );
  }

  /** Throws a RegistryError 409 when another version has the same name in pages. */
  async function checkGlobalName({ remote, version, manifest: { globalName } }: Artifact): Promise<void> {
    const all = await listArtifacts(database.db);
    const other = all.find(
      ({ artifact: one }) =>
        one.manifest.globalName === globalName && !(one.remote === remote && one.version === version),
    )?.artifact;
    if (!other) return;
    throw new RegistryError(
      409,
      `${remote}@${version} calls itself ${globalName} in a page, and so does ${other.remote}@${other.version}: with both in one page, one would run the other's code. Build it with another version.`,
    );
  }

  return { receive, publish };
}

function requireSameVersion(artifact: Artifact, expected: Pick<Artifact, 'remote' | 'version'>): void {
  if (artifact.remote === expected.remote && artifact.version === expected.version) return;
  throw new RegistryError(
    422,
    `The archive contains ${artifact.remote}@${artifact.version}, not ${expected.remote}@${expected.version}.`,
  );
}

async function writeFiles(folder: string, files: PackedRemote['files']): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { flush: true });
  }
}

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
