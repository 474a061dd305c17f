import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRelease } from '@shop/contracts';
import type { PackedRemote } from '@shop/protocol';

/** A module that could not be opened. */
export interface OpenFailure {
  readonly module: string;
  /** The message, and the stack if there is one. */
  readonly error: string;
  /** Whether it ended the process, such as by an endless loop. */
  readonly isFatal?: boolean;
}

/**
 * The result of opening a build: the failed modules and where its files were, or the reason why it was not
 * opened.
 */
export type Opened =
  | { readonly failures: readonly OpenFailure[]; readonly ranAt: string }
  | { readonly skipped: string | null };

/** The part of the shop's render processes that is used here: `startRenderProcess` of the shell. */
interface RenderProcesses {
  readonly defaultLimits: { readonly workMs: number; readonly clockMs: number };
  startRenderProcess(options: object): {
    readonly ready: Promise<void>;
    prepare(releases: readonly PageRelease[]): Promise<readonly { readonly modules: readonly string[] }[]>;
    kill(): void;
  };
}

/** Time for all modules: more than the shop allows, as this machine may be slow. */
const limits = { workMs: 10_000, clockMs: 60_000 };

/** The folder of the scripts that are bundled with the command. */
const scriptsDir = import.meta.dirname;

async function writeBuild(folder: string, { artifact, files }: PackedRemote): Promise<void> {
  for (const [name, bytes] of files) {
    if (!name.startsWith(`${artifact.manifest.server}/`)) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await writeFile(path.join(folder, 'artifact.json'), JSON.stringify(artifact));
}

function releaseOf({ artifact }: PackedRemote): PageRelease {
  const { remote, version, manifest, routes, slots } = artifact;
  const base = `/remotes/${remote}/${version}/`;
  const one = { version, base, manifest, integrity: {}, routes, slots, fallback: null };
  return { env: 'live', seq: 1, remotes: { [remote]: one } };
}

/** Opens the modules of a server build as the shop's server does, in one of its render processes. */
export async function openServerBuild(packed: PackedRemote): Promise<Opened> {
  const { remote, version, manifest } = packed.artifact;
  if (!manifest.serverEntry) return { skipped: 'there is none, so only browsers render the remote' };
  const script = path.join(scriptsDir, 'render-process.cjs');
  if (!existsSync(script)) return { skipped: 'only the packaged command can open it' };
  const { startRenderProcess, defaultLimits } = createRequire(import.meta.url)(script) as RenderProcesses;
  const remotesDir = await realpath(await mkdtemp(path.join(tmpdir(), 'shop-remote-')));
  try {
    const folder = path.join(remotesDir, remote, version);
    await writeBuild(folder, packed);
    const errors = new Map<string, string>();
    const worker = startRenderProcess({
      workerFile: path.join(scriptsDir, 'render-worker.cjs'),
      shellFile: path.join(scriptsDir, 'render-shell.cjs'),
      remotesDir,
      readApi: () => Promise.reject(new Error('Modules are only imported')),
      onError: (message: string, fragment?: { readonly module: string }) => {
        if (fragment && !errors.has(fragment.module)) errors.set(fragment.module, message);
      },
      limits: { ...defaultLimits, ...limits },
    });
    try {
      await worker.ready;
      const failed = await worker.prepare([releaseOf(packed)]);
      const modules = failed.flatMap((one) => one.modules);
      const failures = modules.map((module) => ({ module, error: errors.get(module) ?? 'It failed' }));
      return { failures, ranAt: path.join(folder, manifest.server) };
    } catch (thrown) {
      const { entered, message } = thrown as Error & { readonly entered?: { readonly module: string } };
      if (!entered) return { skipped: `a render process did not start (${message.trim()})` };
      // The module whose code ran has ended the process.
      const error = message.replace(/^A render process exited with code \d+\. /, '').trim();
      return { failures: [{ module: entered.module, error, isFatal: true }], ranAt: folder };
    } finally {
      worker.kill();
    }
  } finally {
    await rm(remotesDir, { recursive: true, force: true });
  }
}
