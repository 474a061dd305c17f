import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Flood, FloodPlan } from './flood';

export interface Generator {
  /** One flood at a time. Rejects when the process has ended. */
  flood(plan: FloodPlan): Promise<Flood>;
  stop(): void;
}

/** Starts the load generator in a separate process, so that its cost is not attributed to the shop. */
export function startGenerator(): Generator {
  const child = fork(path.join(import.meta.dirname, 'generator.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load generator ended with ${String(code)}.`);
  });
  ended.catch(() => undefined);
  return {
    async flood(plan) {
      const found = once(child, 'message');
      child.send(plan);
      const [result] = (await Promise.race([found, ended])) as [Flood];
      return result;
    },
    stop: () => void child.kill(),
  };
}
