import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { packPackages, packPrograms, stageDir, stagePackages } from '@shop/release-tools/packages';

/** Needs the npm registry, for itself and for packages other than the shop's. */
const pnpm = 'pnpm@10.34.9';
const bundlers = ['webpack', 'rspack', 'vite'] as const;

let home: string;
let tarballs: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  home = await mkdtemp(path.join(tmpdir(), 'shop-workspaces-'));
  tarballs = path.join(home, 'tarballs');
  const stage = `${stageDir}-in-workspaces`;
  await packPackages(await stagePackages(stage), tarballs);
  await packPrograms(tarballs, stage);
});
test.afterAll(() => rm(home, { recursive: true, force: true }));

/** Runs a program in a folder; rejects with its output. */
const run = (cwd: string, program: string, ...words: string[]) =>
  promisify(execFile)(program, words, {
    cwd,
    env: { ...process.env, npm_config_loglevel: 'error', CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}${stderr}`);
  });

const nameOf = (tarball: string) => `@shop/${/^shop-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(tarball)?.[1] ?? ''}`;

/** A team's repository, with a workspace for a remote of each bundler. */
async function createRepository(name: string): Promise<string> {
  const dir = path.join(home, name);
  const remotes = path.join(dir, 'remotes');
  await mkdir(remotes, { recursive: true });
  const creator = (await readdir(tarballs)).find((file) => file.startsWith('shop-create-remote-')) ?? '';
  for (const bundler of bundlers) {
    const words = ['exec', '--yes', `--package=${path.join(tarballs, creator)}`, '--', 'create-remote'];
    const options = ['--bundler', bundler, '--packages', tarballs];
    await run(remotes, 'npm', ...words, `gifts-${bundler}`, ...options);
  }
  return dir;
}

async function buildAll(dir: string): Promise<void> {
  for (const bundler of bundlers) {
    const remote = path.join(dir, 'remotes', `gifts-${bundler}`);
    for (const script of ['types', 'test', 'build']) await run(remote, 'npm', 'run', script);
    const { stdout } = await run(remote, 'npx', '--no-install', 'shop-remote', 'check');
    expect(stdout).toContain(`gifts-${bundler}@1.0.0 is valid`);
  }
}

test('remotes of every bundler are built and tested in npm workspaces', async () => {
  test.setTimeout(1_200_000);
  const dir = await createRepository('npm');
  const manifest = { name: 'team', private: true, workspaces: ['remotes/*'] };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(manifest));
  await run(dir, 'npm', 'install', '--no-audit', '--no-fund');
  await buildAll(dir);
});

test('remotes of every bundler are built and tested with pnpm, which isolates their packages', async () => {
  test.setTimeout(1_200_000);
  const dir = await createRepository('pnpm');
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ name: 'team', private: true }));
  const files = (await readdir(tarballs)).filter((file) => file.endsWith('.tgz'));
  // The shop's packages depend on each other by version, which only the team's npm registry would know. JSON is valid YAML.
  const workspace = {
    packages: ['remotes/*'],
    nodeLinker: 'isolated',
    storeDir: path.join(home, 'store'),
    overrides: Object.fromEntries(files.map((file) => [nameOf(file), `file:${path.join(tarballs, file)}`])),
  };
  await writeFile(path.join(dir, 'pnpm-workspace.yaml'), JSON.stringify(workspace));
  await run(dir, 'npx', '-y', pnpm, 'install', '--no-frozen-lockfile');
  await buildAll(dir);
});
