import { cpus, loadavg } from 'node:os';

/** Load of the machine just before a visit, while the shop and the browser were idle. */
export interface Noise {
  /** Load average of the last minute. */
  readonly load: number;
  /** Share of all processors that others used, 0 to 1. */
  readonly others: number;
}

/** Above this share of the processors, other processes distort a measurement. */
export const tooBusy = 0.15;

const lookMs = 400;

/** Below this share the machine is idle. */
const atRest = 0.05;

/** Maximum number of checks before a busy machine is measured anyway. */
const looks = 25;

function ticks(): { readonly busy: number; readonly all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (pick: (time: (typeof times)[number]) => number) =>
    times.reduce((total, time) => total + pick(time), 0);
  const busy = sum(({ user, nice, sys, irq }) => user + nice + sys + irq);
  return { busy, all: busy + sum(({ idle }) => idle) };
}

/** Samples the load of the processors. */
export async function sampleNoise(): Promise<Noise> {
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, lookMs));
  const after = ticks();
  const others = (after.busy - before.busy) / Math.max(1, after.all - before.all);
  return { load: loadavg()[0] ?? 0, others };
}

/** Waits until the processors are almost idle, for at most ten seconds. */
export async function waitForRest(left = looks): Promise<void> {
  const { others } = await sampleNoise();
  if (others > atRest && left > 1) await waitForRest(left - 1);
}
