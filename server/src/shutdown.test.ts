import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundledProgram } from '../../api/src/testing/bundled-program';

/** Starts a shop that takes the given time to close, stops it, and returns how it ended. */
async function stopOne(takes: number, given: number): Promise<{ code: unknown; printed: string }> {
  const program = await bundledProgram('server/src/testing/close-slowly.ts');
  const child = spawn(process.execPath, [program, String(takes), String(given)]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, printed };
}

it('closes in good order, and reports it', async () => {
  expect(await stopOne(50, 10_000)).toEqual({ code: 0, printed: 'OPEN\nClosing …\n' });
});

it('ends with an error when closing takes too long, instead of hanging for ever', async () => {
  expect(await stopOne(60_000, 100)).toEqual({
    code: 1,
    printed: 'OPEN\nClosing …\nIt did not close within 0.1 s, and ends as it is.\n',
  });
});
