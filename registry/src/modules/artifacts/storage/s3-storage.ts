import { recordFile } from '@shop/protocol';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Artifact } from '@shop/contracts';
import pLimit from 'p-limit';
import { type ArtifactStorage, mediaTypeOf } from './storage';

export interface S3StorageOptions {
  readonly client: S3Client;
  readonly bucket: string;
  /** The prefix of every key, such as `remotes/`. */
  readonly prefix?: string;
}

/**
 * Client settings without Amazon's newer checksum trailers, which many services store as part of the file. The record has the
 * checksums.
 */
export const plainChecksums = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;

const maxConcurrentTransfers = 8;
const notFoundErrors = new Set(['NoSuchKey', 'NotFound']);

/**
 * Versions in a bucket of an S3-compatible service, with one object per file. A version exists if its record does, so the record is
 * written last and removed first.
 */
export function createS3Storage({ client, bucket, prefix = '' }: S3StorageOptions): ArtifactStorage {
  const keyOf = (remote: string, version: string, file: string) => `${prefix}${remote}/${version}/${file}`;

  const get = async (key: string): Promise<{ size: number; stream: Readable } | undefined> => {
    try {
      const { Body, ContentLength = 0 } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key }),
      );
      return Body ? { size: ContentLength, stream: Body as Readable } : undefined;
    } catch (error) {
      if (error instanceof Error && notFoundErrors.has(error.name)) return undefined;
      throw error;
    }
  };

  /** Uploads bytes instead of a stream, so that they can be sent again when a connection breaks. */
  const put = async (key: string, body: Buffer): Promise<void> => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentLength: body.byteLength,
        ContentType: mediaTypeOf(key),
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  };

  const drop = (key: string) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));

  return {
    async record(remote, version) {
      const file = await get(keyOf(remote, version, recordFile));
      if (!file) return undefined;
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.stream) chunks.push(chunk as Uint8Array);
      return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Artifact;
    },
    async put(artifact, folder) {
      const { remote, version, files } = artifact;
      try {
        await pLimit(maxConcurrentTransfers).map(files, async (file) => {
          await put(keyOf(remote, version, file.path), await readFile(path.join(folder, file.path)));
        });
        await put(keyOf(remote, version, recordFile), Buffer.from(JSON.stringify(artifact)));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    open: (remote, version, file) => get(keyOf(remote, version, file)),
    async remove(remote, version) {
      await drop(keyOf(remote, version, recordFile));
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(remote, version, '') }),
        );
        if (Contents.length === 0) return;
        await pLimit(maxConcurrentTransfers).map(Contents, async ({ Key }) => {
          if (Key) await drop(Key);
        });
      }
    },
  };
}
