import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from '../../../e2e/support/on-end';
import { root } from '../../../server/build/packages';
import { copySources } from './copy-sources';
import type { Machine } from './machines';

/** Results of a run on one machine. */
export interface MachineResult {
  readonly passed: number;
  readonly failed: number;
  /** Passed tests that needed a second try. */
  readonly secondTries: number;
  readonly seconds: number;
  /** The whole output. */
  readonly log: string;
  /** Failed and flaky tests, with the command that runs each alone. */
  readonly failures: string;
}

const logs = path.join(root, '.cache/machines');

/** The totals at the end of `npm test`; a run without them counts as one failure. */
export function readTotals(
  output: string,
  code: number | null,
): Pick<MachineResult, 'passed' | 'failed' | 'secondTries'> {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const [, secondTries = 0] = /^(\d+) of the passed tests needed a second try/m.exec(output) ?? [];
  const failures = code === 0 ? Number(failed) : Math.max(1, Number(failed));
  return { passed: Number(passed), failed: failures, secondTries: Number(secondTries) };
}

/** Lines about single tests. */
export const readFailures = (output: string): string =>
  (output.match(/^ {2}(?:Failed|Passed on retry): .*\n {4}Run it alone: .*$/gm) ?? []).join('\n');

/** The program and its arguments for a run of `npm test` on that machine. */
export function commandOf({
  node,
  steps,
  runnerArgs = [],
  wrapper = [],
}: Machine): readonly [string, ...string[]] {
  const words = ['npm', 'test', ...steps, ...(runnerArgs.length > 0 ? ['--', ...runnerArgs] : [])];
  const command = node ? ['npx', '--yes', `--package=node@${node}`, '--call', words.join(' ')] : words;
  const [program = 'npm', ...args] = [...wrapper, ...command];
  return [program, ...args];
}

/** Starts processes that each keep a processor busy, until the returned function is called. */
function keepBusy(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => busy.forEach((child: ChildProcess) => child.kill('SIGKILL'));
  onEnd(end);
  return end;
}

/** Runs a command; resolves with its exit code and output, which is also streamed to the log. */
async function runLogged(
  [program, ...args]: readonly [string, ...string[]],
  options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number },
  log: string,
): Promise<{ code: number | null; output: string }> {
  const file = createWriteStream(log);
  // A separate process group, which is killed when this process exits first.
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let hasEnded = false;
  onEnd(() => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    file.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      keep(Buffer.from(`${program} could not be started: ${error.message}\n`));
      resolve(null);
    });
    child.on('close', resolve);
  });
  hasEnded = true;
  file.end();
  return { code, output };
}

/** Runs `npm test` as on that machine, once. Does not reject because of failed tests. */
async function runOnce(machine: Machine, run: number): Promise<MachineResult> {
  mkdirSync(logs, { recursive: true });
  const log = path.join(logs, `${machine.name}${run > 1 ? `-${run}` : ''}.log`);
  const copy = machine.copy ? copySources(machine.copy) : undefined;
  const rest = keepBusy(machine.busyProcesses ?? 0);
  const began = performance.now();
  try {
    const { code, output } = await runLogged(
      commandOf(machine),
      {
        cwd: copy?.folder ?? root,
        // Named steps run the tests of `npm test`, without the nightly ones.
        env: { ...process.env, TEST_SCOPE: 'day', ...machine.env, ...copy?.env },
        ...copy?.user,
      },
      log,
    );
    const seconds = (performance.now() - began) / 1000;
    return { ...readTotals(output, code), seconds, log, failures: readFailures(output) };
  } finally {
    rest();
    copy?.remove();
  }
}

/** Runs `npm test` as on this machine, as often as configured. */
export async function runMachine(machine: Machine): Promise<MachineResult> {
  const results: MachineResult[] = [];
  for (let run = 1; run <= (machine.times ?? 1); run += 1) results.push(await runOnce(machine, run));
  const sum = (key: 'passed' | 'failed' | 'secondTries' | 'seconds') =>
    results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    secondTries: sum('secondTries'),
    seconds: sum('seconds'),
    log: results.map(({ log }) => path.relative(root, log)).join(', '),
    failures: results.flatMap(({ failures }) => failures || []).join('\n'),
  };
}
