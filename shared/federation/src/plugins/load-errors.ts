/** Where a load failed: its entry or a chunk did not arrive, its code threw while it was loaded, or it took too long. */
export type LoadPhase = 'entry' | 'chunk' | 'run' | 'timeout';

/** What a load rejects with that takes longer than its deadline. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Rejects with a DeadlineError when a promise takes longer than `ms`; the message names what was waited for. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DeadlineError(`${what} took longer than ${Math.round(ms)} ms`));
    const timer = setTimeout(late, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const fields = (error: unknown) => (error ?? {}) as { name?: string; type?: string; message?: string };

/** A chunk or stylesheet that did not arrive, in webpack's and Rspack's words; `missing` is one that came and threw. */
export function isLostChunk(error: unknown): boolean {
  const { name, type } = fields(error);
  return name === 'ChunkLoadError' && type !== 'missing';
}

/** What browsers say of an ES module that did not arrive; one that came and threw rejects with its own error. */
const lostModule =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/;

export const isLostModule = (error: unknown): boolean => lostModule.test(fields(error).message ?? '');

/** In which phase a load failed, by what `loadRemote` rejects with. */
export function phaseOf(error: unknown): LoadPhase {
  if (error instanceof DeadlineError) return 'timeout';
  const { message = '' } = fields(error);
  if (message.includes('ScriptExecutionError')) return 'run';
  if (message.includes('RUNTIME-008')) return message.includes('timed out') ? 'timeout' : 'entry';
  if (isLostModule(error)) return 'entry';
  return isLostChunk(error) ? 'chunk' : 'run';
}
