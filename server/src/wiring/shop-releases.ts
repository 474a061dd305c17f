import type { RenderOutcome } from '@shop/contracts';
import type { LiveRelease, PageReleases, VersionFigures } from '@shop/registry';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';

/** Where a shop has its releases from: a registry in its own process, or one elsewhere. */
export interface ShopReleases {
  /** Folder of the versions on this machine. */
  readonly remotesDir: string;
  readonly live: LiveRelease;
  readonly pages: PageReleases;
  /** Counts how a remote fared in a render on the server; never throws, and the page does not wait for it. */
  reportRender(outcome: RenderOutcome): void;
  /** How versions do, for monitoring, where this process has the registry. */
  readonly figures?: () => Promise<VersionFigures>;
  /** What pages read of `/registry/v1` and `/remotes`, at the shop's own address. */
  readonly plugin: FastifyPluginAsync;
  /** The registry's interface and its console, where this process has them; or the address of those elsewhere. */
  readonly ops: FastifyPluginAsync | { readonly address: string };
  /** Keeps up with what is live, until the returned function is called. */
  start(log: FastifyBaseLogger): () => Promise<void>;
}
