import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { GateJob } from '@shop/contracts/registry';
import {
  createRegistryClient,
  envPathOf,
  readEnvironment,
  RegistryError,
  RegistryResponseError,
  usualEnvironment,
  type RegistryClient,
  type ReleaseTarget,
} from '@shop/protocol';
import { closeOnSignal } from '../lifecycle';
import { readVariables } from '../settings/variables';
import { checkVersions, reportLines } from './check';
import { findGateChromium } from './find-chromium';
import { LostRunError, type GateStage } from './gate-run';
import { gateWorkerStopMs, limits } from './limits';
import { withTimeout } from './settle';
import { createPulse, serveWorkerHealth, type WorkerPulse } from './worker-health';

/** The options of a worker of the gate's queue. */
export interface GateWork extends ReleaseTarget {
  /** The shop whose pages are opened. It must follow the environment. */
  readonly shop: string;
  /** The worker's name in the console. */
  readonly name: string;
  readonly log: (line: string) => void;
  /** Stops the worker; a running job is returned to the queue. */
  readonly signal: AbortSignal;
  /** Checks the version of a job; tests replace it. */
  readonly check?: typeof checkVersions;
  /** Notified of each successful call to the registry. */
  readonly pulse?: Pick<WorkerPulse, 'beat'>;
  readonly pollMs?: number;
  readonly renewMs?: number;
}

interface Claim {
  readonly job: GateJob | null;
  readonly leaseMs: number;
}

/** A run whose browsers cannot be stopped. */
class StuckRun extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300);

const post = <T>(client: RegistryClient, path: string, body: object) =>
  client.call<T>(path, { method: 'POST', body });

const jobPath = (target: ReleaseTarget, { id }: GateJob, action: string) =>
  `${envPathOf(target)}/gate/jobs/${id}/${action}`;

/** Renews the lease of a job, and sends its progress. */
interface Lease {
  /** Aborted when the job is lost, the worker is stopped or the time is up. */
  readonly signal: AbortSignal;
  /** Sends progress; rejects if the job is lost. */
  send(progress: { readonly stage?: GateStage; readonly previewed?: true }): Promise<void>;
  /** The line to send with the next renewal. */
  note(line: string): void;
  end(): Promise<void>;
}

function keepLease(work: GateWork, job: GateJob, leaseMs: number): Lease {
  const { client, signal, renewMs = limits.worker.renewMs } = work;
  const stop = new AbortController();
  const { attempt } = job;
  let renewedAt = performance.now();
  let message: string | undefined;
  // One call at a time, so that stages arrive in order.
  let last: Promise<void> = Promise.resolve();
  const renew = async (progress: Parameters<Lease['send']>[0]) => {
    const asked = performance.now();
    const line = message;
    try {
      const body = { attempt, ...progress, ...(line !== undefined && { message: line }) };
      await post(client, jobPath(work, job, 'renew'), body);
      renewedAt = asked;
      work.pulse?.beat();
    } catch (error) {
      const isOver = error instanceof RegistryResponseError && [404, 409].includes(error.status);
      // The registry may be unavailable for less than the lease, but a preview must not start unannounced.
      if (!isOver && performance.now() - renewedAt < leaseMs - renewMs) {
        if (progress.previewed) throw error;
        return;
      }
      const lost = new LostRunError(messageOf(error));
      stop.abort(lost);
      throw lost;
    }
  };
  let waiting = 0;
  const send: Lease['send'] = (progress) => {
    waiting += 1;
    last = last
      .catch(() => undefined)
      .then(() => renew(progress))
      .finally(() => (waiting -= 1));
    return last;
  };
  const timer = setInterval(() => {
    // If the registry is slow, the next tick renews the lease.
    if (waiting === 0) void send({}).catch(() => undefined);
  }, renewMs);
  const minutes = limits.worker.jobMs / 60_000;
  const late = setTimeout(
    () => stop.abort(new Error(`The run did not end within ${minutes} minutes.`)),
    limits.worker.jobMs,
  );
  const close = () => stop.abort(new Error('The gate worker was stopped.'));
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  return {
    signal: stop.signal,
    send,
    note: (line) => void (message = line.slice(0, 300)),
    async end() {
      clearInterval(timer);
      clearTimeout(late);
      signal.removeEventListener('abort', close);
      await last.catch(() => undefined);
    },
  };
}

/** Ends an attempt without a report. */
async function fail(work: GateWork, job: GateJob, error: unknown): Promise<void> {
  const { client, log } = work;
  const isExplained = error instanceof RegistryError || error instanceof RegistryResponseError;
  // A version that is already live or is incompatible would be rejected again.
  const retry = !(isExplained && error.status === 422);
  const hint = isExplained ? '' : ' See the worker’s log for details.';
  const message = `${firstLine(messageOf(error))}${hint}`;
  log(`Gate job ${job.id} failed: ${messageOf(error)}`);
  const { attempt } = job;
  await post(client, jobPath(work, job, 'fail'), { attempt, message, retry }).catch((reason: unknown) => {
    log(`Gate job ${job.id} could not be ended: ${messageOf(reason)}`);
  });
}

