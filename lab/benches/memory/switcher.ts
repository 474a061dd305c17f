import { createRequire } from 'node:module';
import process from 'node:process';
import type { PageRelease } from '@shop/contracts';
import { createRemotes } from '../../../shell/renderer/worker/remotes';
import { provideRuntime } from '../../../shell/renderer/worker/runtime-globals';
import type { ShellBundle } from '../../../shell/renderer/pool/protocol';
import { median } from '../harness/statistics';
import type { SwitchMemory, SwitchOrder } from './switch-memory';

/** Heap in bytes, after garbage collection. */
async function heap(): Promise<number> {
  // Finalizers release more.
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  return process.memoryUsage().heapUsed;
}

/** Links releases in turn, in a separate process that may force garbage collection. */
async function measure(order: SwitchOrder): Promise<SwitchMemory> {
  const { shellFile, remotesDir, releases, warmUp, switches } = order;
  const bundle = createRequire(import.meta.url)(shellFile) as ShellBundle;
  provideRuntime();
  const remotes = createRemotes(bundle.shared, remotesDir);
  const link = async (release: PageRelease): Promise<{ readonly ms: number; readonly linked: number }> => {
    const began = performance.now();
    let linked = 0;
    const page = remotes.open(release, 'http://shop.invalid');
    for (const [remote, { manifest }] of Object.entries(release.remotes))
      for (const module of Object.keys(manifest.exposes)) {
        await page.link({ remote, module });
        linked += 1;
      }
    return { ms: performance.now() - began, linked };
  };
  const [first] = releases;
  if (!first) throw new Error('No release');
  const cold = await link(first);
  const times: number[] = [];
  const walk = async (count: number) => {
    for (let at = 1; at <= count; at += 1)
      times.push((await link(releases[at % releases.length] ?? first)).ms);
  };
  await walk(warmUp);
  const before = await heap();
  times.length = 0;
  await walk(switches);
  const after = await heap();
  const switchedModules = Object.keys(first.remotes.content?.manifest.exposes ?? {}).length;
  return {
    switches,
    before,
    after,
    coldMs: cold.ms,
    modules: cold.linked,
    switchMs: median(times) ?? 0,
    switchedModules,
  };
}

process.once('message', (order: SwitchOrder) => {
  measure(order).then(
    (found) => process.send?.(found, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
