import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { packPackages, packPrograms, stageDir, stagePackages } from '@shop/release-tools/packages';
import { release } from './admin-of';
import { runIn } from './run-in';
import type { TestShop } from './temporary-shop';

/** The bundlers of the templates. */
export const bundlers = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

/** The command `shop-remote` in a project, for Node. */
export const shopRemote = 'node_modules/@shop/packer/shop-remote.mjs';

/** Runs npm in a folder; rejects with its output. */
export const npm = (cwd: string, ...words: string[]) =>
  promisify(execFile)('npm', words, {
    cwd,
    env: { ...process.env, npm_config_loglevel: 'error' },
    maxBuffer: 1 << 24,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`npm ${words.join(' ')} failed:\n${stdout}${stderr}`);
  });

/** Packs the shop's packages and commands for `user`, a name for their temporary folders; resolves with the tarballs' folder. */
export async function packForTeams(user: string): Promise<string> {
  const tarballs = await mkdtemp(path.join(tmpdir(), 'shop-tarballs-'));
  const stage = `${stageDir}-in-${user}`;
  await packPackages(await stagePackages(stage), tarballs);
  await packPrograms(tarballs, stage);
  return tarballs;
}

interface NewProject {
  /** An existing folder, in which the project's folder is created. */
  readonly home: string;
  readonly name: string;
  readonly bundler: Bundler;
  readonly tarballs: string;
}

/** Creates a remote as a team does, only from the tarballs, without its packages; resolves with its folder. */
export async function createProject({ home, name, bundler, tarballs }: NewProject): Promise<string> {
  const tarball = path.join(tarballs, 'shop-create-remote-1.0.0.tgz');
  const command = ['exec', '--yes', `--package=${tarball}`, '--', 'create-remote', name];
  await npm(home, ...command, '--bundler', bundler, '--packages', tarballs);
  return path.join(home, name);
}

/** A token of a shop's registry. */
async function tokenOf(shop: TestShop, role: string, team: string, ...words: string[]): Promise<string> {
  const { code, output } = await release(shop, 'tokens', 'create', team, '--role', role, ...words);
  expect(code, output).toBe(0);
  return /reg_\S+/.exec(output)?.[0] ?? '';
}

/** Checks, publishes and promotes the built remote of a project; resolves with the operator's token. */
export async function releaseProject(shop: TestShop, dir: string): Promise<string> {
  const name = path.basename(dir);
  const publisher = await tokenOf(shop, 'publisher', name, '--remote', name);
  const operator = await tokenOf(shop, 'operator', `${name}-operator`);
  for (const [words, token] of [
    [['check'], ''],
    [['publish'], publisher],
    [['promote', `${name}@1.0.0`], operator],
  ] as const) {
    const env = { REGISTRY_URL: shop.opsUrl, SHOP_TOKEN: token };
    const { code, output } = await runIn(dir, [shopRemote, ...words], env);
    expect(code, output).toBe(0);
  }
  return operator;
}
