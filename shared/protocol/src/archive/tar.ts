import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Extract } from 'tar-stream';
import { RegistryError } from '../errors';

export interface TarFile {
  readonly path: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

type ReadFile = TarFile & { readonly bytes: AsyncIterable<Uint8Array> };

/** Writes files as an archive, as a stream. It has no timestamps, so that it is deterministic. */
export async function* writeTar(
  files: AsyncIterable<TarFile> | Iterable<TarFile>,
): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const fill = async () => {
    for await (const { path, size, bytes } of files) {
      const entry = archive.entry({ name: path, size, mode: 0o644, mtime: new Date(0) });
      await pipeline(Readable.from(bytes, { objectMode: false }), entry);
    }
    archive.finalize();
  };
  void fill().catch((error: unknown) => archive.destroy(error as Error));
  yield* archive as AsyncIterable<Uint8Array>;
}

/** The public error for bytes that cannot be parsed as an archive. */
function refusalOf(error: unknown): RegistryError {
  if (error instanceof Error && error.message === 'Unexpected end of data') {
    return new RegistryError(422, 'The archive is truncated. Send it again.');
  }
  return new RegistryError(
    422,
    'This is not a tar archive. Send one, with the content type application/x-tar.',
  );
}

/** Pipes a source into an archive's reader, which fails with the source. `why` is the error to report. */
function feed(source: AsyncIterable<Uint8Array>, archive: Extract, limit: number) {
  let fault: unknown;
  async function* chunks() {
    let seen = 0;
    try {
      for await (const chunk of source) {
        seen += chunk.byteLength;
        if (seen > limit) {
          throw new RegistryError(413, `The archive is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);
        }
        yield chunk;
      }
    } catch (error) {
      fault = error;
      throw error;
    }
  }
  const fed = pipeline(chunks(), archive).catch(() => undefined);
  return { fed, why: (error: unknown) => fault ?? refusalOf(error) };
}

/** Iterates over the items; `why` maps an error to the one that is thrown. */
async function* withReason<T>(items: AsyncIterable<T>, why: (error: unknown) => unknown): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw why(error);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/**
 * Reads an archive of regular files as a stream. Consume each file's bytes before requesting the next file. Throws a
 * RegistryError 422 for an invalid archive, 413 beyond `limit` bytes.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<ReadFile> {
  const archive = extract();
  const { fed, why } = feed(source, archive, limit);
  try {
    for await (const entry of withReason(archive, why)) {
      const { name: path, size = 0, type } = entry.header;
      if (type !== 'file') {
        throw new RegistryError(422, `The archive may contain only regular files, but ${path} is not one.`);
      }
      yield { path, size, bytes: withReason(entry as AsyncIterable<Uint8Array>, why) };
    }
  } finally {
    archive.destroy();
    await fed;
  }
}
