import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const apt = '/usr/bin/apt-get';

let isListUpdated = false;

function runApt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(apt, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Installs a Debian package for the tests. Returns false if this process is not root, the system is not Debian, or apt-get fails.
 */
export function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(apt)) return false;
  console.log(`Installing Debian's ${name} …`);
  isListUpdated ||= runApt('update', '-qq');
  return isListUpdated && runApt('install', '-y', '-qq', '--no-install-recommends', name);
}
