import { RegistryError } from '../domain/registry-error';
import { readBytes } from './byte-reader';

/** The plain tar format (POSIX ustar) with regular files only: every machine has a tool that reads it. */
const block = 512;
const pad = (size: number) => (block - (size % block)) % block;

export interface TarFile {
  readonly path: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Splits a path into the format's name (100 bytes) and prefix (155 bytes). */
function splitPath(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' };
  const cut = path.indexOf('/', path.length - 101);
  const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)];
  if (cut < 0 || Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155) {
    throw new RegistryError(422, `The path ${path} is too long for an archive.`);
  }
  return { name, prefix };
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
const checksumOf = (header: Uint8Array) =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);

function headerOf({ path, size }: Pick<TarFile, 'path' | 'size'>): Buffer {
  const header = Buffer.alloc(block);
  const { name, prefix } = splitPath(path);
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  // No clock: the same files give the same archive.
  header.write(octal(0, 12), 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(prefix, 345);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Writes files as one archive, piece by piece. */
export async function* writeTar(
  files: AsyncIterable<TarFile> | Iterable<TarFile>,
): AsyncGenerator<Uint8Array> {
  for await (const file of files) {
    yield headerOf(file);
    yield* file.bytes;
    yield Buffer.alloc(pad(file.size));
  }
  yield Buffer.alloc(2 * block);
}

const textAt = (header: Buffer, at: number, length: number) =>
  (
    header
      .subarray(at, at + length)
      .toString('utf8')
      .split('\0')[0] ?? ''
  ).trim();

function parseHeader(header: Buffer): { path: string; size: number } {
  if (Number.parseInt(textAt(header, 148, 8), 8) !== checksumOf(header)) {
    throw new RegistryError(422, 'This is no tar archive. Send one, as application/x-tar.');
  }
  const [name, prefix, kind] = [textAt(header, 0, 100), textAt(header, 345, 155), textAt(header, 156, 1)];
  const path = prefix ? `${prefix}/${name}` : name;
  if (kind !== '0' && kind !== '') {
    throw new RegistryError(422, `The archive may hold plain files only, but ${path} is none.`);
  }
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new RegistryError(422, `The archive does not say how long ${path} is.`);
  }
  return { path, size };
}

/**
 * Reads an archive as it comes. Each file's bytes have to be used before the next is asked for. Throws a RegistryError
 * 422 for what is no such archive, 413 beyond `limit` bytes.
 */
export async function* readTar(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<TarFile & { readonly bytes: AsyncGenerator<Uint8Array> }> {
  const reader = readBytes(source, limit);
  for (;;) {
    const header = await reader.take(block);
    if (!header || header.every((byte) => byte === 0)) return reader.drain();
    const { path, size } = parseHeader(Buffer.from(header));
    yield { path, size, bytes: reader.pieces(size) };
    if (pad(size) > 0) await reader.take(pad(size));
  }
}
