import { spawn } from 'node:child_process';
import { root } from './root';

export interface CommandResult {
  readonly ok: boolean;
  /** Everything that the command wrote, in the order of its writing. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a program of this checkout with Node. `live` shows its output as it comes, for the long ones. */
export async function runNode(
  args: readonly string[],
  options: { live?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (options.live) process.stdout.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { ok: code === 0, output, seconds: (performance.now() - began) / 1000 };
}

/** The program of an installed package, by its path in `node_modules`. */
export const bin = (file: string): string => `node_modules/${file}`;
