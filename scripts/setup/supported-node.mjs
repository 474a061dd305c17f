// @ts-check
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Only syntax and modules of Node 16, because that is what may run this file.
const root = fileURLToPath(new URL('../..', import.meta.url));
/** The pinned packages with Node's programs, one for each platform, and their lockfile. */
const pinned = path.join(root, 'scripts/setup/node');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} text */
const numbersIn = (text) => (text.match(/\d+/g) || []).map(Number);

/**
 * Whether a version of Node is supported. `engines` has ranges such as `^22.15 || >=24`. Other syntax is
 * unsupported, because the packages are not installed yet.
 *
 * @param {string} engines
 * @param {string} version
 */
export function isSupported(engines, version) {
  const [major = 0, minor = 0] = numbersIn(version);
  return engines.split('||').some((range) => {
    const [minMajor = 0, minMinor = 0] = numbersIn(range);
    if (major === minMajor) return minor >= minMinor;
    return range.trim().startsWith('>=') && major > minMajor;
  });
}

/**
 * The program of this platform's package, relative to the folder with the packages, and its version; undefined where Node
 * publishes none.
 *
 * @param {{ platform: string; arch: string }} machine
 */
export function programFor({ platform, arch }) {
  /** @type {[string, { version?: string; os?: string; cpu?: string; bin?: { node: string } }][]} */
  const packages = Object.entries(readJson(path.join(pinned, 'package-lock.json')).packages);
  const found = packages.find(([, { os: system, cpu }]) => system === platform && cpu === arch);
  if (!found || !found[1].bin) return undefined;
  return { file: path.join(found[0], found[1].bin.node), version: found[1].version };
}

/**
 * Runs npm in a folder with a lockfile. Resolves with its exit code, or null if it could not start, and with its errors.
 *
 * @param {string} folder
 * @returns {Promise<{ code: number | null; errors: string }>}
 */
function installInto(folder) {
  const onWindows = process.platform === 'win32';
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn(onWindows ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: onWindows,
  });
  let errors = '';
  npm.stderr.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve) => {
    npm.on('error', ({ message }) => resolve({ code: null, errors: message }));
    npm.on('close', (code) => resolve({ code, errors }));
  });
}

/**
 * Fetches the pinned Node from the npm registry into a folder, whole or not at all. npm compares it with the lockfile's hash.
 *
 * @param {string} folder
 * @param {string} program
 */
async function fetchNode(folder, program) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(path.join(pinned, file), path.join(draft, file));
    const { code, errors } = await installInto(draft);
    // npm ignores a failed download of an optional package, as those for one platform are.
    if (code !== 0 || !existsSync(path.join(draft, program)))
      throw new Error(errors.trim() || 'npm could not fetch another Node: is its registry within reach?');
    // Another start may have finished first.
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Runs this process's command with another Node, whose folder comes first in `PATH`. Ends with its exit code or signal.
 *
 * @param {string} program
 */
function continueWith(program) {
  const PATH = [path.dirname(program), process.env.PATH || ''].join(path.delimiter);
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // A terminal signals both processes, and the child decides. Others signal only this one.
  for (const signal of signals) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (!signal) return process.exit(code === null ? 1 : code);
      for (const name of signals) process.removeAllListeners(name);
      process.kill(process.pid, signal);
    });
  });
}

/**
 * Returns if this process's Node is in the range of package.json. If not, fetches a supported one once, runs the same command
 * with it, and never returns; exits with 1 and a message where that is impossible.
 */
export async function runOnSupportedNode() {
  const { engines } = readJson(path.join(root, 'package.json'));
  const current = process.versions.node;
  if (isSupported(engines.node, current)) return;
  try {
    const found = programFor({ platform: process.platform, arch: os.arch() });
    if (!found) throw new Error(`There is no package of Node for ${process.platform} on ${os.arch()}.`);
    const folder = path.join(root, '.cache/node', `${found.version}`);
    if (!existsSync(path.join(folder, found.file))) {
      console.error(`Node ${current} is too old: fetching Node ${found.version} from npm, once …`);
      await fetchNode(folder, found.file);
    }
    await continueWith(path.join(folder, found.file));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const versions = engines.node.replace(/[\^>=]/g, '').replace(/ \|\| /g, ', ');
    console.error(
      `Vintage Craft needs Node ${versions} or newer, and this is ${current}. Install it from https://nodejs.org.\n${why}`,
    );
    process.exit(1);
  }
}
