import type { Actor } from '@shop/contracts/registry';
import { liveEnv } from '../domain/live-env';

/** Addresses of the built style sheet and script. */
export interface ConsoleAssets {
  readonly style: string;
  readonly script: string;
}

/** The user, and what every page shows. */
export interface Frame {
  readonly assets: ConsoleAssets;
  readonly actor: Actor | null;
  /** Display name of the OpenID Connect provider; null without one. */
  readonly provider: string | null;
  readonly now: Date;
  /** The environment that the page is about. */
  readonly env: string;
  /** Every environment; empty before sign-in. */
  readonly environments: readonly string[];
  /** The address of a page of this environment, such as `/rollouts`; without a path, of its first page. */
  href(path?: string): string;
}

/** The path that all pages of an environment are below. */
export const basePath = (env: string): string => (env === liveEnv ? '/ops' : `/ops/in/${env}`);
