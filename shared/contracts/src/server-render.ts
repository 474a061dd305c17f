/**
 * What the shop's server provides to remotes' code: the render processes provide exactly this, and build
 * checks report anything else that a remote needs. A separate entry point, because pages do not need it.
 */

/** Web APIs, besides the language itself. There is no network, no document and no storage. */
export const serverGlobals = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Event',
  'EventTarget',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
] as const;

/** Parts of the language that are missing: they could block the process forever, or run other machine code. */
export const withheldGlobals = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'] as const;

/** Modules of Node that code may import: of `url` only `URL`, `URLSearchParams` and `pathToFileURL`. */
export const serverModules = ['node:url', 'url'] as const;

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Why a module that a remote exposes is not a `RouteModule`, with advice; null if it is one. */
export function routeModuleFault(module: unknown): string | null {
  const exported = (module ?? {}) as Readonly<Record<string, unknown>>;
  const names = Object.keys(exported).filter((name) => exported[name] !== undefined);
  if (!isComponent(exported.Component)) {
    const found = names.length > 0 ? `It exports ${names.join(', ')}.` : 'It exports nothing.';
    const what =
      exported.Component === undefined
        ? 'exports no Component'
        : 'exports a Component that React cannot render';
    return `${what}, so the shop cannot show it. ${found} Export what definePage from @shop/remote-kit returns.`;
  }
  const wrong = ['load', 'head', 'approach'].find(
    (name) => exported[name] !== undefined && typeof exported[name] !== 'function',
  );
  return wrong === undefined ? null : `exports "${wrong}", which is not a function.`;
}
