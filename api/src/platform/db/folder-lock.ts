import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { randomBytes } from 'node:crypto';

export interface FolderLock {
  release(): Promise<void>;
}

interface Owner {
  /** Null when the owner is there but too busy to respond. */
  readonly pid: number | null;
}

/** Longest path a Unix socket can have everywhere, in bytes. */
const SOCKET_PATH_LIMIT = 100;
const ATTEMPTS = 20;
const RESPONSE_LIMIT_MS = 5000;

const refusal = (folder: string, owner: Owner) =>
  new Error(
    `${folder} is in use by ${owner.pid === null ? 'another process' : `process ${owner.pid}`}. ` +
      'Stop it first, choose another DATA_DIR, or set DATABASE_URL.',
  );

function listen(address: string): Promise<net.Server> {
  const server = net.createServer((socket) => socket.end(JSON.stringify({ pid: process.pid })));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

const close = (server: net.Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Asks who listens there; null when nobody does, as after a kill. */
function askOwner(address: string): Promise<Owner | null> {
  return new Promise((resolve) => {
    let response = '';
    const socket = net.connect(address);
    socket.setTimeout(RESPONSE_LIMIT_MS, () => {
      resolve({ pid: null });
      socket.destroy();
    });
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.on('error', () => resolve(null));
    socket.on('end', () => resolve(response === '' ? null : (JSON.parse(response) as Owner)));
  });
}

const inode = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.ino;

/** Moves a dead process's socket aside, and puts it back if it turns out to be a new process's. */
function clearStale(lock: string, stale: number | undefined, own: string): void {
  const aside = `${own}.stale`;
  try {
    fs.renameSync(lock, aside);
    if (inode(aside) !== stale) fs.linkSync(aside, lock);
    fs.unlinkSync(aside);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
}

async function lockBySocket(folder: string, lock: string): Promise<FolderLock> {
  const own = `${lock}.${randomBytes(4).toString('hex')}`;
  const server = await listen(own);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      fs.linkSync(own, lock);
      const held = inode(own);
      fs.unlinkSync(own);
      return {
        async release() {
          if (inode(lock) === held) fs.unlinkSync(lock);
          await close(server);
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const seen = inode(lock);
    const owner = await askOwner(lock);
    if (owner) {
      await close(server);
      throw refusal(folder, owner);
    }
    clearStale(lock, seen, own);
  }
  await close(server);
  throw new Error(`${folder} could not be locked: other processes keep starting on it.`);
}

async function lockByPipe(folder: string): Promise<FolderLock> {
  const pipe = `\\\\.\\pipe\\shop-${Buffer.from(folder).toString('base64url')}`;
  try {
    const server = await listen(pipe);
    return { release: () => close(server) };
  } catch (error) {
    const owner = await askOwner(pipe);
    throw owner ? refusal(folder, owner) : error;
  }
}

/**
 * Makes this process the only one on an embedded data folder; a second writer would lose rows silently.
 * The lock is a listening socket, which the kernel drops with its process, so a kill leaves nothing to clean by hand.
 */
export function lockFolder(folder: string): Promise<FolderLock> {
  const real = fs.realpathSync(folder);
  if (process.platform === 'win32') return lockByPipe(real);
  const inside = path.join(real, 'lock');
  const relative = path.relative(process.cwd(), inside);
  const shortest = relative.length < inside.length ? relative : inside;
  if (Buffer.byteLength(shortest) + 10 > SOCKET_PATH_LIMIT) {
    return Promise.reject(new Error(`DATA_DIR is too long a path to lock: ${real}`));
  }
  return lockBySocket(real, shortest);
}
