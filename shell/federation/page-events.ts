import type { LoadPhase } from '@shop/federation';

/** An event of a remote's version in this page. */
export type PageEvent = { readonly remote: string; readonly version: string } & (
  | { readonly kind: 'loaded'; readonly ms: number }
  | { readonly kind: 'failed'; readonly phase: LoadPhase }
  /** One of its fragments is interactive. */
  | { readonly kind: 'ready' }
  /** Its code threw during rendering or later. */
  | { readonly kind: 'error'; readonly error?: unknown }
  /** A hydration mismatch, after which the browser rendered it again. */
  | { readonly kind: 'mismatch'; readonly error: unknown; readonly components: string }
  /** An earlier page stopped responding after a press in one of its fragments. */
  | { readonly kind: 'hang' }
  /** Neither this version nor a fallback could be loaded. */
  | { readonly kind: 'lost' }
);

/** An event with its time, in ms of the page's clock. */
export type TimedEvent = PageEvent & { readonly at: number };

export interface PageEvents {
  emit(event: PageEvent): void;
  /** Replays past events, then reports new ones, because listeners are added after the first paint. */
  listen(listener: (event: TimedEvent) => void): void;
}

/** Maximum number of stored events: more than a working page emits before the first listener. */
const limit = 100;

export function createPageEvents(now: () => number = () => performance.now()): PageEvents {
  const past: TimedEvent[] = [];
  const listeners: ((event: TimedEvent) => void)[] = [];
  return {
    emit(event) {
      const timed = { ...event, at: now() };
      if (past.length < limit) past.push(timed);
      for (const listener of listeners) listener(timed);
    },
    listen(listener) {
      past.forEach(listener);
      listeners.push(listener);
    },
  };
}
