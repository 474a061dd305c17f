import { fork } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRelease } from '@shop/contracts';
import type { PackedRemote } from '@shop/protocol';
import { renamedBuild } from '@shop/protocol/testing';
import { buildStale } from '../../../server/build/build-package';
import { remoteNames, shellDir } from '../../../server/build/packages';
import { remoteTarget, shellTarget } from '../../../server/build/targets';
import { packBuild } from '../../../server/build/shop-builds';

/** The remote that is switched; the others stay as they are. */
const switched = 'content';

/** Alternating versions: more than a render process caches, so that each switch links one and drops one. */
const versions = 12;

/** Switches before the first reading, so that everything is compiled and every version was dropped once. */
const warmUp = 100;

/** Messages from the parent to a switching process. */
export interface SwitchOrder {
  readonly shellFile: string;
  readonly remotesDir: string;
  readonly releases: readonly PageRelease[];
  readonly warmUp: number;
  readonly switches: number;
}

/** Memory of a process that has linked several releases in turn. Bytes of heap after a forced collection, and ms. */
export interface SwitchMemory {
  readonly switches: number;
  readonly before: number;
  readonly after: number;
  /** Time to link all modules of the first release, with nothing compiled. */
  readonly coldMs: number;
  readonly modules: number;
  /** Median time to link a switched version. */
  readonly switchMs: number;
  /** Modules of that version. */
  readonly switchedModules: number;
}

async function layOut({ artifact, files }: PackedRemote, remotesDir: string): Promise<void> {
  const folder = path.join(remotesDir, artifact.remote, artifact.version);
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  await writeFile(path.join(folder, 'artifact.json'), JSON.stringify(artifact));
}

const releaseOf = (seq: number, builds: readonly PackedRemote[]): PageRelease => ({
  env: 'bench',
  seq,
  remotes: Object.fromEntries(
    builds.map(({ artifact: { remote, version, manifest, routes } }) => [
      remote,
      { version, manifest, routes, base: '', integrity: {}, slots: [], fallback: null },
    ]),
  ),
});

/** Links releases, each with a different version of one remote, as render processes do; returns the memory that stays in use. */
export async function measureSwitches(switches: number, log: (line: string) => void): Promise<SwitchMemory> {
  const targets = remoteNames.map((name) => remoteTarget(name));
  await buildStale([shellTarget(), ...targets], log);
  const dir = await mkdtemp(path.join(tmpdir(), 'switches-'));
  try {
    const builds = await Promise.all(targets.map((target) => packBuild(target, 'bench')));
    for (const build of builds) await layOut(build, dir);
    const base = builds.find(({ artifact }) => artifact.remote === switched);
    if (!base) throw new Error(`There is no remote "${switched}"`);
    const others = builds.filter((build) => build !== base);
    const copies = Array.from({ length: versions }, (_, at) => renamedBuild(base, `1.0.${at + 1}`));
    for (const copy of copies) await layOut(copy, dir);
    const order: SwitchOrder = {
      shellFile: path.join(shellDir, 'dist/server/shell.cjs'),
      remotesDir: dir,
      releases: copies.map((copy, at) => releaseOf(at + 1, [...others, copy])),
      warmUp,
      switches,
    };
    log(`${warmUp} switches to warm up, then ${switches} …`);
    return await new Promise<SwitchMemory>((resolve, reject) => {
      const child = fork(path.join(import.meta.dirname, 'switcher.ts'), {
        execArgv: ['--import', 'tsx', '--expose-gc', '--experimental-vm-modules', '--no-warnings'],
      });
      child.on('message', (found: SwitchMemory) => resolve(found));
      child.on('exit', (code) => reject(new Error(`The switching process exited with code ${code}.`)));
      child.send(order);
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
