import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findOrInstall } from '../../../e2e/support/find-or-install';
import { root } from '../../../server/build/packages';
import { filesIn, read } from './deploy-files';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  // nginx checks its folders as its own user.
  chmodSync(dir, 0o755);
});
afterEach(() => rmSync(dir, { recursive: true }));

const rewrite = (file: string, ...changes: readonly (readonly [RegExp, string])[]) => {
  const text = changes.reduce((all, [from, to]) => all.replace(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
};

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
  it('is valid for nginx 1.22 and newer', () => {
    const nginx = findOrInstall({ title: 'nginx', names: ['nginx'], packages: ['nginx-light'] });
    cpSync(path.join(root, 'deploy/nginx'), path.join(dir, 'shop'), { recursive: true });
    mkdirSync(path.join(dir, 'cache'));
    const file = path.join(dir, 'shop/nginx.conf');
    rewrite(
      file,
      [/\/tmp\//g, `${dir}/`],
      [/\/etc\/nginx\/shop/g, `${dir}/shop`],
      [/\/var\/cache\/nginx/g, `${dir}/cache`],
    );
    // Like its comment for older versions, with addresses instead of the names of Compose.
    rewrite(
      path.join(dir, 'shop/upstreams.conf'),
      [/^resolver .*$/m, ''],
      [/ resolve/g, ''],
      [/shop-\d/g, '127.0.0.1'],
    );
    expect(run(nginx, ['-t', '-q', '-c', file])).toEqual({ status: 0, output: '' });
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
