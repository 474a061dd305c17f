import { S3Client } from '@aws-sdk/client-s3';
import { createArtifactFolder } from './artifact-folder';
import type { CompressedFiles } from './compressed-files';
import { fetchFromStorage } from './fetch-from-storage';
import { createS3Storage, plainChecksums } from './s3-storage';
import { createShelf, type Shelf } from './shelf';
import type { ArtifactStorage } from './storage';

type Environment = Readonly<Record<string, string | undefined>>;

export interface OpenStorage {
  readonly storage: ArtifactStorage;
  readonly shelf: Shelf;
}

/**
 * Where versions are kept: the folder itself, or, with `RELEASES_BUCKET`, a bucket of any service that speaks S3, with the
 * folder as its cache. `RELEASES_S3_ENDPOINT` names the service (Amazon's own when absent), `RELEASES_S3_REGION` its
 * region, `RELEASES_PREFIX` what keys begin with; the keys come from the AWS variables and files as usual.
 */
export function openStorage(dir: string, env: Environment, compressed?: CompressedFiles): OpenStorage {
  const folder = createArtifactFolder(dir, compressed);
  const bucket = env.RELEASES_BUCKET;
  if (!bucket) return { storage: folder, shelf: createShelf(folder) };
  const endpoint = env.RELEASES_S3_ENDPOINT;
  const client = new S3Client({
    region: env.RELEASES_S3_REGION || 'us-east-1',
    ...plainChecksums,
    // Other services than Amazon's rarely have a host name for every bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const storage = createS3Storage({ client, bucket, prefix: env.RELEASES_PREFIX });
  return { storage, shelf: createShelf(folder, fetchFromStorage(storage)) };
}
