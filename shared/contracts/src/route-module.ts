import type { ComponentType } from 'react';
import type { Head } from './head';

/** The context of `load`: the page that is about to be shown. */
export interface LoadContext<Dispatch = unknown> {
  /** Dispatches to the store of this render, never to another request's. */
  readonly dispatch: Dispatch;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/**
 * An exposed module: a page, or a fragment of a slot. `load` fills the store so that `Component` renders
 * immediately; the server awaits it, the page starts it on hover. `head` is made from the result of `load`.
 * When `load` rejects with an ApiFailure, `Component` shows its own error state; `head` gets null for a 400, 404 or 422, and undefined
 * otherwise. `approach` is called in the browser
 * when a shopper hovers over, touches or focuses a link to the page, unless the connection is slow or metered: it may prefetch
 * what the page shows first, and must not throw.
 */
export interface RouteModule<Data = unknown, Dispatch = unknown> {
  readonly Component: ComponentType;
  readonly load?: (context: LoadContext<Dispatch>) => Promise<Data>;
  readonly head?: (data: Data, context: Pick<LoadContext, 'params' | 'query'>) => Head;
  readonly approach?: (link: HTMLAnchorElement) => void;
}
