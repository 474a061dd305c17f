import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { RegistryError } from '../errors';
import { makeScratchFolder } from '../testing/scratch-folder';
import { readTar, writeTar, type TarFile } from './tar';

const run = promisify(execFile);
const limit = 1024 * 1024;

const fileOf = (path: string, text: string): TarFile => ({
  path,
  size: Buffer.byteLength(text),
  bytes: [Buffer.from(text)],
});

/** The bytes in chunks of at most `size` bytes, as from a connection. */
async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) {
    await Promise.resolve();
    yield bytes.subarray(at, at + size);
  }
}

async function textsIn(source: AsyncIterable<Uint8Array>, most = limit): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { path, bytes } of readTar(source, most))
    found.push([path, (await buffer(bytes)).toString()]);
  return found;
}

const long = `${'folder-of-many-letters/'.repeat(7)}file-with-a-long-name.js`;
const files: [string, string][] = [
  ['artifact.json', '{"a":1}'],
  ['empty.css', ''],
  [long, 'x'.repeat(5000)],
  ['page-ß.js', 'y'.repeat(512)],
];
const written = () => buffer(writeTar(files.map(([name, text]) => fileOf(name, text))));

describe('an archive', () => {
  it.each([1, 7, 511, 512, 513, 100_000])('round-trips in chunks of %i bytes', async (size) => {
    expect(await textsIn(inChunks(await written(), size))).toEqual(files);
  });

  it('is deterministic', async () => {
    expect((await written()).equals(await written())).toBe(true);
  });

  it('is compatible with tar in both directions', async () => {
    const { dir, remove } = await makeScratchFolder();
    const file = path.join(dir, 'ours.tar');
    await writeFile(file, await written());
    await mkdir(path.join(dir, 'out'));
    await run('tar', ['-xf', file, '-C', path.join(dir, 'out')]);
    expect(await readFile(path.join(dir, 'out', long), 'utf8')).toBe('x'.repeat(5000));
    const names = files.map(([name]) => name);
    for (const format of ['ustar', 'gnu', 'pax']) {
      await run('tar', [`--format=${format}`, '-cf', file, '-C', path.join(dir, 'out'), ...names]);
      expect(await textsIn(inChunks(await readFile(file), 700))).toEqual(files);
    }
    await symlink('/etc/passwd', path.join(dir, 'link'));
    await run('tar', ['-cf', file, '-C', dir, 'link']);
    await expect(textsIn(inChunks(await readFile(file), 700))).rejects.toMatchObject({
      status: 422,
      message: 'The archive may contain only regular files, but link is not one.',
    });
    await remove();
  });

  it('that is too large is refused with 413, and its source is closed', async () => {
    let ended = false;
    async function* endless() {
      try {
        for (;;) {
          await Promise.resolve();
          yield Buffer.alloc(1000);
        }
      } finally {
        ended = true;
      }
    }
    await expect(textsIn(endless(), 50_000)).rejects.toMatchObject({ status: 413 });
    expect(ended).toBe(true);
  });

  it('fails with the sender’s error', async () => {
    const bytes = await written();
    async function* failing() {
      yield bytes.subarray(0, 1100);
      await Promise.reject(new Error('connection lost'));
    }
    await expect(textsIn(failing())).rejects.toThrow('connection lost');
    async function* broken() {
      yield Buffer.from('a');
      await Promise.reject(new Error('disk lost'));
    }
    await expect(buffer(writeTar([{ path: 'a.js', size: 2, bytes: broken() }]))).rejects.toThrow('disk lost');
  });

  it('is not written if a file is longer or shorter than declared', async () => {
    for (const size of [1, 9])
      await expect(buffer(writeTar([{ ...fileOf('a.js', 'four'), size }]))).rejects.toThrow();
  });
});

/** A seeded random number generator, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('a damaged archive is read or refused, without extra files', async () => {
  const whole = await written();
  const statuses = new Set<number>();
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = seeded(seed);
    let bytes = Buffer.from(whole);
    for (let change = 0; change <= seed % 4; change += 1) {
      bytes[Math.floor(random() * bytes.byteLength)] = Math.floor(random() * 256);
    }
    if (seed % 3 === 0) bytes = bytes.subarray(0, Math.floor(random() * bytes.byteLength));
    if (seed % 5 === 0) bytes = Buffer.concat([bytes, bytes.subarray(0, Math.floor(random() * 2000))]);
    try {
      const found = await textsIn(inChunks(bytes, 1 + Math.floor(random() * 1500)));
      const size = found.reduce((sum, [, text]) => sum + text.length, 0);
      expect(size).toBeLessThanOrEqual(bytes.byteLength);
      statuses.add(200);
    } catch (error) {
      expect(error).toBeInstanceOf(RegistryError);
      statuses.add((error as RegistryError).status);
    }
  }
  expect([...statuses].sort()).toEqual([200, 422]);
});
