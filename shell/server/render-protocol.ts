import type { DocumentHead, PageRelease, RouteModule } from '@shop/contracts';
import type { Writable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

export interface Part {
  readonly remote: string;
  readonly module: string;
  /** Its code comes only when it is near the window. */
  readonly deferred?: boolean;
}

export interface PageRequest {
  readonly url: string;
  /** Of the shop, as shoppers reach it. */
  readonly origin: string;
  readonly release: PageRelease;
  readonly skip: readonly string[];
  readonly loadMs: number;
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

export interface RenderedHead {
  readonly head: DocumentHead;
  readonly parts: readonly Part[];
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
        log(failure: { message: string }, request: string): void;
        fetch(url: string, init: RequestInit): Promise<Response>;
      };
      loadModule(part: Part): RouteModule;
      onHead(head: RenderedHead): void;
      onError(error: unknown, part?: Part): void;
    },
    sink: Writable,
  ): Promise<void>;
}
