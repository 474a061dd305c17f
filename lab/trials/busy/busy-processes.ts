import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts processes that each occupy one processor. When all are running, resolves with a function that stops them. */
export async function startBusyProcesses(count: number): Promise<() => Promise<void>> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
  );
  const kill = () => children.forEach((child) => child.kill('SIGKILL'));
  process.prependListener('exit', kill);
  const end = async () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = Promise.all(running.map((child) => once(child, 'exit')));
    kill();
    await ended;
    process.off('exit', kill);
  };
  try {
    await Promise.all(children.map((child) => once(child, 'spawn')));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
