import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { bundledProgram } from '../../api/src/testing/bundled-program';

/** Starts a shop that takes this long to close, stops it, and returns its exit code and output. */
async function stopOne(takes: number, given: number): Promise<{ code: unknown; printed: string }> {
  const program = await bundledProgram('server/src/testing/close-slowly.ts');
  const child = spawn(process.execPath, [program, String(takes), String(given)]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, printed };
}

it('closes gracefully during a start, and logs it', async () => {
  expect(await stopOne(50, 10_000)).toEqual({ code: 0, printed: 'OPEN\nClosing …\n' });
});

it('ends with an error when closing takes too long, instead of hanging forever', async () => {
  expect(await stopOne(60_000, 100)).toEqual({
    code: 1,
    printed: 'OPEN\nClosing …\nClosing timed out after 0.1 s. Exiting.\n',
  });
});
