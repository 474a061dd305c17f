import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import type { Actor, Pipeline, Published, SignatureState } from '@shop/contracts/registry';
import {
  type Attached,
  type PackedRemote,
  receiveArchive,
  RegistryError,
  sharedEndpoints,
} from '@shop/protocol';
import { requireRight } from '../../domain/roles';
import { refuseRouteFaults } from '../../domain/route-faults';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase } from '../../platform/db/tables';
import { checkAttached, readSignatures, refuseOtherBuilder } from '../provenance/service';
import { saveAttached } from '../provenance/repository';
import { findArtifact, listArtifacts, reserveArtifact, setStored } from './repository';
import type { ArtifactCache } from './storage/artifact-cache';
import type { ArtifactStorage } from './storage/storage';

/** `signed`: already published, and newly signed. */
type PublishOutcome = Published['outcome'] | 'signed';

export interface Publisher {
  /** Publishes a build from memory. */
  publish(packed: PackedRemote, actor: Actor): Promise<PublishOutcome>;
  /** Publishes a streamed archive, whose record must have this remote and version. */
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
  /** Versions that are stable in an environment. */
  readonly liveVersions: () => Promise<readonly Pick<Artifact, 'remote' | 'version'>[]>;
  readonly clock: () => Date;
  /** Largest archive, in bytes. */
  readonly limit: number;
}

/** The steps for publishing an artifact, with the signature to record. */
interface PublishPlan {
  readonly outcome: PublishOutcome;
  readonly signature?: SignatureState;
}

/** An empty folder for the artifact, and a function that writes its files into it. */
interface Draft {
  readonly folder: string;
  fill(): Promise<void>;
  /** Whether a team sends it. Builds that a process publishes at its start may share API endpoints until they are released. */
  readonly isUpload?: boolean;
}

/**
 * Publishes versions. A version is first reserved for its bytes, then its files are stored, and then it is marked as stored. If the
 * process dies in between, the version cannot be promoted until the same bytes are published again.
 */
export function createPublisher(options: Options): Publisher {
  const { database, storage, cache, saveSourceMaps, draft, liveVersions, clock, limit } = options;

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
      // The registry sets the publisher and the time.
      const artifact = { ...sent, publishedBy: actor.name, at: clock().toISOString() };
      const fill = () => Promise.resolve();
      return { artifact, outcome: await store(artifact, attached, actor, { folder, fill, isUpload: true }) };
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

  /** Runs with an empty folder, which is removed afterwards unless the storage has taken it. */
  async function inDraft<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await draft();
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Carries out the plan: stores the files and the attached documents, only the documents, or nothing. */
  async function store(
    artifact: Artifact,
    attached: Attached,
    actor: Actor,
    { folder, fill, isUpload = false }: Draft,
  ): Promise<PublishOutcome> {
    const { outcome, signature } = await planPublish(artifact, attached, {
      pipeline: actor.pipeline,
      isUpload,
    });
    const { remote, version, digest } = artifact;
    if (outcome === 'published') {
      await fill();
      await reserveArtifact(database.db, artifact, actor.pipeline);
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
    // Otherwise its promotion would wait for downloading and compressing. Publishing does not depend on them.
    if (outcome === 'published') await cache.ensure(remote, version).catch(() => undefined);
    return outcome;
  }

  /**
   * Plans the publishing of an artifact. Throws a RegistryError: 409 for a version with other contents, with the global name of
   * another version or with the API endpoint of another live remote, or an error of the attached documents.
   */
  async function planPublish(
    artifact: Artifact,
    attached: Attached,
    { pipeline, isUpload }: { readonly pipeline: Pipeline | undefined; readonly isUpload: boolean },
  ): Promise<PublishPlan> {
    refuseOtherBuilder(attached, pipeline);
    const recorded = await findRecorded(artifact);
    const { remote, version } = artifact;
    if (!recorded?.stored || !(await storage.record(remote, version))) {
      const signature = await checkAttached(database.db, artifact, attached);
      refuseRouteFaults(artifact);
      await checkGlobalName(artifact);
      if (isUpload) await refuseSharedEndpoints(artifact);
      return { outcome: 'published', signature };
    }
    const [current] = await readSignatures(database.db, [recorded.artifact]);
    const maySign = attached.attestation !== undefined && current?.state !== 'signed';
    const signature = maySign ? await checkAttached(database.db, recorded.artifact, attached) : undefined;
    // Without keys of the remote, a new signature proves no more than the recorded one.
    return signature?.state === 'signed' ? { outcome: 'signed', signature } : { outcome: 'unchanged' };
  }

  /** The record of a version. Throws a RegistryError 409 if its digest differs. */
  async function findRecorded({ remote, version, digest }: Artifact) {
    const recorded = await findArtifact(database.db, remote, version);
    if (!recorded || recorded.artifact.digest === digest) return recorded;
    throw new RegistryError(
      409,
      `${remote}@${version} is already published with different contents. Versions are immutable: increase the version in package.json.`,
      { body: { digest: recorded.artifact.digest } },
    );
  }

  /** Throws a RegistryError 409 if another version has the same global name. */
  async function checkGlobalName({ remote, version, manifest: { globalName } }: Artifact): Promise<void> {
    const all = await listArtifacts(database.db);
    const other = all.find(
      ({ artifact: one }) =>
        one.manifest.globalName === globalName && !(one.remote === remote && one.version === version),
    )?.artifact;
    if (!other) return;
    throw new RegistryError(
      409,
      `${remote}@${version} uses the global ${globalName}, like ${other.remote}@${other.version}: on a page with both, one would run the other's code. Build it with another version.`,
    );
  }

  /** Throws a RegistryError 409 if another remote that is live in an environment defines an API endpoint of this version. */
  async function refuseSharedEndpoints(artifact: Artifact): Promise<void> {
    if (!artifact.endpoints?.length) return;
    for (const { remote, version } of await liveVersions()) {
      const live = await findArtifact(database.db, remote, version);
      const [shared] = live ? sharedEndpoints(artifact, live.artifact) : [];
      if (shared) throw new RegistryError(409, shared.message);
    }
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
 * The version for publishing local sources: the package's version or, if that was published from other sources, a pre-release of it
 * with their fingerprint.
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
