import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FleetProcess } from '../../support/fleet/fleet-process';
import { readProcessTree } from '../../../e2e/support/process-tree';
import { median } from '../harness/statistics';
import type { RoleStart } from './results';

const times = 3;
/** Between two questions whether a process is ready, in ms. */
const askMs = 20;
/** How long a process is idle before its memory is read, in ms. */
const restMs = 5000;

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends a process and starts it again, and returns how long it took until it was ready, in ms. */
async function restart(one: FleetProcess): Promise<number> {
  await one.end('SIGTERM');
  const began = performance.now();
  const started = one.start();
  let isOver = false;
  const failed = started.catch(() => (isOver = true));
  while (!(await isReady(one.origin)) && !isOver) await pause(askMs);
  const ms = performance.now() - began;
  await failed;
  await started;
  return ms;
}

/**
 * Starts a role again and again, on data and caches that it knows, and looks at it when it rests. The same role of another checkout
 * takes turns with it, so that a busy machine delays both.
 */
export async function measureStart(
  role: string,
  one: FleetProcess,
  other?: FleetProcess,
): Promise<RoleStart> {
  const took: number[] = [];
  const otherTook: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    if (other) otherTook.push(await restart(other));
    took.push(await restart(one));
  }
  await pause(restMs);
  const pid = one.pid();
  return {
    role,
    ms: median(took),
    otherMs: median(otherTook),
    idle: (pid ? readProcessTree(pid)?.rss : null) ?? null,
  };
}

/** What Node needs for a program that does nothing, in ms. */
export async function measureBareStart(): Promise<number | null> {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await once(spawn(process.execPath, ['-e', '']), 'close');
    took.push(performance.now() - began);
  }
  return median(took);
}
