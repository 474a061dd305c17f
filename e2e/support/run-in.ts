import { spawn, type ChildProcess } from 'node:child_process';

export interface Running {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  readonly exit: Promise<number | null>;
}

/** Starts Node in a folder. */
export function startIn(dir: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, [...args], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => text, exit };
}

/** Runs Node in a folder to its end. */
export async function runIn(dir: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { exit, output } = startIn(dir, args, env);
  return { code: await exit, output: output() };
}

/** Waits until a command has printed something; throws with all it printed when it ends before. */
export async function untilPrinted({ child, output, exit }: Running, text: string): Promise<void> {
  const printed = new Promise<void>((resolve) => {
    const look = () => output().includes(text) && resolve();
    child.stdout?.on('data', look);
    look();
  });
  const ended = exit.then((code) => {
    throw new Error(`It ended with ${code} before it printed "${text}":\n${output()}`);
  });
  await Promise.race([printed, ended]);
  ended.catch(() => undefined);
}
