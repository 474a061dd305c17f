import type { PageRemote, ExposeAssets } from '@shop/contracts';
import { readDescriptor } from '@shop/federation/build';
import { devGlobalName, devPath, devVersion } from '@shop/federation/dev';

/** A remote from the dev server: without preloads, and without a fallback version. */
export function devRemote(dir: string): PageRemote {
  const { name, exposes, routes, slots } = readDescriptor(dir);
  const nothing = { js: [], css: [] };
  return {
    version: devVersion,
    base: devPath(name),
    manifest: {
      entry: 'remoteEntry.js',
      globalName: devGlobalName(name),
      exposes: Object.fromEntries(exposes.map((module) => [module, nothing])),
      server: '',
    },
    integrity: {},
    routes,
    slots,
    fallback: null,
  };
}

/** The page in which a remote opens without the shell. */
export function standaloneDocument(remote: string, { js, css }: ExposeAssets): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${remote}, on its own</title>`,
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...js.map((src) => `<script defer src="${src}"></script>`),
    '</head><body><div id="standalone"></div></body></html>',
  ].join('');
}

/** Path of `reactHook` on the dev server; a separate file, as the shop's pages do not allow inline scripts. */
export const reactHookPath = '/dev/react-hook.js';

/**
 * Replaces React's developer tools hook and records every copy of React DOM. Fast Refresh in a remote starts
 * after the shell's React, and finds it here.
 */
export const reactHook = `if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
`;
