import { createArtifactFolder } from './artifact-folder';
import type { CompressedFiles } from './compressed-files';
import { type ArtifactCache, createArtifactCache, fetchFromStorage } from './artifact-cache';
import type { ArtifactStorage } from './storage';
import { withStorageName } from './unavailable-storage';
import { bucketConnectMs, bucketSilentMs } from '../../../durations';

export interface OpenStorage {
  readonly storage: ArtifactStorage;
  readonly cache: ArtifactCache;
}

/** A bucket of any S3-compatible service. Its credentials come from the standard AWS variables and files. */
export interface Bucket {
  readonly bucket: string;
  /** The endpoint of the service; undefined for Amazon S3. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** The prefix of all keys. */
  readonly prefix: string | undefined;
  /** Timeout for a stalled response, in ms; ten seconds by default. */
  readonly silentMs?: number;
}

/** Opens the storage of versions: the folder itself, or a bucket with the folder as its cache. */
export async function openStorage(
  dir: string,
  wanted?: Bucket,
  compressed?: CompressedFiles,
): Promise<OpenStorage> {
  const folder = createArtifactFolder(dir, compressed);
  if (!wanted) return { storage: folder, cache: createArtifactCache(folder) };
  const { bucket, endpoint, region = 'us-east-1', prefix, silentMs = bucketSilentMs } = wanted;
  // Imported lazily, as it takes a third of a second to load and only buckets need it.
  const [{ S3Client }, { createS3Storage, plainChecksums }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3-storage'),
  ]);
  const client = new S3Client({
    region,
    ...plainChecksums,
    // By default the client has no timeout, and all requests for the same version would wait with it.
    requestHandler: { connectionTimeout: bucketConnectMs, socketTimeout: silentMs },
    // S3-compatible services rarely have a host name for every bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const name = `The bucket ${bucket} at ${endpoint ?? 'Amazon S3'}`;
  const storage = withStorageName(name, createS3Storage({ client, bucket, prefix }));
  return { storage, cache: createArtifactCache(folder, fetchFromStorage(storage)) };
}
