/**
 * What remotes' code finds on the shop's server. A separate entry point: the render processes offer exactly this, and a check of a
 * build can name what it asks for beyond, so pages do not load it.
 */

/** Functions and objects of the web, besides the language itself. There is no network, no document and no storage. */
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
