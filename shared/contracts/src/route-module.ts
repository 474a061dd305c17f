import type { ComponentType } from 'react';
import type { Head } from './head';

/** What a server or a hover knows of the screen that is about to show. */
export interface LoadContext<Dispatch = unknown> {
  /** Dispatches to the store of this render, never to another request's. */
  readonly dispatch: Dispatch;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/**
 * An exposed module: one screen, or one part of a slot. `load` fills the store so that `Component` renders
 * at once; the server awaits it, the page starts it on hover. `head` is made from what `load` gave.
 * A load that rejects with an ApiFailure leaves `Component` to show its own error state. `approach` is called in the browser
 * when a shopper rests on, touches or focuses a link to the page, unless the line is slow or paid by the byte: it may fetch
 * what the page shows first, and must not fail.
 */
export interface RouteModule<Data = unknown, Dispatch = unknown> {
  readonly Component: ComponentType;
  readonly load?: (context: LoadContext<Dispatch>) => Promise<Data>;
  readonly head?: (data: Data, context: Pick<LoadContext, 'params' | 'query'>) => Head;
  readonly approach?: (link: HTMLAnchorElement) => void;
}
