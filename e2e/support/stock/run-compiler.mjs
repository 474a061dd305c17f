// @ts-check

/**
 * Runs a webpack or Rspack compiler; rejects with its errors.
 * @param {{
 *   run(done: (error: Error | null, stats?: { hasErrors(): boolean, toString(preset: 'errors-only'): string }) => void): void,
 *   close(done: () => void): void,
 * }} compiler
 * @returns {Promise<void>}
 */
export const runCompiler = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
