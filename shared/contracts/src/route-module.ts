import type { ComponentType } from 'react';

/** What a server or a hover knows of the screen that is about to show. */
export interface LoadContext<Dispatch = unknown> {
  /** Dispatches to the store of this render, never to another request's. */
  readonly dispatch: Dispatch;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** A picture for the document to fetch before its element is there: the attributes of a preload link. */
export interface PreloadImage {
  /** For a picture of one size. With `imagesrcset` the browser picks from that instead. */
  readonly href: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  /** Media type; a browser that cannot show it fetches nothing. */
  readonly type?: string;
}

/** The document head of a screen. `status` is the HTTP status of the document, 200 when absent. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly status?: number;
  /** The picture that is painted first. `preloadPhoto` of @shop/ui makes it of a photo. */
  readonly preloadImage?: PreloadImage;
}

/**
 * An exposed module: one screen, or one part of a slot. `load` fills the store so that `Component` renders
 * at once; the server awaits it, the page starts it on hover. `head` is made from what `load` gave.
 * A load that rejects with an ApiFailure leaves `Component` to show its own error state.
 */
export interface RouteModule<Data = unknown, Dispatch = unknown> {
  readonly Component: ComponentType;
  readonly load?: (context: LoadContext<Dispatch>) => Promise<Data>;
  readonly head?: (data: Data, context: Pick<LoadContext, 'params' | 'query'>) => Head;
}
