import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const setup = path.resolve(import.meta.dirname, '..');

/** The start script of a small checkout: prints that the packages are installed, and its arguments. */
const start = `console.log(['OPEN', ...process.argv.slice(2)].join(' '));
`;

/** The package's install script: it records the run, and waits while the file `hold` exists. */
const onInstall = `const { appendFileSync, existsSync } = require('node:fs');
const checkout = process.env.INIT_CWD;
appendFileSync(checkout + '/installs', 'one\\n');
setInterval(() => existsSync(checkout + '/hold') || process.exit(), 20);
`;

/** A running command in a separate process group. */
export interface Running {
  readonly child: ChildProcess;
  /** Kills it and its child processes. */
  killAll(): void;
  output(): string;
  /** Resolves once that was printed. */
  printed(text: string): Promise<void>;
  /** Its exit code. */
  readonly exit: Promise<number | null>;
}

export interface SmallCheckout {
  readonly dir: string;
  npm(...words: string[]): Running;
  /** Runs a program with these arguments, like the npm commands. */
  start(env?: NodeJS.ProcessEnv, ...words: string[]): Running;
  /** The number of times that npm ran the package's install script. */
  installs(): number;
  /** Resolves once npm has run it this many times. */
  untilInstalls(count: number): Promise<void>;
  /** Blocks npm in the next install script until the returned function is called. */
  hold(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

async function pack(dir: string, name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = path.join(dir, 'sources', name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await run('npm', ['pack', '--silent', '--pack-destination', dir], { cwd: folder });
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function runIn(dir: string, command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(command, words, { cwd: dir, env: { ...process.env, ...env }, detached: true });
  let text = '';
  const listeners = new Set<() => void>();
  const onOutput = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  return {
    child,
    killAll: () => process.kill(-(child.pid ?? NaN), 'SIGKILL'),
    output: () => text,
    printed: (wanted) =>
      new Promise((resolve) => {
        const check = () => text.includes(wanted) && resolve();
        listeners.add(check);
        check();
      }),
    exit: new Promise((resolve) => child.on('close', resolve)),
  };
}

/**
 * A checkout with two packages, which come from files, and with this checkout's setup scripts; nothing is
 * installed.
 */
export async function makeSmallCheckout(): Promise<SmallCheckout> {
  const dir = await mkdtemp(path.join(tmpdir(), 'small-checkout-'));
  await pack(dir, 'slow', {
    'package.json': json({ name: 'slow', version: '1.0.0', scripts: { install: 'node install.cjs' } }),
    'install.cjs': onInstall,
  });
  await pack(dir, 'plain', { 'package.json': json({ name: 'plain', version: '1.0.0' }) });
  const dependencies = { slow: 'file:slow-1.0.0.tgz' };
  const engines = { node: '>=20' };
  const devDependencies = { plain: 'file:plain-1.0.0.tgz' };
  await writeFile(
    path.join(dir, 'package.json'),
    json({ name: 'small', engines, dependencies, devDependencies }),
  );
  await run('npm', ['install', '--package-lock-only'], { cwd: dir });
  for (const file of await readdir(setup)) {
    if (file.endsWith('.mjs')) await cp(path.join(setup, file), path.join(dir, 'scripts/setup', file));
  }
  for (const file of [
    'scripts/run.mjs',
    'server/src/full-disk.mjs',
    'shared/server-kit/src/process-lock.mjs',
  ])
    await cp(path.join(setup, '../..', file), path.join(dir, file));
  await writeFile(path.join(dir, 'scripts/start.mjs'), start);

  const noted = path.join(dir, 'installs');
  const installs = () => (existsSync(noted) ? readFileSync(noted, 'utf8').split('\n').length - 1 : 0);
  const held = path.join(dir, 'hold');
  return {
    dir,
    npm: (...words) => runIn(dir, 'npm', words),
    start: (env, ...words) =>
      runIn(dir, process.execPath, ['scripts/run.mjs', 'scripts/start.mjs', ...words], env),
    installs,
    async untilInstalls(count) {
      while (installs() < count) await pause(20);
    },
    async hold() {
      await writeFile(held, '');
      return () => rm(held, { force: true });
    },
    async remove() {
      await rm(held, { force: true });
      await rm(dir, { recursive: true, force: true });
    },
  };
}
