import { createHmac } from 'node:crypto';
import { liveEnv } from './live-env';

/**
 * The signing key for the shops of one environment, derived from the registry's key, so that a shop cannot sign for another
 * environment. `live` uses the registry's key.
 */
export const keyOfEnvironment = (registryKey: string, env: string): string =>
  env === liveEnv
    ? registryKey
    : createHmac('sha256', registryKey).update(`environment:${env}`).digest('base64url');
