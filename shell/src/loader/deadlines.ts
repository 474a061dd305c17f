/** How long the page waits for a remote, in ms: its entry script, and all of a module with its chunks. */
export const deadlines = { entry: 4000, module: 8000 } as const;

/** What `within` rejects with. */
export class LateError extends Error {}

/** Rejects with a LateError when a promise takes longer than `ms`; the message names what was waited for. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LateError(`${what} took longer than ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
