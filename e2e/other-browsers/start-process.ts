import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/** A process and its descendants. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  /** Kills all of them and waits for the first. */
  end(): Promise<void>;
}

/** Starts a program as the leader of a process group, which is killed when this process exits. */
export function startProcess(
  program: string,
  args: readonly string[],
  { env = process.env, stdio }: { readonly env?: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): ProcessGroup {
  const child = spawn(program, args, { env, stdio, detached: true });
  const closed = once(child, 'close');
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  process.on('exit', kill);
  return {
    child,
    async end() {
      process.off('exit', kill);
      kill();
      await closed;
    },
  };
}
