import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Host } from './known-remotes';

/** A container: the methods that the runtime calls. */
export interface FakeContainer {
  init(...given: readonly unknown[]): void;
  get(module: string): Promise<() => unknown>;
}

/** The outcome of a page's request for a script. */
export type Outcome =
  | { readonly global: string; readonly container: FakeContainer }
  | 'lost'
  | 'throws'
  | 'hangs';

/** A container with these modules; a module that is an Error, or a function that throws, fails. */
export const containerOf = (modules: Readonly<Record<string, unknown>>): FakeContainer => ({
  init: () => undefined,
  get: async (name) => {
    const found = modules[name];
    const module: unknown = typeof found === 'function' ? await (found as () => unknown)() : found;
    if (module instanceof Error) throw module;
    return () => module;
  },
});

/** Webpack's error of a chunk that failed to load, or that threw. */
export const chunkError = (type: 'error' | 'missing'): Error =>
  Object.assign(new Error(`Loading chunk failed: ${type}`), { name: 'ChunkLoadError', type });

function settle(script: HTMLScriptElement, outcome: Outcome): void {
  if (outcome === 'hangs') return;
  if (outcome === 'throws') {
    const { src: filename } = script;
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'thrown by the entry' }));
  } else if (outcome !== 'lost') Reflect.set(globalThis, outcome.global, outcome.container);
  script.dispatchEvent(new Event(outcome === 'lost' ? 'error' : 'load'));
}

/** Fakes the network for the scripts of a jsdom page, which fetches none; undefined for other files. Returns the requested paths. */
export function openFakePage(play: (path: string, script: HTMLScriptElement) => Outcome | undefined) {
  const requested: string[] = [];
  const seen = new WeakSet<Node>();
  const record = (node: Node) => {
    if (!(node instanceof HTMLScriptElement) || !node.src || seen.has(node)) return;
    seen.add(node);
    const { pathname, search } = new URL(node.src);
    requested.push(pathname + search);
    const outcome = play(pathname + search, node);
    if (outcome) settle(node, outcome);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(record);
  });
  observer.observe(document.head, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  });
  return { requested, close: () => observer.disconnect() };
}

let count = 0;

/** A plain host with one remote `cart` at `/cart/<version>/remoteEntry.js`, with a global name that is unique to the test. */
export function openHost(
  plugins: ModuleFederationRuntimePlugin[],
  remote: { readonly type?: 'global' | 'module'; readonly version?: string } = {},
) {
  count += 1;
  const { type = 'global', version = String(count) } = remote;
  const global = `cart_${count}`;
  const base = `/cart/${version}/`;
  const host: Host = createInstance({
    name: `host-${count}`,
    remotes: [
      { name: 'cart', entry: `http://localhost${base}remoteEntry.js`, entryGlobalName: global, type },
    ],
    plugins,
  });
  return { host, global, base };
}
