/** A signal that aborts a request, and a function to release it when the request is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/** A signal that aborts after `ms`, with a TimeoutError, or as soon as one of `others` does, with its reason. */
export function deadline(ms: number, others: readonly AbortSignal[]): Deadline {
  const controller = new AbortController();
  const follow = (event: Event) => controller.abort((event.target as AbortSignal).reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request took too long', 'TimeoutError')),
    ms,
  );
  for (const other of others) {
    if (other.aborted) controller.abort(other.reason);
    else other.addEventListener('abort', follow);
  }
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      others.forEach((other) => other.removeEventListener('abort', follow));
    },
  };
}
