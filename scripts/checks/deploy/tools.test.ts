import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findOrInstall } from '../../../e2e/support/find-or-install';
import { filesIn, read } from './deploy-files';
import { nginxHere } from './nginx-here';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  // nginx checks its folders as its own user.
  chmodSync(dir, 0o755);
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Output and exit code of a program. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return { status, output: (stdout + stderr).trim() };
}

describe('deploy/nginx', () => {
  /** The configuration with two shops on this machine. */
  const place = () =>
    nginxHere(dir, { shops: new Map(['shop-1', 'shop-2'].map((name) => [name, '127.0.0.1'])) });
  const findNginx = () => findOrInstall({ title: 'nginx', names: ['nginx'], packages: ['nginx-light'] });

  it('is valid for nginx 1.22 and newer', () => {
    expect(run(findNginx(), ['-t', '-q', '-c', place()])).toEqual({ status: 0, output: '' });
  });

  it('is valid with TLS', () => {
    const openssl = findOrInstall({ title: 'OpenSSL', names: ['openssl'], packages: ['openssl'] });
    const file = place();
    const [key, certificate] = [path.join(dir, 'tls.key'), path.join(dir, 'tls.crt')];
    const issued = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example'];
    expect(run(openssl, ['req', ...issued, '-keyout', key, '-out', certificate]).status).toBe(0);
    const tls = read('nginx/tls.conf').replaceAll('/etc/nginx/tls', dir);
    writeFileSync(path.join(dir, 'shop/listen.conf'), tls);
    expect(run(findNginx(), ['-t', '-q', '-c', file])).toEqual({ status: 0, output: '' });
  });
});

describe('deploy/systemd', () => {
  it('has valid units', () => {
    const analyze = findOrInstall({
      title: 'systemd-analyze',
      names: ['systemd-analyze'],
      packages: ['systemd'],
    });
    const files = filesIn('systemd').map((name) => {
      const file = path.join(dir, path.basename(name).replace('@.', '@1.'));
      writeFileSync(file, read(name).replaceAll('/usr/bin/node', process.execPath));
      return file;
    });
    const env = { SYSTEMD_UNIT_PATH: `${dir}:` };
    expect(run(analyze, ['verify', '--man=no', ...files], env)).toEqual({ status: 0, output: '' });
  });
});
