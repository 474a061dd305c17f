import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import * as fs from 'node:fs';
import { once } from 'node:events';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Called before a file is linked; simulates what another process does at that time. */
let beforeLink: (file: string) => void = () => undefined;
/** The inode numbers that the file system reports instead of others: it reuses those of removed files. */
const reused = new Map<number, number>();

jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  linkSync(file: string, link: string) {
    beforeLink(file);
    fs.linkSync(file, link);
  },
  lstatSync(file: string, options: fs.StatSyncOptions & { readonly bigint?: false }) {
    const found = fs.lstatSync(file, options);
    if (found) found.ino = reused.get(found.ino) ?? found.ino;
    return found;
  },
}));
const { tryLock } = await import('./process-lock.mjs');

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

/** A socket that responds as the lock of process 1 does. */
async function listen(file: string): Promise<net.Server> {
  const server = net.createServer((socket) => socket.write('{"pid":1}'));
  await once(server.listen(file), 'listening');
  return server.unref();
}

const inodeOf = (file: string) => fs.lstatSync(file).ino;

/** A lock whose holder died: nothing listens on its socket. */
async function leaveDeadLock(file: string): Promise<void> {
  const server = await listen(`${file}.socket`);
  fs.linkSync(`${file}.socket`, file);
  await new Promise((resolve) => server.close(resolve));
}

it('removes the lock of a dead process', async () => {
  const file = path.join(dir, 'dead');
  await leaveDeadLock(file);
  const found = await tryLock(file);
  expect(found).toHaveProperty('lock');
  if ('lock' in found) await found.lock.release();
  expect(fs.existsSync(file)).toBe(false);
});

it('keeps a live lock that replaced a dead one and reuses its inode number', async () => {
  const file = path.join(dir, 'reused');
  await leaveDeadLock(file);
  const live = await listen(`${file}.live`);
  const inode = inodeOf(`${file}.live`);
  reused.set(inode, inodeOf(file));
  // Another process is quicker: it removes the dead lock and takes the lock.
  beforeLink = (linked) => {
    if (linked !== file) return;
    beforeLink = () => undefined;
    fs.rmSync(file);
    fs.linkSync(`${file}.live`, file);
  };
  expect(await tryLock(file)).toEqual({ pid: 1 });
  expect(inodeOf(file)).toBe(inode);
  live.close();
});
