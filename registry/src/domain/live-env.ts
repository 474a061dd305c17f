/** The environment that the shop follows. */
export const liveEnv = 'live';
