import { spawn, type ChildProcess } from 'node:child_process';

export interface Running {
  readonly child: ChildProcess;
  /** The output so far. */
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

/** Runs Node in a folder and waits until it exits. */
export async function runIn(dir: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { exit, output } = startIn(dir, args, env);
  return { code: await exit, output: output() };
}

/** Waits until a command has printed a text; throws with its output if it exits before. */
export async function untilPrinted({ child, output, exit }: Running, text: string): Promise<void> {
  const printed = new Promise<void>((resolve) => {
    const check = () => output().includes(text) && resolve();
    child.stdout?.on('data', check);
    check();
  });
  const ended = exit.then((code) => {
    throw new Error(`Exited with ${code} before it printed "${text}":\n${output()}`);
  });
  await Promise.race([printed, ended]);
  ended.catch(() => undefined);
}
