import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs a TypeScript file of this folder in a separate process; resolves with its output. */
export async function runScript(file: string, ...args: string[]): Promise<string> {
  const script = path.join(import.meta.dirname, file);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    maxBuffer: 1 << 24,
  });
  return stdout;
}
