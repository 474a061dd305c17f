// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullDiskLine, isFullDisk, reportsFullDisk } from '../../server/src/full-disk.mjs';
import { installRecord, isInstalled } from './is-installed.mjs';
import { withLock } from '../../shared/server-kit/src/process-lock.mjs';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));
const lockFile = path.join(root, '.cache/locks/install.hold');

/** The fuller of npm's two disks, because its message rarely names the full one. */
function fullFolder() {
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  /** @param {string} folder */
  const freeBytes = (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return existsSync(cache) && freeBytes(cache) < freeBytes(root) ? cache : root;
}

/** Runs `npm ci`; resolves with its exit code and stderr. @param {number | undefined} hold */
async function runNpm(hold) {
  const onWindows = process.platform === 'win32';
  // npm only warns about an unwritable file. Development packages are needed.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'];
  const npm = spawn(onWindows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    // npm inherits the lock's descriptor, because it may outlive a killed start.
    // Standard output belongs to the command that is about to run: some print data there.
    stdio: ['inherit', process.stderr, 'pipe', hold ?? 'ignore'],
    shell: onWindows,
  });
  let output = '';
  npm.stderr?.on('data', (chunk) => (output += chunk));
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    npm.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    npm.on('close', resolve);
  });
  return { code, output };
}

/** @param {number | undefined} hold */
async function install(hold) {
  if (isInstalled(root)) return;
  console.error('Installing packages (once for each change of the lockfile) …');
  const { code, output } = await runNpm(hold);
  if (reportsFullDisk(output)) {
    // npm may have finished anyway: its record must not vouch for truncated files.
    rmSync(installRecord(root), { force: true });
    throw new Error(fullDiskLine(fullFolder()));
  }
  if (code === 0) return;
  console.error(output.trim());
  throw new Error('npm ci failed. See its message above.');
}

/**
 * Installs exactly the packages of the lockfile, unless they are already installed; waits for a concurrent
 * start that is installing. If it fails, exits with 1 and a one-line message.
 */
export async function installPackages() {
  // npm removes its record of the last install as its first step, and a concurrent start may be about to run
  // npm.
  if (!existsSync(lockFile) && isInstalled(root)) return;
  const onWait = (/** @type {number | null} */ pid) =>
    console.error(`Another start is installing packages (process ${pid ?? 'busy'}). Waiting …`);
  try {
    await withLock(lockFile, install, onWait);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(isFullDisk(error) ? fullDiskLine(root) : message);
    process.exit(1);
  }
}
