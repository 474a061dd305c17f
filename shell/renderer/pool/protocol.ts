import type { ApiFailure, DocumentHead, PageRelease, RouteModule } from '@shop/contracts';

/** A module of a remote that a page shows. */
export interface FragmentRef {
  readonly remote: string;
  readonly module: string;
  /** Its code is loaded only when it is near the viewport. */
  readonly deferred?: boolean;
}

/** The name of a module for all that is told apart by module, such as failures. */
export const fragmentName = ({ remote, module }: Pick<FragmentRef, 'remote' | 'module'>): string =>
  `${remote}/${module}`;

export interface PageRequest {
  /** Path and query of the page. */
  readonly url: string;
  /** Of the shop, as shoppers reach it, for the addresses in the head. */
  readonly origin: string;
  readonly release: PageRelease;
  /** Remotes, and single modules as `remote/module`, whose code is not run in this render; the browser loads them. */
  readonly skip: readonly string[];
  /** Limit for all data of the page together, in ms; a fragment that is late is left to the page. */
  readonly loadMs: number;
}

/** Why a remote's fragment failed on the server. */
export type FailureKind = 'threw' | 'timed-out';

/** Modules of a version whose code could not be linked. */
export interface FailedVersion {
  readonly remote: string;
  readonly version: string;
  readonly modules: readonly string[];
  readonly kind: FailureKind;
}

/** A rendered page, as data: the document is composed of it. */
export interface RenderedPage {
  readonly head: DocumentHead;
  /** Whether the head is the shell's in place of one that the page's module would have made. */
  readonly isHeadDue: boolean;
  readonly fragments: readonly FragmentRef[];
  /** The store's state from the server, for the document. */
  readonly state: unknown;
  /** Markup of the shop's root. */
  readonly markup: string;
  /** Modules that are left to the browser because they failed here, as `remote/module`. */
  readonly failed: Readonly<Record<string, FailureKind>>;
  /** Reads of data that had no response, or a 5xx. */
  readonly missing: number;
}

/** Messages from the server to a render process. A process has one job at a time: to prepare releases, or to render a page. */
export type ToProcess =
  | { readonly type: 'prepare'; readonly releases: readonly PageRelease[] }
  | { readonly type: 'render'; readonly request: PageRequest }
  /** The client has disconnected. The job still ends with a separate message. */
  | { readonly type: 'cancel' }
  /** Response to a `read`; status 0 when there was none. */
  | { readonly type: 'data'; readonly id: number; readonly status: number; readonly body: string };

/** The module whose code runs. */
export interface EnteredModule {
  readonly remote: string;
  readonly module: string;
  readonly version: string;
}

/** Messages from a render process to the server. Every job ends with `prepared`, `rendered` or `failed`, or the process exits. */
export type FromProcess =
  | { readonly type: 'ready' }
  /** Runs this module's code from now on: failures are attributed to it when the process dies or hangs. */
  | ({ readonly type: 'entered' } & EnteredModule)
  /** Asks for data of the API by its path, always by GET. */
  | { readonly type: 'read'; readonly id: number; readonly path: string }
  | { readonly type: 'error'; readonly message: string; readonly fragment?: FragmentRef }
  | { readonly type: 'prepared'; readonly failed: readonly FailedVersion[] }
  | { readonly type: 'rendered'; readonly page: RenderedPage }
  | { readonly type: 'failed'; readonly message: string };

/** The fields of a fetch response that the API client reads. */
interface DataResponse {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}

/** The parts of its process that a render uses. */
export interface RenderHooks {
  readonly environment: {
    readonly baseUrl: string;
    notify(message: string): void;
    log(failure: ApiFailure, request: { method: string; url: string }): void;
    fetch(url: string, init: RequestInit): Promise<DataResponse>;
    readonly signal: AbortSignal;
  };
  /** Ends the render: what is missing by then is left to the browser. */
  readonly signal: AbortSignal;
  /** Loads an exposed module's server build, at once when it is linked; throws or rejects when the remote's code does. */
  loadModule(fragment: FragmentRef): RouteModule | Promise<RouteModule>;
  /** Reports that a fragment's code runs from now on. */
  onEnter(fragment: FragmentRef): void;
  /** A fragment is left to the browser because of this. */
  onFailed(error: unknown, fragment: FragmentRef, kind: FailureKind): void;
  /** A fault that costs no fragment, for the log. */
  onError(error: unknown): void;
}

/** A package that the shell shares with remotes. */
interface SharedPackage {
  readonly module: object;
  readonly version: string;
  /** Whether it is a singleton in a page, whatever version a remote brings. */
  readonly singleton: boolean;
}

/** The shell's server bundle as a render process sees it; `render/entry.tsx` implements it. */
export interface ShellBundle {
  readonly shared: Readonly<Record<string, SharedPackage>>;
  renderPage(request: PageRequest, hooks: RenderHooks): Promise<Omit<RenderedPage, 'failed' | 'missing'>>;
}

/** Why there is no rendered page. */
type RenderErrorReason =
  /** The shell's own code threw, or returned something other than a page. */
  | 'threw'
  /** It timed out. */
  | 'timed-out'
  /** Its process exited, or exceeded its memory. */
  | 'died'
  /** The render queue is too long. */
  | 'busy'
  /** It was aborted. */
  | 'cancelled';

/** A page that could not be rendered; `entered` is the module whose code ran last. */
export class RenderError extends Error {
  constructor(
    readonly reason: RenderErrorReason,
    message: string,
    readonly entered?: EnteredModule,
  ) {
    super(message);
    this.name = 'RenderError';
  }
}
