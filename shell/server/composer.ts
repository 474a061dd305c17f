import type { RenderOutcome } from '@shop/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createAssetSource } from './assets/asset-source';
import { createDocumentHeaders, type PaymentTaker } from './pages/document-headers';
import { crashPage } from './pages/crash-page';
import { readFrame } from './pages/last-resort';
import { pageAddress } from './pages/page-address';
import { createPageCache } from './pages/page-cache';
import { createPageRenderer } from './pages/page-renderer';
import { createPageSource, type FoundPage, type PageOrigin } from './pages/page-source';
import { createPageTurns } from './pages/page-turns';
import { isRendered, originOf, sendPage } from './pages/send-page';
import { createServerBreaker } from './rendering/breaker';
import { createRenderPool, type RenderLoad, type RenderPoolOptions } from './rendering/render-pool';
import type { ReadApi } from './rendering/render-process';
import { serviceWorkerFile } from './assets/service-worker';
import { readShellAssets } from './assets/shell-assets';
import { shellBundle } from './assets/shell-bundle';
import { shellFiles } from './assets/shell-files';
import { siteFiles } from './site/site-files';
import type { DocumentReleases } from './pages/document-releases';

/** Whoever measures pages. */
export interface PageObserver {
  /** A request for a page that was responded to: where the page came from, `none` for what is none. */
  onPage(page: { readonly from: PageOrigin | 'none'; readonly status: number; readonly ms: number }): void;
  /** Handed how to ask what the render processes have to do. */
  onOpen(load: () => RenderLoad): void;
}

export interface ComposerOptions {
  /** One build of the shell: its server bundles, frame and `build-manifest.json`. */
  readonly shellBuild: string;
  /** The hashed files of this and earlier builds of the shell: a tab that stayed open still asks for its own. */
  readonly shellAssets: string;
  /** The shell's `public` folder, served at the root. */
  readonly publicDir: string;
  /** Folder of published artifacts. */
  readonly remotesDir: string;
  /** Reads public data for pages and the sitemap by its path, such as `/api/v1/product`, in nobody's name. */
  readonly readApi: ReadApi;
  /**
   * Where shoppers reach the shop, e.g. `https://shop.example`, for canonical addresses, the sitemap and what is shared.
   * Never read from a request: a Host header says what its sender likes.
   */
  readonly publicOrigin: string;
  readonly releases: DocumentReleases;
  /** Tells of changes of what pages are made of, from when the server is ready until the returned function is called. */
  readonly onNews?: (heard: (news: 'stock' | 'catalogue') => void) => () => void;
  /** How long a page is fresh though no change was heard of, in ms. */
  readonly freshMs?: () => number;
  /** Told when the first page was rendered with a release: from then on the shop can serve. */
  readonly onReady?: () => void;
  /** Measures pages; nobody when absent. */
  readonly observer?: PageObserver | undefined;
  /** Told how each remote of a page did on the server. */
  readonly onRender?: (outcome: RenderOutcome) => void;
  /** Who takes the money: only the real provider's script may run in a page. The sandbox when nothing is said. */
  readonly payments?: PaymentTaker;
  /** Limit for the data of one page, in ms. */
  readonly loadMs?: number;
  /** How long a shopper waits for a render before the page comes from elsewhere, in ms. */
  readonly patienceMs?: number;
  /** Whether browsers keep pages for when there is no network; false also removes what they have kept. */
  readonly keepsPages?: boolean;
  readonly rendering?: Pick<RenderPoolOptions, 'concurrency' | 'limits' | 'maxWaiting'>;
}

/** Memory for rendered pages, in bytes: some two hundred of the largest. */
const cacheBytes = 64 * 1024 * 1024;

/** Pages that are sent in one turn of the event loop. With 16, checkouts under a flood take three times as long. */
const pagesPerTurn = 4;

/** Between two tries of the first page, in ms. */
const retryMs = 500;

/** Addresses of other services: what they do not know is not a page either. */
const elsewhere = /^\/(api|media|registry|remotes|sandbox|shell)\//;

