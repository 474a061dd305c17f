import type { RenderOutcome } from '@shop/contracts';
import type { LiveRelease, PageReleases, PurchaseStage, Registry } from '@shop/registry';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';

/** The source of a shop's releases: a registry in its own process, or a remote one. */
export interface ShopReleases {
  /** Folder of the versions on this machine. */
  readonly remotesDir: string;
  readonly live: LiveRelease;
  readonly pages: PageReleases;
  /** Counts the outcome of a remote in a server render; never throws, and never blocks. */
  reportRender(outcome: RenderOutcome): void;
  /** Counts how far the sender of a call has come in a purchase. Rejects where that cannot be counted now. */
  reportPurchase(request: FastifyRequest, stages: readonly PurchaseStage[]): Promise<void>;
  /** Notes that an order was paid in the browser of a call. Rejects where that cannot be stored now. */
  reportCustomer(request: FastifyRequest, order: string): Promise<void>;
  /** The health of versions for metrics, where this process has the registry. */
  readonly figures?: Registry['figures'];
  /** Registers what pages read of `/registry/v1` and `/remotes`, at the shop's own URL. */
  readonly plugin: FastifyPluginAsync;
  /** The registry's API and its console, where this process has them; or their URL elsewhere. */
  readonly ops: FastifyPluginAsync | { readonly address: string };
  /** Follows what is live, until the returned function is called. */
  start(log: FastifyBaseLogger): () => Promise<void>;
}
