import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './packages';

interface Holder {
  readonly pid: number;
  /** Tells this hold from every other one. */
  readonly token: string;
}

const askEveryMs = 200;
/** A holder says so often that it is still there; without that for so long it is taken for dead, in ms. */
const beat = { everyMs: 5000, patienceMs: 30_000 } as const;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const unlessGone = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
};

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const lockOf = (out: string) =>
  path.join(root, '.cache/locks', `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.lock`);

async function holderOf(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(unlessGone);
  return text === undefined ? undefined : (JSON.parse(text) as Holder);
}

async function isDead(file: string, { pid }: Holder): Promise<boolean> {
  const stats = await stat(file).catch(unlessGone);
  return stats !== undefined && (!runs(pid) || Date.now() - stats.mtimeMs > beat.patienceMs);
}

/** Takes a dead holder's lock away. Of several who see it dead one does: the name of the claim is that of the hold. */
async function clear(file: string, { token }: Holder): Promise<void> {
  const claim = `${file}.${token}.dead`;
  try {
    await link(file, claim);
  } catch {
    return;
  }
  if ((await holderOf(file))?.token === token) await unlink(file).catch(unlessGone);
  await unlink(claim);
}

/** Takes the lock, in one step together with who has it; undefined when somebody else has. */
async function take(file: string): Promise<Holder | undefined> {
  const holder = { pid: process.pid, token: randomUUID() };
  const note = `${file}.${holder.token}`;
  await writeFile(note, JSON.stringify(holder));
  try {
    await link(note, file);
    return holder;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return undefined;
  } finally {
    await unlink(note);
  }
}

/**
 * Does something with a build's output folder while no other process of this checkout does: building into it, or reading
 * what was built. Waits for whoever has it, and says so once; a process that died has it no more.
 */
export async function withBuildLock<T>(
  out: string,
  work: () => Promise<T>,
  say: (line: string) => void = console.log,
): Promise<T> {
  const file = lockOf(out);
  await mkdir(path.dirname(file), { recursive: true });
  let told = false;
  for (;;) {
    if (await take(file)) break;
    const other = await holderOf(file);
    if (other && (await isDead(file, other))) await clear(file, other);
    else {
      if (!told) say(`Another process is at ${path.relative(root, out)}; waiting for it …`);
      told = true;
      await pause(askEveryMs);
    }
  }
  const alive = setInterval(() => void utimes(file, new Date(), new Date()).catch(unlessGone), beat.everyMs);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    await unlink(file).catch(unlessGone);
  }
}
