import { spawn } from 'node:child_process';
import { root } from './root';

export interface CommandResult {
  readonly ok: boolean;
  /** The combined output of the command, in order. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a program of this checkout with Node. With `live`, its output is also shown as it arrives. */
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
