import type { Actor } from '@shop/contracts/registry';
import { liveEnv } from '../domain/live-env';
import type { EnvStatus } from './env-status';

/** URLs of the built style sheet and script. */
export interface ConsoleAssets {
  readonly style: string;
  readonly script: string;
}

/** The user and the common parts of every page. */
export interface Frame {
  readonly assets: ConsoleAssets;
  readonly actor: Actor | null;
  /** Display name of the OpenID Connect provider; null without one. */
  readonly provider: string | null;
  readonly now: Date;
  /** The environment of the page. */
  readonly env: string;
  /** Every environment; empty before sign-in. */
  readonly environments: readonly string[];
  /** The status of the environment; absent before sign-in. */
  readonly status?: EnvStatus | undefined;
  /** The URL of a page of this environment, such as `/rollouts`; without a path, of its first page. */
  href(path?: string): string;
}

/** The base path of an environment's pages. */
export const basePath = (env: string): string => (env === liveEnv ? '/ops' : `/ops/in/${env}`);
