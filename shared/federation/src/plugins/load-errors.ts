/** The phase in which a load failed: entry or chunk not loaded, code threw, or timeout. */
export type LoadPhase = 'entry' | 'chunk' | 'run' | 'timeout';

/** A load took longer than its deadline. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Rejects with a DeadlineError when a promise takes longer than `ms`; `what` is the subject of its message. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DeadlineError(`${what} took longer than ${Math.round(ms)} ms`));
    const timer = setTimeout(late, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const fields = (error: unknown) => (error ?? {}) as { name?: string; type?: string; message?: string };

/** A chunk load error of webpack and Rspack; `missing` is one that was loaded and threw. */
export function isLostChunk(error: unknown): boolean {
  const { name, type } = fields(error);
  return name === 'ChunkLoadError' && type !== 'missing';
}

/** Browsers' messages for an ES module that failed to load; one that was loaded and threw rejects with its own error. */
const lostModule =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/;

export const isLostModule = (error: unknown): boolean => lostModule.test(fields(error).message ?? '');

/** The phase of a failure, by the rejection of `loadRemote`. */
export function phaseOf(error: unknown): LoadPhase {
  if (error instanceof DeadlineError) return 'timeout';
  const { message = '' } = fields(error);
  if (message.includes('ScriptExecutionError')) return 'run';
  if (message.includes('RUNTIME-008')) return message.includes('timed out') ? 'timeout' : 'entry';
  if (isLostModule(error)) return 'entry';
  return isLostChunk(error) ? 'chunk' : 'run';
}
