/** The environment that shops follow by default. */
export const liveEnv = 'live';
