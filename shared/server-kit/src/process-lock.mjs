// @ts-check
import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Locks between processes. A lock is a listening socket, hard-linked at the lock's path: the kernel closes it with
 * its process, so that a killed process does not leave a lock. On Windows it is a named pipe. It has no dependencies,
 * because packages are installed under such a lock.
 *
 * @typedef {object} Lock
 * @property {number | undefined} hold A file descriptor: a child process that inherits it also has the lock, until it
 * exits. Undefined on Windows.
 * @property {() => Promise<void>} release
 *
 * @typedef {object} Holder
 * @property {number | null} pid Null when the process does not respond.
 * @property {Promise<void>} gone Resolves when it releases the lock or dies.
 * @property {() => void} leave Stops waiting.
 */

/** Maximum length of a socket's path, in bytes. Paths in some temporary folders are longer. */
const maxPath = 100;
const maxTemporary = 60;
const responseMs = 5000;
/** Time in ms after which a process that died while clearing a stale lock is ignored. */
const clearingMs = 10_000;
/** Error codes of connecting when no process listens, such as after a kill. */
const notListening = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];
const onWindows = process.platform === 'win32';

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
const randomName = () => randomBytes(4).toString('hex');
/** @param {string} file */
const inodeOf = (file) => lstatSync(file, { throwIfNoEntry: false })?.ino;
/** @param {string} key */
const pipeOf = (key) => `\\\\.\\pipe\\shop-${Buffer.from(key).toString('base64url')}`;

/**
 * Calls `use` with a short enough path of a socket: through a symbolic link if the real path is too long.
 *
 * @template T
 * @param {string} file
 * @param {(address: string) => Promise<T>} use
 */
async function withShortPath(file, use) {
  const relative = path.relative(process.cwd(), file);
  const shortest = relative.length < file.length ? relative : file;
  if (onWindows || Buffer.byteLength(shortest) <= maxPath) return use(shortest);
  const temporary = Buffer.byteLength(os.tmpdir()) > maxTemporary ? '/tmp' : os.tmpdir();
  const link = path.join(temporary, `vintage-craft-${randomName()}`);
  symlinkSync(path.dirname(file), link);
  try {
    return await use(path.join(link, path.basename(file)));
  } finally {
    rmSync(link, { force: true });
  }
}

/**
 * Listens at the address. Every connection receives the process ID and stays open; its end notifies the waiting
 * processes.
 *
 * @param {string} address
 */
async function listen(address) {
  const waiting = new Set();
  const server = net.createServer((socket) => {
    waiting.add(socket.unref());
    socket.on('error', () => undefined);
    socket.on('close', () => waiting.delete(socket));
    socket.write(JSON.stringify({ pid: process.pid }));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(undefined));
  });
  server.unref();
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of waiting) socket.destroy();
    });
  return { server, close };
}

/** Takes the lock; undefined when another process has it. @param {string} file @param {string} key @returns {Promise<Lock | undefined>} */
async function take(file, key) {
  if (onWindows) {
    try {
      const { close } = await listen(pipeOf(key));
      return { hold: undefined, release: async () => void (await close()) };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      return undefined;
    }
  }
  const own = `${file}.${randomName()}`;
  const { server, close } = await withShortPath(own, listen);
  const inode = inodeOf(own);
  try {
    linkSync(own, file);
  } catch (error) {
    await close();
    if (codeOf(error) !== 'EEXIST') throw error;
    return undefined;
  } finally {
    rmSync(own, { force: true });
  }
  // Node has no public API for passing a server to a program other than a Node child process.
  const { _handle: handle } = /** @type {{ _handle?: { fd?: number } }} */ (/** @type {unknown} */ (server));
  return {
    hold: handle?.fd,
    async release() {
      // The file is removed first: while it exists, a process must be listening.
      if (inodeOf(file) === inode) rmSync(file, { force: true });
      await close();
    },
  };
}

/** Connects to the holder; undefined when it is dead. @param {string} address @returns {Promise<Holder | undefined>} */
async function reach(address) {
  const socket = net.connect(address);
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => socket.once('close', () => resolve()));
  /** @type {number | null | undefined} */
  const pid = await new Promise((resolve, reject) => {
    socket.setTimeout(responseMs, () => resolve(null));
    socket.once('data', (chunk) => resolve(JSON.parse(chunk.toString()).pid));
    socket.once('end', () => resolve(null));
    socket.on('error', (error) => {
      if (notListening.includes(codeOf(error))) resolve(undefined);
      // The holder may end while this connects.
      else if (codeOf(error) === 'ECONNRESET') resolve(null);
      else reject(error);
    });
  });
  socket.setTimeout(0);
  return pid === undefined ? undefined : { pid, gone, leave: () => void socket.destroy() };
}

/**
 * Removes the lock at that path if its holder is dead. The path alone is not enough: a new lock may have the path and
 * even the inode number of a stale one. A link pins the inode, and its name is a claim, so that only one of several
 * processes removes it.
 *
 * @param {string} file
 */
async function clearDead(file) {
  const pin = `${file}.${randomName()}`;
  try {
    linkSync(file, pin);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return;
  }
  const inode = inodeOf(pin);
  const claim = `${file}.${inode}.dead`;
  try {
    linkSync(pin, claim);
  } catch {
    const since = lstatSync(claim, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
    if (Date.now() - since > clearingMs) rmSync(claim, { force: true });
    return;
  } finally {
    rmSync(pin, { force: true });
  }
  try {
    const holder = await withShortPath(claim, reach);
    holder?.leave();
    if (!holder && inodeOf(file) === inode) rmSync(file, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

/** @param {string} file @param {string} key @returns {Promise<{ lock: Lock } | { holder: Holder }>} */
async function takeOrReach(file, key) {
  for (;;) {
    const lock = await take(file, key);
    if (lock) return { lock };
    const holder = await (onWindows ? reach(pipeOf(key)) : withShortPath(file, reach));
    if (holder) return { holder };
    if (!onWindows) await clearDead(file);
    await pause(1);
  }
}

/**
 * Takes the lock, or returns the process that has it.
 *
 * @param {string} file An absolute path in a folder that exists.
 * @param {string} [key] Name of the lock on Windows.
 * @returns {Promise<{ lock: Lock } | { pid: number | null }>}
 */
export async function tryLock(file, key = file) {
  const found = await takeOrReach(file, key);
  if ('lock' in found) return found;
  found.holder.leave();
  return { pid: found.holder.pid };
}

/**
 * Waits for the lock file, and runs `work` while holding it.
 *
 * @template T
 * @param {string} file An absolute path.
 * @param {(hold: number | undefined) => Promise<T>} work Gets the lock's `hold`.
 * @param {(pid: number | null) => void} onWait Called once, when another process has the lock.
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  let found = await takeOrReach(file, file);
  if ('holder' in found) onWait(found.holder.pid);
  while ('holder' in found) {
    await found.holder.gone;
    found = await takeOrReach(file, file);
  }
  const { lock } = found;
  try {
    return await work(lock.hold);
  } finally {
    await lock.release();
  }
}
