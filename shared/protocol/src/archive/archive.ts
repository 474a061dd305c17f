import path from 'node:path';
import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import type { Artifact, ArtifactFile } from '@shop/contracts';
import { RegistryError } from '../errors';
import { attachedFiles, attachedLimit, attachedNamed, parseArtifact, type Attached } from './manifest';
import { readTar, type TarFile, writeTar } from './tar';

/** File name of the record: the first file of every archive, and next to the files on disk. */
export const recordFile = 'artifact.json';

/** Maximum size of a record, in bytes. */
const recordLimit = 2 * 1024 * 1024;

/** Reads a file into memory. Throws a RegistryError 413 if it has more than `limit` bytes. */
async function readText({ path: name, size, bytes }: TarFile, limit: number): Promise<string> {
  if (size > limit) throw new RegistryError(413, `${name} is too large.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function readRecord(entry: TarFile | undefined): Promise<Artifact> {
  if (entry?.path !== recordFile) {
    throw new RegistryError(422, `The archive must start with ${recordFile}.`);
  }
  const text = await readText(entry, recordLimit);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RegistryError(422, `${recordFile} is not valid JSON.`);
  }
  return parseArtifact(value);
}

/** Writes a file as a stream, and verifies its hash. */
async function receiveFile(entry: TarFile, listed: ArtifactFile, folder: string): Promise<void> {
  const file = path.join(folder, listed.path);
  await mkdir(path.dirname(file), { recursive: true });
  const hash = createHash('sha384');
  const handle = await open(file, 'wx');
  try {
    for await (const chunk of entry.bytes) {
      hash.update(chunk);
      await handle.write(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (`sha384-${hash.digest('base64')}` !== listed.sha384) {
    throw new RegistryError(422, `${listed.path} does not match the sha384 in the record. Publish it again.`);
  }
}

export interface ReceiveOptions {
  /** An empty folder; its contents are invalid after a failure. */
  readonly folder: string;
  /** Maximum size of the archive, in bytes. */
  readonly limit: number;
  /** Checks the record before anything is written. Throws to refuse it. */
  readonly check?: (artifact: Artifact) => void;
  /** Receives the attachments of the version; without it, they are ignored. */
  readonly onAttached?: (name: keyof Attached, text: string) => void;
}

/**
 * Unpacks an archive into a folder, file by file, each verified by the record's hashes; missing and extra files are refused.
 * Throws a RegistryError: 422 for a mismatch, 413 for an archive that is too large.
 */
export async function receiveArchive(
  source: AsyncIterable<Uint8Array>,
  { folder, limit, check, onAttached }: ReceiveOptions,
): Promise<Artifact> {
  const entries = readTar(source, limit);
  const artifact = await readRecord((await entries.next()).value as TarFile | undefined);
  check?.(artifact);
  const missing = new Map(artifact.files.map((file) => [file.path, file]));
  for await (const entry of entries) {
    const attached = attachedNamed(entry.path);
    if (attached) {
      onAttached?.(attached, await readText(entry, attachedLimit));
      continue;
    }
    const listed = missing.get(entry.path);
    if (!listed || listed.size !== entry.size) {
      throw new RegistryError(422, `${entry.path} is not in the record with a size of ${entry.size} bytes.`);
    }
    missing.delete(entry.path);
    await receiveFile(entry, listed, folder);
  }
  const [first] = missing.keys();
  if (first !== undefined)
    throw new RegistryError(422, `The archive does not contain ${first}. Publish it again.`);
  return artifact;
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** An artifact as one archive: its record, its attachments, then its files. `open` returns a file's bytes, or throws. */
export function sendArchive(
  artifact: Artifact,
  open: (path: string) => Promise<Bytes> | Bytes,
  attached: Attached = {},
): AsyncGenerator<Uint8Array> {
  async function* files(): AsyncGenerator<TarFile> {
    const record = Buffer.from(JSON.stringify(artifact));
    yield { path: recordFile, size: record.byteLength, bytes: [record] };
    for (const name of ['attestation', 'sbom'] as const) {
      const text = attached[name];
      if (text === undefined) continue;
      const bytes = Buffer.from(text);
      yield { path: attachedFiles[name], size: bytes.byteLength, bytes: [bytes] };
    }
    for (const { path, size } of artifact.files) yield { path, size, bytes: await open(path) };
  }
  return writeTar(files());
}
