import type { ShareScope, ShareScopeOptions } from './share-scope';

interface WebpackRequire {
  readonly federation: {
    readonly initOptions: ShareScopeOptions;
    readonly runtime: { init(options: ShareScopeOptions): ShareScope };
  };
}

/** Starts the runtime for a build, the shell's or a container's, with what webpack wrote down of it. */
export const init = ({
  webpackRequire: { federation },
}: {
  readonly webpackRequire: WebpackRequire;
}): ShareScope => federation.runtime.init(federation.initOptions);

/** Remotes that a build names itself: ours are named by the release. */
export const remotes = undefined;

/** A shared package cut to what one page uses, and fetched from elsewhere when that is too little: none of ours is. */
export const getSharedFallbackGetter = undefined;
