import webpack from 'webpack';

/** Chromium reads this at the head of a script; to other browsers it is a comment. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Has a browser compile every function of these files when they arrive, instead of each when it is first called. That is
 * for a screen that is fetched while the page rests: its click finds it compiled. What runs little of itself starts later.
 */
export const compileAhead = (files: readonly string[]): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: hint,
    raw: true,
    include: [...files],
    // After the minimizer, which takes comments away.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
