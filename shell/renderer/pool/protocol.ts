import type { LanguageCode } from '@shop/config/languages';
import type { ApiFailure, DocumentHead, PageRelease, RouteModule } from '@shop/contracts';

/** An exposed module of a remote in a page. */
export interface FragmentRef {
  readonly remote: string;
  readonly module: string;
  /** Its code is loaded only when it is near the viewport. */
  readonly deferred?: boolean;
}

/** The key of a module, for example for its failures. */
export const fragmentName = ({ remote, module }: Pick<FragmentRef, 'remote' | 'module'>): string =>
  `${remote}/${module}`;

export interface PageRequest {
  /** Path and query of the page, without the prefix of its language. */
  readonly url: string;
  /** The language of the page; absent for English. */
  readonly language?: LanguageCode | undefined;
  /** The shop's languages besides English; none by default. */
  readonly languages?: readonly LanguageCode[];
  /** The shop's public origin, for URLs in the head. */
  readonly origin: string;
  readonly release: PageRelease;
  /** Remotes, and single modules as `remote/module`, whose code is not run in this render; the browser loads them. */
  readonly skip: readonly string[];
  /** Time limit for all data of the page, in ms. Late fragments are left to the browser. */
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

/** The data of a rendered page, from which the document is composed. */
export interface RenderedPage {
  readonly head: DocumentHead;
  /** Whether the head is the shell's, because the page's module could not make one. */
  readonly usesFallbackHead: boolean;
  readonly fragments: readonly FragmentRef[];
  /** The store's state for the document. */
  readonly state: unknown;
  /** The markup of the shell's root. */
  readonly markup: string;
  /** Modules that are left to the browser because they failed here, as `remote/module`. */
  readonly failed: Readonly<Record<string, FailureKind>>;
  /** Number of reads without a response or with a 5xx response. */
  readonly missing: number;
}

/** Messages from the server to a render process. A process has one job at a time: preparing releases or rendering a page. */
export type ToProcess =
  | { readonly type: 'prepare'; readonly releases: readonly PageRelease[] }
  | { readonly type: 'render'; readonly request: PageRequest }
  /** The client has disconnected. The job still ends with a separate message. */
  | { readonly type: 'cancel' }
  /** Response to a `read`; status 0 if there was none. */
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
  /** Requests data of the API by its path, always by GET. */
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

/** The functions of the render process that a render uses. */
export interface RenderHooks {
  readonly environment: {
    readonly baseUrl: string;
    notify(message: string): void;
    log(failure: ApiFailure, request: { method: string; url: string }): void;
    fetch(url: string, init: RequestInit): Promise<DataResponse>;
    readonly signal: AbortSignal;
  };
  /** Ends the render; missing fragments are left to the browser. */
  readonly signal: AbortSignal;
  /** Loads an exposed module's server build, synchronously if it is linked. Throws or rejects if the remote's code does. */
  loadModule(fragment: FragmentRef): RouteModule | Promise<RouteModule>;
  /** Reports that a fragment's code runs from now on. */
  onEnter(fragment: FragmentRef): void;
  /** Reports an error that leaves a fragment to the browser. */
  onFailed(error: unknown, fragment: FragmentRef, kind: FailureKind): void;
  /** Logs an error that affects no fragment. */
  onError(error: unknown): void;
}

/** A package that the shell shares with remotes. */
interface SharedPackage {
  readonly module: object;
  readonly version: string;
  /** Whether pages use only this version, regardless of the version in a remote. */
  readonly singleton: boolean;
}

/** The interface of the shell's server bundle, which `renderer/page/entry.tsx` implements. */
export interface ShellBundle {
  readonly shared: Readonly<Record<string, SharedPackage>>;
  /** Called before the modules of a page run; absent in older shells. */
  beginPage?(): void;
  renderPage(request: PageRequest, hooks: RenderHooks): Promise<Omit<RenderedPage, 'failed' | 'missing'>>;
}

/** The reason for a failed render. */
type RenderErrorReason =
  /** The shell's own code threw, or returned something other than a page. */
  | 'threw'
  /** It timed out. */
  | 'timed-out'
  /** Its process exited or exceeded its memory limit. */
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
