import webpack from 'webpack';

/** A magic comment that Chromium reads at the start of a script. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Makes a browser compile every function of these files when they arrive, instead of lazily. That is
 * for a page that is prefetched while the current one is idle. Code that runs only partly would start later.
 */
export const compileAhead = (files: readonly string[]): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: hint,
    raw: true,
    include: [...files],
    // After the minimizer, which removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
