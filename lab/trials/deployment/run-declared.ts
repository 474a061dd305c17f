import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '../../../e2e/support/poll-until';
import { runWith } from '../../../e2e/support/temporary-shop';
import type { Placed } from './on-this-machine';

/** A declared process that is ready. */
export interface Running {
  readonly placed: Placed;
  /** Its URL; empty for a job, which has ended. */
  readonly origin: string;
  output(): string;
  /** Stops it as its deployment does. Throws an Error if it does not exit in time, or not with 0. */
  stop(): Promise<void>;
  kill(): void;
}

/** Maximum start time, as in the chart's startup probes. */
const readyMs = 300_000;

/** Variables of the system, not of the deployment. */
const system = () => ({ PATH: process.env.PATH, HOME: '/nonexistent', TMPDIR: process.env.TMPDIR });

const isOk = async (address: string) => (await fetch(address)).ok;

const portVariables = {
  shop: 'PORT',
  registry: 'OPS_PORT',
  office: 'OFFICE_PORT',
  'gate-worker': 'GATE_PORT',
} as const;

/** The port of its health checks; units have none, so the port for shoppers, operators or staff. */
const mainPort = (
  { declared: { healthPort }, env, portOf }: Placed,
  role: keyof typeof portVariables,
): number => (healthPort === undefined ? Number(env[portVariables[role]]) : portOf(healthPort));

/**
 * Starts a role in the assembled folder with exactly its environment. Resolves when a job has succeeded, or when the health checks
 * and metrics respond; rejects with the output.
 */
export async function runDeclared(folder: string, placed: Placed): Promise<Running> {
  const { declared, role, env } = placed;
  const { where, healthPaths, stopSeconds } = declared;
  const command = ['--enable-source-maps', 'server/dist/main.js', role];
  const { child, output, exit } = runWith({ ...system(), ...env }, command, folder);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const fail = (what: string) => new Error(`${where} ${what}:\n${output()}`);
  const kill = () => void child.kill('SIGKILL');
  const running = { placed, output, kill };
  if (role === 'migrate' || role === 'catalogue') {
    if ((await exit) !== 0) throw fail('failed');
    return { ...running, origin: '', stop: () => Promise.resolve() };
  }
  const origin = `http://127.0.0.1:${mainPort(placed, role)}`;
  const paths = healthPaths.length > 0 ? healthPaths : ['/readyz'];
  const addresses = paths.map((path) => origin + path);
  if (env.METRICS_PORT) addresses.push(`http://127.0.0.1:${env.METRICS_PORT}/metrics`);
  for (const address of addresses)
    if (!(await pollUntil(readyMs, async () => !isAlive() || isOk(address))) || !isAlive()) {
      kill();
      throw fail(`does not respond at ${address}`);
    }
  return {
    ...running,
    origin,
    async stop() {
      if (!isAlive()) throw fail('ended before it was stopped');
      child.kill('SIGTERM');
      const late = pause(stopSeconds * 1000, 'late' as const, { ref: false });
      const code = await Promise.race([exit, late]);
      if (code === 0) return;
      kill();
      throw fail(code === 'late' ? `did not stop in ${stopSeconds} s` : `ended with ${code}`);
    },
  };
}
