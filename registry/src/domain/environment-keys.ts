import { createHmac } from 'node:crypto';
import { liveEnv } from './live-env';

/** The key of the shops of one environment, made from the registry's, so that none signs for another; that of `live` is the registry's. */
export const keyOfEnvironment = (registryKey: string, env: string): string =>
  env === liveEnv
    ? registryKey
    : createHmac('sha256', registryKey).update(`environment:${env}`).digest('base64url');
