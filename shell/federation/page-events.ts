import type { LoadPhase } from '@shop/federation';

/** What happened to a version of a remote in this page. */
export type PageEvent = { readonly remote: string; readonly version: string } & (
  | { readonly kind: 'loaded'; readonly ms: number }
  | { readonly kind: 'failed'; readonly phase: LoadPhase }
  /** A fragment of it is on the page and interactive. */
  | { readonly kind: 'ready' }
  /** Its code threw: while it was rendered, or later. */
  | { readonly kind: 'error'; readonly error?: unknown }
  /** A hydration mismatch: the browser rendered it again. */
  | { readonly kind: 'mismatch'; readonly error: unknown; readonly components: string }
  /** A page before this one stopped responding when something of it was pressed. */
  | { readonly kind: 'hang' }
  /** Neither it nor a fallback version could be loaded. */
  | { readonly kind: 'lost' }
);

/** An event and when it happened, in ms of the page's own clock. */
export type TimedEvent = PageEvent & { readonly at: number };

export interface PageEvents {
  emit(event: PageEvent): void;
  /** Replays everything that has happened, then reports new events: listeners are added after the first paint. */
  listen(listener: (event: TimedEvent) => void): void;
}

/** More events than a working page has before there is a listener. */
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
