import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onEnd } from '../../../e2e/support/on-end';
import { unprivilegedUser, type SystemUser } from '../../../api/src/testing/postgres/unprivileged-user';
import { root } from '../../../server/build/packages';

/** A copy of the sources, with the environment and user to run programs in it. */
export interface SourceCopy {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** The user to run as; this process's user by default. */
  readonly user?: SystemUser;
  remove(): void;
}

/** The files that a source archive would contain, uncommitted changes included. */
function listSources(): string[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 24 },
  );
  if (status !== 0) throw new Error(`The sources are listed with git, which failed: ${stderr}`);
  return stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

function giveTo({ uid, gid }: SystemUser, folder: string): void {
  const { status } = spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
  if (status !== 0) throw new Error(`${folder} could not be given to the user ${uid}.`);
}

/** A folder in `PATH` that an ordinary user cannot read, as on some machines. */
function makeUnreadable(folder: string): string {
  mkdirSync(folder, { mode: 0 });
  return folder;
}

/**
 * Copies the sources into an empty folder with an empty home: at a plain path, or at one that needs quoting everywhere and
 * belongs to an ordinary user. The copy is removed when this process ends, at the latest.
 */
export function copySources(kind: 'plain' | 'ordinary-user'): SourceCopy {
  const parent = mkdtempSync(path.join(tmpdir(), 'vintage-craft-machine-'));
  const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  onEnd(remove);
  const folder = path.join(parent, kind === 'plain' ? 'checkout' : 'मेरी दुकान/vintage craft [copy]');
  const home = path.join(parent, 'home');
  const temporary = path.join(parent, 'tmp');
  // Scripts of npm inherit the cache and settings of the user who started it.
  const ofHome = {
    HOME: home,
    npm_config_cache: path.join(home, '.npm'),
    npm_config_userconfig: path.join(home, '.npmrc'),
  };
  for (const made of [folder, home, temporary]) mkdirSync(made, { recursive: true });
  for (const file of listSources()) cpSync(path.join(root, file), path.join(folder, file));
  if (kind === 'plain') return { folder, env: ofHome, remove };

  const user = unprivilegedUser();
  if (user) {
    chmodSync(parent, 0o755);
    giveTo(user, parent);
  }
  const unreadable = makeUnreadable(path.join(parent, 'unreadable'));
  if (user) chownSync(unreadable, 0, 0);
  const PATH = [unreadable, process.env.PATH ?? ''].join(path.delimiter);
  return { folder, env: { ...ofHome, TMPDIR: temporary, PATH }, user, remove };
}