/** Resolves with a run; rejects with a StuckRun if it does not end in time after it was aborted. */
async function untilStopped<Result>(run: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const stuck = new Promise<never>((_resolve, reject) => {
    const waiting = run.catch(() => undefined);
    signal.addEventListener('abort', () => {
      withTimeout(limits.worker.endMs, waiting).catch(() =>
        reject(new StuckRun('The gate run could not be stopped.')),
      );
    });
  });
  return Promise.race([run, stuck]);
}

/** Runs a job to its end. Rejects with a StuckRun; the process should then be restarted. */
async function runJob(work: GateWork, job: GateJob, leaseMs: number): Promise<void> {
  const { client, environment, shop, log, check = checkVersions } = work;
  const { id, remote, version, attempt, requestedBy } = job;
  log(`Gate job ${id}: ${remote}@${version}, requested by ${requestedBy}, attempt ${attempt}.`);
  const lease = keepLease(work, job, leaseMs);
  const note = (line: string) => {
    lease.note(line);
    log(line);
  };
  const target = { client, ...(environment !== undefined && { environment }), log: note };
  const options = {
    ...{ shop, job: { id, attempt }, signal: lease.signal },
    previewMinutes: limits.worker.previewMinutes,
    onStage: (stage: GateStage) => void lease.send({ stage }).catch(() => undefined),
    onPreview: () => lease.send({ previewed: true }),
  };
  try {
    const report = await untilStopped(check({ [remote]: version }, target, options), lease.signal);
    for (const line of reportLines(report)) log(line);
  } catch (error) {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : error;
    if (reason instanceof LostRunError) log(`Gate job ${id}: ${reason.message}`);
    else await fail(work, job, reason);
    if (error instanceof StuckRun) throw error;
  } finally {
    await lease.end();
  }
}

/**
 * Takes jobs from the gate's queue in an environment and runs them, one at a time, until the signal is aborted. Rejects at the start
 * if the registry refuses the token; later it waits for a registry that does not respond.
 */
export async function workQueue(work: GateWork): Promise<void> {
  const { client, name, signal, log, pollMs = limits.worker.pollMs } = work;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const { job, leaseMs } = await post<Claim>(client, `${envPathOf(work)}/gate/jobs/claim`, {
        worker: name,
      });
      isFirst = false;
      work.pulse?.beat();
      if (job) {
        await runJob(work, job, leaseMs);
        continue;
      }
    } catch (error) {
      if (!(error instanceof RegistryResponseError)) throw error;
      if (isFirst && error.status >= 400 && error.status < 500) throw error;
      log(`No job could be claimed: ${error.message}`);
    }
    await pause(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

/** A name for a worker of this process. */
export const workerName = (): string => `${hostname()}-${process.pid}`;

/**
 * Works on the queue until SIGINT or SIGTERM, with the configuration in `SHOP_URL`, `REGISTRY_URL`, `REGISTRY_TOKEN`,
 * `RELEASE_ENVIRONMENT` and `GATE_CHROMIUM`. With `GATE_PORT`, serves health checks there. Throws an Error if a required variable is
 * missing, or one is invalid.
 */
export async function startGateWorker(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  const { SHOP_URL: shop, REGISTRY_URL: registry, REGISTRY_TOKEN: token, RELEASE_ENVIRONMENT } = env;
  if (!shop || !registry || !token) throw new Error('Set SHOP_URL, REGISTRY_URL and REGISTRY_TOKEN.');
  const own = { SHOP_URL: shop, REGISTRY_URL: registry, REGISTRY_TOKEN: token, RELEASE_ENVIRONMENT };
  const { GATE_ACCOUNT, GATE_PORT } = env;
  const { faults } = readVariables({ ...own, GATE_ACCOUNT, GATE_PORT });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const environment = readEnvironment(RELEASE_ENVIRONMENT || usualEnvironment);
  const client = createRegistryClient({ url: registry, token });
  await workUntilSignal({ client, environment, shop, log }, env);
}

/**
 * Works on the queue until SIGINT or SIGTERM; a running job is then returned to the queue. Throws an Error at once if there is
 * no Chromium, or `GATE_PORT` is not free.
 */
export async function workUntilSignal(
  work: Omit<GateWork, 'name' | 'signal' | 'pulse'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  findGateChromium(env.GATE_CHROMIUM || undefined);
  const stop = new AbortController();
  const name = workerName();
  const { environment = usualEnvironment, shop, log } = work;
  const pulse = createPulse();
  const { GATE_PORT: port } = env;
  const host = env.HOST || '127.0.0.1';
  const health = port && (await serveWorkerHealth({ host, port: Number(port), pulse, signal: stop.signal }));
  log(`Gate worker ${name} runs the jobs of ${environment} against ${shop}.`);
  const working = workQueue({ ...work, name, pulse, signal: stop.signal }).finally(
    () => health && health.close(),
  );
  const close = () => {
    stop.abort();
    return working;
  };
  closeOnSignal({ close }, log, gateWorkerStopMs);
  await working;
}
