import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import type { Running } from './run-in';

/** The environment of a plain terminal; variables of the test run and of npm would hide missing settings. */
const passedOn = [
  ...['HOME', 'USER', 'LANG', 'TMPDIR', 'CHROMIUM'],
  ...['npm_config_registry', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
];

/** npm adds the programs of its checkout to PATH. */
const isOfNpm = (folder: string): boolean => /(^|[\\/])(node_modules[\\/]\.bin|node-gyp-bin)$/.test(folder);

function newEnvironment(): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !isOfNpm(folder));
  const variables = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter) };
}

/** A command in a terminal. */
export interface Typed extends Running {
  /** Presses Ctrl-C, which reaches every process of the command; resolves with the exit code. */
  interrupt(): Promise<number | null>;
}

/** Runs a line in a new terminal in a folder; `env` has variables that were set there before. */
export function typeLine(dir: string, line: string, env: NodeJS.ProcessEnv = {}): Typed {
  const child = spawn('sh', ['-c', line], {
    cwd: dir,
    env: { ...newEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, as a terminal creates for each command.
    detached: true,
  });
  let text = '';
  const keep = (chunk: Buffer) => void (text += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? NaN), signal);
    } catch {
      // All of them have ended.
    }
  };
  const kill = () => signalAll('SIGKILL');
  process.prependListener('exit', kill);
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', (code, signal) => {
      process.off('exit', kill);
      // As a shell reports a command that was ended by a signal.
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
  const interrupt = () => {
    signalAll('SIGINT');
    return exit;
  };
  return { child, output: () => text, exit, interrupt };
}
