import { createArtifactFolder } from './artifact-folder';
import type { CompressedFiles } from './compressed-files';
import { type ArtifactCache, createArtifactCache, fetchFromStorage } from './artifact-cache';
import type { ArtifactStorage } from './storage';
import { bucketConnectMs, bucketSilentMs } from '../../../durations';

export interface OpenStorage {
  readonly storage: ArtifactStorage;
  readonly cache: ArtifactCache;
}

/** A bucket of any service that speaks S3; its keys come from the AWS variables and files as usual. */
export interface Bucket {
  readonly bucket: string;
  /** The service; Amazon's own when undefined. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** The beginning of all keys. */
  readonly prefix: string | undefined;
  /** How long the service may send nothing, in ms; ten seconds when absent. */
  readonly silentMs?: number;
}

/** Where versions are stored: the folder itself, or a bucket with the folder as its cache. */
export async function openStorage(
  dir: string,
  wanted?: Bucket,
  compressed?: CompressedFiles,
): Promise<OpenStorage> {
  const folder = createArtifactFolder(dir, compressed);
  if (!wanted) return { storage: folder, cache: createArtifactCache(folder) };
  const { bucket, endpoint, region = 'us-east-1', prefix, silentMs = bucketSilentMs } = wanted;
  // It takes a third of a second to load, for the few that have a bucket.
  const [{ S3Client }, { createS3Storage, plainChecksums }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3-storage'),
  ]);
  const client = new S3Client({
    region,
    ...plainChecksums,
    // By default the client waits without a limit, and all requests for the same version with it.
    requestHandler: { connectionTimeout: bucketConnectMs, socketTimeout: silentMs },
    // Other services than Amazon's rarely have a host name for every bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const storage = createS3Storage({ client, bucket, prefix });
  return { storage, cache: createArtifactCache(folder, fetchFromStorage(storage)) };
}
