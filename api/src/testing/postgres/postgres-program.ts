import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { SystemUser } from './unprivileged-user';

/** The user and working folder of a PostgreSQL program. */
export interface ProgramOptions {
  readonly user: SystemUser | undefined;
  readonly cwd: string;
  /** The password of the administrator. */
  readonly password?: string;
}

/**
 * Environment of PostgreSQL's programs. A terminal may set a locale that is not installed, for example over SSH, or another
 * server (`PGHOST`); messages are English.
 */
export function postgresEnvironment(password?: string): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(env), LC_ALL: 'C', ...(password && { PGPASSWORD: password }) };
}

/** Runs a program until it exits. Throws an Error with its output when it fails. */
export function runPostgresProgram(program: string, args: readonly string[], options: ProgramOptions): void {
  const { user, cwd, password } = options;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...user,
    cwd,
    encoding: 'utf8',
    env: postgresEnvironment(password),
  });
  if (status !== 0)
    throw new Error(`${path.basename(program)} failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}
