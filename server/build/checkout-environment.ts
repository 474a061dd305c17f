/** The environment of a command in a checkout. All its shops and tests share compressed files. */
export const checkoutEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  CACHE_DIR: env.CACHE_DIR || '.cache',
});