/** The HTML composer: every path that nothing else serves is a page of the shop. */
export function composer(options: ComposerOptions): FastifyPluginAsync {
  return async (app) => {
    const { shellBuild, publicDir, publicOrigin, remotesDir, readApi, releases } = options;
    const { loadMs = 1500, patienceMs = 3000, payments = 'sandbox', keepsPages = false } = options;
    const { freshMs = () => 60_000, onRender = () => undefined, onReady = () => undefined } = options;
    const headersOf = createDocumentHeaders({ payments, publicOrigin });
    const breaker = createServerBreaker();
    const pool = createRenderPool({
      ...shellBundle(shellBuild),
      ...options.rendering,
      remotesDir,
      readApi,
      onError: (message, fragment) => app.log.error({ fragment }, message),
      onPrepareFailure: ({ remote, version, variant = 'stable', kind }) => {
        onRender({ remote, version, variant, outcome: kind });
        if (kind === 'threw') breaker.note(remote, version, kind);
        else breaker.trip(remote, version);
      },
    });
    const renderer = createPageRenderer({
      pool,
      breaker,
      shell: readShellAssets(shellBuild, options.shellAssets),
      assets: createAssetSource(remotesDir),
      origin: publicOrigin,
      keepsPages,
      loadMs,
      onRender,
      onError: (err, message) => app.log.error({ err }, message),
    });
    const cache = createPageCache({ maxBytes: cacheBytes, freshMs });
    const frame = readFrame(shellBuild);
    const pages = createPageSource({
      renderer,
      cache,
      frame,
      patienceMs,
      onError: (err, message) => app.log.error({ err }, message),
    });

    releases.beforeLive((next) => pool.prepare(next));
    const { observer } = options;
    observer?.onOpen(() => pool.load());

    const closing = new AbortController();
    /** Asks for home as shoppers do until it is rendered: what was never tried is not ready. The first of them has it at once. */
    const openFirstPage = async () => {
      while (!closing.signal.aborted) {
        try {
          await pool.prepare(releases.current());
          const { headers } = await app.inject({ url: '/' });
          if (isRendered(headers['cache-status'])) return onReady();
        } catch (err) {
          if (!closing.signal.aborted) app.log.error({ err }, 'The first page cannot be rendered yet');
        }
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    };
    app.addHook('onListen', async () => void openFirstPage());
    const stopNews = options.onNews?.((news) => (news === 'stock' ? cache.expireSoon() : cache.expire()));
    app.addHook('onClose', async () => {
      stopNews?.();
      closing.abort();
      await pool.close();
    });

    await app.register(shellFiles(options.shellAssets));
    await app.register(siteFiles({ publicDir, publicOrigin, readApi }));
    await app.register(serviceWorkerFile({ shellBuild, enabled: keepsPages }));

    const unavailable = (reply: FastifyReply, url: string) =>
      reply
        .code(503)
        .header('retry-after', '5')
        .headers(headersOf({ url, reach: 'nobody', seq: 0 }))
        .send(crashPage);

    const turns = createPageTurns(pagesPerTurn);
    const page = (request: FastifyRequest, reply: FastifyReply) => {
      const later = turns.take();
      return later ? later.then(() => respond(request, reply)) : respond(request, reply);
    };
    const respond = (request: FastifyRequest, reply: FastifyReply) => {
      const { url = '/' } = request.raw;
      if (elsewhere.test(url))
        return reply.code(404).send({ status: 404, message: 'There is nothing at this address.' });
      const address = pageAddress(url);
      const given = releases.forDocument(request, reply);
      if (!given) return unavailable(reply, url);
      const send = (found: FoundPage | undefined) =>
        found ? sendPage(request, reply, { ...found, address, given, headersOf }) : unavailable(reply, url);
      // Most pages are there: nothing is to be waited for.
      const known = pages.known(address, given);
      return known ? send(known) : pages.find(address, given, leavingOf(reply)).then(send);
    };

    app.get('/*', {
      onResponse: (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        const { statusCode: status, elapsedTime: ms } = reply;
        observer?.onPage({ from: originOf(reply.getHeader('cache-status')), status, ms });
        done();
      },
      errorHandler: (error, request, reply) => {
        request.log.error(error, `No page for ${request.raw.url}`);
        const url = request.raw.url ?? '/';
        return reply
          .code(500)
          .headers(headersOf({ url, reach: 'nobody', seq: 0 }))
          .send(crashPage);
      },
      handler: page,
    });
  };
}

/** Tells when the browser has left before it had its page. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
