// @ts-check
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} token Unique for this hold.
 * @property {string} address Where the holder listens for as long as it lives.
 */

/** A socket's path may have about 100 bytes, and some temporary folders have longer names than that leaves room for. In bytes. */
const maxFolderBytes = 60;

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {string} token */
function addressOf(token) {
  if (process.platform === 'win32') return `\\\\.\\pipe\\vintage-craft-${token}`;
  const folder = Buffer.byteLength(os.tmpdir()) > maxFolderBytes ? '/tmp' : os.tmpdir();
  return path.join(folder, `vintage-craft-${token}.sock`);
}

/** Listens there and leaves every connection open: waiters are notified by its end. @param {string} address */
async function listen(address) {
  const waiting = new Set();
  const server = net.createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => waiting.delete(socket));
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

/** @param {string} file @returns {Promise<Holder | undefined>} */
async function holderOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Takes the lock, in one step together with who has it; undefined when somebody else has. @param {string} file */
async function take(file) {
  const token = randomBytes(8).toString('hex');
  const holder = { pid: process.pid, token, address: addressOf(token) };
  const { server, close } = await listen(holder.address);
  const note = `${file}.${token}`;
  try {
    await writeFile(note, JSON.stringify(holder));
    await link(note, file);
    return { server, close };
  } catch (error) {
    await close();
    if (codeOf(error) !== 'EEXIST') throw error;
    return undefined;
  } finally {
    await rm(note, { force: true });
  }
}

/** Error codes of connecting where nobody listens, as after a kill. */
const nobodyThere = ['ECONNREFUSED', 'ENOENT'];

/**
 * Resolves when the holder gives the lock back or dies: the kernel then ends the connection. False when it was dead already.
 *
 * @param {Holder} holder
 * @param {() => void} onWait Called once connected.
 * @returns {Promise<boolean>}
 */
function waitFor({ address }, onWait) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address, onWait);
    socket.on('error', (error) => {
      const code = codeOf(error) ?? '';
      if (nobodyThere.includes(code)) resolve(false);
      // The holder may end while this connects.
      else if (code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => resolve(true));
    socket.resume();
  });
}

/**
 * Removes a dead holder's lock. Of several waiters only one does: the claim is named after the hold.
 *
 * @param {string} file
 * @param {Holder} holder
 */
async function clear(file, { token, address }) {
  const claim = `${file}.${token}.dead`;
  try {
    await link(file, claim);
  } catch {
    return;
  }
  if ((await holderOf(file))?.token === token) await rm(file, { force: true });
  await rm(address, { force: true });
  await rm(claim, { force: true });
}

/**
 * Runs `work` exclusively under a lock file. Waits for the holder; a process that died
 * releases it, as the lock is a socket that the kernel closes with its process. Has no dependencies: installing is done
 * under it too.
 *
 * @template T
 * @param {string} file The lock file.
 * @param {(hold: number | undefined) => Promise<T>} work Gets a file descriptor: a child process that inherits it has
 *   the lock as well, for as long as it lives. Undefined on Windows.
 * @param {(pid: number) => void} onWait Called once with the holder's process id, when another process has the lock.
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  await mkdir(path.dirname(file), { recursive: true });
  let notified = false;
  let held = await take(file);
  while (!held) {
    const holder = await holderOf(file);
    const notifyWaiter = () => {
      if (!notified && holder) onWait(holder.pid);
      notified = true;
    };
    if (holder && !(await waitFor(holder, notifyWaiter))) await clear(file, holder);
    held = await take(file);
  }
  try {
    // Node has no public way to pass a server to a program that is not a Node program.
    const { _handle: handle } = /** @type {{ _handle?: { fd?: number } }} */ (
      /** @type {unknown} */ (held.server)
    );
    return await work(process.platform === 'win32' ? undefined : handle?.fd);
  } finally {
    // The file goes first: while it names this process, somebody must be listening.
    await rm(file, { force: true });
    await held.close();
  }
}
