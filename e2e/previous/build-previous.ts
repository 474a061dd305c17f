import type { PackedRemote } from '@shop/protocol';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellContract } from '@shop/contracts';
import type { BuildTarget } from '../../server/build/build-package';
import { buildComposer } from './build-composer';
import type { PreviousFile } from './previous-archive';
import { filesBelow, shrink } from './shrink';

/** Lower than every version of today's remotes. */
export const previousVersion = '0.9.0';

/** The exports of that checkout's build tools, as in the current ones. */
interface OldTools {
  readonly remoteNames: readonly string[];
  remoteTarget(name: string): BuildTarget;
  shellTarget(): BuildTarget;
  buildPackage(target: BuildTarget): Promise<void>;
  packBuild(target: BuildTarget, publishedBy: string): Promise<PackedRemote>;
  shellContract(version: string): ShellContract;
}

const tools = ['packages', 'targets', 'build-package', 'shop-builds', 'build-facts'];

async function toolsOf(checkout: string): Promise<OldTools> {
  const modules = await Promise.all(
    tools.map((tool) => import(path.join(checkout, `server/build/${tool}.ts`)) as Promise<object>),
  );
  return Object.assign({}, ...modules) as OldTools;
}

async function read(dir: string, prefix: string): Promise<PreviousFile[]> {
  const files = await filesBelow(dir);
  return Promise.all(
    files.map(async (file) => ({
      path: prefix + path.relative(dir, file).split(path.sep).join('/'),
      bytes: await readFile(file),
    })),
  );
}

const json = (name: string, value: unknown): PreviousFile => ({
  path: name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** Builds everything that a checkout deploys to shoppers: each remote as `previousVersion`, the shell, and its composer. */
export async function buildPrevious(
  checkout: string,
  commit: string,
  log: (line: string) => void,
): Promise<PreviousFile[]> {
  const old = await toolsOf(checkout);
  const scratch = path.join(checkout, '.cache/previous');
  await mkdir(scratch, { recursive: true });
  const found: PreviousFile[] = [json('about.json', { commit })];

  for (const name of old.remoteNames) {
    const target = { ...old.remoteTarget(name), version: previousVersion, out: path.join(scratch, name) };
    await old.buildPackage(target);
    await shrink(path.join(target.out, 'server'));
    const { artifact, files } = await old.packBuild(target, 'keep-previous');
    found.push(json(`remotes/${name}/artifact.json`, artifact));
    for (const [file, bytes] of files) found.push({ path: `remotes/${name}/${file}`, bytes });
    log(`Built ${name} as ${previousVersion}`);
  }

  const shell = old.shellTarget();
  await old.buildPackage(shell);
  await shrink(path.join(shell.out, 'server'));
  found.push(json('shell/contract.json', old.shellContract(shell.version)));
  found.push(...(await read(path.join(shell.out, 'browser'), 'shell/browser/')));
  found.push(...(await read(path.join(shell.out, 'server'), 'shell/server/')));
  found.push(...(await read(path.join(shell.out, 'worker'), 'shell/worker/')));
  log('Built shell');

  const composer = path.join(scratch, 'composer');
  await buildComposer(checkout, composer);
  found.push(...(await read(composer, 'composer/')));
  log('Built the composer');
  return found;
}
