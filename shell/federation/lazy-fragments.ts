import type { RouteModule } from '@shop/contracts';
import { type ComponentType, lazy } from 'react';
import type { ModuleLoader } from './module-loader';
import type { PageEvent } from './page-events';
import type { FragmentRef } from './routing/page-routes';
import type { FragmentSource } from './fragment-source';
import { pageComponent } from './mark-english';
import { messagesLoaded } from './page-messages';

interface Latch {
  readonly opened: Promise<void>;
  open(): void;
}

function createLatch(): Latch {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** The page's source of fragments, which can also rerender a remote's fragments. */
export interface LazyFragments extends FragmentSource {
  /** Falls back from the chosen version of a remote to the last known good one, if any. */
  giveUp(remote: string): void;
}

/**
 * The page's fragment source, with a lazy component for each fragment. `React.lazy` caches a rejection, so a retry creates a new
 * one. `whenOnline` returns a promise for a fragment that should keep its server markup and wait for the network after a failed load.
 */
export function createLazyFragments(
  loader: ModuleLoader,
  emit: (event: PageEvent) => void = () => undefined,
  whenOnline: (fragment: FragmentRef) => Promise<void> | null = () => null,
): LazyFragments {
  const components = new Map<string, ComponentType>();
  /** A loaded module must not suspend, even for a microtask. */
  const loaded = new Map<string, ComponentType>();
  const latches = new Map<string, Latch>();
  const restarts = new Map<string, Set<() => void>>();
  /** Errors of the loader, which it reports itself. */
  const reported = new WeakSet<object>();
  const keyOf = ({ remote, module }: FragmentRef) => `${remote}/${module}`;
  const latchOf = (fragment: FragmentRef) => {
    const latch = latches.get(keyOf(fragment)) ?? createLatch();
    latches.set(keyOf(fragment), latch);
    return latch;
  };
  let generation = 0;
  const load = async (fragment: FragmentRef) => {
    const startedIn = generation;
    const module = await loader.load(fragment);
    const messages = messagesLoaded();
    if (messages) await messages;
    // Ignores a version that was replaced while it was loading.
    if (startedIn === generation) loaded.set(keyOf(fragment), pageComponent(fragment.remote, module));
    return module;
  };
  const loadOrWait = async (fragment: FragmentRef): Promise<RouteModule> => {
    try {
      return await load(fragment);
    } catch (error) {
      const back = whenOnline(fragment);
      if (!back) {
        if (error instanceof Error) reported.add(error);
        throw error;
      }
      await back;
      loader.reset(fragment.remote);
      return loadOrWait(fragment);
    }
  };
  const forget = (matches: (key: string) => boolean) => {
    generation += 1;
    for (const known of [components, loaded])
      for (const key of known.keys()) if (matches(key)) known.delete(key);
  };
  return {
    component(fragment) {
      const key = keyOf(fragment);
      const known = loaded.get(key) ?? components.get(key);
      if (known) return known;
      const component = lazy(async () => {
        if (fragment.deferred) await latchOf(fragment).opened;
        return { default: pageComponent(fragment.remote, await loadOrWait(fragment)) };
      });
      components.set(key, component);
      return component;
    },
    approach: (fragment) => latchOf(fragment).open(),
    module: load,
    retry(fragment) {
      forget((key) => key === keyOf(fragment));
      loader.reset(fragment.remote);
    },
    ready(remote) {
      emit({ kind: 'ready', remote, version: loader.versionOf(remote) });
    },
    failed(remote, error) {
      if (error instanceof Error && reported.has(error)) return;
      emit({ kind: 'error', remote, version: loader.versionOf(remote), error });
    },
    onRestart(remote, listener) {
      const listeners = restarts.get(remote) ?? new Set();
      restarts.set(remote, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    giveUp(remote) {
      if (!loader.giveUp(remote)) return;
      forget((key) => key.startsWith(`${remote}/`));
      restarts.get(remote)?.forEach((listener) => listener());
    },
  };
}
