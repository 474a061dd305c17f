import { ShareScope, type ShareScopeOptions } from './share-scope';

/** Webpack's way to put what a build provides into its scope. */
declare const __webpack_init_sharing__: (scope: string) => unknown;

let page: ShareScope | null = null;
let lends = false;

/** Another instance, with a share scope of its own until a container is given the page's. */
export const createInstance = (options: ShareScopeOptions): ShareScope => new ShareScope(options);

/** The page's instance: the first call makes it. Webpack's part of the runtime calls this as the shell starts. */
export function init(options: ShareScopeOptions): ShareScope {
  page ??= createInstance(options);
  return page;
}

/**
 * The page's instance, with everything that the shell provides: that runs already, so no newer version of a remote
 * takes its place. Throws an Error before the federation runtime has started.
 */
export function pageInstance(): ShareScope {
  if (!page) throw new Error('The federation runtime of the shell did not start');
  if (!lends) {
    __webpack_init_sharing__('default');
    page.begin();
    lends = true;
  }
  return page;
}
