import type { LanguageCode } from '@shop/config/languages';
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
  /** Folder of the shell's build: server bundles, frame and `build-manifest.json`. */
  readonly shellBuild: string;
  /** Folder of the hashed files of this and earlier builds of the shell, which open tabs still request. */
  readonly shellAssets: string;
  /** The shell's `public` folder, served at the root. */
  readonly publicDir: string;
  /** Folder of published artifacts. */
  readonly remotesDir: string;
  /** Reads public data for pages and the sitemap by its path, such as `/api/v1/product`, without credentials. */
  readonly readApi: ReadApi;
  /**
   * The shop's public origin, such as `https://shop.example`, for canonical URLs, the sitemap and Open Graph. Never read from a
   * request, because clients set the Host header.
   */
  readonly publicOrigin: string;
  readonly releases: DocumentReleases;
  /** Subscribes to changes to the data in pages. Called when the server is ready; returns a function that unsubscribes. */
  readonly onNews?: (listener: (change: 'stock' | 'catalogue') => void) => () => void;
  /** How long a page stays fresh without a change notification, in ms. */
  readonly freshMs?: () => number;
  /**
   * Time of the next scheduled change to the data in pages, such as the start of a sale, in ms since 1970; never by default.
   * Publishes a change that is due before it returns, so that no outdated page is sent.
   */
  readonly nextChange?: () => number;
  /** Called when the first page was rendered with a release, which makes the shop ready. */
  readonly onReady?: () => void;
  /** Receives measurements of pages; none by default. */
  readonly observer?: PageObserver | undefined;
  /** Called with the outcome of each remote of a rendered page. */
  readonly onRender?: (outcome: RenderOutcome) => void;
  /** Origins of the payment provider, whose script may run in pages. Default: null, for the sandbox. */
  readonly payments?: PaymentOrigins;
  /** Origins other than the shop's that pictures may come from; none by default. */
  readonly imageOrigins?: readonly string[];
  /** Limit for the data of one page, in ms. */
  readonly loadMs?: number;
  /** How long a shopper waits for a render before a fallback is sent, in ms. */
  readonly patienceMs?: number;
  /** Whether browsers store pages for offline use; false also removes stored pages. */
  readonly keepsPages?: boolean;
  /** Languages of the interface besides English, each at its prefix; none by default. */
  readonly languages?: readonly LanguageCode[];
  readonly rendering?: Pick<RenderPoolOptions, 'concurrency' | 'limits' | 'maxWaiting'>;
  /** A render process that was started before this server; ended if it has a different build of the shell. */
  readonly early?: EarlyProcess | undefined;
}

/** Memory for rendered pages, in bytes: about two hundred of the largest ones. */
const cacheBytes = 64 * 1024 * 1024;

/** The HTML composer, which serves every path without another route as a page of the shop. */
export function composer(options: ComposerOptions): FastifyPluginAsync {
  return async (app) => {
    const { shellBuild, publicDir, publicOrigin, remotesDir, readApi, releases } = options;
    const { loadMs = pageDataMs, patienceMs = pageRenderMs, payments = null, keepsPages = false } = options;
    const { freshMs = () => 60_000, onRender = () => undefined, onReady = () => undefined } = options;
    const { nextChange = () => Infinity, languages = [] } = options;
    const headersOf = createDocumentHeaders({
      payments,
      publicOrigin,
      images: options.imageOrigins ?? [],
      changesInMs: () => nextChange() - Date.now(),
    });
    const breaker = createServerBreaker();
    const firstFailedIn = new Map<string, number>();
    /** Each later release prepares the same code again, which is not more evidence against it. */
    const isFirstRelease = (version: string, seq: number) => {
      const first = firstFailedIn.get(version) ?? seq;
      firstFailedIn.set(version, first);
      return first === seq;
    };
    // A remote may read data as soon as its code is linked, and Fastify accepts no more routes after its first request.
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
          if (kind === 'threw') breaker.record({ remote, module, version }, kind);
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
      languages,
      loadMs,
      onRender,
      onError: (err, message) => app.log.error({ err }, message),
    });
    const cache = createPageCache({ maxBytes: cacheBytes, freshMs, beforeUse: nextChange });
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
    // Runs while the rest of the server starts; the first page reports failures.
    let prepared = prepare();
    prepared.catch(() => undefined);
    const { observer } = options;
    observer?.onOpen(() => pool.load());

    const closing = new AbortController();
    /** Requests the home page until it renders, which proves that the shop is ready and warms the cache. */
    const openFirstPage = async () => {
      while (!closing.signal.aborted) {
        try {
          await prepared;
          const { headers } = await app.inject({ url: '/' });
          if (isRendered(headers['cache-status'])) return onReady();
        } catch (err) {
          if (!closing.signal.aborted) app.log.error({ err }, 'The first page cannot be rendered yet');
        } finally {
          // Starting processes blocks this one, and readiness checks are about to arrive.
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

    servePages(app, { releases, pages, headersOf, observer, languages });
  };
}
