import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FleetProcess } from '../../support/fleet/fleet-process';
import { readProcessTree } from '../../../e2e/support/process-tree';
import { median } from '../harness/statistics';
import type { RoleStart } from './results';

const times = 3;
/** Interval between readiness checks, in ms. */
const askMs = 20;
/** How long a process is idle before its memory is read, in ms. */
const restMs = 5000;

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Restarts a process, and returns the time until it is ready, in ms. */
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
 * Starts a role repeatedly with existing data and caches, and measures its idle memory. The same role of another
 * checkout alternates with it, so that a busy machine delays both.
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

/** Start time of an empty Node program, in ms. */
export async function measureBareStart(): Promise<number | null> {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await once(spawn(process.execPath, ['-e', '']), 'close');
    took.push(performance.now() - began);
  }
  return median(took);
}
