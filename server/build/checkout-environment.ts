/** The environment of a command in a checkout: compressed files are shared by all shops and tests of it. */
export const checkoutEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  CACHE_DIR: env.CACHE_DIR || '.cache',
});
