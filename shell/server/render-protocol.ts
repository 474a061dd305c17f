import type { ApiFailure, DocumentHead, PageRelease, RouteModule } from '@shop/contracts';
import type { Writable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

export interface Part {
  readonly remote: string;
  readonly module: string;
  /** Its code comes only when it is near the window. */
  readonly deferred?: boolean;
}

export interface PageRequest {
  /** Path and query of the page. */
  readonly url: string;
  /** Of the shop, as shoppers reach it, for the addresses in the head. */
  readonly origin: string;
  readonly release: PageRelease;
  /** Remotes whose code is not run in this render; the page loads them by itself. */
  readonly skip: readonly string[];
  /** Limit for all data of the page together, in ms; a part that is late is left to the page. */
  readonly loadMs: number;
  /** Lets the inline scripts pass that React streams after a late boundary. */
  readonly nonce: string;
}

/** A page to render, as it is sent to a worker. */
export interface RenderJob {
  readonly request: PageRequest;
  readonly api: { readonly baseUrl: string };
  /** The shell's server bundle. */
  readonly shellFile: string;
  /** Folder of the published artifacts: `<remote>/<version>/...`. */
  readonly remotesDir: string;
  readonly port: MessagePort;
}

/** All that stands in the document besides the markup. */
export interface RenderedHead {
  readonly head: DocumentHead;
  readonly parts: readonly Part[];
  /** The store's server data, to be put into the document. */
  readonly state: unknown;
}

/** What a worker says while it renders: errors at any time, then the head, then markup until the end; or that it failed. */
export type RenderMessage =
  | { readonly type: 'error'; readonly message: string; readonly part?: Part }
  | ({ readonly type: 'head' } & RenderedHead)
  | { readonly type: 'markup'; readonly chunk: string }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly message: string };

/** The shell's server bundle as the worker sees it; `render/entry.tsx` is the other side. */
export interface ShellBundle {
  readonly provided: Readonly<Record<string, unknown>>;
  renderPage(
    request: PageRequest,
    hooks: {
      environment: {
        baseUrl: string;
        notify(message: string): void;
        log(failure: ApiFailure, request: { method: string; url: string }): void;
        fetch(url: string, init: RequestInit): Promise<Response>;
      };
      loadModule(part: Part): RouteModule;
      onHead(head: RenderedHead): void;
      onError(error: unknown, part?: Part): void;
    },
    sink: Writable,
  ): Promise<void>;
}
