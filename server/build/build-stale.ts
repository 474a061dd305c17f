import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isFresh, openBuilder, withBuild, type Builder, type BuildTarget } from './build-package';

/** Builds what is stale, one per processor in parallel, and logs each when it is done. */
export async function buildStale(
  targets: readonly BuildTarget[],
  log: (line: string) => void,
): Promise<void> {
  const stale = targets.filter((target) => !isFresh(target));
  const [only] = targets.length === 1 ? targets : [];
  const named = ({ dir, version }: BuildTarget) => `${path.basename(dir)} ${version}`;
  if (stale.length === 0) return log(only ? `The build of ${named(only)} is fresh.` : 'Builds are fresh.');
  let done = 0;
  const waiting = [...stale];
  const work = async ({ build }: Builder) => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const began = performance.now();
      await withBuild(target, () => Promise.resolve(), log, build);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      done += 1;
      const count = only ? '' : ` (${done} of ${stale.length})`;
      log(`Built ${named(target)} in ${seconds} s${count}`);
    }
  };
  const builders = Array.from({ length: Math.min(availableParallelism(), stale.length) }, openBuilder);
  try {
    await Promise.all(builders.map(work));
  } finally {
    for (const builder of builders) builder.close();
  }
}
