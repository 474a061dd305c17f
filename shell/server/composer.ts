import type { RenderOutcome } from '@shop/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { createAssetSource } from './fragment-assets';
import { createDocumentHeaders, type PaymentOrigins } from './headers';
import { readFrame } from './fallback';
import { createPageCache } from './page-cache';
import { createPageRenderer } from './page-renderer';
import { createPageSource } from './page-source';
import { isRendered } from './send-page';
import { servePages, type PageObserver } from './serve-pages';
import { createServerBreaker } from '../renderer/pool/breaker';
import type { FragmentRef } from '../renderer/pool/protocol';
import type { EarlyProcess } from './early-process';
import { createRenderPool, type RenderPoolOptions } from '../renderer/pool/render-pool';
import type { ReadApi } from '../renderer/pool/render-process';
import { serviceWorkerFile } from './service-worker';
import { readShellAssets, shellBundle } from './shell-build';
import { shellFiles } from './shell-files';
import { siteFiles } from './site-files';
import type { DocumentReleases } from './release';
import { firstPageRetryMs, openAllMs, pageDataMs, pageRenderMs } from '../durations';

export interface ComposerOptions {
  /** One build of the shell: its server bundles, frame and `build-manifest.json`. */
  readonly shellBuild: string;
  /** The hashed files of this and earlier builds of the shell: a tab that stayed open still asks for its own. */
  readonly shellAssets: string;
  /** The shell's `public` folder, served at the root. */
  readonly publicDir: string;
  /** Folder of published artifacts. */
  readonly remotesDir: string;
  /** Reads public data for pages and the sitemap by its path, such as `/api/v1/product`, without credentials. */
  readonly readApi: ReadApi;
  /**
   * Where shoppers reach the shop, e.g. `https://shop.example`, for canonical URLs, the sitemap and Open Graph.
   * Never read from a request: a Host header is set by the client.
   */
  readonly publicOrigin: string;
  readonly releases: DocumentReleases;
  /** Subscribes to changes of what pages are made of, from when the server is ready until the returned function is called. */
  readonly onNews?: (heard: (news: 'stock' | 'catalogue') => void) => () => void;
  /** How long a page is fresh without a change notification, in ms. */
  readonly freshMs?: () => number;
  /** Called when the first page was rendered with a release: from then on the shop is ready. */
  readonly onReady?: () => void;
  /** Measures pages; by default not at all. */
  readonly observer?: PageObserver | undefined;
  /** Called with the outcome of each remote of a rendered page. */
  readonly onRender?: (outcome: RenderOutcome) => void;
  /** Origins of the payment provider: only its script may run in a page. Null by default, as for the sandbox. */
  readonly payments?: PaymentOrigins;
  /** Origins other than the shop's that pictures may come from; none by default. */
  readonly imageOrigins?: readonly string[];
  /** Limit for the data of one page, in ms. */
  readonly loadMs?: number;
  /** How long a shopper waits for a render before a fallback is sent, in ms. */
  readonly patienceMs?: number;
  /** Whether browsers store pages for offline use; false also removes what they have stored. */
  readonly keepsPages?: boolean;
  readonly rendering?: Pick<RenderPoolOptions, 'concurrency' | 'limits' | 'maxWaiting'>;
  /** A render process that was started before this server; ended when it is of another build than the shell's. */
  readonly early?: EarlyProcess | undefined;
}

/** Memory for rendered pages, in bytes: some two hundred of the largest. */
const cacheBytes = 64 * 1024 * 1024;

/** The HTML composer: every path without another route is a page of the shop. */
export function composer(options: ComposerOptions): FastifyPluginAsync {
  return async (app) => {
    const { shellBuild, publicDir, publicOrigin, remotesDir, readApi, releases } = options;
    const { loadMs = pageDataMs, patienceMs = pageRenderMs, payments = null, keepsPages = false } = options;
    const { freshMs = () => 60_000, onRender = () => undefined, onReady = () => undefined } = options;
    const headersOf = createDocumentHeaders({ payments, publicOrigin, images: options.imageOrigins ?? [] });
    const breaker = createServerBreaker();
    const firstFailedIn = new Map<string, number>();
    /** Each later release prepares the same code again, which is not more evidence against it. */
    const isFirstRelease = (version: string, seq: number) => {
      const first = firstFailedIn.get(version) ?? seq;
      firstFailedIn.set(version, first);
      return first === seq;
    };
    // A remote may ask as soon as its code is linked, and a server that is asked takes no more routes.
    const open = new Promise<void>((resolve) => app.addHook('onReady', async () => resolve()));
    const server = {
      readApi: (path: string, signal: AbortSignal) => open.then(() => readApi(path, signal)),
      onError: (message: string, fragment?: FragmentRef) => app.log.error({ fragment }, message),
    };
    const pool = createRenderPool({
      ...shellBundle(shellBuild),
      ...options.rendering,
      ...server,
      remotesDir,
      first: options.early?.connect(shellBuild, server),
      onPrepareFailure: ({ remote, version, modules, variant = 'stable', seq, kind }) => {
        if (isFirstRelease(`${remote}@${version} ${variant}`, seq))
          onRender({ remote, version, variant, outcome: kind });
        for (const module of modules) {
          if (kind === 'threw') breaker.note({ remote, module, version }, kind);
          else breaker.trip({ remote, module, version });
        }
      },
    });
    const renderer = createPageRenderer({
      pool,
      breaker,
      shell: readShellAssets(shellBuild, options.shellAssets),
      assets: createAssetSource(remotesDir),
      origin: publicOrigin,
      scriptOrigin: payments?.script,
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
    const prepare = async () => pool.prepare(releases.current());
    // While the rest of the server is put together; the first page reports its failure.
    let prepared = prepare();
    prepared.catch(() => undefined);
    const { observer } = options;
    observer?.onOpen(() => pool.load());

    const closing = new AbortController();
    /** Requests the home page as a shopper would until it renders: readiness is proven by a render, which also warms the cache. */
    const openFirstPage = async () => {
      while (!closing.signal.aborted) {
        try {
          await prepared;
          const { headers } = await app.inject({ url: '/' });
          if (isRendered(headers['cache-status'])) return onReady();
        } catch (err) {
          if (!closing.signal.aborted) app.log.error({ err }, 'The first page cannot be rendered yet');
        } finally {
          // Starting processes holds this one up, and whoever waits for the shop asks in a moment whether it is ready.
          setTimeout(() => pool.openAll(), openAllMs).unref();
        }
        await new Promise((resolve) => setTimeout(resolve, firstPageRetryMs));
        prepared = prepare();
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

    servePages(app, { releases, pages, headersOf, observer });
  };
}
