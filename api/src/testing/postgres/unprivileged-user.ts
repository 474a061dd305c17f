import { spawnSync } from 'node:child_process';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/**
 * The user that PostgreSQL runs as. It refuses to run as root, so root runs it as an unprivileged user; other users run it as
 * themselves (undefined). Throws if root finds no suitable user.
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root, and neither the user "postgres" nor "nobody" exists.');
}
