import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinModules } from './join-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = path.join(root, 'node_modules/.installed-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

function installedHash() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

/** Installs exactly what the lockfile names, unless that is there already. Exits with npm's own code when it fails. */
export async function installPackages() {
  const wanted = lockHash();
  if (installedHash() === wanted) return;
  console.log('Installing packages (once for each change of the lockfile) …');
  // An install that is interrupted must not look like a finished one.
  rmSync(stampFile, { force: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      error ? `npm could not be started: ${error.message}` : 'npm ci failed. Its message above says why.',
    );
    process.exit(status || 1);
  }
  await joinModules(root);
  writeFileSync(stampFile, wanted);
}
