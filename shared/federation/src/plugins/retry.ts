import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { attemptParameter } from '../import-map';
import { KnownRemotes } from './known-remotes';
import { isLostChunk, isLostModule, within } from './load-errors';
import { guardTags, type FileTag } from './tag-guard';

export interface RetryOptions {
  /** How long an entry may take, in ms; 4000 when absent. */
  readonly entryMs?: number;
  /** How long a module may take with its entry, its chunks and the one retry, in ms; 8000 when absent. */
  readonly moduleMs?: number;
  /** The search parameter that makes the URL of a retry differ from the cached one; `attempt` when absent. */
  readonly parameter?: string;
  /** Loads an ES module; the browser's `import()` when absent. */
  readonly importModule?: (url: string) => Promise<unknown>;
}

type Hooks = Required<ModuleFederationRuntimePlugin>;

/** The container of an entry. */
type Container = Parameters<Hooks['getModuleFactory']>[0]['remoteEntryExports'];

const isModule = (type: string) => type === 'module' || type === 'esm';

/** Whether the tag runs or applies its file. A preload is not counted, as its actual request follows. */
const runs = (tag: FileTag) => tag instanceof HTMLScriptElement || tag.rel === 'stylesheet';

/**
 * Deadlines for entries, manifests and modules, and one retry of what failed to load: an entry, a chunk or a
 * stylesheet. A retried file gets a different URL, as the browser may have cached the failure. A script that
 * threw is not retried.
 */
export function retryPlugin({
  entryMs = 4000,
  moduleMs = 8000,
  parameter = attemptParameter,
  importModule = (url) => import(/* webpackIgnore: true */ /* @vite-ignore */ url),
}: RetryOptions = {}): ModuleFederationRuntimePlugin & { dispose(): void } {
  const known = new KnownRemotes();
  const attempts = new Map<string, number>();
  const begun = new Map<string, number>();
  const idOf = (name: string, expose: string) => name + expose.replace(/^\./, '');

  /** Adds the number of the attempt, starting with the second. */
  const countAttempt = (url: URL): void => {
    const attempt = attempts.get(url.href) ?? 0;
    attempts.set(url.href, attempt + 1);
    if (attempt > 0) url.searchParams.set(parameter, String(attempt));
  };

  const importEntry = (entry: string): Promise<unknown> => {
    const once = () => {
      const url = new URL(entry);
      countAttempt(url);
      return within(importModule(url.href), entryMs, entry);
    };
    return once().catch((error: unknown) => (isLostModule(error) ? once() : Promise.reject(error)));
  };

  let release: (() => void) | undefined;
  return {
    name: 'retry',
    apply(host) {
      host.options.remotes.forEach((remote) => known.add(remote));
      release ??= guardTags((tag, url) => {
        if (!known.find(url)) return;
        if (runs(tag)) countAttempt(url);
        // The browser would reuse the failure for the preload's actual tag.
        else tag.addEventListener('error', () => countAttempt(new URL(url)), { once: true });
      });
    },
    dispose: () => release?.(),
    registerRemote(args) {
      known.add(args.remote);
      return args;
    },
    beforeRequest(args) {
      begun.set(args.id, performance.now());
      return args;
    },
    async fetch(url, init) {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(entryMs) });
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      return response;
    },
    createScript: () => ({ timeout: entryMs }),
    async loadEntry({ remoteInfo }) {
      if (!isModule(remoteInfo.type)) return undefined;
      return (await importEntry(remoteInfo.entry)) as Container;
    },
    loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...params }) {
      // Otherwise the runtime would wait for this load itself.
      Reflect.deleteProperty(globalLoading, uniqueKey);
      // The hook's type is a nested promise, which cannot exist at run time.
      return getRemoteEntry(params) as unknown as ReturnType<Hooks['loadEntryError']>;
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo: { name } }) {
      const load = async (left: number): Promise<Awaited<ReturnType<Container['get']>>> => {
        try {
          return await remoteEntryExports.get(expose);
        } catch (error) {
          if (left === 0 || !(isLostChunk(error) || isLostModule(error))) throw error;
          return load(left - 1);
        }
      };
      // Two retries, for a file that was still loading when another one failed: its retry waits for the first request.
      const withRetry = load(2);
      const id = idOf(name, expose);
      const left = moduleMs - (performance.now() - (begun.get(id) ?? performance.now()));
      return within(withRetry, Math.max(left, 0), id);
    },
  };
}
